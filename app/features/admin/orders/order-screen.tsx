/** One order at the desk: what was bought, what of it went out, its money, what comes back, and all that happened. */
import { Link } from '@remix-run/react';
import { Answer, Panel } from '#app/features/admin/employees/staff-parts.tsx';
import { sayMoment, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import { PromisedDates } from '#app/features/storefront/checkout/promised-dates.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { linesText } from '#app/shared/orders/order-words.ts';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { buttonClasses } from '#ui/button.tsx';
import { TextareaField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { Container } from '#ui/section.tsx';
import { DeskForm, StatusChip } from './desk-parts.tsx';
import { historyNames, historyOf } from './desk-words.ts';
import { LinesPanel } from './lines-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { RefundLinesPanel, ReturnsPanel } from './returns-panel.tsx';

type Shown = Omit<DeskOrder, 'token'>;
type Part = { order: Shown; answer: StaffAnswer | undefined };

export function DeskOrderScreen({ order, answer }: Part) {
  const zone = useShopZone();
  const { cart } = order;
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to="/admin/orders"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.desk_back()}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1} size="section">
          {order.number}
        </Heading>
        <StatusChip status={order.status} />
        <p className="ml-auto flex flex-wrap gap-2">
          <a
            href={`/admin/orders/papers/slips.pdf?order=${order._id}`}
            className={buttonClasses({ variant: 'outline', size: 'small' })}
          >
            {m.desk_print_slip()}
          </a>
          {cart.shipping_address && order.status !== 'canceled' ? (
            <a
              href={`/admin/orders/papers/labels.pdf?order=${order._id}`}
              className={buttonClasses({ variant: 'outline', size: 'small' })}
            >
              {m.desk_print_label()}
            </a>
          ) : null}
          <a
            href={`/order-lookup/${order._id}/pdf`}
            className={buttonClasses({ variant: 'outline', size: 'small' })}
          >
            {m.order_pdf()}
          </a>
        </p>
      </div>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-stone">
        {[
          ...new Set([order.company, cart.billing_address?.name, order.email, order.phone]),
          sayMoment(order.placed_at, zone),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {order.account && order.may.handle ? (
        <Link
          to={`/admin/customers/${order.account}`}
          className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.customers_open()}
        </Link>
      ) : null}
      <Answer answer={answer} />
      <div className="grid items-start gap-x-6 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <LinesPanel order={order} answer={answer} />
          <ReturnsPanel order={order} answer={answer} />
          <RefundLinesPanel order={order} answer={answer} />
          <HistoryPanel order={order} answer={answer} />
        </div>
        <div className="min-w-0">
          <PaymentPanel order={order} answer={answer} />
          <Panel id="delivery" title={m.cart_estimate_delivery()}>
            <div className="mt-3 space-y-3 text-sm">
              <p>{[deliveryName(cart.Delivery_method), order.warehouse_name].filter(Boolean).join(' · ')}</p>
              <PromisedDates order={order} />
              {order.pick_up ? (
                <p>
                  {m.checkout_window({
                    day: formatDate(order.pick_up.date),
                    from: order.pick_up.from_time,
                    to: order.pick_up.to_time,
                  })}
                </p>
              ) : null}
              {cart.shipping_address ? <PostalAddress {...cart.shipping_address} /> : null}
              {cart.billing_address ? (
                <div>
                  <h3 className="font-semibold">{m.checkout_billing()}</h3>
                  <PostalAddress {...cart.billing_address} />
                </div>
              ) : null}
              {order.approval ? <p>{m.order_approved_by({ name: order.approval.by })}</p> : null}
              {order.po_number ? <p>{m.desk_po({ po: order.po_number })}</p> : null}
              {cart.job_name ? <p>{`${m.mail_order_job()}: ${cart.job_name}`}</p> : null}
              {order.note ? (
                <p className="whitespace-pre-line">{`${m.checkout_note()}: ${order.note}`}</p>
              ) : null}
            </div>
          </Panel>
        </div>
      </div>
    </Container>
  );
}

function HistoryPanel({ order, answer }: Part) {
  const zone = useShopZone();
  return (
    <Panel id="history" title={m.desk_history()}>
      <ol className="mt-3 divide-y divide-line text-sm">
        {historyOf(order).map(({ _id, at, kind, amount, note, by, lines }) => (
          <li key={_id} className="py-2 [overflow-wrap:anywhere]">
            <p>
              <span className="font-semibold">{historyNames[kind]()}</span>
              {amount === null ? '' : ` ${formatDollars(amount)}`}
              <span className="text-stone"> {[sayMoment(at, zone), by].filter(Boolean).join(' · ')}</span>
            </p>
            {lines.length > 0 ? <p className="text-stone">{linesText(order, lines)}</p> : null}
            {note ? <p className="whitespace-pre-line text-stone">{note}</p> : null}
          </li>
        ))}
      </ol>
      <DeskForm name="note" order={order} answer={answer} title={m.desk_note()} button={m.desk_note_button()}>
        <TextareaField name="text" required maxLength={1000} rows={3} label={m.desk_note_label()} />
      </DeskForm>
    </Panel>
  );
}
