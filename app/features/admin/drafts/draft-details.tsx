/** How a draft's goods get to its customer, where to, and what they are for. */
import { AddressFields } from '#app/features/storefront/checkout/address-fields.tsx';
import { Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useSavedTimes } from '#app/shared/forms/use-saved-times.ts';
import * as m from '#messages';
import { usStates } from '#schemas/domain/platform/address.ts';
import { deliveryMethods } from '#schemas/domain/sales/cart.ts';
import type { DraftOrder } from '#schemas/domain/sales/draft-order.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { SelectField, TextareaField, TextField } from '#ui/field.tsx';

export function DraftDetailsPanel({
  draft: { cart, name, phone, company, known_address, details },
  answer,
}: {
  draft: DraftOrder;
  answer: StaffAnswer | undefined;
}) {
  const refused = refusedOf(answer, 'details');
  const saves = useSavedTimes(answer, 'details');
  const known: Partial<Record<string, string>> = {
    name,
    company,
    ...(cart.shipping_address ?? cart.billing_address ?? known_address),
  };
  // What is typed here stays while the order's lines are saved, unless somebody else saved these fields.
  const shown = JSON.stringify([saves, cart.Delivery_method, phone, known, details]);
  const field = (path: string) => ({
    id: path,
    name: path,
    defaultValue: refused ? refused.values[path] : (known[path.slice('address.'.length)] ?? ''),
    error: refused?.errors[path],
  });
  const text = (key: 'po_number' | 'job_name' | 'note') => ({
    name: key,
    defaultValue: refused?.values[key] ?? details[key],
    error: refused?.errors[key],
    autoComplete: 'off',
  });
  return (
    <Panel id="details" title={m.draft_details()} text={m.draft_details_text()}>
      <StaffForm key={shown} name="details" className="mt-4 space-y-5">
        <input type="hidden" name="version" value={cart.version} />
        <div className="grid gap-4 wide:grid-cols-2">
          <SelectField
            name="Delivery_method"
            required
            label={m.draft_delivery()}
            defaultValue={refused?.values.Delivery_method ?? cart.Delivery_method ?? ''}
            error={refused?.errors.Delivery_method}
          >
            <option value="">{m.draft_delivery_none()}</option>
            {deliveryMethods.map((method) => (
              <option key={method} value={method}>
                {deliveryName(method)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="phone"
            type="tel"
            inputMode="tel"
            required
            label={m.checkout_phone()}
            defaultValue={refused?.values.phone ?? phone}
            error={refused?.errors.phone}
            autoComplete="off"
          />
        </div>
        <AddressFields prefix="address" states={usStates} field={field} />
        <div className="grid gap-4 wide:grid-cols-2">
          <TextField {...text('po_number')} label={m.checkout_po_number()} maxLength={60} />
          <TextField {...text('job_name')} label={m.mail_order_job()} maxLength={120} />
          <TextareaField
            {...text('note')}
            label={m.checkout_note()}
            rows={3}
            maxLength={1000}
            className="wide:col-span-2"
          />
        </div>
        <Submit form="details" size="small">
          {m.draft_details_save()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}
