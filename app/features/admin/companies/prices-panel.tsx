/** What a company agreed on, and its certificates: pricing's own records, with pricing's own fields. */

import { Link } from '@remix-run/react';
import { Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { PricingFields } from '#app/features/admin/pricing/pricing-parts.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { CompanyAnswer, CompanyPage } from './companies.server.ts';
import { FormVersion, factLink, SaveButton } from './company-parts.tsx';

type Props = CompanyPage & { version: number; here: string; answer: CompanyAnswer | undefined };

export function PricesPanel({ prices, choices, mayPrice, version, here, answer }: Props) {
  const refused = refusedOf(answer, 'prices');
  return (
    <Panel
      id="prices"
      title={m.companies_prices()}
      text={mayPrice ? m.companies_prices_text() : m.companies_prices_read()}
    >
      <StaffForm name="prices" className="mt-4 space-y-5">
        <FormVersion version={version} refused={refused} here={here} />
        <PricingFields
          form="company"
          fields={prices.fields}
          values={refused?.values ?? prices.values}
          errors={refused?.errors ?? {}}
          choices={choices}
          disabled={!mayPrice}
        />
        {mayPrice ? <SaveButton form="prices" refused={refused} /> : null}
      </StaffForm>
    </Panel>
  );
}

export function CertificatesPanel({ certificates, choices, mayPrice, answer }: Props) {
  const refused = refusedOf(answer, 'certificate');
  const { items, fields } = certificates;
  return (
    <Panel id="certificates" title={m.companies_certificates()} text={m.companies_certificates_text()}>
      {items.length === 0 ? (
        <p className="mt-3 text-sm text-stone">{m.companies_certificates_none()}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-t border-line text-sm">
          {items.map(({ _id, about, active }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <Link to={`/admin/pricing/exemption/${_id}`} className={factLink}>
                {about}
              </Link>
              {active && mayPrice ? (
                <StaffForm name="end">
                  <input type="hidden" name="certificate" value={_id} />
                  <Submit
                    form="end"
                    variant="outline"
                    size="small"
                    aria-label={m.companies_certificate_end_label({ certificate: about })}
                  >
                    {m.companies_certificate_end()}
                  </Submit>
                </StaffForm>
              ) : active ? null : (
                <span className="text-stone">{m.companies_certificate_off()}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayPrice ? (
        <details
          key={items.length}
          open={refused !== undefined || undefined}
          className="mt-3 border-t border-line pt-2"
        >
          <summary className="min-h-9 cursor-pointer text-sm font-semibold underline underline-offset-4">
            {m.companies_certificate_add()}
          </summary>
          <StaffForm name="certificate" className="mt-3 space-y-4">
            <PricingFields
              form="exemption"
              fields={fields}
              values={refused?.values ?? {}}
              errors={refused?.errors ?? {}}
              choices={choices}
              disabled={false}
            />
            <Submit form="certificate" size="small">
              {m.companies_certificate_add()}
            </Submit>
          </StaffForm>
        </details>
      ) : null}
    </Panel>
  );
}
