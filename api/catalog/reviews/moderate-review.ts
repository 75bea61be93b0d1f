/** The desk of reviews (ours): what waits, what stands, and what the dealer says of it. */
import {
  countReviews,
  findDeskReviews,
  lockReview,
  refreshRating,
  updateReview,
} from '#api/catalog/storage/reviews.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { DeskReview, ModerateReview, ModerationStatus } from '#schemas/domain/catalog/review.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { deskReviewView } from './views.ts';

const one = { limit: 1, offset: 0 };
const noReview = () => new ProblemError('not_found', because('review_not_found'));

/** Throws unauthenticated, forbidden. */
export async function listDeskReviews(
  context: Context,
  query: { status: ModerationStatus; page: number; limit: number },
) {
  requirePermission(context.actor, 'moderate');
  const db = context.database.kysely;
  const [rows, total, pending] = await Promise.all([
    findDeskReviews(db, { status: query.status }, toWindow(query)),
    countReviews(db, query.status),
    countReviews(db, 'pending'),
  ]);
  return { ...toPage(rows.map(deskReviewView), total, query), pending };
}

/** Throws unauthenticated, forbidden, not_found, stale_version; invalid for a rejection without a reason. */
export async function moderateReview(
  context: Context,
  id: string,
  input: ModerateReview,
): Promise<DeskReview> {
  requirePermission(context.actor, 'moderate');
  const { action, text, version } = input;
  if (action === 'reject' && !text)
    throw new ProblemError('invalid', because('fields_invalid'), { '/text': [because('text_missing')] });
  const now = context.now().toISOString();
  await context.database.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw noReview();
    if (review.version !== version) throw new ProblemError('stale_version', because('record_changed'));
    if (action === 'publish')
      await updateReview(tx, id, { status: 'published', note: '', published_at: review.published_at ?? now });
    if (action === 'reject')
      await updateReview(tx, id, { status: 'rejected', note: text, published_at: null });
    if (action === 'reply') await updateReview(tx, id, { reply: text, replied_at: text ? now : null });
    await recordAudit(tx, context, `review.${action}`, id, review.headline, text ? { note: text } : {});
    await refreshRating(tx, review.product_id);
    await context.versions.bump(tx, ['catalog', `product:${review.product_id}`]);
  });
  const [row] = await findDeskReviews(context.database.kysely, { id }, one);
  if (!row) throw noReview();
  return deskReviewView(row);
}
