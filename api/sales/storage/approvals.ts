import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { ApprovalStatus } from '#schemas/domain/sales/sales-statuses.ts';

const withNames = (db: Executor) =>
  db
    .selectFrom('order_approval as r')
    .leftJoin('order as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select([
      personName('r.requested_by').as('requester'),
      personName('r.decided_by').as('decider'),
      'o.number as order_number',
    ]);

export function findApproval(db: Executor, id: string) {
  return withNames(db).where('r.id', '=', id).executeTakeFirst();
}
export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** The request, kept from others until the transaction ends. */
export function lockApproval(db: Executor, id: string) {
  return db.selectFrom('order_approval').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The person's last request for a cart that was not canceled, nor used. */
export function findCartApproval(db: Executor, cartId: string, accountId: string) {
  return withNames(db)
    .where('r.cart_id', '=', cartId)
    .where('r.requested_by', '=', accountId)
    .where('r.status', 'in', ['pending', 'approved', 'declined'])
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Newest first; of one person, or with null of the company's all. Each row says how many there are. */
export function findApprovals(
  db: Executor,
  where: { company: string; person: string | null; status: ApprovalStatus | undefined },
  window: { limit: number; offset: number },
) {
  return withNames(db)
    .select(sql<number>`(count(*) over ())::int`.as('all'))
    .where('r.company_id', '=', where.company)
    .$if(where.person !== null, (q) => q.where('r.requested_by', '=', where.person ?? ''))
    .$if(where.status !== undefined, (q) => q.where('r.status', '=', where.status ?? 'pending'))
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function insertApproval(db: Executor, row: Insertable<Tables['order_approval']>) {
  await db.insertInto('order_approval').values(row).execute();
}

/** Changes a request while it has one of some states; false when it has another one by now. */
export async function moveApproval(
  db: Executor,
  id: string,
  from: readonly ApprovalStatus[],
  change: Updateable<Tables['order_approval']>,
): Promise<boolean> {
  const row = await db
    .updateTable('order_approval')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Requests of a cart that no order can use any more; answers those that were open. */
export function cancelCartApprovals(db: Executor, cartId: string) {
  return db
    .updateTable('order_approval')
    .set({ status: 'canceled' })
    .where('cart_id', '=', cartId)
    .where('status', 'in', ['pending', 'approved'])
    .returning(['id', 'company_id', 'requested_by', 'total_cents'])
    .execute();
}

export async function cancelPersonApprovals(db: Executor, accountId: string, companyId: string) {
  await db
    .updateTable('order_approval')
    .set({ status: 'canceled' })
    .where('requested_by', '=', accountId)
    .where('company_id', '=', companyId)
    .where('status', 'in', ['pending', 'approved'])
    .execute();
}

/** An order that is not written after all has used none. */
export async function releaseApproval(db: Executor, orderId: string) {
  await db
    .updateTable('order_approval')
    .set({
      // Who left the company meanwhile has asked for nothing any more.
      status: sql<ApprovalStatus>`case when exists (select from account a
        where a.id = requested_by and a.company_id = order_approval.company_id) then 'approved' else 'canceled' end`,
      order_id: null,
      used_at: null,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Who approved an order, and when; undefined for one that needed none. */
export function findOrderApproval(db: Executor, orderId: string) {
  return db
    .selectFrom('order_approval as r')
    .select(['r.id', 'r.decided_at', 'r.decided_by'])
    .select(personName('r.decided_by').as('decider'))
    .where('r.order_id', '=', orderId)
    .executeTakeFirst();
}

/** Requests of others that wait for an answer. */
export async function countPending(db: Executor, companyId: string, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_approval')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('company_id', '=', companyId)
    .where('requested_by', '<>', accountId)
    .where('status', '=', 'pending')
    .where('cart_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
