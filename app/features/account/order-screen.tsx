import type { ReactNode } from 'react';
import { CartTotals } from '#app/features/cart/cart-totals.tsx';
import { ConfiguredDetails } from '#app/features/cart/configured-details.tsx';
import { useViewEvent } from '#app/services/events.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { PostalAddress } from '#app/ui/postal-address.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import type { Order } from '#schemas/domain/order.ts';
import { AccountLayout, type AccountPerson } from './account-layout.tsx';
import { formatDay } from './dates.ts';

type Props = { person: AccountPerson; order: Omit<Order, 'token'> };

export function OrderScreen({ person, order }: Props) {
  useViewEvent('view order', order._id);
  const { cart, number, po_number: po, note } = order;
  return (
    <AccountLayout person={person} current="orders" title={m.checkout_success_number({ number })}>
      <p className="mt-3 text-lg text-stone">
        {m.account_order_meta({ day: formatDay(order.placed_at), warehouse: order.warehouse_name })}
      </p>
      <div className="mt-9 grid items-start gap-x-12 gap-y-9 broad:grid-cols-[1fr_20rem]">
        <div>
          <Lines items={cart.items} />
          <div className="mt-6 ml-auto max-w-xs">
            <CartTotals cart={cart} />
          </div>
        </div>
        <div className="grid gap-7 wide:grid-cols-2 broad:grid-cols-1">
          <Part title={m.checkout_delivery()}>
            {cart.Delivery_method}
            {cart.shipping_address ? <PostalAddress {...cart.shipping_address} /> : null}
          </Part>
          {cart.billing_address ? (
            <Part title={m.checkout_billing()}>
              <PostalAddress {...cart.billing_address} />
            </Part>
          ) : null}
          <Part title={m.checkout_payment()}>{cart.payment_type}</Part>
          {po ? <Part title={m.checkout_po_number()}>{po}</Part> : null}
          {note ? <Part title={m.checkout_note()}>{note}</Part> : null}
        </div>
      </div>
      <div className="mt-10 flex flex-wrap gap-3" data-no-print>
        <form method="post">
          <Button type="submit" name="intent" value="reorder">
            {m.cart_reorder()}
          </Button>
        </form>
        <Button variant="outline" className="script-only" onClick={() => print()}>
          {m.account_order_print()}
        </Button>
        <ButtonLink to={`/order-lookup/${order._id}`} variant="outline" reloadDocument>
          {m.account_order_follow()}
        </ButtonLink>
        <ButtonLink to="/a/profile/orders" variant="outline">
          {m.account_order_all()}
        </ButtonLink>
      </div>
    </AccountLayout>
  );
}

function Lines({ items }: { items: Order['cart']['items'] }) {
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
        {items.map((item) => (
          <tr key={item._id} className="border-b border-line align-top">
            <td className="py-3.5">
              <span className="font-medium">{item.name}</span>
              <span className="block text-sm text-stone">
                {[m.shop_sku({ sku: item.sku }), ...Object.values(item.options)].join(', ')}
              </span>
              <ConfiguredDetails item={item} isOrdered />
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <div className="mt-2 first-letter:uppercase">{children}</div>
    </section>
  );
}
