/** /checkout/billing: where the bill goes and how it is paid (docs/product.md#checkout, #payment). */

import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { tokenKindOf } from '#schemas/domain/sales/checkout-draft.ts';
import { paymentNames } from '#schemas/fields/order-names.ts';
import { CheckboxField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { AddressPicker } from './address-picker.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { Choice } from './choice.tsx';
import type { StepPage } from './load-step.server.ts';
import { Part } from './part.tsx';
import { paymentTexts } from './payment-texts.ts';
import { type StepForm, useStepForm } from './use-step-form.ts';

export function BillingScreen({ page, answer }: { page: StepPage; answer: CheckoutAnswer | undefined }) {
  const work = useStepForm(page, answer);
  return (
    <CheckoutFrame page={page} work={work} title={m.checkout_payment()}>
      <Payment page={page} work={work} />
      <Part title={m.checkout_billing()}>
        <AddressPicker
          name="bill_to"
          prefix="billing_address"
          section="billing"
          choices={page.choices}
          values={work.values}
          states={page.states}
          canSave={page.canSaveAddress}
          field={work.field}
        />
      </Part>
    </CheckoutFrame>
  );
}

function Payment({
  page: { payments, delayed, credit, accountCredit },
  work: { field, values },
}: {
  page: StepPage;
  work: StepForm;
}) {
  const { error, onChange } = field('payment_type');
  const onTerms = payments.some(({ name }) => name === 'terms');
  return (
    <Part title={m.checkout_pay_how()}>
      {payments.length === 0 ? <Notice tone="warning">{m.checkout_none_offered()}</Notice> : null}
      {credit && !onTerms ? (
        <Notice className="mb-4">
          {m.checkout_terms_over({ left: formatDollars(credit.left), limit: formatDollars(credit.limit) })}
        </Notice>
      ) : null}
      <div className="grid gap-3 wide:grid-cols-2">
        {payments.map(({ name, value }, index) => (
          <Choice
            key={name}
            id={index === 0 ? 'payment_type' : `payment-${name}`}
            name="payment_type"
            value={name}
            title={paymentNames[name]()}
            chosen={values.payment_type === name}
            aside={value > 0 ? m.checkout_fee_of({ fee: formatDollars(value) }) : undefined}
            onChange={onChange}
          >
            {delayed && tokenKindOf(name) ? m.checkout_pay_later() : paymentTexts[name]()}
            {name === 'terms' && credit
              ? ` ${m.checkout_terms_left({ left: formatDollars(credit.left), limit: formatDollars(credit.limit) })}`
              : null}
          </Choice>
        ))}
      </div>
      {error ? <p className="mt-2 text-sm font-medium text-danger">{error}</p> : null}
      {accountCredit.available > 0 ? (
        <CheckboxField
          id="use_credit"
          name="use_credit"
          value="yes"
          defaultChecked={values.use_credit === 'yes'}
          label={m.checkout_use_credit({ amount: formatDollars(accountCredit.available) })}
          hint={m.checkout_use_credit_hint()}
          error={field('credit_seen').error}
          className="mt-4 rounded-sm bg-sand p-4"
        />
      ) : null}
    </Part>
  );
}
