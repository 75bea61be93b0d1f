/** Comments of employees on pages and their blocks (docs/product.md#comments). They are no part of the document. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { commentLimit } from './comment-path.ts';
import { documentKinds } from './content-kinds.ts';

/** People that one comment mentions. */
export const mentionLimit = 20;
export const threadsPerPage = 500;
export const repliesPerThread = 200;

/** PostgreSQL takes no U+0000; other control characters but tab and line break say nothing to a person. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

const text = z
  .string()
  .transform((value) => value.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1, problemKey('comment_missing'))
      .max(commentLimit, problemKey('text_too_long'))
      .refine((value) => !control.test(value) && value.isWellFormed(), problemKey('character_not_allowed')),
  );

const mentions = z
  .array(idSchema)
  .max(mentionLimit, problemKey('comment_mentions_over_limit'))
  .default([])
  .transform((ids) => [...new Set(ids)]);

/** The author's own name for a comment: the same one twice is the same comment. */
const clientId = z
  .string()
  .min(8)
  .max(60)
  .regex(/^[A-Za-z0-9_-]+$/, problemKey('id_invalid'));

export const changeCommentSchema = z.strictObject({ text, mentions });
export type ChangeComment = z.output<typeof changeCommentSchema>;

export const replyToCommentSchema = z.strictObject({ text, mentions, client_id: clientId });
export type ReplyToComment = z.output<typeof replyToCommentSchema>;

export const createCommentSchema = z.strictObject({
  text,
  mentions,
  client_id: clientId,
  /** A block's id, saved or not yet; null for the page itself. */
  block: idSchema.nullable(),
});
export type CreateComment = z.output<typeof createCommentSchema>;

export const commentPersonSchema = z
  .object({ _id: idSchema, name: z.string() })
  .meta({ id: 'CommentPerson' });
export type CommentPerson = z.output<typeof commentPersonSchema>;

export const commentSchema = z
  .object({
    _id: idSchema,
    author: z.string(),
    /** The caller's own. */
    own: z.boolean(),
    /** Empty once it is deleted. */
    text: z.string(),
    mentions: z.array(commentPersonSchema),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    deleted: z.boolean(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.output<typeof commentSchema>;

export const commentThreadHeadSchema = z
  .object({
    _id: idSchema,
    page: idSchema,
    block: z.string().nullable(),
    /** What the block was when the thread began; null for the page, and for a block that was not saved yet. */
    block_type: z.string().nullable(),
    resolved: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
    first: commentSchema,
    replies: z.number().int(),
    last_at: z.iso.datetime(),
    may_reply: z.boolean(),
    may_resolve: z.boolean(),
  })
  .meta({ id: 'CommentThreadHead' });
export type CommentThreadHead = z.output<typeof commentThreadHeadSchema>;

export const commentThreadSchema = commentThreadHeadSchema
  .extend({ comments: z.array(commentSchema) })
  .meta({ id: 'CommentThread' });
export type CommentThread = z.output<typeof commentThreadSchema>;

/** An open thread in which somebody is mentioned, as the start page names it. */
export const mentionOfMeSchema = z
  .object({
    thread: idSchema,
    page: idSchema,
    kind: z.enum(documentKinds),
    title: z.string(),
    author: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'MentionOfMe' });
export type MentionOfMe = z.output<typeof mentionOfMeSchema>;
