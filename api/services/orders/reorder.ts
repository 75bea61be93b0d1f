/** POST /api/v1/orders/{id}/reorder (ours): what was ordered, once more into the current cart (RESOLUTIONS 32). */
import { requireAccount } from '#api/services/account/require-account.ts';
import { addAvailable } from '#api/services/carts/add-available.ts';
import { priceCarts } from '#api/services/carts/cart-view.ts';
import { insertEmptyCart } from '#api/services/carts/start-cart.ts';
import { writeLines } from '#api/services/carts/write-lines.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { deleteCart } from '#api/storage/repositories/carts.ts';
import { findSkuIds } from '#api/storage/repositories/catalog.ts';
import type { AddedLines, LeftLine } from '#schemas/domain/cart.ts';
import { configurationSchema } from '#schemas/domain/product-data.ts';
import { getOrder } from './read-orders.ts';

/** Throws unauthenticated, and not_found for anybody else's. */
export async function reorder(context: Context, id: string): Promise<AddedLines> {
  const accountId = requireAccount(context.actor);
  const { cart: ordered } = await getOrder(context, id);
  return context.database.transaction(async (tx) => {
    const found = await findSkuIds(
      tx,
      ordered.items.map(({ sku }) => sku),
    );
    const ids = new Map(found.map((sku) => [sku.code, sku.id]));
    const lost = ordered.items
      .filter(({ sku }) => !ids.has(sku))
      .map(
        ({ sku, name, quantity }): LeftLine => ({
          sku,
          name,
          wanted: quantity,
          added: 0,
          reason: 'not_sold',
        }),
      );
    const lines = ordered.items.flatMap(({ sku, quantity, note, configuration }) => {
      const skuId = ids.get(sku);
      if (skuId === undefined) return [];
      const chosen = configurationSchema.safeParse(configuration);
      return [
        {
          id: newId(),
          skuId,
          quantity,
          note,
          addedCents: null,
          shippingMethod: null,
          configuration: chosen.success ? chosen.data : null,
        },
      ];
    });
    // What there is of it today is asked as of a cart, which is gone before anybody sees it.
    const owner = { accountId };
    const probe = await insertEmptyCart(context, tx, owner, { name: '' });
    await writeLines(context, tx, probe, lines);
    const [priced] = await priceCarts(context, tx, [probe], undefined);
    await deleteCart(tx, probe.id);
    return addAvailable(context, tx, priced?.view.items ?? [], lost);
  });
}
