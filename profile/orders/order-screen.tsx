import { Link } from '@remix-run/react';
import type { AccountPerson } from '#app/features/account/account-layout.tsx';
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { PromisedDates } from '#app/features/storefront/checkout/promised-dates.tsx';
import { PolicyLinks } from '#app/features/storefront/pages/policy-links.tsx';
import { useViewEvent } from '#app/shared/events.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { jobFacts } from '#app/shared/orders/job-facts.ts';
import { invoiceStatusName } from '#app/shared/orders/ledger-words.ts';
import {
  OrderHistory,
  OrderPart,
  OrderStatusChip,
  PaymentState,
  Shipments,
  type ShownOrder,
} from '#app/shared/orders/order-parts.tsx';
import { PaperLinks } from '#app/shared/orders/paper-links.tsx';
import { Returns } from '#app/shared/orders/returns.tsx';
import { useWarehouseZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { ListedInvoice } from '#schemas/domain/sales/ledger.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { OrderTable } from './order-table.tsx';

type Invoices = Pick<ListedInvoice, '_id' | 'number' | 'status' | 'total'>[];
type Props = {
  person: AccountPerson;
  order: ShownOrder;
  /** Those of this order. */
  invoices: Invoices;
  answer: StaffAnswer | undefined;
};

/** One order in the account: what was bought, where it is, how it is paid, what comes back, and once more. */
export default function OrderScreen({ person, order, invoices, answer }: Props) {
  useViewEvent('view order', order._id);
  const { cart } = order;
  const zone = useWarehouseZone(cart.warehouse);
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg text-stone">
        {m.account_order_meta({ day: formatDay(order.placed_at, zone), warehouse: order.warehouse_name })}
        <OrderStatusChip status={order.status} delivery={cart.Delivery_method} />
      </p>
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mt-6">
          {answer.message}
        </Notice>
      ) : null}
      <div className="mt-9 grid items-start gap-x-12 gap-y-9 broad:grid-cols-[1fr_20rem]">
        <div>
          <OrderTable order={order} />
          <div className="mt-6 ml-auto max-w-xs">
            <CartTotals cart={cart} credit={order.payment?.credit ?? 0} />
          </div>
        </div>
        <Facts order={order} invoices={invoices} />
      </div>
      <div className="mt-9 grid gap-x-12 gap-y-9 broad:grid-cols-2">
        <Returns order={order} answer={answer} isAllowed={person.mayOrder} />
        <OrderPart title={m.desk_history()}>
          <OrderHistory order={order} />
        </OrderPart>
      </div>
      <div className="mt-10 flex flex-wrap gap-3" data-no-print>
        <form method="post">
          <Button type="submit" name="intent" value="reorder">
            {m.cart_reorder()}
          </Button>
        </form>
        <PaperLinks id={order._id} />
        <ButtonLink to="/a/profile/orders" variant="outline">
          {m.account_order_all()}
        </ButtonLink>
      </div>
      <PolicyLinks className="mt-5" />
    </>
  );
}

function Facts({ order, invoices }: Pick<Props, 'order' | 'invoices'>) {
  const { cart, po_number: po, note } = order;
  const job = jobFacts(cart);
  return (
    <div className="grid gap-7 wide:grid-cols-2 broad:grid-cols-1">
      <OrderPart title={m.follow_progress()}>
        <PromisedDates order={order} />
        <Shipments order={order} />
      </OrderPart>
      <OrderPart title={m.checkout_payment()}>
        <PaymentState order={order} />
        {order.approval ? (
          <p className="mt-1 text-stone">{m.order_approved_by({ name: order.approval.by })}</p>
        ) : null}
      </OrderPart>
      <OrderPart title={m.cart_estimate_delivery()}>
        {deliveryName(cart.Delivery_method)}
        {cart.shipping_address ? <PostalAddress {...cart.shipping_address} /> : null}
      </OrderPart>
      {cart.billing_address ? (
        <OrderPart title={m.checkout_billing()}>
          <PostalAddress {...cart.billing_address} />
        </OrderPart>
      ) : null}
      {po ? <OrderPart title={m.checkout_po_number()}>{po}</OrderPart> : null}
      {job.length > 0 ? (
        <OrderPart title={m.mail_order_job()}>
          <dl className="space-y-2">
            {job.map(([what, value]) => (
              <div key={what}>
                <dt className="text-sm text-stone">{what}</dt>
                <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        </OrderPart>
      ) : null}
      {invoices.length > 0 ? (
        <OrderPart title={m.account_invoices()}>
          <ul className="space-y-1">
            {invoices.map(({ _id, number, status, total }) => (
              <li key={_id}>
                <Link
                  to={`/a/invoices/${_id}`}
                  reloadDocument
                  className="inline-block py-0.5 text-accent underline underline-offset-4"
                >
                  {number}
                </Link>
                {` · ${formatDollars(total)} · ${invoiceStatusName(status)}`}
              </li>
            ))}
          </ul>
        </OrderPart>
      ) : null}
      {note ? <OrderPart title={m.checkout_note()}>{note}</OrderPart> : null}
    </div>
  );
}
