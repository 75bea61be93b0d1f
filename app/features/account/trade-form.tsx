import type { ReactNode } from 'react';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { useCheckedForm } from '#app/shared/forms/use-checked-form.ts';
import { referralNames, spendNames, tradeNames } from '#app/shared/trade-words.ts';
import * as m from '#messages';
import {
  monthlySpends,
  newTradeCustomerSchema,
  referrals,
  tradeDetailsSchema,
  trades,
} from '#schemas/domain/people/company.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { BusinessFields } from './business-fields.tsx';

type Props = {
  states: readonly string[];
  /** Who is logged in: its data is known. */
  person: object | null;
  answer: FormAnswer | undefined;
  /** Why it was refused as a whole. */
  refused: ReactNode;
};

type Checked = ReturnType<typeof useCheckedForm>;

export function TradeForm({ states, person, answer, refused }: Props) {
  const cart = useCartClient();
  const schema = person ? tradeDetailsSchema : newTradeCustomerSchema;
  const checked = useCheckedForm(schema, answer, () => cart.flush());
  const { text, select, form } = checked;
  return (
    <form {...form} className="space-y-9">
      {refused ? <Notice tone="error">{refused}</Notice> : null}
      {person ? null : <Person {...checked} />}
      <Group title={m.trade_company()}>
        <BusinessFields field={text} select={select} nameField="company_name" states={states} />
      </Group>
      <Group title={m.trade_business()}>
        <Business {...checked} />
      </Group>
      <div>
        <Button type="submit" size="large" full>
          {m.trade_submit()}
        </Button>
        <p className="mt-3 text-sm text-stone">{m.trade_submit_text()}</p>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-5 w-full border-b border-line pb-2">
        <Heading level={2} size="small">
          {title}
        </Heading>
      </legend>
      {children}
    </fieldset>
  );
}

function Person({ text }: Pick<Checked, 'text'>) {
  return (
    <Group title={m.trade_person()}>
      <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
        <TextField
          {...text('person.first_name')}
          label={m.account_first_name()}
          autoComplete="given-name"
          required
        />
        <TextField
          {...text('person.last_name')}
          label={m.account_last_name()}
          autoComplete="family-name"
          required
        />
        <TextField
          {...text('person.email')}
          label={m.account_email()}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          {...text('person.password')}
          label={m.account_password()}
          autoComplete="new-password"
          hint={m.account_password_hint()}
          minLength={10}
          required
        />
      </div>
    </Group>
  );
}

function Business({ text, select }: Pick<Checked, 'text' | 'select'>) {
  return (
    <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
      <SelectField {...select('trade')} label={m.trade_trade()} required>
        <option value="">{m.trade_choose()}</option>
        {trades.map((trade) => (
          <option key={trade} value={trade}>
            {tradeNames[trade]()}
          </option>
        ))}
      </SelectField>
      <SelectField {...select('monthly_spend')} label={m.trade_spend()} required>
        <option value="">{m.trade_choose()}</option>
        {monthlySpends.map((spend) => (
          <option key={spend} value={spend}>
            {spendNames[spend]()}
          </option>
        ))}
      </SelectField>
      <TextField
        {...text('tax_id')}
        label={m.trade_tax_id()}
        hint={m.trade_tax_id_hint()}
        autoComplete="off"
        required
      />
      <TextField {...text('state_licence')} label={m.trade_licence()} autoComplete="off" />
      <SelectField {...select('heard')} label={m.trade_heard()} required={false}>
        <option value="">{m.trade_choose()}</option>
        {referrals.map((referral) => (
          <option key={referral} value={referral}>
            {referralNames[referral]()}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
