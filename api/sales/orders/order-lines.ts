/** What is left of an order's lines: to hand over, and to return. Pure. */
import type { FieldReasons, Reason } from '#schemas/domain/platform/reasons.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import type { OrderLineCount, ReturnStatus } from '#schemas/domain/sales/order-desk.ts';
import type { OrderStatus } from '#schemas/domain/sales/sales-statuses.ts';

type Counted = { lines: readonly OrderLineCount[] };

/** Sell units by line. */
export function countLines(parts: readonly Counted[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item, quantity } of parts.flatMap(({ lines }) => lines))
    counts.set(item, (counts.get(item) ?? 0) + quantity);
  return counts;
}

type OrderItem = { id: string; sku_id: string; quantity: number; parent_id: string | null };

/** Sell units of each SKU in these lines: a line's own, or the parts of a kit as many as belong to so many of it. */
export function unitsOf(items: readonly OrderItem[], lines: readonly OrderLineCount[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { item, quantity } of lines) {
    const line = items.find(({ id }) => id === item);
    if (!line) continue;
    const parts = items.filter(({ parent_id }) => parent_id === line.id);
    for (const part of parts.length > 0 ? parts : [line])
      units.set(part.sku_id, (units.get(part.sku_id) ?? 0) + (part.quantity * quantity) / line.quantity);
  }
  return units;
}

/** By line: sell units that were handed over, and are neither being returned nor refunded. */
export function refundable(
  items: readonly Pick<CartItem, '_id'>[],
  fulfilments: readonly Counted[],
  returns: readonly (Counted & { status: ReturnStatus })[],
): Map<string, number> {
  const fulfilled = countLines(fulfilments);
  const back = countLines(returns.filter(({ status }) => status !== 'refused'));
  return new Map(items.map(({ _id }) => [_id, (fulfilled.get(_id) ?? 0) - (back.get(_id) ?? 0)]));
}

/** The same, without what was made to measure: that cannot be returned. */
export function returnable(
  items: readonly CartItem[],
  fulfilments: readonly Counted[],
  returns: readonly (Counted & { status: ReturnStatus })[],
): Map<string, number> {
  const left = refundable(items, fulfilments, returns);
  for (const { _id, configuration } of items) if (configuration?.returnable === false) left.set(_id, 0);
  return left;
}

/** An order's status by what was handed over; a canceled one stays so. */
export function statusAfter(items: readonly CartItem[], fulfilments: readonly Counted[]): OrderStatus {
  const fulfilled = countLines(fulfilments);
  if (fulfilled.size === 0) return 'placed';
  return items.every(({ _id, quantity }) => (fulfilled.get(_id) ?? 0) >= quantity)
    ? 'fulfilled'
    : 'partly_fulfilled';
}

/**
 * What is wrong with the lines that are asked for, at their JSON pointers. `left` says how many there are of each, and
 * `refusal` the reason where there are fewer.
 */
export function linesOver(
  lines: readonly OrderLineCount[],
  left: ReadonlyMap<string, number>,
  refusal: (most: number) => Reason,
): FieldReasons {
  const asked = countLines([{ lines }]);
  return Object.fromEntries(
    lines.flatMap(({ item }, index) => {
      const most = left.get(item) ?? 0;
      return (asked.get(item) ?? 0) > most ? [[`/lines/${index}/quantity`, [refusal(most)]]] : [];
    }),
  );
}
