import { Link } from '@remix-run/react';
import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import { sourceFacts, unitFacts } from '#app/features/storefront/cart/item-facts.ts';
import type { ShownOrder } from '#app/shared/orders/order-parts.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';

type Item = ShownOrder['cart']['items'][number];

/** An order's lines: what each is, how many, how many of them left us, and what they cost. */
export function OrderTable({ order }: { order: ShownOrder }) {
  const isFetched = order.cart.Delivery_method === 'Will Call';
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{m.checkout_success_summary()}</caption>
      <thead className="text-sm text-stone">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-normal">
            {m.account_order_item()}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            {m.account_order_quantity()}
          </th>
          <th scope="col" className="py-2 text-right font-normal max-wide:hidden">
            {m.account_order_each()}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-normal">
            {m.cart_line_total()}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.cart.items.map((item) => (
          <tr key={item._id} className="border-b border-line align-top">
            <td className="py-3.5 [overflow-wrap:anywhere]">
              <span className="font-medium">{item.name}</span>
              <span className="block text-sm text-stone">{factsOf(item).join(', ')}</span>
              {/* Where the column has no room. */}
              <span className="block text-sm text-stone wide:hidden">
                {m.shop_per_piece({ price: formatDollars(item.price) })}
              </span>
              <ConfiguredDetails item={item} isOrdered />
              {item.note ? (
                <span className="block text-sm whitespace-pre-line">
                  {m.cart_note()}: {item.note}
                </span>
              ) : null}
              <Left item={item} isFetched={isFetched} isOver={order.status === 'fulfilled'} />
              {order.status === 'canceled' || item.fulfilled === 0 ? null : (
                <Link
                  to={`/review/${item.slug}`}
                  reloadDocument
                  data-no-print
                  aria-label={m.review_write_of({ name: item.name })}
                  className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4"
                >
                  {m.review_write()}
                </Link>
              )}
            </td>
            <td className="px-3 py-3.5 text-right tabular-nums">{item.quantity}</td>
            <td className="py-3.5 text-right tabular-nums max-wide:hidden">{formatDollars(item.price)}</td>
            <td className="py-3.5 pl-3 text-right font-medium tabular-nums">
              {formatDollars(item.line_total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many were handed over; of an order that is over, the others were canceled. */
function Left(props: { item: Item; isFetched: boolean; isOver: boolean }) {
  const { item, isFetched, isOver } = props;
  const { fulfilled, quantity } = item;
  const canceled = isOver ? quantity - fulfilled : 0;
  if (fulfilled === 0 && canceled === 0) return null;
  const count = { count: fulfilled, total: quantity };
  return (
    <span className="block text-sm text-stone">
      {isFetched ? m.order_paper_fetched(count) : m.order_paper_fulfilled(count)}
      {canceled > 0 ? `, ${m.order_line_canceled({ count: canceled })}` : null}
    </span>
  );
}

const factsOf = (item: Item): string[] => [
  m.shop_sku({ sku: item.sku }),
  ...Object.values(item.options),
  ...unitFacts(item),
  ...sourceFacts(item),
];
