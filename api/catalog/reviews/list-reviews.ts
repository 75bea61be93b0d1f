/** GET /api/v1/products/{slug}/reviews (ours): what everybody reads. */
import { countByRating, findPublishedReviews, findReviewedProduct } from '#api/catalog/storage/reviews.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Rating, ReviewPage, ReviewSort } from '#schemas/domain/catalog/review.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { reviewView } from './views.ts';

function ratingOf(counts: { rating: number; count: number }[]): Rating {
  const distribution = [1, 2, 3, 4, 5].map(
    (stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0,
  );
  const count = distribution.reduce((sum, one) => sum + one, 0);
  const stars = distribution.reduce((sum, one, index) => sum + one * (index + 1), 0);
  // As the product's row has it: never rounded up past a filter's bound.
  return { average: count > 0 ? Math.floor((stars / count) * 100) / 100 : 0, count, distribution };
}

/** Throws not_found. */
export async function listReviews(
  context: Context,
  slug: string,
  query: { sort: ReviewSort; page: number; limit: number },
): Promise<ReviewPage> {
  const db = context.database.kysely;
  const product = await findReviewedProduct(db, slug);
  if (!product?.active) throw new ProblemError('not_found', because('product_not_found'));
  const [counts, rows] = await Promise.all([
    countByRating(db, product.id),
    findPublishedReviews(db, product.id, query.sort, toWindow(query)),
  ]);
  const rating = ratingOf(counts);
  return { ...toPage(rows.map(reviewView), rating.count, query), rating };
}
