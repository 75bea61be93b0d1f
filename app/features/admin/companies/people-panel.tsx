/** Who is in a company: roles, off and on, out of it, and who is invited. */

import { Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { companyRoleNames, companyRoleTexts } from '#app/shared/company-roles.ts';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import { sayLimit } from '#app/shared/order-limit.ts';
import { OrderLimitFields } from '#app/shared/order-limit-fields.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { Colleague, CompanyRecord } from '#schemas/domain/people/company.ts';
import { companyRoles, hasFeature } from '#schemas/domain/people/company-features.ts';
import { losesLastAdmin } from '#schemas/domain/people/company-roles.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { CheckboxField, SelectField } from '#ui/field.tsx';
import type { CompanyAnswer } from './companies.server.ts';
import { factLink } from './company-parts.tsx';

export function PeoplePanel({
  record,
  answer,
}: {
  record: CompanyRecord;
  answer: CompanyAnswer | undefined;
}) {
  const zone = useShopZone();
  const { people, invitations } = record;
  const limits = hasFeature(record, 'approvals') ? record : null;
  return (
    <Panel id="people" title={m.companies_people()}>
      {people.length === 0 ? <p className="mt-3 text-sm text-stone">{m.companies_people_none()}</p> : null}
      <ul aria-label={m.companies_people()} className="mt-3 divide-y divide-line text-sm">
        {people.map((person) => (
          <Person
            key={person._id}
            person={person}
            isLast={losesLastAdmin(people, person._id, 'remove')}
            limits={limits}
            refused={
              answer?.values.person === person._id
                ? (refusedOf(answer, 'limit') ?? refusedOf(answer, 'remove'))
                : undefined
            }
          />
        ))}
        {invitations.map(({ _id, email, role, expires_at }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {email}
              <span className="block text-stone">
                {companyRoleNames[role]()} · {m.account_invited_until({ day: formatDay(expires_at, zone) })}
              </span>
            </span>
            <StaffForm name="revoke">
              <input type="hidden" name="invitation" value={_id} />
              <Submit
                form="revoke"
                variant="outline"
                size="small"
                aria-label={m.account_invite_revoke_label({ email })}
              >
                {m.account_invite_revoke()}
              </Submit>
            </StaffForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type PersonProps = {
  person: Colleague;
  /** The company, where buyers have order limits. */
  limits: Pick<CompanyRecord, 'order_limit'> | null;
  refused: CompanyAnswer | undefined;
};

function Person({ person, isLast, limits, refused }: PersonProps & { isLast: boolean }) {
  const { name, email, role, active } = person;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{name}</span>{' '}
          <a href={`mailto:${email}`} className={factLink}>
            {email}
          </a>
        </span>
        <span className="text-stone">
          {[companyRoleNames[role](), active ? '' : m.account_person_off()].filter(Boolean).join(' · ')}
        </span>
      </div>
      <p className="mt-0.5 text-stone">{companyRoleTexts[role]()}</p>
      {limits && role === 'buyer' ? (
        <p className="mt-0.5 text-stone">{sayLimit(person.order_limit)}</p>
      ) : null}
      {isLast ? (
        <p className="mt-1 text-stone">{m.account_person_last_admin()}</p>
      ) : (
        <Change
          key={`${role} ${active} ${person.order_limit} ${person.own_order_limit}`}
          {...{ person, limits, refused }}
        />
      )}
    </li>
  );
}

/** Closed until it is wanted; what cannot be undone is confirmed by a tick. */
function Change({ person, limits, refused }: PersonProps) {
  const { _id, name, role, active } = person;
  const them = <input type="hidden" name="person" value={_id} />;
  const turn = active ? 'off' : 'on';
  return (
    <details className="mt-1" open={refused !== undefined}>
      <summary className="min-h-9 cursor-pointer font-semibold underline underline-offset-4">
        {m.account_person_change({ name })}
      </summary>
      <div className="mt-2 space-y-4 border-l-2 border-line pl-4">
        <StaffForm name="role" className="flex flex-wrap items-end gap-3">
          {them}
          <SelectField name="role" label={m.account_person_role({ name })} defaultValue={role}>
            {companyRoles.map((one) => (
              <option key={one} value={one}>
                {companyRoleNames[one]()}
              </option>
            ))}
          </SelectField>
          <Submit form="role" variant="outline" aria-label={m.account_person_save_label({ name })}>
            {m.account_person_save()}
          </Submit>
        </StaffForm>
        {limits && role === 'buyer' ? (
          <StaffForm name="limit" className="flex flex-wrap items-end gap-3">
            {them}
            <OrderLimitFields
              person={person}
              companyLimit={limits.order_limit}
              error={refused?.errors.order_limit}
              values={refused?.form === 'limit' ? refused.values : undefined}
            />
            <Submit form="limit" variant="outline" aria-label={m.account_person_limit_save_label({ name })}>
              {m.account_person_limit_save()}
            </Submit>
          </StaffForm>
        ) : null}
        <StaffForm name={turn}>
          {them}
          {active ? <p className="mb-2 text-stone">{m.account_person_off_text({ name })}</p> : null}
          <Submit
            form={turn}
            variant="outline"
            size="small"
            aria-label={
              active
                ? m.account_person_switch_off_label({ name })
                : m.account_person_switch_on_label({ name })
            }
          >
            {active ? m.account_person_switch_off() : m.account_person_switch_on()}
          </Submit>
        </StaffForm>
        <StaffForm name="remove" className="space-y-2">
          {them}
          <CheckboxField
            name="confirm"
            required
            label={m.companies_person_remove_sure({ name })}
            error={refused?.errors.confirm}
          />
          <Submit
            form="remove"
            variant="outline"
            size="small"
            aria-label={m.companies_person_remove_label({ name })}
          >
            {m.companies_person_remove()}
          </Submit>
        </StaffForm>
      </div>
    </details>
  );
}
