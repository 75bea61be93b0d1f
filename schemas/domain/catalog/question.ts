/** Questions about products and their answers (docs/product.md#questions). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { pageOf } from './catalog.ts';
import { moderationStatuses } from './review.ts';

const clean = (most: number) =>
  z
    .string()
    .trim()
    .min(1, problemKey('text_missing'))
    .max(most)
    .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'));

export const askQuestionSchema = z.strictObject({ text: clean(500) });
export const answerQuestionSchema = z.strictObject({ text: clean(2000) });

const answerSchema = z.object({
  _id: idSchema,
  text: z.string(),
  author: z.string(),
  /** An employee's; else of someone who bought the product. */
  dealer: z.boolean(),
  at: z.iso.datetime(),
});

export const questionSchema = z
  .object({
    _id: idSchema,
    text: z.string(),
    author: z.string(),
    published_at: z.iso.datetime(),
    answers: z.array(answerSchema),
  })
  .meta({ id: 'Question' });
export type Question = z.output<typeof questionSchema>;

/** `all`: how many there are without the search. */
export const questionPageSchema = pageOf(questionSchema).extend({ all: z.number().int() });
export type QuestionPage = z.output<typeof questionPageSchema>;

/** `published`: false where the dealer reads it first. */
export const takenSchema = z.object({ published: z.boolean() });

export const deskQuestionSchema = z.object({
  _id: idSchema,
  version: z.number().int(),
  status: z.enum(moderationStatuses),
  product: z.object({ name: z.string(), href: z.string() }),
  text: z.string(),
  author: z.string(),
  email: z.string(),
  created_at: z.iso.datetime(),
  answers: z.array(answerSchema.extend({ status: z.enum(moderationStatuses) })),
});
export type DeskQuestion = z.output<typeof deskQuestionSchema>;

export const deskQuestionPageSchema = pageOf(deskQuestionSchema).extend({
  /** Questions that wait, or have an answer that waits. */
  pending: z.number().int(),
});

/** With an answer's id, that answer is published or rejected; else the question. */
export const moderateQuestionSchema = z.strictObject({
  version: z.number().int(),
  action: z.enum(['publish', 'reject']),
  answer: idSchema.optional(),
});
export type ModerateQuestion = z.output<typeof moderateQuestionSchema>;
