import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { useShopZone } from '#app/shared/time-zone.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { type CompanyRole, companyRoles } from '#schemas/domain/people/account.ts';
import type { CompanyDetails } from '#schemas/domain/people/company.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountLayout, type AccountPerson } from './account-layout.tsx';
import { BusinessFields } from './business-fields.tsx';
import type { ProfileAnswer } from './profile.server.ts';

type Props = {
  person: AccountPerson;
  values: Record<string, string>;
  email: string;
  role: CompanyRole | null;
  company: CompanyDetails | null;
  companyFailed: boolean;
  mayInvite: boolean;
  states: readonly string[];
  answer: ProfileAnswer | undefined;
};

export const roleNames: Record<CompanyRole, () => string> = {
  admin: m.company_role_admin,
  buyer: m.company_role_buyer,
  approver: m.company_role_approver,
  accounts_payable: m.company_role_accounts_payable,
  viewer: m.company_role_viewer,
};

export function ProfileScreen(props: Props) {
  const { person, company, companyFailed, answer } = props;
  useEffect(() => {
    if (answer?.message) void showToast(answer.message, { kind: answer.done ? 'success' : 'error' });
  }, [answer]);
  useEffect(() => {
    if (companyFailed) void showToast(m.account_company_fetch_error(), { kind: 'error' });
  }, [companyFailed]);
  return (
    <AccountLayout person={person} current="profile" title={m.account_profile_title()}>
      <Photo {...props} />
      <PersonForm {...props} />
      {companyFailed ? (
        <Notice tone="error" className="mt-10 max-w-2xl">
          {m.account_company_fetch_error()}
        </Notice>
      ) : null}
      {company ? <Company {...props} company={company} /> : null}
    </AccountLayout>
  );
}

/** One of the page's forms: its own answer, what is wrong in it, and the button that works meanwhile. */
function Part(props: {
  name: ProfileAnswer['form'];
  answer: Props['answer'];
  submit: string;
  children: (answer: ProfileAnswer | undefined) => ReactNode;
}) {
  const { name, submit, children } = props;
  const answer = props.answer?.form === name ? props.answer : undefined;
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className="mt-6 max-w-2xl">
      <input type="hidden" name="form" value={name} />
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mb-6">
          {answer.message}
        </Notice>
      ) : null}
      {children(answer)}
      <Button type="submit" className="mt-6" busy={formData?.get('form') === name}>
        {submit}
      </Button>
    </Form>
  );
}

/** The photo with its two forms, which work without a script. */
function Photo({ person, answer }: Props) {
  const own = answer?.form === 'photo' || answer?.form === 'photo-remove' ? answer : undefined;
  const error = own?.errors.photo;
  const { formData } = useNavigation();
  const sent = formData?.get('form');
  return (
    <section aria-labelledby="photo" className="mt-8 max-w-2xl border-b border-line pb-8">
      <Heading level={2} size="small" id="photo">
        {m.profile_photo()}
      </Heading>
      {own?.done ? (
        <Notice tone="success" className="mt-4">
          {own.message}
        </Notice>
      ) : null}
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar image={person.image} name={person.name} className="size-24 text-3xl" />
        <div className="min-w-0 grow basis-64">
          <Form
            key={person.image}
            method="post"
            encType="multipart/form-data"
            preventScrollReset
            className="flex flex-col items-start gap-3"
          >
            <input type="hidden" name="form" value="photo" />
            <input
              type="file"
              name="photo"
              required
              accept="image/jpeg,image/png,image/webp"
              aria-label={m.profile_photo_choose()}
              aria-describedby={error ? 'photo-hint photo-error' : 'photo-hint'}
              aria-invalid={error ? true : undefined}
              className="block w-full text-sm file:mr-4 file:min-h-11 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-4"
            />
            <p id="photo-hint" className="text-sm text-stone">
              {m.profile_photo_hint()}
            </p>
            {error ? (
              <p id="photo-error" role="alert" className="text-sm font-medium text-danger">
                {error}
              </p>
            ) : null}
            <Button type="submit" variant="outline" busy={sent === 'photo'}>
              {m.profile_photo_save()}
            </Button>
          </Form>
          {person.image ? (
            <Form method="post" preventScrollReset className="mt-3">
              <input type="hidden" name="form" value="photo-remove" />
              <Button type="submit" variant="text" busy={sent === 'photo-remove'}>
                {m.profile_photo_remove()}
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function PersonForm({ values, email, answer }: Props) {
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

function Company(props: Props & { company: CompanyDetails }) {
  const { company, role, answer, states } = props;
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
      <People {...props} />
    </section>
  );
}

function People({ company, mayInvite, role, answer }: Props & { company: CompanyDetails }) {
  const zone = useShopZone();
  const roles = companyRoles.filter((name) => name !== 'admin' || role === 'admin');
  return (
    <>
      <Heading level={3} size="small" className="mt-12">
        {m.account_people()}
      </Heading>
      <ul className="mt-4 max-w-2xl border-t border-line">
        {company.people.map(({ _id, name, email, role: theirs }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <span>
              {name} <span className="block text-sm text-stone">{email}</span>
            </span>
            <span className="text-stone">{roleNames[theirs]()}</span>
          </li>
        ))}
        {company.invitations.map(({ email, role: theirs, expires_at }) => (
          <li key={email} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <span>
              {email}
              <span className="block text-sm text-stone">
                {m.account_invited_until({ day: formatDay(expires_at, zone) })}
              </span>
            </span>
            <span className="text-stone">{roleNames[theirs]()}</span>
          </li>
        ))}
      </ul>
      {mayInvite ? (
        <Part name="invite" answer={answer} submit={m.account_invite()}>
          {(own) => (
            <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
              <TextField
                name="email"
                type="email"
                label={m.account_invite_email()}
                autoComplete="off"
                required
                key={own?.done ? 'sent' : 'open'}
                defaultValue={own?.values.email}
                error={own?.errors.email}
              />
              <SelectField
                name="role"
                label={m.account_invite_role()}
                defaultValue={own?.values.role ?? 'buyer'}
                error={own?.errors.role}
              >
                {roles.map((name) => (
                  <option key={name} value={name}>
                    {roleNames[name]()}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
        </Part>
      ) : null}
    </>
  );
}
