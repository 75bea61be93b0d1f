/** Reviews of products, all ours (docs/product.md#reviews). */
import { z } from 'zod';
import {
  deskReviewPageSchema,
  deskReviewSchema,
  mayReviewSchema,
  moderateReviewSchema,
  moderationStatuses,
  reviewPageSchema,
  reviewSorts,
  writeReviewSchema,
} from '#schemas/domain/catalog/review.ts';
import { mediaNameSchema } from '#schemas/domain/media/media.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'reviews';
const params = { slug: z.string().min(1).max(120) };
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const limit = (standard: number) => z.coerce.number().int().min(1).max(50).default(standard);
const desk = ['unauthenticated', 'forbidden'] as const;

export const reviewCalls = {
  listReviews: call({
    method: 'get',
    path: '/api/v1/products/{slug}/reviews',
    tag,
    summary: 'A product’s published reviews by pages, their average and distribution',
    params,
    query: { sort: z.enum(reviewSorts).default('newest'), page, limit: limit(5) },
    response: reviewPageSchema,
    errors: ['not_found'],
  }),
  getOwnReview: call({
    method: 'get',
    path: '/api/v1/products/{slug}/own-review',
    tag,
    summary: 'Whether the account bought the product, and its own review in whatever state',
    params,
    response: mayReviewSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  writeReview: call({
    method: 'put',
    path: '/api/v1/products/{slug}/own-review',
    tag,
    summary: 'Write or change the account’s one review of a product it bought; it waits for approval',
    params,
    body: writeReviewSchema,
    response: mayReviewSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many_requests', 'bad_origin'],
  }),
  uploadReviewPhoto: call({
    method: 'post',
    path: '/api/v1/review-photos',
    tag,
    summary: 'A photo for a review, at most 20 MB; its type is what it holds',
    query: { name: mediaNameSchema },
    upload: true,
    status: 201,
    response: z.object({ _id: idSchema }),
    errors: [
      'unauthenticated',
      'bad_origin',
      'invalid',
      'unsupported_media_type',
      'too_large',
      'too_many_requests',
    ],
  }),
  listDeskReviews: call({
    method: 'get',
    path: '/api/v1/desk/reviews',
    tag,
    summary: 'Reviews in one state, the longest waiting first when they wait, else the latest (sales)',
    query: { status: z.enum(moderationStatuses).default('pending'), page, limit: limit(20) },
    response: deskReviewPageSchema,
    errors: [...desk],
  }),
  moderateReview: call({
    method: 'post',
    path: '/api/v1/desk/reviews/{id}',
    tag,
    summary: 'Publish or reject a review, or reply to it (sales)',
    params: { id: idSchema },
    body: moderateReviewSchema,
    response: deskReviewSchema,
    errors: [...desk, 'not_found', 'stale_version', 'bad_origin'],
  }),
};
