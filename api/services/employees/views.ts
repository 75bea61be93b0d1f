/** Employees as the API shows them. */
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { type EmployeeRow, findEmployeeRow } from '#api/storage/repositories/employees.ts';
import type { Employee } from '#schemas/domain/employee.ts';

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
  if (!row) throw new ProblemError('not_found', 'There is no such employee.');
  return row;
}
