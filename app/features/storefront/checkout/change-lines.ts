import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { PricingChange } from '#schemas/domain/sales/order.ts';

/** What repricing changed, a sentence for each line (docs/product.md#repricing). */
export function changeLines(changes: readonly PricingChange[], cart: Cart): string[] {
  return changes.flatMap(({ item, kind, before, after }) => {
    const name = cart.items.find(({ _id }) => _id === item)?.name ?? '';
    const from = formatDollars(before ?? 0);
    const to = formatDollars(after ?? 0);
    if (kind === 'price') return [m.checkout_change_price({ name, before: from, after: to })];
    if (kind === 'stock') return [m.checkout_change_stock({ name, count: after ?? 0 })];
    if (kind === 'removed') return [m.checkout_change_removed({ name })];
    if (kind === 'configuration') return [m.checkout_change_configuration({ name })];
    if (kind === 'coupon') return cart.coupon_problem ? [cart.coupon_problem] : [];
    return [m.checkout_change_total({ before: from, after: to })];
  });
}
