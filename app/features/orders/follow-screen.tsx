/** An order as its shopper follows it: where it is, how it is paid, and what goes back. */
import { Form } from '@remix-run/react';
import { formatDay } from '#app/features/account/dates.ts';
import { CartTotals } from '#app/features/cart/cart-totals.tsx';
import type { StaffAnswer } from '#app/features/employees/staff-answer.ts';
import { LineCounts, StatusChip } from '#app/features/order-desk/desk-parts.tsx';
import { returnNames, sayPayment } from '#app/features/order-desk/desk-words.ts';
import { useViewEvent } from '#app/services/events.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import type { Order } from '#schemas/domain/order.ts';

type Shown = Omit<Order, 'token'>;

export function FollowScreen({ order, answer }: { order: Shown; answer: StaffAnswer | undefined }) {
  useViewEvent('view order', order._id);
  const { cart, payment } = order;
  const names = new Map(cart.items.map(({ _id, name }) => [_id, name]));
  const said = (lines: readonly { item: string; quantity: number }[]) =>
    lines.map(({ item, quantity }) => `${quantity} × ${names.get(item) ?? ''}`).join(', ');
  return (
    <Container className="py-10 wide:py-14">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1}>{m.checkout_success_number({ number: order.number })}</Heading>
        <StatusChip status={order.status} />
      </div>
      <p className="mt-2 text-stone">
        {m.account_order_meta({ day: formatDay(order.placed_at), warehouse: order.warehouse_name })}
      </p>
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mt-6">
          {answer.message}
        </Notice>
      ) : null}
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
        <div className="space-y-8">
          <section>
            <Heading level={2} size="small">
              {m.follow_progress()}
            </Heading>
            {order.fulfilments.length === 0 ? <p className="mt-2">{m.follow_nothing_yet()}</p> : null}
            <ul className="mt-2 space-y-2">
              {order.fulfilments.map(({ _id, at, lines, carrier, tracking }) => (
                <li key={_id} className="[overflow-wrap:anywhere]">
                  {m.follow_sent({ day: formatDay(at), what: said(lines) })}
                  {tracking ? (
                    <span className="block text-stone">
                      {[carrier, m.mail_order_tracking({ tracking })].filter(Boolean).join(' · ')}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
          {payment ? (
            <section>
              <Heading level={2} size="small">
                {m.checkout_payment()}
              </Heading>
              <p className="mt-2">{sayPayment(payment)}</p>
              {payment.refunded > 0 ? (
                <p>{m.desk_return_paid({ amount: formatDollars(payment.refunded) })}</p>
              ) : null}
            </section>
          ) : null}
          <Returns order={order} answer={answer} said={said} />
        </div>
        <section aria-labelledby="order-summary" className="rounded-sm bg-surface p-6 shadow-card">
          <Heading level={2} size="small" id="order-summary">
            {m.checkout_success_summary()}
          </Heading>
          <ul className="mt-3 divide-y divide-line text-sm">
            {cart.items.map((item) => (
              <li key={item._id} className="flex justify-between gap-4 py-2.5">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {`${item.quantity} × ${item.name}`}
                  <span className="block text-stone">
                    {m.desk_fulfilled_of({ count: item.fulfilled, total: item.quantity })}
                  </span>
                </span>
                <span className="tabular-nums">{formatDollars(item.line_total)}</span>
              </li>
            ))}
          </ul>
          <CartTotals cart={cart} />
        </section>
      </div>
    </Container>
  );
}

type ReturnsProps = {
  order: Shown;
  answer: StaffAnswer | undefined;
  said: (lines: readonly { item: string; quantity: number }[]) => string;
};

function Returns({ order, answer, said }: ReturnsProps) {
  const back = (id: string) =>
    order.returns
      .filter(({ status }) => status !== 'refused')
      .flatMap(({ lines }) => lines)
      .reduce((sum, { item, quantity }) => (item === id ? sum + quantity : sum), 0);
  const left = order.cart.items
    .filter(({ configuration }) => configuration?.returnable !== false)
    .map(({ _id, name, sku, fulfilled }) => ({ _id, name, sku, left: fulfilled - back(_id), value: 0 }))
    .filter((line) => line.left > 0);
  if (order.returns.length === 0 && left.length === 0) return null;
  const refused = answer && !answer.done ? answer : undefined;
  return (
    <section>
      <Heading level={2} size="small">
        {m.desk_returns()}
      </Heading>
      <ul className="mt-2 space-y-2">
        {order.returns.map(({ _id, status, lines, answer: told }) => (
          <li key={_id} className="[overflow-wrap:anywhere]">
            <span className="font-semibold">{returnNames[status]()}</span>
            <span className="block">{said(lines)}</span>
            {told ? <span className="block text-stone">{told}</span> : null}
          </li>
        ))}
      </ul>
      {left.length > 0 ? (
        <Form method="post" key={order.returns.length} className="mt-4 space-y-4" data-no-print>
          <LineCounts legend={m.follow_return_lines()} lines={left} />
          <TextField
            name="reason"
            label={m.follow_return_reason()}
            required
            minLength={3}
            maxLength={1000}
            defaultValue={refused?.values.reason}
            error={refused?.errors.reason}
          />
          <Button type="submit" variant="outline">
            {m.follow_return()}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
