/** GET /api/v1/employees and PUT /api/v1/employees/policy, ours. */
import { twoFactorPolicy } from '#api/services/account/enter.ts';
import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { listEmployeeRows } from '#api/storage/repositories/employees.ts';
import { readSetting, writeSetting } from '#api/storage/repositories/site.ts';
import { hasTwoFactor } from '#api/storage/repositories/two-factor.ts';
import type { Employees } from '#schemas/domain/employee.ts';
import { employeeView } from './views.ts';

/** Throws unauthenticated, forbidden. */
export async function listEmployees(context: Context): Promise<Employees> {
  requirePermission(context.actor, 'manageEmployees');
  const db = context.database.kysely;
  const [rows, policy] = await Promise.all([listEmployeeRows(db), readSetting<boolean>(db, twoFactorPolicy)]);
  return { employees: rows.map((row) => employeeView(context, row)), require_two_factor: policy ?? false };
}

/**
 * Holds from everybody's next sign-in on. Throws unauthenticated, forbidden, and invalid for an admin without a second
 * factor: who asks for it knows how it is set up.
 */
export async function requireTwoFactor(context: Context, required: boolean): Promise<Employees> {
  const { actor, database } = context;
  requirePermission(actor, 'manageEmployees');
  await database.transaction(async (tx) => {
    if (required && actor.accountId && !(await hasTwoFactor(tx, actor.accountId)))
      throw new ProblemError('invalid', 'Switch your own second factor on first.', {
        '/require_two_factor': ['Switch your own second factor on first'],
      });
    if (((await readSetting<boolean>(tx, twoFactorPolicy)) ?? false) === required) return;
    await writeSetting(tx, twoFactorPolicy, required);
    const what = required ? 'required' : 'optional';
    await recordAudit(tx, context, 'employee.two_factor', 'everybody', '', { what });
  });
  return listEmployees(context);
}
