/** What is handed over of an order, how it goes, and the money that is taken with it. */
import { type ChangeEvent, useState } from 'react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { LineCounts, type LineLeft } from '#app/shared/orders/line-counts.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { invoiceAmounts } from '#schemas/domain/sales/invoice-amounts.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { CheckboxField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';

type Shown = Omit<DeskOrder, 'token'>;
type Counts = Readonly<Record<string, number>>;

/** Dollars: what is to be paid once these are handed over too, at most what can be taken. */
function amountFor({ cart, payment, can }: Shown, counts: Counts): number {
  const lines = cart.items.map(({ _id, fulfilled }) => ({
    item: _id,
    quantity: fulfilled + (counts[_id] ?? 0),
  }));
  const invoiced = invoiceAmounts(cart, new Map(), lines).total_cents;
  const paid = payment ? toCents(payment.captured - payment.refunded) : 0;
  return Math.min(can.capture, toDollars(Math.max(0, invoiced - paid)));
}

export function FulfilFields({
  order,
  lines,
  refused,
}: {
  order: Shown;
  lines: readonly LineLeft[];
  refused: StaffAnswer | undefined;
}) {
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(lines.map(({ _id, value }) => [_id, value])),
  );
  const [isTouched, setTouched] = useState(false);
  /** An amount of one's own stays, whatever is handed over. */
  const [own, setOwn] = useState<string | null>(null);
  const [wish, setWish] = useState<boolean | null>(refused ? refused.values.capture !== undefined : null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const line = lines.find(({ _id }) => target.name === `line:${_id}`);
    const count = Math.max(0, Math.min(line?.left ?? 0, Math.trunc(Number(target.value)) || 0));
    if (!line) return;
    setTouched(true);
    setCounts((before) => ({ ...before, [line._id]: count }));
  };
  const { payment, can } = order;
  const amount = amountFor(order, counts);
  const words = { invoiced: formatDollars(amount), whole: formatDollars(can.capture) };
  const isCharged = payment?.kind === 'card' || payment?.kind === 'bank';
  const isHeld = payment?.status === 'authorized';
  // Taking a part lets the rest of a hold go: nobody does that without meaning it.
  const isWhole = amount > 0 && amount >= can.capture;
  const given = isTouched ? undefined : refused?.values.amount;
  return (
    <>
      {order.unsecured > 0 ? (
        <Notice tone="warning">{m.desk_unsecured({ amount: formatDollars(order.unsecured) })}</Notice>
      ) : null}
      <div onChange={change}>
        <LineCounts legend={m.desk_fulfil_lines()} lines={lines} refused={refused} />
      </div>
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField
          name="carrier"
          label={m.desk_carrier()}
          maxLength={60}
          defaultValue={refused?.values.carrier ?? order.cart.Delivery_method ?? ''}
        />
        <TextField
          name="tracking"
          label={m.desk_tracking()}
          maxLength={120}
          defaultValue={refused?.values.tracking ?? ''}
          error={refused?.errors.tracking}
        />
      </div>
      {can.capture > 0 ? (
        <>
          <CheckboxField
            key={`${isWhole}`}
            name="capture"
            defaultChecked={wish ?? (isHeld && isWhole)}
            onChange={({ target }) => setWish(target.checked)}
            label={isCharged ? m.desk_capture_now() : m.desk_record_now()}
            {...(isCharged ? { hint: m.desk_capture_hint() } : {})}
          />
          <TextField
            key={own === null ? `${amount}` : 'own'}
            name="amount"
            type="number"
            step="0.01"
            min="0.01"
            max={can.capture}
            label={m.desk_amount()}
            conditional
            defaultValue={own ?? given ?? (amount || can.capture).toFixed(2)}
            onChange={({ target }) => setOwn(target.value)}
            error={refused?.errors.amount}
          />
          <p className="text-sm text-stone">
            {isCharged ? m.desk_fulfil_amount_text(words) : m.desk_fulfil_amount_record(words)}
            {isHeld ? ` ${m.desk_capture_part({ amount: words.whole })}` : ''}
            {isHeld && !isWhole ? ` ${m.desk_capture_waits()}` : ''}
          </p>
        </>
      ) : null}
    </>
  );
}
