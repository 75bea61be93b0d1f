/** Review of a draft before it is published (docs/product.md#review). Times are ISO, UTC. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { documentKinds } from './content-kinds.ts';

/** `asked`: waits for an answer. A page of which nobody asked has no review. */
export const reviewStates = ['asked', 'approved', 'changes'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewAnswers = ['approved', 'changes'] as const;

/** How one was over: taken back, asked anew, published, or left without a change to look at. */
export const reviewEnds = ['withdrawn', 'replaced', 'published', 'discarded'] as const;
export type ReviewEnd = (typeof reviewEnds)[number];

export const personNameSchema = z.object({ _id: z.string(), name: z.string() }).meta({ id: 'NamedEmployee' });

export const reviewSchema = z
  .object({
    _id: idSchema,
    state: z.enum(reviewStates),
    /** The draft's number that it is about: when it was asked, and that which was answered once it is. */
    revision: z.number().int(),
    /** The draft is another one by now. */
    changed: z.boolean(),
    /** Who changed the draft last: an account's id. */
    changed_by: z.string(),
    /** Approved by somebody else than who asked and who changed the draft last, and still that draft. */
    counts: z.boolean(),
    note: z.string(),
    asker: personNameSchema,
    asked_at: z.iso.datetime(),
    /** The one person who should look; null: everybody who may publish. */
    reviewer: personNameSchema.nullable(),
    answer: z.object({ by: personNameSchema, at: z.iso.datetime(), note: z.string() }).nullable(),
  })
  .meta({ id: 'PageReview' });
export type PageReview = z.output<typeof reviewSchema>;

/** A draft that waits for the caller's answer. */
export const waitingReviewSchema = z
  .object({
    _id: idSchema,
    page: idSchema,
    kind: z.enum(documentKinds),
    title: z.string(),
    asker: z.string(),
    asked_at: z.iso.datetime(),
    note: z.string(),
  })
  .meta({ id: 'WaitingReview' });
export type WaitingReview = z.output<typeof waitingReviewSchema>;
