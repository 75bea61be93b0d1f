/** Reviews of products by people who bought them (docs/product.md#reviews). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { pageOf, pictureSchema } from './catalog.ts';

export const moderationStatuses = ['pending', 'published', 'rejected'] as const;
export type ModerationStatus = (typeof moderationStatuses)[number];

export const reviewSorts = ['newest', 'highest', 'lowest', 'photos'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** A review's photo as it is stored: an item of the media table, and its size in px. */
export type StoredPhoto = { id: string; width: number; height: number };

export const mostPhotos = 4;

/** PostgreSQL's text cannot hold U+0000. */
const clean = (most: number) =>
  z
    .string()
    .trim()
    .min(1, problemKey('text_missing'))
    .max(most)
    .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'));

export const writeReviewSchema = z.strictObject({
  rating: z.coerce.number().int().min(1, problemKey('rating_missing')).max(5),
  headline: clean(120),
  text: clean(4000),
  /** Ids that POST /api/v1/review-photos answered to this account, in the order in which they are shown. */
  photos: z.array(idSchema).max(mostPhotos).default([]),
});
export type WriteReview = z.output<typeof writeReviewSchema>;

export const reviewSchema = z
  .object({
    _id: idSchema,
    rating: z.number().int(),
    headline: z.string(),
    text: z.string(),
    /** First name and last initial. */
    author: z.string(),
    /** Written by someone who bought for a trade account. */
    trade: z.boolean(),
    photos: z.array(pictureSchema),
    published_at: z.iso.datetime(),
    reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof reviewSchema>;

/** A product's reviews in one line: the average to two decimals, and how many gave 1, 2, 3, 4 and 5 stars. */
export const ratingSchema = z.object({
  average: z.number(),
  count: z.number().int(),
  distribution: z.array(z.number().int()).length(5),
});
export type Rating = z.output<typeof ratingSchema>;

export const reviewPageSchema = pageOf(reviewSchema).extend({ rating: ratingSchema });
export type ReviewPage = z.output<typeof reviewPageSchema>;

/** A review as its author sees it, in whatever state. */
export const ownReviewSchema = z.object({
  status: z.enum(moderationStatuses),
  rating: z.number().int(),
  headline: z.string(),
  text: z.string(),
  photos: z.array(z.object({ id: idSchema, picture: pictureSchema })),
  note: z.string(),
});

export const mayReviewSchema = z.object({
  product: z.object({ name: z.string(), href: z.string(), picture: pictureSchema }),
  /** Whether the account bought it. */
  may: z.boolean(),
  review: ownReviewSchema.nullable(),
});
export type MayReview = z.output<typeof mayReviewSchema>;

export const deskReviewSchema = z.object({
  _id: idSchema,
  version: z.number().int(),
  status: z.enum(moderationStatuses),
  product: z.object({ name: z.string(), href: z.string() }),
  rating: z.number().int(),
  headline: z.string(),
  text: z.string(),
  author: z.string(),
  email: z.string(),
  trade: z.boolean(),
  photos: z.array(pictureSchema),
  note: z.string(),
  reply: z.string(),
  created_at: z.iso.datetime(),
});
export type DeskReview = z.output<typeof deskReviewSchema>;

export const deskReviewPageSchema = pageOf(deskReviewSchema).extend({
  /** How many wait. */
  pending: z.number().int(),
});

export const moderateReviewSchema = z.strictObject({
  version: z.number().int(),
  action: z.enum(['publish', 'reject', 'reply']),
  /** What the author is told of a rejection, or what everybody reads under the review; empty takes a reply away. */
  text: z
    .string()
    .trim()
    .max(2000)
    .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'))
    .default(''),
});
export type ModerateReview = z.output<typeof moderateReviewSchema>;
