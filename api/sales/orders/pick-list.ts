/** GET /api/v1/desk/pick-list (ours): what has to be fetched for several orders, as somebody walks past the bins. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { findFulfilledUnits } from '#api/sales/storage/desk-orders.ts';
import { findPickRows, type PickRow } from '#api/sales/storage/pick-list.ts';
import type { PickList } from '#schemas/domain/sales/order-batch.ts';
import { choiceText } from '#schemas/fields/choice-text.ts';

type Warehouse = PickList['warehouses'][number];
type Line = Warehouse['lines'][number];

/** "A2" before "A10"; what has no bin at the end. */
function byBin(a: Line, b: Line): number {
  if ((a.bin === '') !== (b.bin === '')) return a.bin === '' ? 1 : -1;
  const numeric = { numeric: true };
  return a.bin.localeCompare(b.bin, 'en', numeric) || a.sku.localeCompare(b.sku, 'en', numeric);
}

const nameOf = ({ name, options, configuration }: PickRow): string =>
  [name, ...Object.values(options), configuration ? choiceText(configuration) : '']
    .filter(Boolean)
    .join(', ');

/**
 * What is not handed over yet of orders that are open, kits by their parts, each SKU once per warehouse, pieces made to
 * measure once for each size. Throws
 * unauthenticated, forbidden.
 */
export async function getPickList(context: Context, ids: readonly string[]): Promise<PickList> {
  requirePermission(context.actor, 'fulfilOrders');
  const db = context.database.kysely;
  const fulfilled = await findFulfilledUnits(db, ids);
  const warehouses = new Map<string, Warehouse & { byGoods: Map<string, Line> }>();
  for (const row of await findPickRows(db, ids)) {
    const left = row.line_quantity - (fulfilled.get(`${row.order_id} ${row.line_id}`) ?? 0);
    const quantity = (row.quantity * left) / row.line_quantity;
    if (quantity <= 0) continue;
    const warehouse = warehouses.get(row.warehouse_id) ?? {
      _id: row.warehouse_id,
      name: row.warehouse,
      lines: [],
      byGoods: new Map<string, Line>(),
    };
    warehouses.set(row.warehouse_id, warehouse);
    const name = nameOf(row);
    const key = `${row.sku} ${name}`;
    const line = warehouse.byGoods.get(key) ?? {
      // What is made to measure is not on a shelf.
      bin: row.configuration ? '' : row.bin,
      sku: row.sku,
      name,
      quantity: 0,
      orders: [],
    };
    warehouse.byGoods.set(key, line);
    line.quantity += quantity;
    const same = line.orders.find(({ number }) => number === row.number);
    if (same) same.quantity += quantity;
    else line.orders.push({ number: row.number, quantity });
  }
  return {
    warehouses: [...warehouses.values()]
      .map(({ _id, name, byGoods }) => ({ _id, name, lines: [...byGoods.values()].sort(byBin) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
