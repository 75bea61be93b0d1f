import type { Insertable } from 'kysely';
import type { PricedCart } from '#api/services/carts/cart-view.ts';
import { newId } from '#api/services/new-id.ts';
import type { Tables } from '#api/storage/schema.ts';

/** An order's lines, each kit's parts behind it as its children (RESOLUTIONS 10): their price is in the kit's. */
export function orderItems(
  orderId: string,
  { lines, unitCents, configured }: PricedCart,
): Insertable<Tables['order_item']>[] {
  return lines.flatMap((line, index) => {
    // The cart's line is the order's: by it the desk says what was handed over.
    const { id } = line;
    const choice = configured[index];
    return [
      {
        id,
        order_id: orderId,
        sku_id: line.sku_id,
        quantity: line.quantity,
        price_cents: unitCents[index] ?? 0,
        configuration: choice ? JSON.stringify(line.configuration) : null,
        parent_id: null,
      },
      ...[...(choice?.need.units ?? [])].map(([skuId, units]) => ({
        id: newId(),
        order_id: orderId,
        sku_id: skuId,
        quantity: units * line.quantity,
        price_cents: 0,
        configuration: null,
        parent_id: id,
      })),
    ];
  });
}
