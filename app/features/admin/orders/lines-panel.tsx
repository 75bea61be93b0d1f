/** An order's lines at the desk: what of them went out, what goes out now, and what is canceled. */
import { Link } from '@remix-run/react';
import { Panel } from '#app/features/admin/employees/staff-parts.tsx';
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import { sourceFacts, unitFacts } from '#app/features/storefront/cart/item-facts.ts';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { itemName } from '#app/shared/orders/order-words.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { buttonClasses } from '#ui/button.tsx';
import { CheckboxField, TextField } from '#ui/field.tsx';
import { DeskForm } from './desk-parts.tsx';
import { FulfilFields } from './fulfil-fields.tsx';

type Shown = Omit<DeskOrder, 'token'>;
type Part = { order: Shown; answer: StaffAnswer | undefined };

export function LinesPanel({ order, answer }: Part) {
  const { items } = order.cart;
  const hasTwin = ({ _id, sku }: CartItem) => items.some((other) => other._id !== _id && other.sku === sku);
  const left = items
    .map((item) => ({
      _id: item._id,
      // Two lines of one SKU are told apart by what was written to them.
      name: [itemName(item), hasTwin(item) ? item.note : ''].filter(Boolean).join(', '),
      sku: item.sku,
      left: item.quantity - item.fulfilled,
      value: item.quantity - item.fulfilled,
    }))
    .filter((line) => line.left > 0);
  const isRest = order.status === 'partly_fulfilled';
  const isOpen = isRest || order.status === 'placed';
  const refused = refusedOf(answer, 'fulfil');
  const canceling = refusedOf(answer, 'cancel');
  return (
    <Panel id="lines" title={m.desk_lines()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {items.map((item) => (
          <li key={item._id} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{`${item.quantity} × ${item.name}`}</span>
              <span className="block text-stone">
                {[
                  m.shop_sku({ sku: item.sku }),
                  ...Object.values(item.options),
                  ...unitFacts(item),
                  ...sourceFacts(item),
                ].join(', ')}
              </span>
              <ConfiguredDetails item={item} isOrdered />
              {item.note ? (
                <span className="block whitespace-pre-line">{`${m.cart_note()}: ${item.note}`}</span>
              ) : null}
            </div>
            <div className="text-right tabular-nums">
              {formatDollars(item.line_total)}
              <span className="block text-stone">
                {m.desk_fulfilled_of({ count: item.fulfilled, total: item.quantity })}
              </span>
              {order.status === 'fulfilled' && item.fulfilled < item.quantity ? (
                <span className="block text-stone">
                  {m.order_line_canceled({ count: item.quantity - item.fulfilled })}
                </span>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <div className="ml-auto max-w-xs">
        <CartTotals cart={order.cart} credit={order.payment?.credit ?? 0} />
      </div>
      {order.status === 'placed' && order.may.handle ? <EditLink order={order} /> : null}
      {isOpen && order.may.fulfil && left.length > 0 ? (
        <DeskForm
          name="fulfil"
          order={order}
          answer={answer}
          title={m.desk_fulfil()}
          button={m.desk_fulfil_button()}
          open
        >
          <FulfilFields order={order} lines={left} refused={refused} />
          {order.can.capture > 0 && (order.payment?.kind === 'check' || order.payment?.kind === 'terms') ? (
            <TextField
              name="reference"
              label={m.desk_check_number()}
              hint={m.desk_check_number_hint()}
              conditional
              maxLength={80}
              defaultValue={refused?.values.reference ?? ''}
              error={refused?.errors.reference}
            />
          ) : null}
        </DeskForm>
      ) : null}
      {isOpen && order.may.handle ? (
        <DeskForm
          name="cancel"
          order={order}
          answer={answer}
          title={isRest ? m.desk_cancel_rest() : m.desk_cancel()}
          button={isRest ? m.desk_cancel_rest() : m.desk_cancel_button()}
          confirm={isRest ? m.desk_cancel_rest_confirm() : m.desk_cancel_confirm()}
        >
          {isRest ? <Rest order={order} lines={left} /> : null}
          <TextField
            name="reason"
            label={m.desk_reason()}
            required
            minLength={3}
            maxLength={1000}
            defaultValue={canceling?.values.reason ?? ''}
            error={canceling?.errors.reason}
          />
          {isRest && !order.rest?.refund && !order.rest?.void ? null : (
            <CheckboxField
              name="money"
              defaultChecked={canceling ? canceling.values.money !== undefined : true}
              label={moneyWords(order, isRest)}
            />
          )}
        </DeskForm>
      ) : null}
    </Panel>
  );
}

/** To where its items are changed; where they cannot be, why. */
const EditLink = ({ order: { _id, edit_problem } }: { order: Shown }) =>
  edit_problem ? (
    <p className="mt-4 text-sm text-stone">{edit_problem}</p>
  ) : (
    <p className="mt-4">
      <Link
        to={`/admin/orders/${_id}/lines`}
        className={buttonClasses({ variant: 'outline', size: 'small' })}
      >
        {m.order_edit()}
      </Link>
    </p>
  );

function moneyWords({ rest }: Shown, isRest: boolean): string {
  if (!isRest) return m.desk_cancel_money();
  return rest && rest.refund > 0
    ? m.desk_cancel_rest_money({ amount: formatDollars(rest.refund) })
    : m.desk_cancel_rest_void();
}

/** What is canceled with the rest of an order, and what that comes to. */
function Rest({
  order: { cart, rest },
  lines,
}: {
  order: Shown;
  lines: readonly { _id: string; name: string; left: number }[];
}) {
  return (
    <div className="text-sm text-stone">
      <input type="hidden" name="rest" value="1" />
      <p>{m.desk_cancel_rest_text()}</p>
      <ul className="mt-2 list-disc pl-5">
        {lines.map(({ _id, name, left }) => (
          <li key={_id}>{`${left} × ${name}`}</li>
        ))}
      </ul>
      {rest ? (
        <p className="mt-2">
          {m.desk_cancel_rest_sums({
            canceled: formatDollars(rest.canceled),
            left: formatDollars(Math.round((cart.total - rest.canceled) * 100) / 100),
            refund: formatDollars(rest.refund),
          })}
        </p>
      ) : null}
      {rest && rest.credit > 0 ? (
        <p className="mt-2">{m.desk_cancel_rest_credit({ amount: formatDollars(rest.credit) })}</p>
      ) : null}
    </div>
  );
}
