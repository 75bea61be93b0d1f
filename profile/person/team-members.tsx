/** Who else is in the company, who is invited, and what its admins do about both (docs/product.md#people-of-a-company). */
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ProfileAnswer } from '#app/features/account/profile.server.ts';
import { companyRoleNames, companyRoleTexts } from '#app/shared/company-roles.ts';
import { sayLimit } from '#app/shared/order-limit.ts';
import { OrderLimitFields } from '#app/shared/order-limit-fields.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { Colleague, CompanyDetails } from '#schemas/domain/people/company.ts';
import { companyRoles, hasFeature } from '#schemas/domain/people/company-features.ts';
import { losesLastAdmin, mayManagePeople } from '#schemas/domain/people/company-roles.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Part, type ProfileProps } from './profile-part.tsx';

type Props = ProfileProps & { company: CompanyDetails };

const ofPeople: readonly ProfileAnswer['form'][] = ['role', 'off', 'on', 'revoke', 'limit'];

export function TeamMembers(props: Props) {
  const { company, role, answer } = props;
  const zone = useShopZone();
  const { people, invitations } = company;
  const isAdmin = mayManagePeople(role);
  const hasLimits = hasFeature(company, 'approvals');
  const said = answer && ofPeople.includes(answer.form) ? answer : undefined;
  return (
    <>
      <Heading level={3} size="small" className="mt-12">
        {m.account_people()}
      </Heading>
      {said?.message ? (
        <Notice tone={said.done ? 'success' : 'error'} className="mt-4 max-w-2xl">
          {said.message}
        </Notice>
      ) : null}
      <ul aria-label={m.account_people()} className="mt-4 max-w-2xl border-t border-line">
        {people.map((person) => (
          <Member
            key={person._id}
            person={person}
            isSelf={person.email === props.email}
            isLast={losesLastAdmin(people, person._id, 'remove')}
            isAdmin={isAdmin}
            limits={hasLimits ? company : null}
            answer={said}
          />
        ))}
        {invitations.map(({ _id, email, role: theirs, expires_at }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {email}
              <span className="block text-sm text-stone">
                {m.account_invited_until({ day: formatDay(expires_at, zone) })}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-3 text-stone">
              {companyRoleNames[theirs]()}
              {isAdmin ? (
                <Deed name="revoke" id={_id}>
                  <Do
                    name="revoke"
                    id={_id}
                    label={m.account_invite_revoke_label({ email })}
                    variant="outline"
                    size="small"
                  >
                    {m.account_invite_revoke()}
                  </Do>
                </Deed>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {hasLimits && isAdmin ? <CompanyLimit company={company} answer={answer} /> : null}
      {props.mayInvite.length > 0 ? <Invite {...props} /> : null}
    </>
  );
}

/** A form about one person or one invitation. */
function Deed(props: { name: ProfileAnswer['form']; id: string; className?: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset className={props.className}>
      <input type="hidden" name="form" value={props.name} />
      <input type="hidden" name="id" value={props.id} />
      {props.children}
    </Form>
  );
}

function Do({
  name,
  id,
  label,
  ...button
}: ButtonProps & { name: ProfileAnswer['form']; id: string; label: string }) {
  const { formData } = useNavigation();
  const busy = formData?.get('form') === name && formData.get('id') === id;
  return <Button {...button} type="submit" aria-label={label} busy={busy} />;
}

type MemberProps = {
  person: Colleague;
  isSelf: boolean;
  isLast: boolean;
  isAdmin: boolean;
  /** The company, where buyers have order limits. */
  limits: Pick<CompanyDetails, 'order_limit'> | null;
  answer: ProfileAnswer | undefined;
};

function Member(props: MemberProps) {
  const { person, isSelf, isLast, isAdmin, limits, answer } = props;
  const { name, email, role, active } = person;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap justify-between gap-x-6">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {name} <span className="block text-sm text-stone">{email}</span>
        </span>
        <span className="text-stone">
          {[companyRoleNames[role](), active ? '' : m.account_person_off()].filter(Boolean).join(' · ')}
        </span>
      </div>
      <p className="mt-1 text-sm text-stone">
        {isAdmin && isLast ? m.account_person_last_admin() : companyRoleTexts[role]()}
      </p>
      {limits && role === 'buyer' ? (
        <p className="text-sm text-stone">{sayLimit(person.order_limit)}</p>
      ) : null}
      {isAdmin && !isLast ? (
        <Change
          key={`${role} ${active} ${person.order_limit} ${person.own_order_limit}`}
          {...{ person, isSelf, limits, answer }}
        />
      ) : null}
    </li>
  );
}

/** Closed until it is wanted. Nobody switches themselves off. */
function Change({ person, isSelf, limits, answer }: Omit<MemberProps, 'isLast' | 'isAdmin'>) {
  const { _id, name, role, active } = person;
  const refused = answer?.form === 'limit' && !answer.done && answer.values.id === _id ? answer : undefined;
  const turn = active ? 'off' : 'on';
  const label = active
    ? m.account_person_switch_off_label({ name })
    : m.account_person_switch_on_label({ name });
  return (
    <details className="mt-1" open={refused !== undefined}>
      <summary className="min-h-9 cursor-pointer text-sm font-semibold underline underline-offset-4">
        {m.account_person_change({ name })}
      </summary>
      <div className="mt-3 space-y-5 border-l-2 border-line pl-4">
        <Deed name="role" id={_id} className="flex flex-wrap items-end gap-3">
          <SelectField name="role" label={m.account_person_role({ name })} defaultValue={role}>
            {companyRoles.map((one) => (
              <option key={one} value={one}>
                {companyRoleNames[one]()}
              </option>
            ))}
          </SelectField>
          <Do name="role" id={_id} label={m.account_person_save_label({ name })} variant="outline">
            {m.account_person_save()}
          </Do>
        </Deed>
        {limits && role === 'buyer' ? (
          <Deed name="limit" id={_id} className="flex flex-wrap items-end gap-3">
            <OrderLimitFields
              person={person}
              companyLimit={limits.order_limit}
              error={refused?.errors.order_limit}
              values={refused?.values}
            />
            <Do name="limit" id={_id} label={m.account_person_limit_save_label({ name })} variant="outline">
              {m.account_person_limit_save()}
            </Do>
          </Deed>
        ) : null}
        {isSelf ? null : (
          <Deed name={turn} id={_id}>
            {active ? (
              <p className="mb-2 max-w-text text-sm text-stone">{m.account_person_off_text({ name })}</p>
            ) : null}
            <Do name={turn} id={_id} label={label} variant="outline" size="small">
              {active ? m.account_person_switch_off() : m.account_person_switch_on()}
            </Do>
          </Deed>
        )}
      </div>
    </details>
  );
}

/** What all buyers may order without approval. */
function CompanyLimit({ company, answer }: Pick<Props, 'company' | 'answer'>) {
  return (
    <section aria-labelledby="order-limit" className="mt-10">
      <Heading level={3} size="small" id="order-limit">
        {m.account_order_limit_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.account_order_limit_text()}</p>
      <Part name="order-limit" answer={answer} submit={m.account_order_limit_save()}>
        {(own) => (
          <TextField
            name="order_limit"
            inputMode="decimal"
            className="max-w-xs"
            label={m.account_order_limit()}
            defaultValue={own && !own.done ? own.values.order_limit : (company.order_limit ?? '').toString()}
            error={own?.errors.order_limit}
          />
        )}
      </Part>
    </section>
  );
}

function Invite({ mayInvite, answer }: Props) {
  return (
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
            defaultValue={own?.values.role ?? (mayInvite.includes('buyer') ? 'buyer' : mayInvite[0])}
            error={own?.errors.role}
          >
            {mayInvite.map((name) => (
              <option key={name} value={name}>
                {companyRoleNames[name]()}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </Part>
  );
}
