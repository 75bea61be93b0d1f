/** What the employees' screens are made of. */
import * as m from '#messages';
import { type EmployeeRole, employeeRoles } from '#schemas/domain/people/account.ts';
import type { Employee } from '#schemas/domain/people/employee.ts';
import { classes } from '#ui/classes.ts';
import { roleNames, roleTexts, statusNames } from './staff-words.ts';

export { Answer, Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';

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
