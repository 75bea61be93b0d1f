/** Employees as the API shows them. */
import { type EmployeeRow, findEmployeeRow } from '#api/people/storage/employees.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Employee } from '#schemas/domain/people/employee.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

export const nameOf = ({ first_name, last_name }: Pick<EmployeeRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

export function employeeView(context: Context, row: EmployeeRow): Employee {
  const { id, first_name, last_name, email, role, invited_until, last_seen_at, created_at } = row;
  return {
    _id: id,
    first_name,
    last_name,
    email,
    role,
    status: row.disabled_at ? 'off' : row.joined ? 'active' : 'invited',
    invited_until: invited_until && invited_until > context.now().toISOString() ? invited_until : null,
    two_factor: row.two_factor_at !== null,
    last_seen_at,
    created_at,
    self: id === context.actor.accountId,
  };
}

/** Throws not_found for shoppers and for nobody alike. */
export async function requireEmployeeRow(db: Executor, id: string): Promise<EmployeeRow> {
  const row = await findEmployeeRow(db, id);
  if (!row) throw new ProblemError('not_found', because('employee_not_found'));
  return row;
}
