import { listReviews } from '#api/catalog/reviews/list-reviews.ts';
import { listDeskReviews, moderateReview } from '#api/catalog/reviews/moderate-review.ts';
import { getOwnReview, writeReview } from '#api/catalog/reviews/write-review.ts';
import { uploadOf } from '#api/media/http/handlers.ts';
import { uploadShopperPhoto } from '#api/media/library/shopper-photos.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { reviewCalls } from '#schemas/contract/catalog/reviews.ts';

export const reviewHandlers: HandlersOf<typeof reviewCalls> = {
  listReviews: (context, { params, query }) => listReviews(context, params.slug, query),
  getOwnReview: (context, { params }) => getOwnReview(context, params.slug),
  writeReview: (context, { params, body }) => writeReview(context, params.slug, body),
  uploadReviewPhoto: (context, { query, c }) => uploadShopperPhoto(context, uploadOf(c.req.raw, query.name)),
  listDeskReviews: (context, { query }) => listDeskReviews(context, query),
  moderateReview: (context, { params, body }) => moderateReview(context, params.id, body),
};
