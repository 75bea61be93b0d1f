/** An order as its shopper follows it: where it is, how it is paid, and what goes back. */
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { OrderLines } from '#app/features/storefront/checkout/order-lines.tsx';
import { PromisedDates } from '#app/features/storefront/checkout/promised-dates.tsx';
import { PolicyLinks } from '#app/features/storefront/pages/policy-links.tsx';
import { useViewEvent } from '#app/shared/events.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import {
  OrderHistory,
  OrderPart,
  OrderStatusChip,
  PaymentState,
  Shipments,
  type ShownOrder,
} from '#app/shared/orders/order-parts.tsx';
import { PaperLinks } from '#app/shared/orders/paper-links.tsx';
import { PickUpPlace } from '#app/shared/orders/pick-up-place.tsx';
import { Returns } from '#app/shared/orders/returns.tsx';
import { useWarehouseZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';

export function FollowScreen({ order, answer }: { order: ShownOrder; answer: StaffAnswer | undefined }) {
  useViewEvent('view order', order._id);
  const { cart } = order;
  const zone = useWarehouseZone(cart.warehouse);
  return (
    <Container className="py-10 wide:py-14">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1}>{m.checkout_success_number({ number: order.number })}</Heading>
        <OrderStatusChip status={order.status} delivery={cart.Delivery_method} />
      </div>
      <p className="mt-2 text-stone">
        {m.account_order_meta({ day: formatDay(order.placed_at, zone), warehouse: order.warehouse_name })}
      </p>
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mt-6">
          {answer.message}
        </Notice>
      ) : null}
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
        <div className="space-y-8">
          <OrderPart title={m.follow_progress()}>
            <PromisedDates order={order} />
            <Shipments order={order} />
          </OrderPart>
          <PickUpPlace order={order} />
          <OrderPart title={m.checkout_payment()}>
            <PaymentState order={order} />
          </OrderPart>
          <Returns order={order} answer={answer} />
          <OrderPart title={m.desk_history()}>
            <OrderHistory order={order} />
          </OrderPart>
          <div className="flex flex-wrap gap-3" data-no-print>
            <PaperLinks id={order._id} />
          </div>
          <PolicyLinks />
        </div>
        <section aria-labelledby="order-summary" className="rounded-sm bg-surface p-6 shadow-card">
          <Heading level={2} size="small" id="order-summary">
            {m.checkout_success_summary()}
          </Heading>
          <OrderLines items={cart.items} />
          <CartTotals cart={cart} />
        </section>
      </div>
    </Container>
  );
}
