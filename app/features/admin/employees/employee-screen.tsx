/** One employee: name and role, how they sign in, and whether they may at all. */
import { Link } from '@remix-run/react';
import { sayZonedMoment, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { employeeRoles } from '#schemas/domain/people/account.ts';
import type { Employee } from '#schemas/domain/people/employee.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { Answer, Panel, RoleChoice, StaffForm, StatusChip, Submit } from './staff-parts.tsx';

type Props = { employee: Employee; answer: StaffAnswer | undefined };

const quiet = 'text-accent underline underline-offset-4';

export function EmployeeScreen(props: { employee: Employee | null; answer: StaffAnswer | undefined }) {
  const { employee, answer } = props;
  if (!employee)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.staff_not_yours()} text={m.staff_not_yours_text()} />
      </Container>
    );
  return (
    <Container className="py-8 wide:py-10">
      <div className="mx-auto max-w-2xl">
        <Link to="/admin/employees" className={`inline-flex min-h-9 items-center text-sm ${quiet}`}>
          {m.staff_back()}
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <Heading level={1} size="section">
            {employee.first_name} {employee.last_name}
          </Heading>
          <StatusChip status={employee.status} />
        </div>
        <p className="mt-1 [overflow-wrap:anywhere] text-stone">{employee.email}</p>
        <Answer answer={answer} />
        <Person employee={employee} answer={answer?.form === 'person' ? answer : undefined} />
        <SignIn employee={employee} />
        {employee.self ? null : <Access employee={employee} />}
        <p className="mt-6 text-sm">
          <Link to={`/admin/activity?subject=${employee._id}`} className={quiet}>
            {m.staff_activity_of({ name: employee.first_name })}
          </Link>
        </p>
      </div>
    </Container>
  );
}

function Person({ employee, answer }: Props) {
  const refused = answer && !answer.done ? answer : undefined;
  const field = (name: 'first_name' | 'last_name') => ({
    name,
    defaultValue: refused?.values[name] ?? employee[name],
    error: refused?.errors[name],
    required: true,
    autoComplete: 'off',
  });
  const chosen = employeeRoles.find((role) => role === refused?.values.role) ?? employee.role;
  return (
    <Panel id="person" title={m.staff_person()}>
      <StaffForm name="person" className="mt-4 space-y-5">
        <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
          <TextField {...field('first_name')} label={m.account_first_name()} />
          <TextField {...field('last_name')} label={m.account_last_name()} />
        </div>
        <RoleChoice
          chosen={chosen}
          error={refused?.errors.role}
          {...(employee.self ? { disabled: true, hint: m.staff_own_role() } : {})}
        />
        <Submit form="person">{m.staff_save()}</Submit>
      </StaffForm>
    </Panel>
  );
}

function SignIn({ employee }: Pick<Props, 'employee'>) {
  const zone = useShopZone();
  const { status, invited_until, two_factor, self, last_seen_at } = employee;
  const moment = (at: string) => sayZonedMoment(at, zone);
  return (
    <Panel id="sign-in" title={m.staff_sign_in()}>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        <dt className="text-stone">{m.staff_seen()}</dt>
        <dd>{last_seen_at ? moment(last_seen_at) : m.staff_never()}</dd>
        <dt className="text-stone">{m.staff_two_factor()}</dt>
        <dd>{two_factor ? m.staff_on() : m.staff_off()}</dd>
        {status === 'invited' ? (
          <>
            <dt className="text-stone">{m.staff_invitation()}</dt>
            <dd>{invited_until ? m.staff_until({ when: moment(invited_until) }) : m.staff_ended()}</dd>
          </>
        ) : null}
      </dl>
      {status === 'invited' ? (
        <StaffForm name="again" className="mt-4">
          <Submit form="again" variant="outline" size="small">
            {m.staff_again()}
          </Submit>
        </StaffForm>
      ) : null}
      {two_factor && !self ? (
        <StaffForm name="reset" className="mt-5 border-t border-line pt-4">
          <p className="max-w-text text-sm text-stone">{m.staff_reset_text()}</p>
          <Submit form="reset" variant="outline" size="small" className="mt-3">
            {m.staff_reset()}
          </Submit>
        </StaffForm>
      ) : null}
      {self ? (
        <p className="mt-4 text-sm">
          <Link to="/admin/account" className={quiet}>
            {m.staff_own_account()}
          </Link>
        </p>
      ) : null}
    </Panel>
  );
}

function Access({ employee }: Pick<Props, 'employee'>) {
  const off = employee.status === 'off';
  const name = off ? 'on' : 'off';
  return (
    <Panel id="access" title={m.staff_access()} text={off ? m.staff_on_text() : m.staff_off_text()}>
      <StaffForm name={name} className="mt-4">
        <Submit form={name} variant="outline" size="small">
          {off ? m.staff_switch_on() : m.staff_switch_off()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}
