/** SKUs at warehouses as employees list and adjust them. Rows in, rows out; pages by keys, nothing is counted. */
import { type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { InventorySort, InventoryState } from '#schemas/domain/catalog/inventory.ts';
import type { AdjustReason } from '#schemas/domain/catalog/stock-transfer.ts';

export type InventoryWhere = {
  q?: string | undefined;
  warehouse?: string | undefined;
  vendor?: string | undefined;
  category?: string | undefined;
  stock?: InventoryState | undefined;
};

/** Where a page ended. */
export type InventoryKey = { code: string; quantity: number; sku: string; warehouse: string };

const inventory = (db: Executor) =>
  db
    .selectFrom('stock as t')
    .innerJoin('sku as s', 's.id', 't.sku_id')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .innerJoin('warehouse as w', 'w.id', 't.warehouse_id')
    .leftJoin('reorder_level as r', (join) =>
      join.onRef('r.sku_id', '=', 't.sku_id').onRef('r.warehouse_id', '=', 't.warehouse_id'),
    )
    .select(['r.reorder_at', 'r.reorder_to', 'r.version as level_version'])
    .select(['t.sku_id', 't.warehouse_id', 't.quantity', 't.bin', 's.code', 's.barcode', 's.product_id'])
    .select(['p.name', 'v.name as vendor_name', 'w.name as warehouse_name']);
export type InventoryStockRow = Awaited<ReturnType<ReturnType<typeof inventory>['execute']>>[number];

/** SKUs by a part of their code, their barcode, words of their product, or the bin they stand in. */
function matching(q: string) {
  const plain = q.toLowerCase().replace(/[^a-z0-9]/g, '');
  const byCode = plain
    ? sql`select id from sku where plain_code like ${`%${plain}%`} union select id from sku where barcode = ${q} and barcode <> '' union`
    : sql``;
  return sql<SqlBool>`t.sku_id in (${byCode}
    select k.id from sku k join product n on n.id = k.product_id where n.search @@ shop_websearch(${q})
    union select sku_id from stock where lower(bin) = ${q.toLowerCase()} and bin <> '')`;
}

/** Behind a key in the order of the sort. The first condition alone is what an index can use. */
function behind(sort: InventorySort, key: InventoryKey) {
  const than = sort.startsWith('-') ? sql`<` : sql`>`;
  return sort.endsWith('sku')
    ? sql<SqlBool>`s.code ${than}= ${key.code} and (s.code, t.warehouse_id) ${than} (${key.code}, ${key.warehouse})`
    : sql<SqlBool>`(t.quantity, t.sku_id, t.warehouse_id) ${than} (${key.quantity}, ${key.sku}, ${key.warehouse})`;
}

/** A page behind a key. */
export function findInventory(
  db: Executor,
  where: InventoryWhere,
  sort: InventorySort,
  after: InventoryKey | null,
  limit: number,
): Promise<InventoryStockRow[]> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const columns = sort.endsWith('sku')
    ? (['s.code', 't.warehouse_id'] as const)
    : (['t.quantity', 't.sku_id', 't.warehouse_id'] as const);
  // What a vendor has too little of may be a handful: a walk through all codes in their order, which their index offers
  // the planner, would read every SKU to find it. An expression has no index: it finds first and sorts then.
  const isFew = where.vendor !== undefined && (where.stock === 'out' || where.stock === 'low');
  let page = inventory(db)
    .$if(Boolean(where.q), (q) => q.where(matching(where.q ?? '')))
    .$if(where.warehouse !== undefined, (q) => q.where('t.warehouse_id', '=', where.warehouse ?? ''))
    .$if(where.vendor !== undefined, (q) => q.where('p.vendor_id', '=', where.vendor ?? ''))
    .$if(where.category !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_category')
          .select('product_id')
          .where('category_id', '=', where.category ?? ''),
      ),
    )
    .$if(where.stock === 'in', (q) => q.where('t.quantity', '>', 0))
    .$if(where.stock === 'out', (q) => q.where('t.quantity', '<=', 0))
    .$if(where.stock === 'low', (q) => q.whereRef('t.quantity', '<=', 'r.reorder_at'))
    .$if(after !== null, (q) => (after ? q.where(behind(sort, after)) : q));
  for (const column of columns)
    page = page.orderBy(isFew && column === 's.code' ? sql`s.code || ''` : column, direction);
  return page.limit(limit).execute();
}

/** One SKU at all its warehouses. */
export const findInventoryOfSku = (db: Executor, skuId: string): Promise<InventoryStockRow[]> =>
  inventory(db).where('t.sku_id', '=', skuId).orderBy('w.position').execute();

export const findInventorySku = (db: Executor, id: string) =>
  db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.code', 's.product_id', 'p.name'])
    .where('s.id', '=', id)
    .executeTakeFirst();

/** Newest first, behind a movement. */
export function findSkuMovements(
  db: Executor,
  skuId: string,
  after: { at: string; id: string } | null,
  limit: number,
) {
  return db
    .selectFrom('stock_movement as m')
    .innerJoin('warehouse as w', 'w.id', 'm.warehouse_id')
    .leftJoin('stock_transfer as t', 't.id', 'm.transfer_id')
    .leftJoin('purchase_order as b', 'b.id', 'm.purchase_order_id')
    .leftJoin('warehouse as o', (join) =>
      join.on(sql<boolean>`o.id = case when t.from_id = m.warehouse_id then t.to_id else t.from_id end`),
    )
    .select(['m.purchase_order_id', 'b.number as purchase_number'])
    .select(['m.id', 'm.created_at', 'm.quantity', 'm.balance', 'm.reason', 'm.note', 'm.order_id'])
    .select(['m.warehouse_id', 'w.name as warehouse_name', 'o.name as other', personName('m.actor').as('by')])
    .where('m.sku_id', '=', skuId)
    .$if(after !== null, (q) =>
      q.where(sql<SqlBool>`(m.created_at, m.id) < (${after?.at ?? ''}::timestamptz, ${after?.id ?? ''})`),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
}

export function findSkusByCode(db: Executor, codes: readonly string[]) {
  return sql<{ id: string; code: string; product_id: string }>`
    select id, code, product_id from sku where code = any(${codes}::text[])`
    .execute(db)
    .then(({ rows }) => rows);
}

/** SKUs that have one of these codes, in either case or without its dashes, or one as their barcode, as they stand at a warehouse. */
export async function findScannedSkus(db: Executor, warehouse: string, codes: readonly string[]) {
  const plain = codes.map((code) => code.toLowerCase().replace(/[^a-z0-9]/g, '')).filter(Boolean);
  const { rows } = await sql<{
    sku_id: string;
    code: string;
    barcode: string;
    name: string;
    bin: string;
    quantity: number;
  }>`select s.id as sku_id, s.code, s.barcode, p.name, coalesce(t.bin, '') as bin, coalesce(t.quantity, 0) as quantity
    from (
      select id from sku where code = any(${codes}::text[])
      union select id from sku where plain_code = any(${plain}::text[])
      union select id from sku where barcode = any(${codes}::text[]) and barcode <> '') k
    join sku s on s.id = k.id
    join product p on p.id = s.product_id
    left join stock t on t.sku_id = s.id and t.warehouse_id = ${warehouse}`.execute(db);
  return rows;
}
export type ScannedRow = Awaited<ReturnType<typeof findScannedSkus>>[number];

type Place = { sku_id: string; warehouse_id: string };

/** What there is at places, in the order in which orders lock it; kept from others until the transaction ends. */
export async function lockInventory(
  db: Executor,
  places: readonly Place[],
): Promise<(Place & { quantity: number })[]> {
  const asked = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as x(sku_id text, warehouse_id text)`;
  await sql`insert into stock (sku_id, warehouse_id, quantity, bin)
    select x.sku_id, x.warehouse_id, 0, '' from ${asked} order by 1, 2 on conflict do nothing`.execute(db);
  const { rows } = await sql<Place & { quantity: number }>`
    select t.sku_id, t.warehouse_id, t.quantity from stock t join ${asked}
      on t.sku_id = x.sku_id and t.warehouse_id = x.warehouse_id
    order by t.sku_id, t.warehouse_id for update of t`.execute(db);
  return rows;
}

type Why = {
  reason: AdjustReason | 'receipt' | 'transfer';
  note: string;
  actor: string;
  at: string;
  /** Of a receipt, its id. */
  purchaseOrder?: string | null;
  /** Of a transfer, its id. */
  transfer?: string | null;
};

export type Adjustment = Place & { id: string; quantity: number; balance: number };

/** `quantity`: by how much; `balance`: what is there then. The caller has locked the stock. */
export async function writeAdjustments(
  db: Executor,
  adjustments: readonly Adjustment[],
  { reason, note, actor, at, purchaseOrder = null, transfer = null }: Why,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(adjustments)}::jsonb)
    as x(id text, sku_id text, warehouse_id text, quantity int, balance int)`;
  await sql`update stock t set quantity = x.balance from ${given}
    where t.sku_id = x.sku_id and t.warehouse_id = x.warehouse_id`.execute(db);
  await sql`insert into stock_movement
      (id, sku_id, warehouse_id, quantity, balance, reason, note, actor, created_at, purchase_order_id, transfer_id)
    select x.id, x.sku_id, x.warehouse_id, x.quantity, x.balance, ${reason}::text, ${note}::text, ${actor}::text,
      ${at}::timestamptz, ${purchaseOrder}::text, ${transfer}::text
    from ${given}`.execute(db);
}
