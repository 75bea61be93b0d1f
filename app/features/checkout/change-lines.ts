import * as m from '#messages';
import type { Cart } from '#schemas/domain/cart.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import type { PricingChange } from '#schemas/domain/order.ts';

/** What repricing changed, a sentence for each line (RESOLUTIONS 50). */
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
