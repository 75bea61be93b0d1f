import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { PaperLinks, useOrderPath } from '#app/shared/orders/paper-links.tsx';
import { brandName } from '#app/shared/orders/payment-words.ts';
import { PickUpFacts } from '#app/shared/orders/pick-up-place.tsx';
import * as m from '#messages';
import type { Order } from '#schemas/domain/sales/order.ts';
import { deliveryName, paymentName } from '#schemas/fields/order-names.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { Container } from '#ui/section.tsx';
import { datesText } from './delivery-dates.ts';
import { OrderLines } from './order-lines.tsx';

export type SuccessProps = { order: Omit<Order, 'token'> };

export function SuccessScreen({ order }: SuccessProps) {
  const { cart, email, number, po_number: po, note } = order;
  const follow = useOrderPath(order._id);
  const pickUp = cart.Delivery_method === 'Will Call';
  return (
    <Container className="py-10 wide:py-14">
      <p className="text-sm font-semibold tracking-label text-accent uppercase">
        {m.checkout_success_number({ number })}
      </p>
      <Heading level={1} className="mt-2">
        {m.checkout_success_title()}
      </Heading>
      <p className="mt-3 max-w-text text-lg text-stone">{m.checkout_success_email({ email })}</p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-x-10 gap-y-7 wide:grid-cols-2">
          <Part title={m.checkout_success_next()}>
            <p>{deliverySentence(order)}</p>
            <p className="mt-2">{paymentSentence(order)}</p>
          </Part>
          {order.promised ? (
            <Part title={m.order_promised()}>
              <p className="font-semibold">
                {datesText(cart.Delivery_method ?? 'Will Call', order.promised)}
              </p>
            </Part>
          ) : null}
          {pickUp ? (
            <Part title={m.checkout_success_pick_up()}>
              <PickUpFacts order={order} />
            </Part>
          ) : (
            <Part title={m.checkout_success_delivery()}>
              {cart.shipping_address ? <PostalAddress {...cart.shipping_address} /> : null}
            </Part>
          )}
          <Part title={m.checkout_billing()}>
            {cart.billing_address ? <PostalAddress {...cart.billing_address} /> : null}
          </Part>
          <Part title={m.checkout_payment()}>
            {order.payment?.status === 'pending' ? m.checkout_success_pending() : meansOf(order)}
          </Part>
          {po ? <Part title={m.checkout_po_number()}>{po}</Part> : null}
          {cart.job_name ? <Part title={m.mail_order_job()}>{cart.job_name}</Part> : null}
          {note ? <Part title={m.checkout_note()}>{note}</Part> : null}
        </div>
        <section aria-labelledby="order-summary" className="rounded-sm bg-surface p-6 shadow-card">
          <Heading level={2} size="small" id="order-summary">
            {m.checkout_success_summary()}
          </Heading>
          <OrderLines items={cart.items} />
          <CartTotals cart={cart} credit={order.payment?.credit ?? 0} />
        </section>
      </div>
      <div className="mt-10 flex flex-wrap gap-3" data-no-print>
        <ButtonLink to="/">{m.cart_keep_shopping()}</ButtonLink>
        <ButtonLink to={follow} variant="outline">
          {m.checkout_success_follow()}
        </ButtonLink>
        <PaperLinks id={order._id} />
      </div>
    </Container>
  );
}

/** What happens with the goods now. */
function deliverySentence({ cart, warehouse_name: warehouse }: SuccessProps['order']): string {
  const method = cart.Delivery_method;
  if (method === 'Will Call' || method === null) return m.checkout_next_pick_up({ warehouse });
  if (method === 'Local Delivery') return m.checkout_next_delivery({ warehouse });
  if (method === 'Drop Ship') return m.checkout_next_drop_ship();
  if (method === 'Freight' || method === 'Other') return m.checkout_next_freight({ warehouse });
  return m.checkout_next_shipped({ warehouse, method: deliveryName(method) });
}

/** What is to be paid, when, or that nothing is collected. */
function paymentSentence({ payment, cart }: SuccessProps['order']): string {
  if (payment?.status === 'pending') return m.checkout_success_pending_text();
  if (isPaidByCredit({ payment, cart })) return m.checkout_next_credit();
  if (cart.payment_type === 'Credit Card') return m.checkout_next_card();
  if (cart.payment_type === 'ACH') return m.checkout_next_bank();
  if (cart.payment_type === 'terms') return m.checkout_next_terms();
  return cart.payment_type === 'cash' ? m.checkout_next_cash() : m.checkout_next_check();
}

/** Nothing is left to pay. */
const isPaidByCredit = ({ payment, cart }: Pick<SuccessProps['order'], 'payment' | 'cart'>): boolean =>
  payment !== null && payment.credit > 0 && payment.credit === cart.total;

function meansOf({ payment, cart }: SuccessProps['order']): string {
  if (payment?.last4)
    return m.checkout_card_ending({ brand: brandName(payment.brand), last4: payment.last4 });
  if (isPaidByCredit({ payment, cart })) return m.cart_account_credit();
  return paymentName(cart.payment_type);
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <div className="mt-2">{children}</div>
    </section>
  );
}
