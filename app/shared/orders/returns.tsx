/** What comes back of an order, and the form that asks for it: the same in the account and in the look-up. */
import { Form } from '@remix-run/react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { LineCounts } from '#app/shared/orders/line-counts.tsx';
import { returnLines } from '#app/shared/orders/return-lines.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { OrderPart, type ShownOrder } from './order-parts.tsx';
import { linesText, returnWord } from './order-words.ts';

type Props = {
  order: ShownOrder;
  answer: StaffAnswer | undefined;
  /** False for a role that sees the company's orders and does nothing about them. */
  isAllowed?: boolean;
};

/** Nothing where nothing can come back and nothing does. */
export function Returns({ order, answer, isAllowed = true }: Props) {
  const scripted = useScripted();
  const refused = answer && !answer.done ? answer : undefined;
  const left = returnLines(order);
  if (order.returns.length === 0 && left.length === 0) return null;
  return (
    <OrderPart title={m.desk_returns()} id="returns">
      <ul className="space-y-3">
        {order.returns.map(
          ({ _id, status, lines, answer: told, refunded, credited, keeps_goods, restocking_fee: fee }) => (
            <li key={_id} className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{returnWord({ status, credited, keeps_goods })()}</span>
              {refunded > 0 ? ` ${formatDollars(refunded)}` : null}
              {fee > 0 ? `, ${m.order_return_fee({ amount: formatDollars(fee) })}` : null}
              <span className="block">{linesText(order, lines)}</span>
              {told ? <span className="block whitespace-pre-line text-stone">{told}</span> : null}
            </li>
          ),
        )}
      </ul>
      {left.length > 0 && !isAllowed ? (
        <p className="mt-3 text-stone">{m.follow_return_not_allowed()}</p>
      ) : null}
      {left.length > 0 && isAllowed ? (
        <details open={refused !== undefined || order.returns.length === 0} className="mt-3" data-no-print>
          <summary className="min-h-9 cursor-pointer font-semibold underline underline-offset-4">
            {m.follow_return_open()}
          </summary>
          <Form method="post" key={order.returns.length} noValidate={scripted} className="mt-3 space-y-4">
            <LineCounts legend={m.follow_return_lines()} lines={left} refused={refused} />
            <TextField
              name="reason"
              label={m.follow_return_reason()}
              required
              minLength={3}
              maxLength={1000}
              defaultValue={refused?.values.reason}
              error={refused?.errors.reason}
            />
            <Button type="submit" variant="outline" name="intent" value="return">
              {m.follow_return()}
            </Button>
          </Form>
        </details>
      ) : null}
    </OrderPart>
  );
}
