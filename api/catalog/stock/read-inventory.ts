/** What stands in the warehouses, as the catalog knows it; orders' part is added by who knows them (api/sales/inventory). */
import {
  findInventory,
  findInventoryOfSku,
  findInventorySku,
  findScannedSkus,
  findSkuMovements,
  type InventoryKey,
  type InventoryStockRow,
  type InventoryWhere,
  type ScannedRow,
} from '#api/catalog/storage/inventory.ts';
import { findIncoming } from '#api/catalog/storage/purchase-orders.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import type { LookUpCodes } from '#schemas/domain/catalog/count.ts';
import type { InventorySort } from '#schemas/domain/catalog/inventory.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { readCursor, writeCursor } from './cursor.ts';

type Asked = InventoryWhere & { sort: InventorySort; after?: string | undefined; limit: number };
export type StockPage = { rows: InventoryStockRow[]; next: string | null };

function readKey(after: string | undefined): InventoryKey | null {
  const [code, quantity, sku, warehouse] = readCursor(after);
  return typeof code === 'string' &&
    Number.isInteger(quantity) &&
    sku !== undefined &&
    warehouse !== undefined
    ? { code, quantity: Number(quantity), sku: String(sku), warehouse: String(warehouse) }
    : null;
}

/** What is on its way, by "sku warehouse". */
export const readIncoming = findIncoming;

/** Throws unauthenticated and forbidden. */
export async function readInventoryPage(context: Context, asked: Asked): Promise<StockPage> {
  requirePermission(context.actor, 'keepInventory');
  const { sort, limit } = asked;
  const found = await findInventory(context.database.kysely, asked, sort, readKey(asked.after), limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const next = last ? writeCursor([last.code, last.quantity, last.sku_id, last.warehouse_id]) : null;
  return { rows, next };
}

/** A SKU at its warehouses, and a page of what changed it. Throws unauthenticated, forbidden and not_found. */
export async function readSkuStock(
  context: Context,
  id: string,
  asked: { after?: string | undefined; limit: number },
) {
  requirePermission(context.actor, 'keepInventory');
  const db = context.database.kysely;
  const sku = await findInventorySku(db, id);
  if (!sku) throw new ProblemError('not_found', because('sku_unknown', { sku: id }));
  const [at, key] = readCursor(asked.after);
  const after =
    typeof at === 'string' && Number.isFinite(Date.parse(at)) && typeof key === 'string'
      ? { at, id: key }
      : null;
  const [stock, found] = await Promise.all([
    findInventoryOfSku(db, id),
    findSkuMovements(db, id, after, asked.limit + 1),
  ]);
  const movements = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? movements.at(-1) : undefined;
  return { sku, stock, movements, next: last ? writeCursor([last.created_at, last.id]) : null };
}

/**
 * The SKUs that each code may mean: those of the very code, else those of the code in other letters, else those with the
 * barcode. Throws unauthenticated, forbidden, and invalid for a warehouse that there is not.
 */
export async function readScanned(
  context: Context,
  { warehouse, codes }: LookUpCodes,
): Promise<{ code: string; rows: ScannedRow[] }[]> {
  requirePermission(context.actor, 'keepInventory');
  const db = context.database.kysely;
  const warehouses = await findAllWarehouses(db);
  if (!warehouses.some(({ id }) => id === warehouse))
    refuseFields({ '/warehouse': [because('warehouse_not_found')] });
  const rows = await findScannedSkus(db, warehouse, codes);
  const exact = groupBy(rows, ({ code }) => code);
  const folded = groupBy(rows, ({ code }) => code.toLowerCase());
  const barcodes = groupBy(rows, ({ barcode }) => barcode);
  return codes.map((code) => ({
    code,
    rows: exact.get(code) ?? folded.get(code.toLowerCase()) ?? barcodes.get(code) ?? [],
  }));
}
