/** A new colleague: name, email, role. The letter does the rest; nobody chooses another person's password. */

import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { employeeRoles } from '#schemas/domain/people/account.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { Answer, RoleChoice, StaffForm, Submit } from './staff-parts.tsx';

export function InviteScreen({ allowed, answer }: { allowed: boolean; answer: StaffAnswer | undefined }) {
  const field = (name: string) => ({
    name,
    defaultValue: answer?.values[name],
    error: answer?.errors[name],
    required: true,
  });
  const chosen = employeeRoles.find((role) => role === answer?.values.role) ?? 'editor';
  return (
    <Container className="py-8 wide:py-10">
      <div className="mx-auto max-w-2xl">
        <Heading level={1} size="section">
          {m.staff_invite_title()}
        </Heading>
        <p className="mt-2 text-stone">{allowed ? m.staff_invite_text() : m.staff_not_yours_text()}</p>
        <Answer answer={answer} />
        {allowed ? (
          <StaffForm
            name="invite"
            className="mt-6 space-y-5 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7"
          >
            <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
              <TextField {...field('first_name')} label={m.account_first_name()} autoComplete="off" />
              <TextField {...field('last_name')} label={m.account_last_name()} autoComplete="off" />
            </div>
            <TextField {...field('email')} label={m.account_email()} type="email" autoComplete="off" />
            <RoleChoice chosen={chosen} error={answer?.errors.role} />
            <div className="flex flex-wrap gap-3">
              <Submit form="invite">{m.staff_invite_send()}</Submit>
              <ButtonLink to="/admin/employees" variant="outline">
                {m.staff_cancel()}
              </ButtonLink>
            </div>
          </StaffForm>
        ) : null}
      </div>
    </Container>
  );
}
