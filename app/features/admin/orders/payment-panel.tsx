/** An order's money at the desk: how it stands, and what is taken, written down, given back or let go of. */
import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { Panel } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { balanceRows } from '#app/shared/orders/order-words.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { PaymentKind } from '#schemas/domain/sales/payment.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { DeskForm } from './desk-parts.tsx';
import { sayMeans, sayPayment } from './desk-words.ts';

type Shown = Omit<DeskOrder, 'token'>;
type Part = { order: Shown; answer: StaffAnswer | undefined };

export function PaymentPanel({ order, answer }: Part) {
  const { payment, can } = order;
  if (!payment) return null;
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
        defaultValue={refusedOf(answer, form)?.values.amount ?? most.toFixed(2)}
        error={refusedOf(answer, form)?.errors.amount}
      />
      <TextField
        name="note"
        label={m.desk_reason()}
        maxLength={1000}
        defaultValue={refusedOf(answer, form)?.values.note ?? ''}
      />
    </>
  );
  const isHeld = payment.status === 'authorized';
  // What can be captured, or recorded of an order that its card or bank did not pay: never both.
  const most = can.capture || can.record;
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
      {order.on_account > 0 && order.receivable ? (
        <p className="mt-3 text-sm">
          {m.desk_on_account({ amount: formatDollars(order.on_account) })}{' '}
          <Link
            to={`/admin/receivables/${order.receivable.kind}/${order.receivable._id}`}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
          >
            {m.desk_to_account()}
          </Link>
        </p>
      ) : null}
      {most > 0 ? (
        <DeskForm
          name="capture"
          order={order}
          answer={answer}
          title={isHeld ? m.desk_capture() : m.desk_record()}
          button={isHeld ? m.desk_capture() : m.desk_record()}
          confirm={m.desk_confirm_amount()}
        >
          {can.record > 0 ? (
            <p className="text-sm text-stone">{m.desk_short_text({ amount: formatDollars(can.record) })}</p>
          ) : null}
          {isHeld ? null : <Means kind={payment.kind} refused={refusedOf(answer, 'capture')} />}
          {money('capture', most)}
          {isHeld ? (
            <p className="text-sm text-stone">
              {m.desk_capture_part({ amount: formatDollars(can.capture) })}
            </p>
          ) : null}
        </DeskForm>
      ) : null}
      {order.may.pay && order.receivable === null && payment.balance > 0 && order.unsecured > 0 ? (
        <p className="mt-4 border-t border-line pt-3 text-sm">
          {m.desk_short_guest({ amount: formatDollars(payment.balance) })}
        </p>
      ) : null}
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
            defaultValue={refusedOf(answer, 'void')?.values.note ?? ''}
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
