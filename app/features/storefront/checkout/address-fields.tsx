import * as m from '#messages';
import { SelectField, TextField } from '#ui/field.tsx';
import { StateOptions } from '#ui/state-options.tsx';
import { StreetField } from '#ui/street-field.tsx';

/** What a control called `name` takes. */
type Control = {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  onChange?: (event: { target: unknown }) => void;
  onBlur?: (event: { target: unknown }) => void;
};

type Props = {
  /** Before each field's name: `billing_address.zip`. */
  prefix: 'billing_address' | 'shipping_address' | 'address' | 'site_address';
  /** For the browser's own address book. */
  section?: 'billing' | 'shipping';
  states: readonly string[];
  field: (name: string) => Control;
};

export function AddressFields({ prefix, section, states, field: of }: Props) {
  const field = (key: string, autoComplete: string) => ({
    ...of(`${prefix}.${key}`),
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
  });
  return (
    <div className="grid grid-cols-6 gap-4">
      <TextField
        {...field('name', 'name')}
        label={m.checkout_name()}
        required
        className="col-span-6 wide:col-span-3"
      />
      <TextField
        {...field('company', 'organization')}
        label={m.checkout_company()}
        className="col-span-6 wide:col-span-3"
      />
      <StreetField
        {...field('address', 'address-line1')}
        label={m.checkout_street()}
        required
        className="col-span-6 wide:col-span-4"
      />
      <TextField
        {...field('address2', 'address-line2')}
        label={m.checkout_street2()}
        className="col-span-6 wide:col-span-2"
      />
      <TextField
        {...field('city', 'address-level2')}
        label={m.checkout_city()}
        required
        className="col-span-6 wide:col-span-3"
      />
      <SelectField
        {...field('state', 'address-level1')}
        label={m.checkout_state()}
        required
        className="col-span-3 wide:col-span-1"
      >
        <StateOptions states={states} />
      </SelectField>
      <TextField
        {...field('zip', 'postal-code')}
        label={m.checkout_zip()}
        required
        inputMode="numeric"
        maxLength={10}
        className="col-span-3 wide:col-span-2"
      />
    </div>
  );
}
