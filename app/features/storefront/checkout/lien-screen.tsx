/** /checkout/lien: what a preliminary notice needs of a job (docs/product.md#checkout, #lien-data). */

import * as m from '#messages';
import { TextareaField, TextField } from '#ui/field.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import type { StepPage } from './load-step.server.ts';
import { Part } from './part.tsx';
import { useStepForm } from './use-step-form.ts';

export function LienScreen({ page, answer }: { page: StepPage; answer: CheckoutAnswer | undefined }) {
  const work = useStepForm(page, answer);
  const { field } = work;
  const party = { hint: m.checkout_lien_party_hint(), rows: 2, maxLength: 300 };
  return (
    <CheckoutFrame page={page} work={work} title={m.checkout_lien_title()}>
      <p className="max-w-text text-stone">{m.checkout_lien_text()}</p>
      <Part title={m.checkout_lien_site_part()}>
        <div className="grid gap-4">
          <TextField
            {...field('job_name')}
            label={m.checkout_lien_job()}
            required
            maxLength={120}
            autoComplete="off"
          />
          <TextField
            {...field('site_address')}
            label={m.checkout_lien_site()}
            hint={m.checkout_lien_site_hint()}
            conditional
            maxLength={400}
            autoComplete="off"
          />
          <TextareaField
            {...field('legal_description')}
            label={m.checkout_lien_legal()}
            conditional
            rows={3}
            maxLength={2000}
          />
        </div>
      </Part>
      <Part title={m.checkout_lien_parties()}>
        <div className="grid gap-4 wide:grid-cols-2">
          <TextareaField {...field('owner')} {...party} label={m.checkout_lien_owner()} required />
          <TextareaField {...field('general_contractor')} {...party} label={m.checkout_lien_contractor()} />
          <TextareaField {...field('lender')} {...party} label={m.checkout_lien_lender()} />
          <TextareaField
            {...field('bond')}
            {...party}
            hint={m.checkout_lien_bond_hint()}
            label={m.checkout_lien_bond()}
          />
        </div>
      </Part>
    </CheckoutFrame>
  );
}
