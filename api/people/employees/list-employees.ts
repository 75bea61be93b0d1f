/** GET /api/v1/employees and PUT /api/v1/employees/policy, ours. */
import { twoFactorPolicy } from '#api/people/accounts/enter.ts';
import { listEmployeeRows } from '#api/people/storage/employees.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSetting, writeSetting } from '#api/platform/storage/site.ts';
import { hasTwoFactor } from '#api/platform/storage/two-factor.ts';
import type { Employees } from '#schemas/domain/people/employee.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
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
      throw new ProblemError('invalid', because('two_factor_own_first'), {
        '/require_two_factor': [because('two_factor_own_first')],
      });
    if (((await readSetting<boolean>(tx, twoFactorPolicy)) ?? false) === required) return;
    await writeSetting(tx, twoFactorPolicy, required);
    const what = required ? 'required' : 'optional';
    await recordAudit(tx, context, 'employee.two_factor', 'everybody', '', { what });
  });
  return listEmployees(context);
}
