/** The employees' list of subscribers (ours): found, handed to a mailing tool, deleted. */

import {
  countByStatus,
  countSubscribers,
  deleteSubscriber,
  findSubscribers,
  type SubscriberFilter,
} from '#api/people/storage/newsletter.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { csvOf } from '#api/platform/csv.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Subscriber, SubscriberPage } from '#schemas/domain/people/newsletter.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { unsubscribePath } from './unsubscribe.ts';

type Row = Awaited<ReturnType<typeof findSubscribers>>[number];

const subscriberView = ({ id, token_hash: _hash, token_expires_at: _ends, ...row }: Row): Subscriber => ({
  _id: id,
  ...row,
});

/** Throws unauthenticated, forbidden. */
export async function listSubscribers(
  context: Context,
  query: SubscriberFilter & { page: number; limit: number },
): Promise<SubscriberPage> {
  requirePermission(context.actor, 'manageSubscribers');
  const db = context.database.kysely;
  const [rows, total, counts] = await Promise.all([
    findSubscribers(db, query, toWindow(query)),
    countSubscribers(db, query),
    countByStatus(db),
  ]);
  return {
    ...toPage(rows.map(subscriberView), total, query),
    counts: { confirmed: 0, pending: 0, unsubscribed: 0, ...counts },
  };
}

const columns = [
  'email',
  'status',
  'requested_at',
  'confirmed_at',
  'unsubscribed_at',
  'source',
  'consent',
] as const;

/** Throws unauthenticated, forbidden. */
export async function exportSubscribers(context: Context, filter: SubscriberFilter) {
  requirePermission(context.actor, 'manageSubscribers');
  return context.database.transaction(async (tx) => {
    const rows = await findSubscribers(tx, filter);
    const lines = rows.map((row) => [
      ...columns.map((column) => row[column] ?? ''),
      `${context.publicUrl}${unsubscribePath(context, row.email)}`,
    ]);
    await recordAudit(tx, context, 'newsletter.export', 'newsletter', `${rows.length}`);
    return { csv: csvOf([[...columns, 'unsubscribe_link'], ...lines]), count: rows.length };
  });
}

/** Throws unauthenticated, forbidden, not_found. */
export async function removeSubscriber(context: Context, id: string): Promise<{ email: string }> {
  requirePermission(context.actor, 'manageSubscribers');
  return context.database.transaction(async (tx) => {
    const removed = await deleteSubscriber(tx, id);
    if (!removed) throw new ProblemError('not_found', because('subscriber_not_found'));
    // Not the address: whoever asks to be forgotten is not kept in the log.
    await recordAudit(tx, context, 'newsletter.remove', id, '');
    return { email: removed.email };
  });
}
