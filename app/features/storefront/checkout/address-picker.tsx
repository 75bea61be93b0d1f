import * as m from '#messages';
import type { Address } from '#schemas/domain/platform/address.ts';
import { CheckboxField } from '#ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import { Choice } from './choice.tsx';
import type { AddressChoice } from './read-step.ts';
import type { FieldOf } from './use-step-form.ts';

type Props = {
  /** Which of them it is. */
  name: 'ship_to' | 'bill_to';
  prefix: 'billing_address' | 'shipping_address';
  section: 'billing' | 'shipping';
  choices: readonly AddressChoice[];
  values: Record<string, string>;
  states: readonly string[];
  canSave: boolean;
  field: FieldOf;
  /** Follows the choice of an address. */
  onChoose?: (choice: HTMLInputElement) => void;
};

const lineOf = ({ name, company, address, address2, city, state, zip }: Address) =>
  [name, company, address, address2, m.shop_city_line({ city, state, zip })].filter(Boolean).join(', ');

/** One of the addresses that are known, or another one; without any, its fields alone. */
export function AddressPicker(props: Props) {
  const { name, prefix, section, choices, values, states, canSave, field, onChoose } = props;
  const { onChange: take } = field(name);
  const onChange = (event: { target: unknown }) => {
    if (event.target instanceof HTMLInputElement) onChoose?.(event.target);
    take(event);
  };
  const other = (
    <>
      <AddressFields {...{ prefix, section, states, field }} />
      {canSave ? (
        <CheckboxField
          id={`${name}-save`}
          name="save_address"
          value="yes"
          label={m.checkout_save_address()}
          defaultChecked={values.save_address === 'yes'}
          className="mt-4"
        />
      ) : null}
    </>
  );
  if (choices.length === 0)
    return (
      <>
        <input type="hidden" name={name} value="new" />
        {other}
      </>
    );
  return (
    <div className="group/pick">
      <div className="grid gap-3 wide:grid-cols-2">
        {choices.map(({ value, title, address }, index) => (
          <Choice
            key={value}
            id={index === 0 ? name : `${name}-${value}`}
            {...{ name, value, title, onChange }}
            chosen={values[name] === value}
          >
            {lineOf(address)}
          </Choice>
        ))}
        <Choice
          id={`${name}-new`}
          name={name}
          value="new"
          title={m.checkout_other_address()}
          chosen={values[name] === 'new'}
          mark="data-other"
          onChange={onChange}
        />
      </div>
      <div className="mt-5 hidden group-has-[[data-other]:checked]/pick:block">{other}</div>
    </div>
  );
}
