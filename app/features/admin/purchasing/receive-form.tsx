/** One delivery: how many of each line came, and at what cost. */
import { Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import * as m from '#messages';
import type { PurchaseOrder } from '#schemas/domain/catalog/purchase-order.ts';
import { TextField } from '#ui/field.tsx';
import type { Refused } from './purchase-parts.tsx';

export function ReceiveForm({ order, refused }: { order: PurchaseOrder; refused: Refused }) {
  const { values, errors } = refused;
  const lines = order.lines.filter(({ received, quantity }) => received < quantity);
  return (
    <Panel id="receive" title={m.purchase_receive()} text={m.purchase_receive_text()}>
      <StaffForm name="receive" className="mt-4">
        <input type="hidden" name="version" value={values.version ?? order.version} />
        <ul className="divide-y divide-line">
          {lines.map(({ _id, sku, name, quantity, received, cost }, index) => {
            const at = `lines.${index}`;
            const left = quantity - received;
            // After a refusal the row is still the one that was typed into.
            const isTyped = values[`${at}.line`] === _id;
            return (
              <li
                key={_id}
                className="grid grid-cols-2 items-start gap-x-4 gap-y-2 py-3 wide:grid-cols-[minmax(0,1fr)_9rem_9rem]"
              >
                <input type="hidden" name={`${at}.line`} value={_id} />
                <p className="col-span-2 text-sm [overflow-wrap:anywhere] wide:col-span-1">
                  <span className="font-semibold">{sku}</span>
                  <span className="block">{name}</span>
                  <span className="block text-stone">{m.purchase_left({ left, quantity })}</span>
                </p>
                <TextField
                  name={`${at}.quantity`}
                  id={`receive-${index}-quantity`}
                  label={m.purchase_received_of({ sku })}
                  conditional
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={isTyped ? (values[`${at}.quantity`] ?? '') : left}
                  error={errors[`${at}.quantity`]}
                />
                <TextField
                  name={`${at}.cost`}
                  id={`receive-${index}-cost`}
                  label={m.purchase_cost_at({ sku })}
                  conditional
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={isTyped ? (values[`${at}.cost`] ?? '') : (cost?.toFixed(2) ?? '')}
                  error={errors[`${at}.cost`]}
                />
              </li>
            );
          })}
        </ul>
        <TextField
          name="note"
          id="receive-note"
          label={m.inventory_note()}
          required={false}
          maxLength={500}
          defaultValue={values.note ?? ''}
          error={errors.note}
        />
        <Submit form="receive" className="mt-4">
          {m.purchase_receive()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}
