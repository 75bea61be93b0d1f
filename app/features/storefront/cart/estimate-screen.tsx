/** The cart as a paper: what a customer of the shopper is shown, or a purchasing office keeps. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import type { Estimate } from '#schemas/domain/sales/estimate.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { Button, ButtonLink, buttonClasses } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { Container } from '#ui/section.tsx';
import { CartTotals } from './cart-totals.tsx';
import { ConfiguredDetails } from './configured-details.tsx';
import { sourceFacts, unitFacts } from './item-facts.ts';

export function EstimateScreen({ estimate }: { estimate: Estimate | null }) {
  if (!estimate)
    return (
      <Container className="max-w-4xl pt-8 pb-band">
        <Heading level={1}>{m.cart_estimate()}</Heading>
        <p className="mt-3 text-lg text-stone">{m.cart_estimate_empty()}</p>
        <ButtonLink to="/cart" variant="text" className="mt-6">
          {m.cart_back()}
        </ButtonLink>
      </Container>
    );
  const { shop, warehouse, cart, date, until } = estimate;
  const { address } = warehouse;
  return (
    <Container className="max-w-4xl pt-8 pb-band">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <Heading level={1}>{m.cart_estimate()}</Heading>
          <p className="mt-2 font-medium">{shop}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <a href="/cart/estimate.pdf" className={buttonClasses()}>
            {m.cart_estimate_pdf()}
          </a>
          <Button variant="outline" className="script-only" onClick={() => print()}>
            {m.cart_estimate_print()}
          </Button>
        </div>
      </div>
      <dl className="mt-6 grid gap-x-8 gap-y-4 text-sm wide:grid-cols-4">
        <Fact term={m.cart_estimate_date()}>{formatDate(date)}</Fact>
        <Fact term={m.cart_estimate_until()}>{formatDate(until)}</Fact>
        {cart.name ? <Fact term={m.cart_estimate_for()}>{cart.name}</Fact> : null}
        <Fact term={m.cart_estimate_warehouse()}>
          {warehouse.name}
          <span className="block text-stone">
            {`${address.address}, ${address.city}, ${address.state} ${address.zip}`}
          </span>
          <span className="block text-stone">{warehouse.phone}</span>
        </Fact>
        {cart.Delivery_method ? (
          <Fact term={m.cart_estimate_delivery()}>
            {deliveryName(cart.Delivery_method)}
            {cart.shipping_address ? <PostalAddress {...cart.shipping_address} /> : null}
          </Fact>
        ) : null}
      </dl>
      <Lines items={cart.items} />
      <div className="mt-6 ml-auto max-w-xs">
        <CartTotals cart={cart} />
      </div>
      <p className="mt-8 border-t border-line pt-4 text-sm text-stone">{m.cart_estimate_text()}</p>
      <ButtonLink to="/cart" variant="text" className="mt-4 print:hidden">
        {m.cart_back()}
      </ButtonLink>
    </Container>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-stone">{term}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}

/** Left to right what it is, how many, one, all. */
function Lines({ items }: { items: readonly CartItem[] }) {
  return (
    <table className="mt-8 w-full border-collapse text-left text-sm">
      <caption className="sr-only">{m.cart_estimate()}</caption>
      <thead className="text-stone">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-normal">
            {m.cart_estimate_item()}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            {m.cart_estimate_quantity()}
          </th>
          <th scope="col" className="py-2 text-right font-normal max-wide:hidden">
            {m.cart_estimate_each()}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-normal">
            {m.cart_estimate_amount()}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item._id} className="border-b border-line align-top">
            <td className="py-3">
              <span className="text-base font-medium">{item.name}</span>
              <span className="block text-stone">{factsOf(item).join(' · ')}</span>
              <ConfiguredDetails item={item} />
              {item.note ? (
                <span className="mt-1 block whitespace-pre-line">
                  {m.cart_note()}: {item.note}
                </span>
              ) : null}
            </td>
            <td className="px-3 py-3 text-right tabular-nums">{item.quantity}</td>
            <td className="py-3 text-right tabular-nums max-wide:hidden">{formatDollars(item.price)}</td>
            <td className="py-3 pl-3 text-right font-medium tabular-nums">
              {formatDollars(item.line_total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const factsOf = (item: CartItem): string[] => [
  m.shop_sku({ sku: item.sku }),
  ...Object.entries(item.options).map(([option, value]) => m.cart_option({ option, value })),
  ...unitFacts(item),
  ...sourceFacts(item),
];
