/** Which items are refunded without coming back, and how much of what they came to. */
import { type ChangeEvent, useState } from 'react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { LineCounts, type LineLeft } from '#app/shared/orders/line-counts.tsx';
import { lineField } from '#app/shared/orders/line-fields.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { worthOf } from '#schemas/domain/sales/lines-worth.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { TextField } from '#ui/field.tsx';

type Counts = Readonly<Record<string, number>>;

/** As many as were typed, where that can be. */
const countOf = (typed: string, left: number): number => {
  const count = typedNumber(typed);
  return typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= left ? count : 0;
};

export function RefundLinesFields({
  order,
  lines,
  refused,
}: {
  order: Pick<DeskOrder, 'cart'>;
  lines: readonly LineLeft[];
  refused: StaffAnswer | undefined;
}) {
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(
      lines.map(({ _id, left }) => [_id, countOf(refused?.values[lineField(_id)] ?? '', left)]),
    ),
  );
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const line = lines.find(({ _id }) => target.name === lineField(_id));
    if (line) setCounts((before) => ({ ...before, [line._id]: countOf(target.value, line.left) }));
  };
  const chosen = Object.entries(counts).flatMap(([item, quantity]) =>
    quantity > 0 ? [{ item, quantity }] : [],
  );
  const worth = toDollars(worthOf(order, chosen));
  const suggested = worth > 0 ? worth.toFixed(2) : '';
  // What was refused stands until other items are chosen.
  const [first] = useState(suggested);
  return (
    <>
      <div onChange={change}>
        <LineCounts legend={m.desk_refund_lines_quantity()} lines={lines} refused={refused} />
      </div>
      <TextField
        key={suggested}
        name="amount"
        inputMode="decimal"
        required
        label={m.desk_amount()}
        hint={worth > 0 ? m.desk_refund_lines_worth({ amount: formatDollars(worth) }) : undefined}
        defaultValue={suggested === first ? (refused?.values.amount ?? suggested) : suggested}
        error={refused?.errors.amount}
        className="max-w-xs"
      />
      <TextField
        name="reason"
        label={m.desk_reason()}
        required
        minLength={3}
        maxLength={1000}
        defaultValue={refused?.values.reason}
        error={refused?.errors.reason}
      />
    </>
  );
}
