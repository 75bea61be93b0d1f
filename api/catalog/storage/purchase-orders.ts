/** Purchase orders. Rows in, rows out. */
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { PurchaseStatus } from '#schemas/domain/catalog/purchase-order.ts';

const orders = (db: Executor) =>
  db
    .selectFrom('purchase_order as o')
    .innerJoin('warehouse as w', 'w.id', 'o.warehouse_id')
    .select(['o.id', 'o.number', 'o.status', 'o.vendor_id', 'o.vendor_name', 'o.warehouse_id', 'o.note'])
    .select(['w.name as warehouse_name', 'o.version', 'o.created_at', 'o.ordered_at'])
    .select(sql<string | null>`o.expected_on::text`.as('expected_on'))
    .select(personName('o.actor').as('by'))
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::int from purchase_order_line where order_id = o.id)`.as(
        'units',
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(received), 0)::int from purchase_order_line where order_id = o.id)`.as(
        'received',
      ),
    )
    .select(
      sql<string>`(select coalesce(sum(quantity * cost_cents), 0)::text from purchase_order_line
        where order_id = o.id)`.as('total'),
    );
export type PurchaseOrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

type Where = {
  status?: PurchaseStatus | undefined;
  vendor?: string | undefined;
  warehouse?: string | undefined;
};

/** Newest first, and how many there are. */
export async function findPurchaseOrders(db: Executor, where: Where, { limit, offset }: Window) {
  const asked = [
    ['status', where.status],
    ['vendor_id', where.vendor],
    ['warehouse_id', where.warehouse],
  ] as const;
  let page = orders(db);
  let counted = db.selectFrom('purchase_order as o').select(sql<number>`count(*)::int`.as('count'));
  for (const [column, value] of asked) {
    if (value === undefined) continue;
    page = page.where(`o.${column}`, '=', value as never);
    counted = counted.where(`o.${column}`, '=', value as never);
  }
  const [rows, { count }] = await Promise.all([
    page.orderBy('o.created_at', 'desc').orderBy('o.id', 'desc').limit(limit).offset(offset).execute(),
    counted.executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count };
}

export const findPurchaseOrder = (db: Executor, id: string) =>
  orders(db).where('o.id', '=', id).executeTakeFirst();

/** Kept from others until the transaction ends. */
export const lockPurchaseOrder = (db: Executor, id: string) =>
  db
    .selectFrom('purchase_order')
    .select(['id', 'number', 'status', 'version', 'warehouse_id', 'vendor_name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findPurchaseLines = async (db: Executor, orderId: string) =>
  (
    await db
      .selectFrom('purchase_order_line as l')
      .leftJoin('sku as s', 's.id', 'l.sku_id')
      .select(['l.id', 'l.sku_id', 'l.code', 'l.name', 'l.quantity', 'l.received', 's.product_id'])
      .select(sql<string | null>`l.cost_cents::text`.as('cents'))
      .where('l.order_id', '=', orderId)
      .orderBy('l.position')
      .execute()
  ).map(({ cents, ...line }) => ({ ...line, cost_cents: cents === null ? null : Number(cents) }));
export type PurchaseLineRow = Awaited<ReturnType<typeof findPurchaseLines>>[number];

export const findReceipts = (db: Executor, orderId: string) =>
  db
    .selectFrom('purchase_receipt as r')
    .select(['r.id', 'r.note', 'r.lines', 'r.created_at', personName('r.actor').as('by')])
    .where('r.order_id', '=', orderId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();

/** Its number is the next one. */
export async function insertPurchaseOrder(
  db: Executor,
  row: Omit<Insertable<Tables['purchase_order']>, 'number'>,
): Promise<void> {
  const number = sql<string>`'PO-' || nextval('purchase_order_number')`;
  await db
    .insertInto('purchase_order')
    .values({ ...row, number })
    .execute();
}

export async function updatePurchaseOrder(
  db: Executor,
  id: string,
  change: Updateable<Tables['purchase_order']>,
): Promise<void> {
  await db
    .updateTable('purchase_order')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export type NewLine = Pick<
  Insertable<Tables['purchase_order_line']>,
  'id' | 'sku_id' | 'code' | 'name' | 'quantity' | 'cost_cents'
>;

/** In the place of those that it had. */
export async function replacePurchaseLines(db: Executor, orderId: string, lines: readonly NewLine[]) {
  await db.deleteFrom('purchase_order_line').where('order_id', '=', orderId).execute();
  if (lines.length === 0) return;
  await db
    .insertInto('purchase_order_line')
    .values(lines.map((line, position) => ({ ...line, order_id: orderId, position, received: 0 })))
    .execute();
}

type Arrived = { line: string; sku_id: string; quantity: number; cost_cents: number };

/** What arrived of each line, and what each SKU cost last. The caller has locked the order. */
export async function writeArrived(db: Executor, arrived: readonly Arrived[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(arrived)}::jsonb)
    as x(line text, sku_id text, quantity int, cost_cents int)`;
  await sql`update purchase_order_line l set received = l.received + x.quantity from ${given}
    where l.id = x.line`.execute(db);
  await sql`update sku s set cost_cents = x.cost_cents from ${given} where s.id = x.sku_id`.execute(db);
}

export async function insertReceipt(db: Executor, row: Insertable<Tables['purchase_receipt']>) {
  await db.insertInto('purchase_receipt').values(row).execute();
}

export const findSkusToBuy = (db: Executor, codes: readonly string[]) =>
  db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.id', 's.code', 'p.name', 's.cost_cents'])
    .where('s.code', 'in', codes.length > 0 ? [...codes] : [''])
    .execute();

/** Sell units that were ordered or sent from another warehouse and did not arrive, by "sku warehouse". */
export async function findIncoming(db: Executor, skuIds: readonly string[]): Promise<Map<string, number>> {
  if (skuIds.length === 0) return new Map();
  const asked = [...new Set(skuIds)];
  const { rows } = await sql<{ sku_id: string; warehouse_id: string; units: number }>`
    select sku_id, warehouse_id, sum(units)::int as units from (
      select l.sku_id, o.warehouse_id, l.quantity - l.received as units
      from purchase_order_line l join purchase_order o on o.id = l.order_id
      where l.sku_id = any(${asked}::text[]) and l.received < l.quantity and o.status = 'ordered'
      union all
      select l.sku_id, t.to_id, l.quantity - l.received
      from stock_transfer_line l join stock_transfer t on t.id = l.transfer_id
      where l.sku_id = any(${asked}::text[]) and l.received < l.quantity and t.status = 'sent') as coming
    group by sku_id, warehouse_id`.execute(db);
  return new Map(rows.map((row) => [`${row.sku_id} ${row.warehouse_id}`, row.units]));
}
