import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { TransferStatus } from '#schemas/domain/catalog/stock-transfer.ts';

/** SKUs by their codes in upper case. */
export const findSkusToMove = (db: Executor, codes: readonly string[]) =>
  db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.id', 's.code', 's.product_id', 'p.name'])
    .where(sql`upper(s.code)`, 'in', codes.length > 0 ? [...codes] : [''])
    .execute();

type NewTransfer = Omit<Insertable<Tables['stock_transfer']>, 'number' | 'version'>;
type NewLine = Omit<Insertable<Tables['stock_transfer_line']>, 'transfer_id' | 'position'>;

/** Its number is the next one. */
export async function insertTransfer(db: Executor, row: NewTransfer, lines: readonly NewLine[]) {
  const number = sql<string>`'ST-' || nextval('stock_transfer_number')`;
  await db
    .insertInto('stock_transfer')
    .values({ ...row, number, version: 1 })
    .execute();
  await db
    .insertInto('stock_transfer_line')
    .values(lines.map((line, position) => ({ ...line, transfer_id: row.id, position })))
    .execute();
}

/** Kept from others until the transaction ends. */
export const lockTransfer = (db: Executor, id: string) =>
  db
    .selectFrom('stock_transfer')
    .select(['id', 'number', 'status', 'version', 'from_id', 'to_id', 'note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What arrived of its lines. The caller has locked the transfer. */
export async function writeArrival(
  db: Executor,
  id: string,
  status: TransferStatus,
  arrived: readonly { position: number; quantity: number }[],
): Promise<void> {
  await sql`update stock_transfer_line l set received = l.received + x.quantity
    from jsonb_to_recordset(${JSON.stringify(arrived)}::jsonb) as x(position int, quantity int)
    where l.transfer_id = ${id} and l.position = x.position`.execute(db);
  await db
    .updateTable('stock_transfer')
    .set({ status, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

const transfers = (db: Executor) =>
  db
    .selectFrom('stock_transfer as t')
    .innerJoin('warehouse as f', 'f.id', 't.from_id')
    .innerJoin('warehouse as w', 'w.id', 't.to_id')
    .select(['t.id', 't.number', 't.status', 't.version', 't.from_id', 't.to_id', 't.note', 't.created_at'])
    .select(['f.name as from_name', 'w.name as to_name', personName('t.actor').as('by')]);
export type TransferRow = Awaited<ReturnType<ReturnType<typeof transfers>['execute']>>[number];

export async function countTransfers(db: Executor, status: TransferStatus | undefined): Promise<number> {
  const { n } = await db
    .selectFrom('stock_transfer')
    .select(sql<number>`count(*)::int`.as('n'))
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'sent'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Newest first, and how many there are. */
export async function findTransfers(
  db: Executor,
  status: TransferStatus | undefined,
  { limit, offset }: Window,
) {
  const [rows, total] = await Promise.all([
    transfers(db)
      .$if(status !== undefined, (q) => q.where('t.status', '=', status ?? 'sent'))
      .orderBy('t.created_at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countTransfers(db, status),
  ]);
  return { rows, total };
}

export const findTransfer = (db: Executor, id: string) =>
  transfers(db).where('t.id', '=', id).executeTakeFirst();

/** Of several transfers, each in its order. */
export const findTransferLines = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('stock_transfer_line as l')
    .leftJoin('sku as s', 's.id', 'l.sku_id')
    .select(['l.transfer_id', 'l.position', 'l.sku_id', 'l.code', 'l.name', 'l.quantity', 'l.received'])
    .select('s.product_id')
    .where('l.transfer_id', 'in', ids.length > 0 ? [...ids] : [''])
    .orderBy('l.transfer_id')
    .orderBy('l.position')
    .execute();
export type TransferLineRow = Awaited<ReturnType<typeof findTransferLines>>[number];

/** What went into stock of a transfer, oldest first, a row a line. */
export const findArrivals = (db: Executor, id: string) =>
  db
    .selectFrom('stock_movement as m')
    .innerJoin('sku as s', 's.id', 'm.sku_id')
    .innerJoin('warehouse as w', 'w.id', 'm.warehouse_id')
    .select(['m.created_at', 'm.quantity', 's.code', 'm.warehouse_id', 'w.name as warehouse_name'])
    .select(personName('m.actor').as('by'))
    .where('m.transfer_id', '=', id)
    .where('m.quantity', '>', 0)
    .orderBy('m.created_at')
    .orderBy('s.code')
    .execute();

/** What came to a warehouse and left it, newest first, and how many of these there are. */
export async function findMovements(db: Executor, warehouseId: string, { limit, offset }: Window) {
  const [rows, count] = await Promise.all([
    db
      .selectFrom('stock_movement as m')
      .innerJoin('sku as s', 's.id', 'm.sku_id')
      .innerJoin('product as p', 'p.id', 's.product_id')
      .leftJoin('stock_transfer as t', 't.id', 'm.transfer_id')
      .leftJoin('warehouse as o', (join) =>
        join.on(sql<boolean>`o.id = case when t.from_id = m.warehouse_id then t.to_id else t.from_id end`),
      )
      .select(['m.id', 'm.created_at', 'm.quantity', 'm.reason', 'm.order_id'])
      .select(['s.code', 'p.name', 'o.name as other'])
      .where('m.warehouse_id', '=', warehouseId)
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('stock_movement')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('warehouse_id', '=', warehouseId)
      .executeTakeFirst(),
  ]);
  return { rows, total: Number(count?.n ?? 0) };
}
