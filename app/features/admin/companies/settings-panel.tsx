/** What a company may do: its features, job data at checkout, and who looks after it. */

import { Panel, StaffForm } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import {
  pricedFeatures,
  type SettableFeature,
  settableFeatures,
} from '#schemas/domain/people/company-features.ts';
import { CheckboxField, SelectField, TextField } from '#ui/field.tsx';
import type { CompanyAnswer, CompanyPage } from './companies.server.ts';
import { FormVersion, SaveButton } from './company-parts.tsx';
import { featureWords } from './company-words.ts';

type Props = Pick<CompanyPage, 'record' | 'mayPrice'> & {
  version: number;
  here: string;
  answer: CompanyAnswer | undefined;
};

/** Approving saves what is ticked here, so that its button sends this form. */
export const settingsForm = 'company-settings';

export function SettingsPanel({ record, mayPrice, version, here, answer }: Props) {
  const refused = refusedOf(answer, 'settings');
  const { salespeople, salesman } = record;
  const isGone = salesman !== null && !salespeople.some(({ _id }) => _id === salesman);
  const wrong = refused?.errors.features;
  return (
    <Panel id="settings" title={m.companies_settings()} text={m.companies_settings_text()}>
      <StaffForm name="settings" id={settingsForm} className="mt-4 space-y-5">
        <FormVersion version={version} refused={refused} here={here} />
        <fieldset className="grid gap-x-6 gap-y-3 wide:grid-cols-2">
          <legend className="sr-only">{m.companies_settings()}</legend>
          {settableFeatures.map((feature) => (
            <Feature key={feature} {...{ feature, record, mayPrice, refused }} />
          ))}
          <CheckboxField
            name="lien"
            label={m.companies_lien()}
            hint={m.companies_lien_text()}
            defaultChecked={refused ? refused.values.lien !== undefined : record.lien}
          />
        </fieldset>
        {wrong ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {wrong}
          </p>
        ) : null}
        <TextField
          name="order_limit"
          inputMode="decimal"
          label={m.companies_order_limit()}
          hint={m.companies_order_limit_text()}
          className="max-w-sm"
          defaultValue={refused?.values.order_limit ?? (record.order_limit ?? '').toString()}
          error={refused?.errors.order_limit}
        />
        {mayPrice ? null : <p className="text-sm text-stone">{m.companies_priced_only()}</p>}
        <SelectField
          name="salesman"
          label={m.companies_salesperson()}
          hint={m.companies_salesperson_hint()}
          className="max-w-sm"
          defaultValue={refused?.values.salesman ?? salesman ?? ''}
          error={refused?.errors.salesman}
        >
          <option value="">{m.companies_salesperson_none()}</option>
          {isGone ? <option value={salesman}>{m.companies_salesperson_gone()}</option> : null}
          {salespeople.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SaveButton form="settings" refused={refused} />
      </StaffForm>
    </Panel>
  );
}

/** A box; what this employee may not change, and terms without a limit, cannot be ticked. */
function Feature({
  feature,
  record,
  mayPrice,
  refused,
}: Pick<Props, 'record' | 'mayPrice'> & { feature: SettableFeature; refused: CompanyAnswer | undefined }) {
  const [name, allows] = featureWords[feature];
  const isOn = record.features.includes(feature);
  const needsLimit = feature === 'terms' && record.credit_limit === null && !isOn;
  const isFixed = needsLimit || (!mayPrice && pricedFeatures.includes(feature));
  return (
    <>
      {isFixed ? null : <input type="hidden" name={`has:${feature}`} value="yes" />}
      <CheckboxField
        // An approval and a certificate grant features: their boxes say so, and the others keep what was ticked.
        key={String(isOn)}
        name={`feature:${feature}`}
        label={name()}
        hint={needsLimit && mayPrice ? `${allows()} ${m.companies_terms_no_limit()}` : allows()}
        disabled={isFixed}
        defaultChecked={refused && !isFixed ? refused.values[`feature:${feature}`] !== undefined : isOn}
      />
    </>
  );
}
