/** What comes back of an order, step by step. */

import { Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { LineCounts } from '#app/shared/orders/line-counts.tsx';
import { refundableLines, returnLines } from '#app/shared/orders/return-lines.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { OrderReturn } from '#schemas/domain/sales/order-desk.ts';
import { CheckboxField, TextareaField, TextField } from '#ui/field.tsx';
import { DeskForm } from './desk-parts.tsx';
import { returnName } from './desk-words.ts';
import { RefundLinesFields } from './refund-lines-fields.tsx';

type Props = { order: Omit<DeskOrder, 'token'>; answer: StaffAnswer | undefined };

export function ReturnsPanel({ order, answer }: Props) {
  const left = returnLines(order);
  if (order.returns.length === 0 && left.length === 0) return null;
  const refused = refusedOf(answer, 'askReturn');
  return (
    <Panel id="returns" title={m.desk_returns()}>
      {order.returns.map((one) => (
        <Return key={`${one._id} ${one.status}`} one={one} order={order} answer={answer} />
      ))}
      {left.length > 0 && order.may.fulfil ? (
        <DeskForm
          name="askReturn"
          order={order}
          answer={answer}
          title={m.desk_return_new()}
          button={m.desk_return_ask()}
        >
          <LineCounts legend={m.desk_return_lines()} lines={left} refused={refused} />
          <TextField
            name="reason"
            label={m.desk_reason()}
            required
            minLength={3}
            maxLength={1000}
            defaultValue={refused?.values.reason}
            error={refused?.errors.reason}
          />
        </DeskForm>
      ) : null}
    </Panel>
  );
}

/** What was handed over is refunded, and stays with the customer. */
export function RefundLinesPanel({ order, answer }: Props) {
  const lines = order.may.pay ? refundableLines(order) : [];
  if (lines.length === 0) return null;
  return (
    <Panel id="refund-lines" title={m.desk_refund_lines()} text={m.desk_refund_lines_text()}>
      <DeskForm
        name="refundLines"
        order={order}
        answer={answer}
        title={m.desk_refund_lines_open()}
        button={m.desk_refund()}
        confirm={m.desk_confirm_amount()}
      >
        <RefundLinesFields order={order} lines={lines} refused={refusedOf(answer, 'refundLines')} />
      </DeskForm>
    </Panel>
  );
}

function Return({ one, order, answer }: Props & { one: OrderReturn }) {
  const names = new Map(order.cart.items.map(({ _id, name }) => [_id, name]));
  const refused =
    answer?.form === 'return' && !answer.done && answer.values.return === one._id ? answer : undefined;
  const step = (
    <StaffForm name="return" className="mt-3 space-y-4">
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="return" value={one._id} />
      <Step one={one} refused={refused} />
    </StaffForm>
  );
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm [overflow-wrap:anywhere]">
      <p className="font-semibold">{returnName(one)}</p>
      <ul>
        {one.lines.map(({ item, quantity }) => (
          <li key={item}>{`${quantity} × ${names.get(item) ?? ''}`}</li>
        ))}
      </ul>
      <p className="mt-1 whitespace-pre-line text-stone">
        {[one.reason, one.answer].filter(Boolean).join('\n')}
      </p>
      {one.refunded > 0 ? (
        <p>
          {(one.credited ? m.desk_return_credited : m.desk_return_paid)({
            amount: formatDollars(one.refunded),
          })}
          {one.restocking_fee > 0
            ? `, ${m.order_return_fee({ amount: formatDollars(one.restocking_fee) })}`
            : null}
        </p>
      ) : null}
      {mayStep(one, order) ? step : null}
    </div>
  );
}

/** Whether the return has a step to take that is this role's. */
function mayStep({ status }: OrderReturn, { may }: Props['order']): boolean {
  if (status === 'asked') return may.handle;
  if (status === 'approved') return may.fulfil;
  return status === 'received' && may.pay;
}

function Step({ one, refused }: { one: OrderReturn; refused: StaffAnswer | undefined }) {
  if (one.status === 'asked')
    return (
      <>
        {/* Of several lines: Enter in it must not press the first of two buttons that decide. */}
        <TextareaField
          name="note"
          rows={3}
          label={m.desk_return_answer()}
          hint={m.desk_return_answer_hint()}
          defaultValue={refused?.values.note}
          error={refused?.errors.note}
          maxLength={1000}
        />
        <div className="flex flex-wrap gap-3">
          <Submit form="return" name="step" value="approve" size="small">
            {m.desk_return_approve()}
          </Submit>
          <Submit form="return" name="step" value="refuse" size="small" variant="outline">
            {m.desk_return_refuse()}
          </Submit>
        </div>
      </>
    );
  if (one.status === 'approved')
    return (
      <>
        <CheckboxField name="restock" defaultChecked label={m.desk_restock()} />
        <Submit form="return" name="step" value="receive" size="small">
          {m.desk_return_receive()}
        </Submit>
      </>
    );
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField
          name="amount"
          type="number"
          step="0.01"
          min="0.01"
          required
          label={m.desk_amount()}
          hint={m.desk_return_worth()}
          defaultValue={refused?.values.amount ?? one.worth.toFixed(2)}
          error={refused?.errors.amount}
        />
        <TextField
          name="fee"
          type="number"
          step="0.01"
          min="0"
          label={m.desk_return_fee()}
          defaultValue={refused?.values.fee ?? ''}
          error={refused?.errors.fee}
        />
      </div>
      <CheckboxField
        name="confirm"
        required
        label={m.desk_confirm_amount()}
        defaultChecked={refused?.values.confirm !== undefined}
        error={refused?.errors.confirm}
      />
      {refused?.errors.over ? (
        <CheckboxField
          key={refused.values.amount}
          name="over"
          value={refused.values.amount}
          label={m.desk_return_over_refund()}
          error={refused.errors.over}
        />
      ) : null}
      <Submit form="return" name="step" value="refund" size="small">
        {m.desk_refund()}
      </Submit>
    </>
  );
}
