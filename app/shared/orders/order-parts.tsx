/** Parts of an order as its shopper sees it, wherever that is: the account, the look-up, the page after checkout. */
import type { ReactNode } from 'react';
import { useViewEvent } from '#app/shared/events.ts';
import { useWarehouseZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { OrderStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { trackingHref } from '#schemas/domain/sales/tracking.ts';
import { deliveryName, paymentName } from '#schemas/fields/order-names.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { balanceRows, historyName, linesText, meansWords, paymentWords, statusWords } from './order-words.ts';

export type ShownOrder = Omit<Order, 'token'>;

const looks: Record<OrderStatus, string> = {
  placed: 'bg-warning-soft text-warning',
  partly_fulfilled: 'bg-warning-soft text-warning',
  fulfilled: 'bg-accent-soft text-accent-deep',
  canceled: 'bg-sand text-ink',
};

/** Where it is, in a word or two. */
export function OrderStatusChip(props: { status: OrderStatus; delivery: string | null; className?: string }) {
  const { status, delivery, className } = props;
  return (
    <span
      className={classes(
        'inline-flex rounded-sm px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        looks[status],
        className,
      )}
    >
      {statusWords(status, delivery)}
    </span>
  );
}

export function OrderPart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <div className="mt-2">{children}</div>
    </section>
  );
}

/** What left us, with the carrier's own page of it where we know one. */
export function Shipments({ order }: { order: ShownOrder }) {
  const zone = useWarehouseZone(order.cart.warehouse);
  if (order.status === 'canceled') return <p>{m.order_canceled_text()}</p>;
  if (order.fulfilments.length === 0) return <p>{m.follow_nothing_yet()}</p>;
  return (
    <ul className="space-y-3">
      {order.fulfilments.map(({ _id, at, lines, carrier, tracking }) => {
        const href = trackingHref({ carrier, tracking });
        return (
          <li key={_id} className="[overflow-wrap:anywhere]">
            {m.follow_sent({ day: formatDay(at, zone), what: linesText(order, lines) })}
            {carrier || tracking ? (
              <span className="block text-stone">
                {deliveryName(carrier)}
                {carrier && tracking ? ', ' : null}
                {href ? (
                  <a
                    href={href}
                    rel="noreferrer"
                    className="inline-block py-0.5 text-accent underline underline-offset-4"
                  >
                    {m.mail_order_tracking({ tracking })}
                  </a>
                ) : null}
                {tracking && !href ? m.mail_order_tracking({ tracking }) : null}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** With what it is paid and how that stands; says that the payment was seen (docs/product.md#events). */
export function PaymentState({ order: { _id, payment, cart } }: { order: ShownOrder }) {
  useViewEvent(payment ? 'view payment' : null, _id);
  if (!payment) return <p>{paymentName(cart.payment_type)}</p>;
  return (
    <>
      <p>
        {meansWords(payment)}
        <span className="block text-stone">{paymentWords(payment)}</span>
      </p>
      <BalanceSums payment={payment} total={cart.total} />
    </>
  );
}

function BalanceSums({ payment, total }: { payment: NonNullable<ShownOrder['payment']>; total: number }) {
  const rows = balanceRows(payment, total);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-2 max-w-xs space-y-1 tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-stone">{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All that happened, oldest first; what left us stands with its numbers among the shipments. */
export function OrderHistory({ order }: { order: ShownOrder }) {
  const zone = useWarehouseZone(order.cart.warehouse);
  const sent = order.cart.Delivery_method === 'Will Call' ? m.order_did_picked_up : m.order_did_sent;
  return (
    <ol className="space-y-1.5">
      {order.history.map(({ _id, at, kind, amount }) => {
        const words = kind === 'fulfilled' ? sent : historyName(kind, order.payment);
        return words ? (
          <li key={_id} className="flex flex-wrap justify-between gap-x-6 [overflow-wrap:anywhere]">
            <span>
              {words()}
              {amount === null || kind === 'placed' ? '' : `, ${formatDollars(amount)}`}
            </span>
            <span className="text-stone">{formatDay(at, zone)}</span>
          </li>
        ) : null;
      })}
    </ol>
  );
}
