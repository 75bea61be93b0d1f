/** Who works here: role, state, second factor and when they were last seen; the rule for everybody. */
import { Link } from '@remix-run/react';
import { sayMoment, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { Employee, Employees } from '#schemas/domain/people/employee.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PlusIcon } from '#ui/control-icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { Answer, Panel, StaffForm, StatusChip, Submit } from './staff-parts.tsx';
import { roleNames } from './staff-words.ts';

type Props = { list: Employees | null; invited: string | null; answer: StaffAnswer | undefined };

export function EmployeesScreen({ list, invited, answer }: Props) {
  const zone = useShopZone();
  return (
    <Container className="py-8 wide:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {m.staff_title()}
        </Heading>
        {list ? (
          <ButtonLink to="/admin/employees/invite" size="small">
            <PlusIcon className="size-4" />
            {m.staff_invite()}
          </ButtonLink>
        ) : null}
      </div>
      {invited && !answer ? (
        <Notice tone="success" className="mt-6">
          {m.staff_invited({ email: invited })}
        </Notice>
      ) : null}
      <Answer answer={answer} />
      {list ? (
        <>
          <div className="mt-5 overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            <table className="w-full border-collapse text-left text-sm">
              <caption className="sr-only">{m.staff_title()}</caption>
              <thead className="hidden desk:table-header-group">
                <tr className="border-b border-line text-stone *:px-4 *:py-2.5 *:font-medium">
                  <th scope="col">{m.staff_name()}</th>
                  <th scope="col">{m.staff_role()}</th>
                  <th scope="col">{m.staff_status()}</th>
                  <th scope="col">{m.staff_two_factor()}</th>
                  <th scope="col">{m.staff_seen()}</th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {list.employees.map((employee) => (
                  <Row key={employee._id} employee={employee} zone={zone} />
                ))}
              </tbody>
            </table>
          </div>
          <Policy required={list.require_two_factor} />
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={m.staff_not_yours()} text={m.staff_not_yours_text()} />
        </div>
      )}
    </Container>
  );
}

/** A line of the table; on a phone a card. */
function Row({ employee, zone }: { employee: Employee; zone: string }) {
  const { _id, first_name, last_name, email, role, status, two_factor, last_seen_at, self } = employee;
  const cell = 'block desk:table-cell desk:px-4 desk:py-3';
  const line = `${cell} basis-full`;
  return (
    <tr className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 transition-colors hover:bg-paper desk:table-row">
      <th scope="row" className={`${line} font-normal`}>
        <Link
          to={`/admin/employees/${_id}`}
          className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {first_name} {last_name}
        </Link>
        {self ? <span className="text-stone"> {m.staff_you()}</span> : null}
        <span className="block [overflow-wrap:anywhere] text-stone">{email}</span>
      </th>
      <td className={cell}>{roleNames[role]()}</td>
      <td className={cell}>
        <StatusChip status={status} />
      </td>
      <td className={line}>
        <span className="text-stone desk:hidden">{m.staff_two_factor()}: </span>
        {two_factor ? m.staff_on() : <span className="text-stone">{m.staff_off()}</span>}
      </td>
      <td className={`${line} text-stone`}>
        <span className="desk:hidden">{m.staff_seen()}: </span>
        {last_seen_at ? (
          <time dateTime={last_seen_at}>{sayMoment(last_seen_at, zone)}</time>
        ) : (
          m.staff_never()
        )}
      </td>
    </tr>
  );
}

function Policy({ required }: { required: boolean }) {
  return (
    <Panel id="policy" title={m.staff_policy()} text={m.staff_policy_text()}>
      <StaffForm name="policy" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="required" value={String(!required)} />
        <p className="font-medium">{required ? m.staff_policy_on() : m.staff_policy_off()}</p>
        <Submit form="policy" variant="outline" size="small">
          {required ? m.staff_policy_stop() : m.staff_policy_start()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}
