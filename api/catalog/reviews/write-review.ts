/** An account's own review of a product it bought (docs/product.md#reviews); every change of it waits for approval. */
import { pictureView, productHref } from '#api/catalog/shop/views.ts';
import {
  findAuthor,
  findOwnReview,
  findReviewedProduct,
  hasBought,
  refreshRating,
  upsertReview,
} from '#api/catalog/storage/reviews.ts';
import { findMediaByIds } from '#api/media/public-storage.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { MayReview, StoredPhoto, WriteReview } from '#schemas/domain/catalog/review.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { photoView } from './views.ts';

const hourMs = 60 * 60 * 1000;
/** Saves in an hour; a buyer of a whole house reviews a dozen products in an evening. */
const most = { address: 120, visitor: 30 };

async function productOf(db: Executor, slug: string) {
  const product = await findReviewedProduct(db, slug);
  if (!product) throw new ProblemError('not_found', because('product_not_found'));
  return product;
}

/** Throws unauthenticated, not_found. */
export async function getOwnReview(context: Context, slug: string): Promise<MayReview> {
  const accountId = requireAccount(context.actor);
  const db = context.database.kysely;
  const product = await productOf(db, slug);
  const [may, review] = await Promise.all([
    hasBought(db, accountId, product.id),
    findOwnReview(db, product.id, accountId),
  ]);
  return {
    product: { name: product.name, href: productHref(product), picture: pictureView(product.picture) },
    may,
    review: review
      ? {
          status: review.status,
          rating: review.rating,
          headline: review.headline,
          text: review.body,
          photos: review.photos.map((photo) => ({ id: photo.id, picture: photoView(photo, review.author) })),
          note: review.note,
        }
      : null,
  };
}

/** The account's own photos, in the given order. Throws invalid for anything else. */
async function photosOf(db: Executor, accountId: string, ids: string[]): Promise<StoredPhoto[]> {
  const rows = new Map((await findMediaByIds(db, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = rows.get(id);
    if (row?.account_id !== accountId)
      throw new ProblemError('invalid', because('file_not_found'), {
        '/photos': [because('file_not_found')],
      });
    return { id, width: row.width, height: row.height };
  });
}

/** Throws unauthenticated, not_found, forbidden (did not buy it), invalid and too_many_requests. */
export async function writeReview(context: Context, slug: string, input: WriteReview): Promise<MayReview> {
  const accountId = requireAccount(context.actor);
  const db = context.database.kysely;
  const product = await productOf(db, slug);
  if (!(await hasBought(db, accountId, product.id)))
    throw new ProblemError('forbidden', because('review_not_bought'));
  if (!(await countUse(context, whoAsks(context, 'review', most), hourMs)))
    throw new ProblemError('too_many_requests', because('too_many_reviews'));
  const author = await findAuthor(db, accountId);
  const photos = await photosOf(db, accountId, input.photos);
  await context.database.transaction(async (tx) => {
    await upsertReview(tx, {
      id: newId(),
      product_id: product.id,
      account_id: accountId,
      author: author?.author ?? '',
      trade: author?.trade ?? false,
      rating: input.rating,
      headline: input.headline,
      body: input.text,
      photos: JSON.stringify(photos),
      status: 'pending',
      replied_at: null,
      created_at: context.now().toISOString(),
      published_at: null,
    });
    // One that was published is not shown until it has been read again.
    await refreshRating(tx, product.id);
    await context.versions.bump(tx, ['catalog', `product:${product.id}`]);
  });
  return getOwnReview(context, slug);
}
