import type { Transaction } from 'kysely';
import { afterChange } from '#api/catalog/admin/after-change.ts';
import { writeAdjustments } from '#api/catalog/storage/inventory.ts';
import { touchProducts } from '#api/catalog/storage/products.ts';
import { authorOf } from '#api/platform/auth/audit.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';

type Stock = { sku_id: string; warehouse_id: string; quantity: number };
type Moved = Stock & { product_id: string };
type Why = { note: string } & (
  | { reason: 'receipt'; purchaseOrder: string }
  | { reason: 'transfer'; transfer: string }
);

/**
 * Puts goods into stock (below nothing: takes them out), with their movements. A SKU once a warehouse. `there`: what was
 * found as the caller locked it.
 */
export async function addToStock(
  context: Context,
  tx: Transaction<Tables>,
  there: readonly Stock[],
  moved: readonly Moved[],
  why: Why,
): Promise<void> {
  const key = (row: Stock) => `${row.sku_id} ${row.warehouse_id}`;
  const stock = new Map(there.map((row) => [key(row), row.quantity]));
  await writeAdjustments(
    tx,
    moved.map((row) => {
      const { sku_id, warehouse_id, quantity } = row;
      return { id: newId(), sku_id, warehouse_id, quantity, balance: (stock.get(key(row)) ?? 0) + quantity };
    }),
    { ...why, actor: authorOf(context), at: context.now().toISOString() },
  );
  const products = [...new Set(moved.map(({ product_id }) => product_id))];
  await touchProducts(tx, products, context.now());
  await afterChange(context, tx, products);
}

/** What the log says of lines. */
export const unitsOf = (lines: readonly { code: string; quantity: number }[]): string =>
  lines
    .map(({ code, quantity }) => `${code} × ${quantity}`)
    .join(', ')
    .slice(0, 300);
