/** POST /api/v1/orders/{id}/reorder: adds what was ordered to the current cart. */

import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { addAvailable } from '#api/sales/carts/add-available.ts';
import { viewLines } from '#api/sales/carts/cart-view.ts';
import { findOnSale } from '#api/sales/carts/change-cart.ts';
import { toLineRows } from '#api/sales/carts/change-lines.ts';
import { plainLine } from '#api/sales/carts/plain-line.ts';
import { type CartSku, stockAt } from '#api/sales/storage/carts.ts';
import { configurationSchema } from '#schemas/domain/catalog/product-data.ts';
import type { AddedLines, LeftLine } from '#schemas/domain/sales/cart.ts';
import { getOrder } from './read-orders.ts';

/**
 * A line comes from the warehouse that sent it before, while that has enough. Throws unauthenticated, and not_found for
 * anybody else's.
 */
export async function reorder(context: Context, id: string): Promise<AddedLines> {
  requireAccount(context.actor);
  const { cart: ordered } = await getOrder(context, id);
  return context.database.transaction(async (tx) => {
    const codes = ordered.items.map(({ sku }) => sku);
    const skus = new Map<string, CartSku>();
    const onSale = await findOnSale(tx, { warehouse_id: context.warehouseId }, codes, skus);
    const lost = ordered.items
      .filter(({ sku }) => !onSale.has(sku))
      .map(
        ({ sku, name, quantity }): LeftLine => ({
          sku,
          name,
          wanted: quantity,
          added: 0,
          reason: 'not_sold',
        }),
      );
    const lines = ordered.items.flatMap(({ sku, quantity, note, configuration, ship_from: from }) => {
      const found = onSale.get(sku);
      if (!found) return [];
      const chosen = configurationSchema.safeParse(configuration);
      return [
        {
          ...plainLine(found.sku_id, quantity),
          note,
          shipFrom: from && stockAt(found, from._id) >= quantity ? from._id : null,
          configuration: chosen.success ? chosen.data : null,
        },
      ];
    });
    const items = await viewLines(context, tx, toLineRows('', lines, skus, []));
    return addAvailable(context, tx, items, lost);
  });
}
