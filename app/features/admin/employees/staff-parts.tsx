/** What the employees' screens are made of. */
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { type EmployeeRole, employeeRoles } from '#schemas/domain/people/account.ts';
import type { Employee } from '#schemas/domain/people/employee.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { roleNames, roleTexts, statusNames } from './staff-words.ts';

/** What came of the form that was sent. */
export function Answer({ answer }: { answer: StaffAnswer | undefined }) {
  if (!answer?.message) return null;
  return (
    <Notice tone={answer.done ? 'success' : 'error'} className="mt-6">
      {answer.message}
    </Notice>
  );
}

/** A form of the screen; `name` says to the action which one. */
export function StaffForm(props: { name: string; className?: string; children: ReactNode }) {
  const scripted = useScripted();
  return (
    <Form method="post" preventScrollReset noValidate={scripted} className={props.className}>
      <input type="hidden" name="form" value={props.name} />
      {props.children}
    </Form>
  );
}

/** The button that sends it, busy while it is on its way. */
export function Submit({ form, ...button }: ButtonProps & { form: string }) {
  const { formData } = useNavigation();
  return <Button {...button} type="submit" busy={formData?.get('form') === form} />;
}

/** A sheet of the screen with its heading. */
export function Panel(props: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.id}
      className="mt-6 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7"
    >
      <Heading level={2} size="small" id={props.id}>
        {props.title}
      </Heading>
      {props.text ? <p className="mt-1.5 max-w-text text-sm text-stone">{props.text}</p> : null}
      {props.children}
    </section>
  );
}

/** One role of five, each with what it may do. */
export function RoleChoice(props: {
  chosen: EmployeeRole;
  disabled?: boolean;
  error?: string;
  hint?: string;
}) {
  return (
    <fieldset aria-describedby={props.hint ? 'role-hint' : undefined} disabled={props.disabled}>
      <legend className="text-sm font-medium">{m.staff_role()}</legend>
      {props.hint ? (
        <p id="role-hint" className="mt-1 text-sm text-stone">
          {props.hint}
        </p>
      ) : null}
      <div className="mt-2 divide-y divide-line rounded-sm border border-line-strong">
        {employeeRoles.map((role) => (
          <label
            key={role}
            className="flex min-h-11 cursor-pointer gap-3 px-4 py-3 transition-colors hover:bg-paper has-checked:bg-accent-soft has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === props.chosen}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-semibold">{roleNames[role]()}</span>
              <span className="block text-sm text-stone">{roleTexts[role]()}</span>
            </span>
          </label>
        ))}
      </div>
      {props.error ? <p className="mt-1.5 text-sm font-medium text-danger">{props.error}</p> : null}
    </fieldset>
  );
}

const looks: Record<Employee['status'], { chip: string; dot: string }> = {
  active: { chip: 'bg-accent-soft text-accent-deep', dot: 'bg-accent' },
  invited: { chip: 'bg-warning-soft text-warning', dot: 'bg-warning' },
  off: { chip: 'bg-sand text-stone', dot: 'bg-line-strong' },
};

export function StatusChip({ status }: { status: Employee['status'] }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        looks[status].chip,
      )}
    >
      <span className={classes('size-1.5 rounded-full', looks[status].dot)} />
      {statusNames[status]()}
    </span>
  );
}
