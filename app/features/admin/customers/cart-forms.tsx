/** An open cart as an employee works on it: quantities, and products by their SKU. */
import { Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useSavedTimes } from '#app/shared/forms/use-saved-times.ts';
import { lineField } from '#app/shared/orders/line-fields.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { TextField } from '#ui/field.tsx';
import { QuantityLine } from './quantity-line.tsx';

/** `isDraft`: it is a draft order's, and said to be an order. */
type Props = { cart: Cart; answer: StaffAnswer | undefined; isDraft?: boolean };

export function CartLinesPanel({ cart, answer, isDraft = false }: Props) {
  const refused = refusedOf(answer, 'lines');
  const saves = useSavedTimes(answer, 'lines');
  return (
    <Panel id="lines" title={m.desk_lines()}>
      {cart.items.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{isDraft ? m.draft_empty() : m.customers_cart_empty()}</p>
      ) : (
        <StaffForm key={saves} name="lines" className="mt-3">
          <input type="hidden" name="version" value={cart.version} />
          <ul className="divide-y divide-line text-sm">
            {cart.items.map((item, index) => (
              <li
                key={`${item._id} ${item.quantity}`}
                className="grid grid-cols-[1fr_5.5rem_6rem] items-start gap-x-4 py-2.5"
              >
                <QuantityLine
                  item={item}
                  typed={refused?.values[lineField(item._id)]}
                  error={refused?.errors[`lines.${index}.quantity`]}
                />
                <span className="pt-2.5 text-right font-semibold tabular-nums">
                  {formatDollars(item.line_total)}
                </span>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
            <Submit form="lines" size="small">
              {m.customers_cart_save()}
            </Submit>
            <p className="font-semibold tabular-nums">
              {`${m.customers_cart_subtotal()} ${formatDollars(cart.subtotal)}`}
            </p>
            <p className="basis-full text-sm text-stone">{m.customers_cart_hint()}</p>
          </div>
        </StaffForm>
      )}
    </Panel>
  );
}

export function AddLinePanel({ cart, answer, isDraft = false }: Props) {
  const added = answer && !answer.done && answer.form === 'add' ? answer : undefined;
  const additions = useSavedTimes(answer, 'add');
  return (
    <Panel id="add" title={m.customers_cart_add()}>
      <StaffForm
        key={additions}
        name="add"
        className="mt-3 grid items-end gap-4 wide:grid-cols-[14rem_7rem_1fr_auto]"
      >
        <input type="hidden" name="version" value={cart.version} />
        <TextField
          name="sku"
          required
          maxLength={80}
          label={m.customers_cart_sku()}
          defaultValue={added?.values.sku ?? ''}
          error={added?.errors.product ?? added?.errors['add.sku']}
          autoComplete="off"
        />
        <TextField
          name="quantity"
          required
          inputMode="numeric"
          label={m.customers_cart_quantity()}
          defaultValue={added?.values.quantity ?? '1'}
          error={added?.errors.quantity ?? added?.errors['add.quantity']}
          autoComplete="off"
        />
        <TextField
          name="note"
          maxLength={500}
          label={m.customers_cart_note()}
          defaultValue={added?.values.note ?? ''}
          autoComplete="off"
        />
        <Submit form="add" variant="outline">
          {isDraft ? m.draft_add_button() : m.customers_cart_add_button()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}
