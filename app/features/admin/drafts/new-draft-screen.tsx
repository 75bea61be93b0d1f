/** /admin/orders/drafts/new: whom an order is for, with an account or without. */

import { Link } from '@remix-run/react';
import { CustomerSearch } from '#app/features/admin/customers/customer-search.tsx';
import { Answer, Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { CustomerRow } from '#schemas/domain/sales/customer-desk.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';

type Props = {
  q: string;
  customers: CustomerRow[];
  warehouses: { _id: string; name: string }[];
  here: string;
  answer: StaffAnswer | undefined;
};

export function NewDraftScreen({ q, customers, warehouses, here, answer }: Props) {
  const refused = answer?.form === 'guest' ? answer : undefined;
  const guest = (name: 'name' | 'email' | 'phone') => ({
    name,
    required: true,
    defaultValue: refused?.values[name] ?? '',
    error: refused?.errors[`guest.${name}`],
    autoComplete: 'off',
  });
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to="/admin/orders/drafts"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.drafts_title()}
      </Link>
      <Heading level={1} size="section">
        {m.drafts_new()}
      </Heading>
      <p className="mt-1 max-w-text text-sm text-stone">{m.drafts_new_text()}</p>
      <Answer answer={answer} />
      <div className="grid items-start gap-x-6 lg:grid-cols-2">
        <Panel id="account" title={m.drafts_account()} text={m.drafts_account_text()}>
          <CustomerSearch q={q} className="mt-4 flex flex-wrap items-end gap-3" />
          {q && customers.length === 0 ? (
            <p role="status" className="mt-4 text-sm text-stone">
              {m.drafts_nobody({ q })}
            </p>
          ) : null}
          <ul className="mt-2 divide-y divide-line">
            {customers.map((customer) => (
              <Customer key={customer._id} customer={customer} {...{ warehouses, here }} />
            ))}
          </ul>
        </Panel>
        <Panel id="guest" title={m.drafts_guest()} text={m.drafts_guest_text()}>
          <StaffForm name="guest" className="mt-4 space-y-4">
            <TextField {...guest('name')} label={m.checkout_name()} maxLength={120} />
            <TextField {...guest('email')} type="email" inputMode="email" label={m.account_email()} />
            <TextField {...guest('phone')} type="tel" inputMode="tel" label={m.checkout_phone()} />
            <Warehouses {...{ warehouses, here }} chosen={refused?.values.warehouse} />
            <Submit form="guest">{m.drafts_start()}</Submit>
          </StaffForm>
        </Panel>
      </div>
    </Container>
  );
}

type Places = Pick<Props, 'warehouses' | 'here'>;

function Warehouses({ warehouses, here, chosen }: Places & { chosen?: string | undefined }) {
  return (
    <SelectField name="warehouse" label={m.drafts_warehouse()} defaultValue={chosen ?? here}>
      {warehouses.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Customer({
  customer: { _id, first_name, last_name, email, company },
  ...places
}: Places & { customer: CustomerRow }) {
  const name = `${first_name} ${last_name}`.trim() || email;
  return (
    <li className="py-3">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>
        <span className="block text-sm text-stone">{[company, email].filter(Boolean).join(', ')}</span>
      </p>
      <StaffForm name="customer" className="mt-2 flex flex-wrap items-end gap-3">
        <Warehouses {...places} />
        <Submit
          form="customer"
          name="customer"
          value={_id}
          variant="outline"
          aria-label={m.drafts_start_for({ name })}
        >
          {m.drafts_start()}
        </Submit>
      </StaffForm>
    </li>
  );
}
