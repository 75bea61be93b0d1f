import { Link } from '@remix-run/react';
import { notificationsPath } from '#app/shared/notifications-path.ts';
import { OrderStatusChip } from '#app/shared/orders/order-parts.tsx';
import { paymentWords, statusWords } from '#app/shared/orders/order-words.ts';
import { useWarehouseZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { Notification } from '#schemas/domain/people/notification.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { OrderSummary } from '#schemas/domain/sales/order-summary.ts';
import { orderStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { ListFrame, type ListQuery } from '../list-frame.tsx';
import { NotificationList, ReadAllForm } from '../notifications/notification-list.tsx';

const ordersPath = '/a/profile/orders';

export type OrdersProps = {
  query: ListQuery;
  orders: { items: OrderSummary[]; total: number; page: number; pages: number };
  notifications: Notification[];
};

const count = (number: number) => m.account_items({ count: number });

const sortNames = {
  newest: m.billing_sort_newest,
  oldest: m.billing_sort_oldest,
  total: m.account_orders_sort_total,
} as const;

export default function OrdersScreen({ query, orders, notifications }: OrdersProps) {
  const { items, page, pages, total } = orders;
  return (
    <>
      {notifications.length > 0 ? <News notifications={notifications} /> : null}
      <ListFrame
        path={ordersPath}
        query={query}
        find={m.account_orders_find()}
        filter={{
          name: 'status',
          label: m.billing_status(),
          options: orderStatuses.map((status) => [status, statusWords(status, null)] as const),
        }}
        sorts={Object.entries(sortNames).map(([sort, label]) => [sort, label()] as const)}
        count={m.account_orders_count({ count: total })}
        page={page}
        pages={pages}
        isEmpty={items.length === 0}
        empty={
          <EmptyState
            title={m.account_orders_empty()}
            text={m.account_orders_empty_text()}
            action={<ButtonLink to="/">{m.cart_keep_shopping()}</ButtonLink>}
          />
        }
      >
        <ul className="mt-2 border-t border-line">
          {items.map((order) => (
            <Row key={order._id} order={order} />
          ))}
        </ul>
      </ListFrame>
    </>
  );
}

function Row({ order }: { order: OrderSummary }) {
  const zone = useWarehouseZone(order.warehouse);
  return (
    <li className="group relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-5 transition-colors hover:bg-surface wide:grid-cols-[9rem_1fr_12rem_6.5rem_7.5rem] wide:px-3">
      <Link
        to={`/a/profile/orders/${order._id}`}
        className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {m.checkout_success_number({ number: order.number })}
      </Link>
      <p className="text-right font-semibold tabular-nums wide:order-3">{formatDollars(order.total)}</p>
      <p className="text-stone">
        {formatDay(order.placed_at, zone)}, {count(order.count)}
        {order.po_number ? (
          <span className="block text-sm">{m.account_order_po({ number: order.po_number })}</span>
        ) : null}
        {order.by ? <span className="block text-sm">{m.account_order_by({ name: order.by })}</span> : null}
      </p>
      <div className="justify-self-end text-right text-sm wide:justify-self-start wide:text-left">
        <OrderStatusChip status={order.status} delivery={order.delivery} />
        {order.payment ? <p className="mt-1 text-stone">{paymentWords(order.payment)}</p> : null}
        {order.returns > 0 ? <p className="mt-1 font-medium">{m.account_order_return()}</p> : null}
      </div>
      <form
        method="post"
        action={`/a/profile/orders/${order._id}`}
        className="relative z-10 col-span-2 justify-self-end wide:order-last wide:col-span-1"
      >
        <Button
          type="submit"
          variant="outline"
          size="small"
          name="intent"
          value="reorder"
          aria-label={m.cart_reorder_label({ number: order.number })}
        >
          {m.cart_reorder()}
        </Button>
      </form>
    </li>
  );
}

/** The orders are what somebody came for. */
const newsShown = 3;

function News({ notifications }: Pick<OrdersProps, 'notifications'>) {
  return (
    <section aria-labelledby="news" className="mt-8 rounded-sm bg-surface p-5 shadow-card wide:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading level={2} size="small" id="news">
          {m.account_news()}
        </Heading>
        <ReadAllForm back={ordersPath} />
      </div>
      <NotificationList notifications={notifications.slice(0, newsShown)} back={ordersPath} />
      <Link
        to={notificationsPath}
        className="mt-1 inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4"
      >
        {m.notifications_see_all()}
      </Link>
    </section>
  );
}
