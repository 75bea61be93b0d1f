import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { DraftOrderStatus } from '#schemas/domain/sales/draft-order.ts';

export async function nextDraftNumber(db: Executor): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('draft_order_number')::text as next`.execute(
    db,
  );
  return `D-${rows[0]?.next}`;
}

const status = sql<DraftOrderStatus>`(case when o.id is not null then 'ordered'
  when d.sent_at is not null then 'sent' else 'draft' end)`;

/** With their carts, orders, companies and who began them. */
const drafts = (db: Executor) =>
  db
    .selectFrom('draft_order as d')
    .innerJoin('cart as c', 'c.id', 'd.cart_id')
    .innerJoin('warehouse as w', 'w.id', 'c.warehouse_id')
    .leftJoin('order as o', 'o.cart_id', 'c.id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('company as k', 'k.id', 'a.company_id')
    .selectAll('d')
    .select([
      'c.account_id as customer_id',
      'c.warehouse_id',
      'w.name as warehouse',
      'o.id as order_id',
      'o.number as order_number',
      'k.name as company',
      status.as('status'),
      personName('d.staff_id').as('by'),
    ]);
export type DraftOrderRow = NonNullable<Awaited<ReturnType<typeof findDraftOrder>>>;

export const findDraftOrder = (db: Executor, id: string) =>
  drafts(db).where('d.id', '=', id).executeTakeFirst();

/** The last changed first, each with its number of lines and how many there are of all. */
export function findDraftOrders(
  db: Executor,
  asked: DraftOrderStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  return drafts(db)
    .select([
      sql<number>`(select count(*)::int from cart_item i where i.cart_id = c.id)`.as('lines'),
      sql<number>`(count(*) over ())::int`.as('all'),
    ])
    .$if(asked !== undefined, (query) => query.where(status, '=', asked ?? 'draft'))
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function insertDraftOrder(db: Executor, row: Insertable<Tables['draft_order']>) {
  await db.insertInto('draft_order').values(row).execute();
}

export async function updateDraftOrder(db: Executor, id: string, values: Updateable<Tables['draft_order']>) {
  await db.updateTable('draft_order').set(values).where('id', '=', id).execute();
}
