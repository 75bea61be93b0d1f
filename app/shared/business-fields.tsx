import type { Ref } from 'react';
import * as m from '#messages';
import { SelectField, TextField } from '#ui/field.tsx';
import { StateOptions } from '#ui/state-options.tsx';

type Wiring = {
  name: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
};

type Props = {
  /** What a control of this name takes. */
  field: (name: string) => Wiring;
  select?: ((name: string) => Wiring & { selectRef?: Ref<HTMLSelectElement> }) | undefined;
  nameField: 'name' | 'company_name';
  states: readonly string[];
};

/** A company's name, phone, site and address, for the profile. */
export function BusinessFields({ field, select, nameField, states }: Props) {
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      <CompanyFields field={field} nameField={nameField} />
      <BusinessAddressFields field={field} select={select} states={states} />
    </div>
  );
}

/** In a grid of six columns. */
export function CompanyFields({ field, nameField }: Pick<Props, 'field' | 'nameField'>) {
  return (
    <>
      <TextField
        {...field(nameField)}
        label={m.company_name()}
        autoComplete="organization"
        required
        className="col-span-6"
      />
      <TextField
        {...field('phone')}
        label={m.checkout_phone()}
        type="tel"
        autoComplete="tel"
        required
        className="col-span-6 wide:col-span-3"
      />
      <TextField
        {...field('website')}
        label={m.company_website()}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        className="col-span-6 wide:col-span-3"
      />
    </>
  );
}

/** In a grid of six columns. */
export function BusinessAddressFields({ field, select, states }: Omit<Props, 'nameField'>) {
  return (
    <>
      <TextField
        {...field('address.address')}
        label={m.checkout_street()}
        autoComplete="address-line1"
        required
        className="col-span-6 wide:col-span-4"
      />
      <TextField
        {...field('address.address2')}
        label={m.checkout_street2()}
        autoComplete="address-line2"
        className="col-span-6 wide:col-span-2"
      />
      <TextField
        {...field('address.city')}
        label={m.checkout_city()}
        autoComplete="address-level2"
        required
        className="col-span-6 wide:col-span-3"
      />
      <SelectField
        {...(select ?? field)('address.state')}
        label={m.checkout_state()}
        autoComplete="address-level1"
        required
        className="col-span-3 wide:col-span-1"
      >
        <StateOptions states={states} />
      </SelectField>
      <TextField
        {...field('address.zip')}
        label={m.checkout_zip()}
        inputMode="numeric"
        maxLength={10}
        autoComplete="postal-code"
        required
        className="col-span-3 wide:col-span-2"
      />
    </>
  );
}
