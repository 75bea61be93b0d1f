/** One order at the desk: what was bought, what of it went out, its money, what comes back, and all that happened. */
import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { Answer, Panel } from '#app/features/admin/employees/staff-parts.tsx';
import { sayMoment, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import { sourceFacts, unitFacts } from '#app/features/storefront/cart/item-facts.ts';
import { PromisedDates } from '#app/features/storefront/checkout/promised-dates.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { balanceRows } from '#app/shared/orders/order-words.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { PaymentKind } from '#schemas/domain/sales/payment.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { buttonClasses } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { CheckboxField, SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { Container } from '#ui/section.tsx';
import { DeskForm, StatusChip } from './desk-parts.tsx';
import { historyNames, sayMeans, sayPayment } from './desk-words.ts';
import { FulfilFields } from './fulfil-fields.tsx';
import { ReturnsPanel } from './returns-panel.tsx';

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
        <a
          href={`/order-lookup/${order._id}/pdf`}
          className={classes(buttonClasses({ variant: 'outline', size: 'small' }), 'ml-auto')}
        >
          {m.order_pdf()}
        </a>
      </div>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-stone">
        {[sayMoment(order.placed_at, zone), order.company, order.email, order.phone]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {order.account ? (
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
          <Lines order={order} answer={answer} />
          <ReturnsPanel order={order} answer={answer} />
          <HistoryPanel order={order} answer={answer} />
        </div>
        <div className="min-w-0">
          <PaymentPanel order={order} answer={answer} />
          <Panel id="delivery" title={m.cart_estimate_delivery()}>
            <div className="mt-3 space-y-3 text-sm">
              <p>{[deliveryName(cart.Delivery_method), order.warehouse_name].filter(Boolean).join(' · ')}</p>
              <PromisedDates order={order} />
              {order.pick_up ? (
                <p>{`${order.pick_up.date} ${order.pick_up.from_time} – ${order.pick_up.to_time}`}</p>
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

function Lines({ order, answer }: Part) {
  const { items } = order.cart;
  const left = items
    .map(({ _id, name, sku, quantity, fulfilled }) => ({
      _id,
      name,
      sku,
      left: quantity - fulfilled,
      value: quantity - fulfilled,
    }))
    .filter((line) => line.left > 0);
  const isRest = order.status === 'partly_fulfilled';
  const isOpen = isRest || order.status === 'placed';
  const refused = answer?.form === 'fulfil' && !answer.done ? answer : undefined;
  const canceling = answer?.form === 'cancel' && !answer.done ? answer : undefined;
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
      {isOpen && left.length > 0 ? (
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
      {isOpen ? (
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
    </div>
  );
}

function PaymentPanel({ order, answer }: Part) {
  const { payment, can } = order;
  if (!payment) return null;
  const refusedOf = (form: string) => (answer?.form === form && !answer.done ? answer : undefined);
  const money = (form: 'capture' | 'refund', most: number) => (
    <>
      <TextField
        name="amount"
        type="number"
        step="0.01"
        min="0.01"
        max={most}
        required
        label={m.desk_amount()}
        defaultValue={refusedOf(form)?.values.amount ?? most.toFixed(2)}
        error={refusedOf(form)?.errors.amount}
      />
      <TextField
        name="note"
        label={m.desk_reason()}
        maxLength={1000}
        defaultValue={refusedOf(form)?.values.note ?? ''}
      />
    </>
  );
  const isHeld = payment.status === 'authorized';
  return (
    <Panel id="payment" title={m.checkout_payment()}>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        <dt className="text-stone">{m.desk_status()}</dt>
        <dd>{sayPayment(payment)}</dd>
        {payment.last4 ? (
          <>
            <dt className="text-stone">{m.desk_means()}</dt>
            <dd>{sayMeans(payment)}</dd>
          </>
        ) : null}
        {payment.canceled > 0 ? (
          balanceRows(payment, order.cart.total).map(([label, amount]) => (
            <Fragment key={label}>
              <dt className="text-stone">{label}</dt>
              <dd className="tabular-nums">{amount}</dd>
            </Fragment>
          ))
        ) : (
          <>
            <dt className="text-stone">{m.desk_taken()}</dt>
            <dd className="tabular-nums">{formatDollars(payment.captured)}</dd>
            <dt className="text-stone">{m.desk_given_back()}</dt>
            <dd className="tabular-nums">{formatDollars(payment.refunded)}</dd>
          </>
        )}
        {payment.balance > 0 && !(payment.canceled > 0) ? (
          <>
            <dt className="text-stone">{m.desk_balance()}</dt>
            <dd className="font-semibold tabular-nums">{formatDollars(payment.balance)}</dd>
          </>
        ) : null}
      </dl>
      {can.capture > 0 ? (
        <DeskForm
          name="capture"
          order={order}
          answer={answer}
          title={isHeld ? m.desk_capture() : m.desk_record()}
          button={isHeld ? m.desk_capture() : m.desk_record()}
          confirm={m.desk_confirm_amount()}
        >
          {isHeld ? null : <Means kind={payment.kind} refused={refusedOf('capture')} />}
          {money('capture', can.capture)}
          {isHeld ? (
            <p className="text-sm text-stone">
              {m.desk_capture_part({ amount: formatDollars(can.capture) })}
            </p>
          ) : null}
        </DeskForm>
      ) : null}
      {can.capture === 0 && order.unsecured > 0 && payment.balance > 0 ? <Short order={order} /> : null}
      {can.refund > 0 ? (
        <DeskForm
          name="refund"
          order={order}
          answer={answer}
          title={m.desk_refund()}
          button={m.desk_refund()}
          confirm={m.desk_confirm_amount()}
        >
          {money('refund', can.refund)}
        </DeskForm>
      ) : null}
      {can.void ? (
        <DeskForm
          name="void"
          order={order}
          answer={answer}
          title={isHeld ? m.desk_void() : m.desk_write_off()}
          button={isHeld ? m.desk_void() : m.desk_write_off()}
          confirm={isHeld ? m.desk_confirm_void() : m.desk_confirm_write_off()}
        >
          <TextField
            name="note"
            label={m.desk_reason()}
            maxLength={1000}
            defaultValue={refusedOf('void')?.values.note ?? ''}
          />
        </DeskForm>
      ) : null}
    </Panel>
  );
}

/** How money came that is written down; checks by their numbers. */
function Means({ kind, refused }: { kind: PaymentKind; refused: StaffAnswer | undefined }) {
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <SelectField
        name="method"
        label={m.receivable_method()}
        required
        defaultValue={refused?.values.method ?? (kind === 'cash' ? 'cash' : 'check')}
        error={refused?.errors.method}
      >
        <option value="check">{m.receipt_check()}</option>
        <option value="cash">{m.receipt_cash()}</option>
        <option value="wire">{m.receipt_wire()}</option>
      </SelectField>
      <TextField
        name="reference"
        label={m.receivable_reference()}
        conditional
        maxLength={80}
        defaultValue={refused?.values.reference ?? ''}
        error={refused?.errors.reference}
      />
    </div>
  );
}

/** What is due of an order whose card or bank account cannot be charged again, and where it is recorded. */
function Short({ order: { payment, receivable } }: { order: Shown }) {
  const amount = formatDollars(payment?.balance ?? 0);
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <p>{receivable ? m.desk_short_text({ amount }) : m.desk_short_guest({ amount })}</p>
      {receivable ? (
        <Link
          to={`/admin/receivables/${receivable.kind}/${receivable._id}`}
          className={classes(buttonClasses({ variant: 'outline', size: 'small' }), 'mt-3')}
        >
          {m.desk_record()}
        </Link>
      ) : null}
    </div>
  );
}

function HistoryPanel({ order, answer }: Part) {
  const zone = useShopZone();
  return (
    <Panel id="history" title={m.desk_history()}>
      <ol className="mt-3 divide-y divide-line text-sm">
        {order.history.map(({ _id, at, kind, amount, note, by }) => (
          <li key={_id} className="py-2 [overflow-wrap:anywhere]">
            <p>
              <span className="font-semibold">{historyNames[kind]()}</span>
              {amount === null ? '' : ` ${formatDollars(amount)}`}
              <span className="text-stone"> {[sayMoment(at, zone), by].filter(Boolean).join(' · ')}</span>
            </p>
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
