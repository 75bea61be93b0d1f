/** GET /api/v1/desk/inventory and a SKU's movements (ours): stock as the catalog keeps it, with what orders hold of it. */
import { readIncoming, readInventoryPage, readSkuStock } from '#api/catalog/stock/read-inventory.ts';
import type { Context } from '#api/platform/context.ts';
import { findOrderNumbers } from '#api/sales/storage/committed.ts';
import type { InventoryRow } from '#schemas/domain/catalog/inventory.ts';
import { countCommitted } from './count-committed.ts';

type Stock = Awaited<ReturnType<typeof readInventoryPage>>['rows'];

async function inventoryRows(context: Context, stock: Stock): Promise<InventoryRow[]> {
  const ids = stock.map(({ sku_id }) => sku_id);
  const [committed, incoming] = await Promise.all([
    countCommitted(context.database.kysely, ids),
    readIncoming(context.database.kysely, ids),
  ]);
  return stock.map((row) => {
    const held = committed.get(`${row.sku_id} ${row.warehouse_id}`) ?? 0;
    return {
      _id: row.sku_id,
      sku: row.code,
      name: row.name,
      product: row.product_id,
      vendor: row.vendor_name,
      warehouse: { _id: row.warehouse_id, name: row.warehouse_name },
      bin: row.bin,
      barcode: row.barcode,
      on_hand: row.quantity + held,
      committed: held,
      available: row.quantity,
      incoming: incoming.get(`${row.sku_id} ${row.warehouse_id}`) ?? 0,
      reorder_at: row.reorder_at,
      reorder_to: row.reorder_to,
      level_version: row.level_version ?? 0,
    };
  });
}

/** Throws unauthenticated and forbidden. */
export async function listInventory(context: Context, query: Parameters<typeof readInventoryPage>[1]) {
  const { rows, next } = await readInventoryPage(context, query);
  return { items: await inventoryRows(context, rows), next };
}

/** Throws unauthenticated, forbidden and not_found. */
export async function getSkuMovements(
  context: Context,
  id: string,
  query: Parameters<typeof readSkuStock>[2],
) {
  const { sku, stock, movements, next } = await readSkuStock(context, id, query);
  const ids = [...new Set(movements.flatMap(({ order_id }) => order_id ?? []))];
  const orders = ids.length > 0 ? await findOrderNumbers(context.database.kysely, ids) : [];
  const numbers = new Map(orders.map((order) => [order.id, order.number]));
  return {
    sku: sku.code,
    name: sku.name,
    product: sku.product_id,
    warehouses: await inventoryRows(context, stock),
    items: movements.map((row) => ({
      _id: row.id,
      at: row.created_at,
      by: row.by,
      warehouse: { _id: row.warehouse_id, name: row.warehouse_name },
      quantity: row.quantity,
      balance: row.balance,
      reason: row.reason,
      note: row.note,
      other: row.other,
      purchase:
        row.purchase_order_id && row.purchase_number
          ? { _id: row.purchase_order_id, number: row.purchase_number }
          : null,
      order: row.order_id ? { _id: row.order_id, number: numbers.get(row.order_id) ?? null } : null,
    })),
    next,
  };
}
