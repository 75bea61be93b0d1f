/** One step of a trade application as a form; without a script each is a plain post. */
import type { ReactNode } from 'react';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import { BusinessAddressFields, CompanyFields } from '#app/shared/business-fields.tsx';
import { useCheckedForm } from '#app/shared/forms/use-checked-form.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { referralNames, tradeNames, yearlySpendNames } from '#app/shared/trade-words.ts';
import * as m from '#messages';
import { registerSchema } from '#schemas/domain/people/account.ts';
import { referrals, trades, yearlySpends } from '#schemas/domain/people/company.ts';
import { type TradeStep, tradeStepSchemas } from '#schemas/domain/people/trade-draft.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { tradeStepNames } from './trade-progress.tsx';
import { type StepProps, TradeReview } from './trade-review.tsx';

/** What a step's fields show: as they were sent and refused, else as they were kept. */
const shown = ({ values, answer }: Pick<StepProps, 'values' | 'answer'>) => ({
  values: { ...values, ...answer?.values },
  errors: answer?.errors ?? {},
});

const steps: Record<TradeStep, (props: StepProps) => ReactNode> = {
  person: Person,
  company: Company,
  address: Address,
  certificate: Certificate,
  business: Business,
  terms: Terms,
  review: TradeReview,
};

export function TradeForm(props: StepProps) {
  const Step = steps[props.step];
  return (
    <>
      <Heading level={2} size="small" className="mb-5">
        {tradeStepNames[props.step]()}
      </Heading>
      {props.refused ? (
        <Notice tone="error" className="mb-6">
          {props.refused}
        </Notice>
      ) : null}
      <Step key={props.step} {...props} />
    </>
  );
}

/** The end of each step's form. */
function Onward({ step }: { step: TradeStep }) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <Button type="submit" size="large" className="mt-8 max-wide:w-full">
        {m.checkout_continue()}
      </Button>
    </>
  );
}

const personSchema = registerSchema.omit({ invite: true });

function Person(props: StepProps) {
  const cart = useCartClient();
  const { text, form } = useCheckedForm(personSchema, props.answer, () => cart.flush());
  return (
    <form {...form}>
      <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
        <TextField
          {...text('first_name')}
          label={m.account_first_name()}
          autoComplete="given-name"
          required
        />
        <TextField {...text('last_name')} label={m.account_last_name()} autoComplete="family-name" required />
        <TextField
          {...text('email')}
          label={m.account_email()}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          {...text('password')}
          label={m.account_password()}
          autoComplete="new-password"
          hint={m.account_password_hint()}
          minLength={10}
          required
        />
      </div>
      <Onward step="person" />
    </form>
  );
}

function Company(props: StepProps) {
  const { text, form } = useCheckedForm(tradeStepSchemas.company, shown(props));
  return (
    <form {...form}>
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        <CompanyFields field={text} nameField="company_name" />
      </div>
      <Onward step="company" />
    </form>
  );
}

function Address(props: StepProps) {
  const { text, select, form } = useCheckedForm(tradeStepSchemas.address, shown(props));
  return (
    <form {...form}>
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        <BusinessAddressFields field={text} select={select} states={props.states} />
      </div>
      <Onward step="address" />
    </form>
  );
}

function Certificate(props: StepProps) {
  const { certificate } = props;
  const { text, form } = useCheckedForm(tradeStepSchemas.certificate, shown(props));
  const wrong = props.answer?.errors.certificate;
  return (
    <>
      <form {...form} encType="multipart/form-data">
        <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
          <TextField
            {...text('tax_id')}
            label={m.trade_tax_id()}
            hint={m.trade_tax_id_hint()}
            autoComplete="off"
            required
          />
          <TextField {...text('state_licence')} label={m.trade_licence()} autoComplete="off" />
          <div className="wide:col-span-2">
            <TextField
              className="[&_input]:py-2"
              name="certificate"
              type="file"
              accept="application/pdf,image/jpeg,image/png"
              label={certificate ? m.trade_certificate_other() : m.trade_certificate()}
              hint={m.trade_certificate_hint()}
              error={wrong}
            />
          </div>
        </div>
        <Onward step="certificate" />
      </form>
      {certificate ? (
        <form
          method="post"
          className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4"
        >
          <input type="hidden" name="step" value="certificate" />
          <input type="hidden" name="intent" value="remove" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {m.trade_certificate_file({
              name: certificate.name,
              kilobytes: Math.ceil(certificate.bytes / 1024),
            })}
          </span>
          <Button type="submit" variant="outline" size="small">
            {m.trade_certificate_remove()}
          </Button>
        </form>
      ) : null}
    </>
  );
}

function Business(props: StepProps) {
  const { select, form } = useCheckedForm(tradeStepSchemas.business, shown(props));
  return (
    <form {...form}>
      <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
        <SelectField {...select('trade')} label={m.trade_trade()} required>
          <option value="">{m.trade_choose()}</option>
          {trades.map((trade) => (
            <option key={trade} value={trade}>
              {tradeNames[trade]()}
            </option>
          ))}
        </SelectField>
        <SelectField {...select('yearly_spend')} label={m.trade_yearly_spend()} required>
          <option value="">{m.trade_choose()}</option>
          {yearlySpends.map((spend) => (
            <option key={spend} value={spend}>
              {yearlySpendNames[spend]()}
            </option>
          ))}
        </SelectField>
        <SelectField {...select('heard')} label={m.trade_heard()} required={false}>
          <option value="">{m.trade_choose()}</option>
          {referrals.map((referral) => (
            <option key={referral} value={referral}>
              {referralNames[referral]()}
            </option>
          ))}
        </SelectField>
      </div>
      <Onward step="business" />
    </form>
  );
}

/** What was typed counts as it stands: an empty limit asks for no terms. */
function Terms(props: StepProps) {
  const scripted = useScripted();
  const { values, errors } = shown(props);
  return (
    <form method="post" noValidate={scripted}>
      <div className="space-y-6">
        <TextField
          name="terms_limit"
          inputMode="numeric"
          label={m.trade_terms_limit()}
          hint={m.trade_terms_limit_hint()}
          className="max-w-sm"
          defaultValue={values.terms_limit}
          error={errors.terms_limit}
        />
        <CheckboxField
          name="lien"
          label={m.trade_lien()}
          hint={m.trade_lien_hint()}
          defaultChecked={props.answer ? props.answer.values.lien !== undefined : values.lien !== undefined}
        />
      </div>
      <Onward step="terms" />
    </form>
  );
}
