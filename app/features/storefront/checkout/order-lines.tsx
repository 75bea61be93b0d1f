import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import { unitFacts } from '#app/features/storefront/cart/item-facts.ts';
import { StockMessage } from '#app/features/storefront/cart/stock-message.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { Picture } from '#ui/picture.tsx';

/** What is bought, small; with `stock`, what there is not enough of is said. */
export function OrderLines({ items, stock = false }: { items: readonly CartItem[]; stock?: boolean }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line text-sm">
      {items.map((item) => (
        <OrderLine key={item._id} item={item} stock={stock} />
      ))}
    </ul>
  );
}

function OrderLine({ item, stock }: { item: CartItem; stock: boolean }) {
  const { name, picture, options, quantity, line_total, sku, note, quote } = item;
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] gap-3 py-3">
      <div className="aspect-4/5 overflow-hidden rounded-sm bg-sand">
        <Picture picture={{ ...picture, alt: '' }} sizes="3rem" className="size-full object-cover" />
      </div>
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-stone">{[...Object.values(options), ...unitFacts(item), sku].join(' · ')}</p>
        <ConfiguredDetails item={item} isOrdered={!stock} />
        <p className="text-stone">{m.checkout_quantity({ count: quantity })}</p>
        {quote ? <p className="text-accent-deep">{m.checkout_quoted({ number: quote.number })}</p> : null}
        {stock ? (
          <StockMessage item={item} quantity={quantity} />
        ) : item.ship_from ? (
          <p className="text-stone">{m.cart_ships_from({ warehouse: item.ship_from.name })}</p>
        ) : null}
        {note ? (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{`${m.cart_note()}: ${note}`}</p>
        ) : null}
      </div>
      <p className="tabular-nums">{formatDollars(line_total)}</p>
    </li>
  );
}
