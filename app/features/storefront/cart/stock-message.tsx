import * as m from '#messages';
import { availableOf, maxQuantity } from '#schemas/domain/catalog/quantity.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { shipsFrom } from './item-facts.ts';

type Props = {
  item: Pick<
    CartItem,
    'stock' | 'backorder' | 'lead_days' | 'sold' | 'configuration' | 'ship_from' | 'availability'
  >;
  /** What the shopper wants, which the server may not know yet. */
  quantity: number;
  /** Only what is amiss. */
  quiet?: boolean;
};

/**
 * What the warehouse has for the line: all of it, some, or none, and when the rest comes where it is sold all the same.
 * A piece made to measure is never in stock: its line says when it would be ready.
 */
export function StockMessage({ item, quantity, quiet = false }: Props) {
  const { stock, backorder, lead_days: days, configuration, ship_from: source, availability } = item;
  if (source) return <SourceMessage item={item} quantity={quantity} warehouse={source.name} />;
  if (stock >= quantity) {
    // Of a kit, what comes later of its parts.
    if (configuration && availability?.kind === 'backorder')
      return <Backorder count={quantity} days={availability.lead_days} />;
    const isMade = availability ? availability.kind === 'made_to_order' : stock >= maxQuantity;
    if (quiet || (configuration && isMade)) return null;
    // Of a kit, what its parts come to.
    return (
      <p className="mt-2 text-stone">
        {configuration ? m.cart_in_stock_plain() : m.cart_in_stock({ count: stock })}
      </p>
    );
  }
  if (availableOf(item) >= quantity && backorder) {
    const here = Math.max(0, stock);
    const count = quantity - here;
    if (here > 0)
      return (
        <p className="mt-2 text-warning">
          {days === null
            ? m.cart_backorder_some({ here, count })
            : m.cart_backorder_some_days({ here, count, days })}
        </p>
      );
    return <Backorder count={count} days={days} />;
  }
  return (
    <p className="mt-2 font-medium text-danger">
      {stock <= 0 ? m.cart_out_of_stock() : m.cart_not_enough({ count: stock })}
    </p>
  );
}

/** None of it is here; `days`: when it leaves, where that is known. */
const Backorder = ({ count, days }: { count: number; days: number | null }) => (
  <p className="mt-2 text-warning">
    {days === null ? m.cart_backorder({ count }) : m.cart_backorder_days({ count, days })}
  </p>
);

/** Of a line that another warehouse sends; said on every screen, since it comes later than the rest. */
function SourceMessage({ item, quantity, warehouse }: Omit<Props, 'quiet'> & { warehouse: string }) {
  const { stock, availability } = item;
  if (stock < quantity)
    return (
      <p className="mt-2 font-medium text-danger">
        {m.cart_source_short({ count: Math.max(0, stock), warehouse })}
      </p>
    );
  return <p className="mt-2 text-stone">{shipsFrom(warehouse, availability?.lead_days ?? null)}</p>;
}
