/** An order's items while they may be changed: other quantities, more SKUs, and what that comes to before it is saved. */
import { Link } from '@remix-run/react';
import { useState } from 'react';
import { linkLook } from '#app/features/admin/customers/customer-parts.tsx';
import { QuantityLine } from '#app/features/admin/customers/quantity-line.tsx';
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { datesText } from '#app/features/storefront/checkout/delivery-dates.ts';
import { Answer, Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useLeaveGuard } from '#app/shared/forms/use-leave-guard.ts';
import { lineField } from '#app/shared/orders/line-fields.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { type EditedLine, type EditedOrder, editedLines } from '#schemas/domain/sales/order-edit.ts';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { addedField, addedRows } from './edit-fields.ts';

type Shown = Omit<DeskOrder, 'token'>;
type EditAnswer = StaffAnswer & { edited: EditedOrder | null };
type Props = { order: Shown; answer: EditAnswer | undefined };

/** Empty rows for SKUs behind those that were typed. */
const emptyRows = 2;

export function EditOrderScreen({ order, answer }: Props) {
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to={`/admin/orders/${order._id}`}
        className={`inline-flex min-h-9 items-center text-sm ${linkLook}`}
      >
        {m.order_edit_back({ number: order.number })}
      </Link>
      <Heading level={1} size="section">
        {m.order_edit_title({ number: order.number })}
      </Heading>
      <Answer answer={answer} />
      {order.edit_problem ? (
        <Notice tone="info" className="mt-6">
          {order.edit_problem}
        </Notice>
      ) : (
        <EditForm key={order.version} order={order} answer={answer} />
      )}
    </Container>
  );
}

function EditForm({ order, answer }: Props) {
  const [typed, setTyped] = useState(false);
  useLeaveGuard(typed);
  const values = answer?.values ?? {};
  const added = addedRows((name) => values[name]);
  return (
    <StaffForm name="edit" className="grid items-start gap-x-6 lg:grid-cols-[1fr_24rem]">
      <input type="hidden" name="version" value={order.version} />
      <div className="min-w-0" onInput={() => setTyped(true)}>
        <Panel id="lines" title={m.desk_lines()} text={m.order_edit_text()}>
          <ul className="mt-3 divide-y divide-line text-sm">
            {order.cart.items.map((item, index) => (
              <li key={item._id} className="grid grid-cols-[1fr_6rem] items-start gap-x-4 py-2.5">
                <QuantityLine
                  item={item}
                  typed={values[lineField(item._id)]}
                  error={answer?.errors[`lines.${index}.quantity`]}
                  isOrdered
                />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-stone">{m.customers_cart_hint()}</p>
        </Panel>
        <Panel id="add" title={m.order_edit_add()} text={m.order_edit_add_text()}>
          {/* The rows come back one behind another, which fields that are there already would not show. */}
          <div key={JSON.stringify(added)} className="mt-3 space-y-4">
            {Array.from({ length: added.length + emptyRows }, (_, row) => (
              <AddRow key={addedField(row, 'sku')} row={row} answer={answer} />
            ))}
          </div>
        </Panel>
        <div className="mt-6">
          <Submit form="edit" name="intent" value="show" variant="outline">
            {m.order_edit_show()}
          </Submit>
        </div>
      </div>
      <div className="min-w-0" aria-live="polite">
        {answer?.edited ? (
          <Changes order={order} edited={answer.edited} answer={answer} />
        ) : (
          <Now order={order} />
        )}
      </div>
    </StaffForm>
  );
}

function AddRow({ row, answer }: { row: number; answer: EditAnswer | undefined }) {
  const number = row + 1;
  const fields = [
    { field: 'sku', label: m.order_edit_add_sku({ number }), maxLength: 80 },
    { field: 'quantity', label: m.order_edit_add_quantity({ number }), inputMode: 'numeric' },
    {
      field: 'note',
      label: m.order_edit_add_note({ number }),
      maxLength: 500,
      className: 'col-span-2 wide:col-span-1',
    },
  ] as const;
  return (
    <div className="grid grid-cols-[1fr_7rem] items-end gap-3 wide:grid-cols-[14rem_8rem_1fr]">
      {fields.map(({ field, ...shape }) => (
        <TextField
          key={field}
          {...shape}
          name={addedField(row, field)}
          conditional
          defaultValue={answer?.values[addedField(row, field)] ?? ''}
          error={answer?.errors[addedField(row, field)]}
          autoComplete="off"
        />
      ))}
    </div>
  );
}

const Now = ({ order }: { order: Shown }) => (
  <Panel id="now" title={m.cart_total()}>
    <CartTotals cart={order.cart} credit={order.payment?.credit ?? 0} />
  </Panel>
);

function differenceText({ cart, total_before: before }: EditedOrder): string {
  const cents = Math.round((cart.total - before) * 100);
  const words = { amount: formatDollars(Math.abs(cents) / 100), before: formatDollars(before) };
  if (cents === 0) return m.order_edit_same();
  return cents > 0 ? m.order_edit_more(words) : m.order_edit_less(words);
}

/** When it comes, as people read it. */
const daysOf = ({ cart, promised }: Pick<Shown, 'cart' | 'promised'>): string =>
  promised ? datesText(cart.Delivery_method ?? 'Will Call', promised) : m.mail_order_changed_no_day();

type ChangesProps = { order: Shown; edited: EditedOrder; answer: EditAnswer };

function Changes({ order, edited, answer }: ChangesProps) {
  const lines = editedLines(order.cart.items, edited.cart.items);
  return (
    <Panel id="changes" title={m.order_edit_changes()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {lines.map((line) => (
          <Change key={(line.after ?? line.before)?._id} {...line} />
        ))}
      </ul>
      <CartTotals cart={edited.cart} credit={edited.credit} />
      <p className="mt-3 text-sm font-medium">{differenceText(edited)}</p>
      {daysOf(order) === daysOf(edited) ? null : (
        <p className="mt-2 text-sm font-medium">
          {m.order_edit_days({ before: daysOf(order), after: daysOf(edited) })}
        </p>
      )}
      {order.cart.coupon_saving > 0 && edited.cart.coupon_problem ? (
        <p className="mt-2 text-sm text-error">
          {m.order_edit_coupon_gone({ problem: edited.cart.coupon_problem })}
        </p>
      ) : null}
      <input type="hidden" name="pricing_version" value={edited.pricing_version} />
      <TextField
        name="note"
        conditional
        maxLength={1000}
        label={m.order_edit_note()}
        defaultValue={answer.values.note ?? ''}
        error={answer.errors.note}
        className="mt-4"
      />
      <p className="mt-3 text-sm text-stone">{m.order_edit_told()}</p>
      <div className="mt-3">
        <Submit form="edit" name="intent" value="save">
          {m.order_edit_save()}
        </Submit>
      </div>
    </Panel>
  );
}

function Change({ before, after }: EditedLine<CartItem>) {
  const item = after ?? before;
  if (!item) return null;
  const prices = [before?.price, after?.price].map((price) =>
    price === undefined ? '' : formatDollars(price),
  );
  const [was = '', is = ''] = prices;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{item.name}</span>
        <span className="block text-stone">
          {[m.shop_sku({ sku: item.sku }), ...Object.values(item.options)].join(', ')}
        </span>
      </div>
      <div className="text-right tabular-nums">
        <span className="font-medium">{`${before?.quantity ?? 0} → ${after?.quantity ?? 0}`}</span>
        <span className="block text-stone">
          {before === null
            ? `${m.order_edit_added()}, ${m.customers_cart_each({ price: is })}`
            : after === null
              ? m.order_edit_removed()
              : was === is
                ? m.customers_cart_each({ price: is })
                : m.order_edit_each({ before: was, after: is })}
        </span>
      </div>
    </li>
  );
}
