import { BusinessFields } from '#app/shared/business-fields.tsx';
import { RebateProgress } from '#app/shared/orders/rebate-progress.tsx';
import * as m from '#messages';
import type { CompanyDetails } from '#schemas/domain/people/company.ts';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Part, type ProfileProps } from './profile-part.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { TeamMembers } from './team-members.tsx';

export default function ProfileScreen(props: ProfileProps) {
  const { person, company, companyFailed, answer } = props;
  return (
    <>
      <ProfilePhoto person={person} answer={answer} />
      <PersonForm {...props} />
      {companyFailed ? (
        <Notice tone="error" className="mt-10 max-w-2xl">
          {m.account_company_fetch_error()}
        </Notice>
      ) : null}
      {company ? <Company {...props} company={company} /> : null}
    </>
  );
}

/** The employee who looks after the company, and how to reach that person. */
function SalesContact({ company: { sales_contact: contact } }: { company: CompanyDetails }) {
  if (!contact) return null;
  const { name, email, phone } = contact;
  return (
    <>
      <Heading level={3} size="small" className="mt-12">
        {m.account_sales_contact()}
      </Heading>
      <p className="mt-3">
        {name}
        <span className="flex flex-wrap gap-x-4">
          <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
            {email}
          </a>
          {phone ? (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              className="text-accent underline underline-offset-4"
            >
              {phone}
            </a>
          ) : null}
        </span>
      </p>
    </>
  );
}

function PersonForm({ values, email, answer }: ProfileProps) {
  return (
    <Part name="profile" answer={answer} submit={m.account_profile_save()}>
      {(own) => {
        const field = (name: string) => ({
          name,
          defaultValue: own?.values[name] ?? values[name],
          error: own?.errors[name],
        });
        return (
          <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
            <TextField
              {...field('first_name')}
              label={m.account_first_name()}
              autoComplete="given-name"
              required
            />
            <TextField
              {...field('last_name')}
              label={m.account_last_name()}
              autoComplete="family-name"
              required
            />
            <TextField
              label={m.account_email()}
              value={email}
              readOnly
              required
              hint={m.account_email_hint()}
            />
            <TextField
              {...field('phone')}
              error={own?.errors['fields.phone']}
              label={m.checkout_phone()}
              type="tel"
              autoComplete="tel"
            />
          </div>
        );
      }}
    </Part>
  );
}

function Company(props: ProfileProps & { company: CompanyDetails }) {
  const { company, role, answer, states, rebates } = props;
  const values: Record<string, string> = {
    name: company.name,
    phone: company.phone,
    website: company.website,
    ...Object.fromEntries(
      Object.entries(company.address ?? {}).map(([key, value]) => [`address.${key}`, value]),
    ),
  };
  return (
    <section aria-labelledby="company" className="mt-14 border-t border-line pt-10">
      <Heading level={2} id="company">
        {m.account_company()}
      </Heading>
      <p className="mt-2 text-stone">
        {company.status === 'approved'
          ? m.account_company_approved()
          : company.status === 'pending'
            ? m.account_company_pending()
            : m.account_company_declined()}
      </p>
      <RebateProgress rebates={rebates} className="mt-6 max-w-2xl" />
      {role === 'admin' ? (
        <Part name="company" answer={answer} submit={m.account_company_save()}>
          {(own) => (
            <BusinessFields
              field={(name) => ({
                name,
                defaultValue: own?.values[name] ?? values[name],
                error: own?.errors[name],
              })}
              nameField="name"
              states={states}
            />
          )}
        </Part>
      ) : (
        <p className="mt-5">{m.account_company_ask()}</p>
      )}
      <SalesContact company={company} />
      <TeamMembers {...props} />
    </section>
  );
}
