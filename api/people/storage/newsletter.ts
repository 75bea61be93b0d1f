import type { Insertable, SelectQueryBuilder } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { SubscriberStatus } from '#schemas/domain/people/newsletter.ts';

type Request = Pick<
  Insertable<Tables['newsletter_subscriber']>,
  'id' | 'email' | 'source' | 'consent' | 'requested_at' | 'token_hash' | 'token_expires_at'
>;

/** Puts an address on the list until it is confirmed; a new link voids the one before. False when it is subscribed. */
export async function requestSubscription(
  db: Executor,
  { id, email, ...request }: Request,
): Promise<boolean> {
  const row = await db
    .insertInto('newsletter_subscriber')
    .values({ id, email, ...request, status: 'pending', confirmed_at: null, unsubscribed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...request, status: 'pending', confirmed_at: null })
        .where('newsletter_subscriber.status', '<>', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined for a link that was used, is too old, or is none. */
export function findConfirmation(db: Executor, tokenHash: string, now: Date) {
  return db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('token_expires_at', '>', now.toISOString())
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** Uses a confirmation link up; undefined for one that was used, is too old, or is none. */
export function confirmSubscription(db: Executor, tokenHash: string, now: Date) {
  return db
    .updateTable('newsletter_subscriber')
    .set({
      status: 'confirmed',
      confirmed_at: now.toISOString(),
      unsubscribed_at: null,
      token_hash: null,
      token_expires_at: null,
    })
    .where('token_hash', '=', tokenHash)
    .where('token_expires_at', '>', now.toISOString())
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

export function findSubscriberByEmail(db: Executor, email: string) {
  return db.selectFrom('newsletter_subscriber').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Whoever is unsubscribed already stays so since then; an address that is not kept is left alone. */
export async function endSubscription(db: Executor, email: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscriber')
    .set({
      status: 'unsubscribed',
      unsubscribed_at: now.toISOString(),
      token_hash: null,
      token_expires_at: null,
    })
    .where('email', '=', email)
    .where('status', '<>', 'unsubscribed')
    .execute();
}

export type SubscriberFilter = { q?: string | undefined; status?: SubscriberStatus | undefined };

type Filtered = SelectQueryBuilder<Tables, 'newsletter_subscriber', object>;

const filtered = (db: Executor, { q, status }: SubscriberFilter): Filtered => {
  let query: Filtered = db.selectFrom('newsletter_subscriber');
  if (q) query = query.where('email', 'like', anywhere(q.toLowerCase()));
  if (status) query = query.where('status', '=', status);
  return query;
};

/** The newest first; all of them without a window. */
export function findSubscribers(db: Executor, filter: SubscriberFilter, window?: Window) {
  const query = filtered(db, filter)
    .selectAll('newsletter_subscriber')
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc');
  return (window ? query.limit(window.limit).offset(window.offset) : query).execute();
}

export async function countSubscribers(db: Executor, filter: SubscriberFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countByStatus(db: Executor): Promise<Partial<Record<SubscriberStatus, number>>> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

/** The address that was deleted. */
export function deleteSubscriber(db: Executor, id: string) {
  return db.deleteFrom('newsletter_subscriber').where('id', '=', id).returning('email').executeTakeFirst();
}

/**
 * Deletes addresses whose link ended without being used; whoever unsubscribed before is unsubscribed again. Returns how
 * many were deleted.
 */
export async function dropUnconfirmed(db: Executor, now: Date): Promise<number> {
  await db
    .updateTable('newsletter_subscriber')
    .set({ status: 'unsubscribed', token_hash: null, token_expires_at: null })
    .where('status', '=', 'pending')
    .where('token_expires_at', '<=', now.toISOString())
    .where('unsubscribed_at', 'is not', null)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscriber')
    .where('status', '=', 'pending')
    .where('token_expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
