/** When a priced cart's goods arrive (docs/product.md#delivery-dates). */
import type { WarehouseRow } from '#api/platform/storage/site.ts';
import { type DeliveryRange, deliveryRange } from '#api/pricing/core/delivery-calendar.ts';
import type { PricedCart } from '#api/sales/carts/cart-view.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import { leadDays } from './lead-days.ts';

type Priced = Pick<PricedCart, 'lines' | 'terms'>;

function datesOf(lines: Priced['lines'], terms: Priced['terms'], method: DeliveryMethod, at: At) {
  if (!at.warehouse || terms.pending !== null) return null;
  const transit = terms.transit.get(method) ?? null;
  return deliveryRange(method, at.warehouse, at.now, { leadDays: leadDays(lines, method), transit });
}

type At = { warehouse: WarehouseRow | undefined; now: Date };

/** For all of the cart by one method; null where nobody knows. */
export const methodDates = ({ lines, terms }: Priced, method: DeliveryMethod, at: At): DeliveryRange | null =>
  datesOf(lines, terms, method, at);

/** For each line by its own method: from the first day on which something comes to the day on which all is there. */
export function promisedDates({ lines, terms }: Priced, at: At): DeliveryRange | null {
  const methods = [...new Set(lines.map(({ method }) => method))];
  const ranges = methods.map((method) =>
    datesOf(
      lines.filter((line) => line.method === method),
      terms,
      method,
      at,
    ),
  );
  const dates = ranges.flatMap((range) => range ?? []);
  if (dates.length === 0 || dates.length < ranges.length) return null;
  const inOrder = dates.flatMap(({ from, to }) => [from, to]).sort();
  return { from: inOrder[0] ?? '', to: inOrder.at(-1) ?? '' };
}
