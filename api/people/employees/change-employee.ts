/** PATCH /api/v1/employees/{id}, ours: name, role, off and on again (docs/product.md#roles). */
import {
  deleteEmployeeInvitation,
  type EmployeeRow,
  lockAdmins,
  updateEmployee,
} from '#api/people/storage/employees.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { deleteResetsOf } from '#api/platform/storage/accounts.ts';
import { deleteSessionsOf } from '#api/platform/storage/sessions.ts';
import { deleteTwoFactor } from '#api/platform/storage/two-factor.ts';
import type { ChangeEmployee, Employee } from '#schemas/domain/people/employee.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { employeeView, nameOf, requireEmployeeRow } from './views.ts';

const refuse = (pointer: string, reason: Reason) =>
  new ProblemError('invalid', reason, { [pointer]: [reason] });

/** The admins at work, locked: the caller is still one of them when it comes to the deed. */
async function lockedAdmins({ actor }: Context, tx: Executor): Promise<string[]> {
  const admins = await lockAdmins(tx);
  if (!actor.operator && !(actor.accountId && admins.includes(actor.accountId)))
    throw new ProblemError('forbidden', because('role_not_allowed'));
  return admins;
}

/** Somebody must be left who can let others in. */
function checkAdmins(context: Context, id: string, change: ChangeEmployee, admins: readonly string[]): void {
  const loses = change.role !== undefined && change.role !== 'admin';
  const goes = change.active === false;
  if (id === context.actor.accountId) {
    if (loses) throw refuse('/role', because('own_admin_role'));
    if (goes) throw refuse('/active', because('own_account_active'));
  }
  if ((loses || goes) && admins.length === 1 && admins[0] === id)
    throw refuse(loses ? '/role' : '/active', because('last_admin'));
}

/** What was changed, for the log. */
function detailOf(before: EmployeeRow, change: ChangeEmployee): Record<string, string> {
  const name = nameOf({ ...before, ...change });
  return {
    ...(name !== nameOf(before) ? { name_from: nameOf(before), name_to: name } : {}),
    ...(change.role && change.role !== before.role ? { role_from: before.role, role_to: change.role } : {}),
  };
}

async function setActive(context: Context, tx: Executor, before: EmployeeRow, active: boolean) {
  if (active === (before.disabled_at === null)) return;
  await updateEmployee(tx, before.id, { disabled_at: active ? null : context.now().toISOString() });
  if (active) {
    await recordAudit(tx, context, 'employee.change', before.id, nameOf(before), { what: 'on' });
    return;
  }
  await deleteSessionsOf(tx, before.id);
  await deleteResetsOf(tx, before.id);
  await deleteEmployeeInvitation(tx, before.id);
  await recordAudit(tx, context, 'employee.remove', before.id, nameOf(before), {});
}

/** Throws unauthenticated, forbidden, not_found, and invalid (the own role, the last admin). */
export async function changeEmployee(
  context: Context,
  id: string,
  change: ChangeEmployee,
): Promise<Employee> {
  requirePermission(context.actor, 'manageEmployees');
  return context.database.transaction(async (tx) => {
    const admins = await lockedAdmins(context, tx);
    const before = await requireEmployeeRow(tx, id);
    checkAdmins(context, id, change, admins);
    const { active, ...values } = change;
    const detail = detailOf(before, change);
    if (Object.keys(detail).length > 0) {
      await updateEmployee(tx, id, values);
      await recordAudit(tx, context, 'employee.change', id, nameOf({ ...before, ...values }), detail);
    }
    if (active !== undefined) await setActive(context, tx, before, active);
    await moveAccess(context, tx, { accounts: [id] });
    return employeeView(context, await requireEmployeeRow(tx, id));
  });
}

/** For a lost phone. Throws unauthenticated, forbidden, not_found, and invalid for the own one. */
export async function resetTwoFactor(context: Context, id: string): Promise<Employee> {
  requirePermission(context.actor, 'manageEmployees');
  if (id === context.actor.accountId) throw new ProblemError('invalid', because('two_factor_own'));
  return context.database.transaction(async (tx) => {
    await lockedAdmins(context, tx);
    const row = await requireEmployeeRow(tx, id);
    if (await deleteTwoFactor(tx, id)) {
      await deleteSessionsOf(tx, id);
      await moveAccess(context, tx, { accounts: [id] });
      await recordAudit(tx, context, 'employee.two_factor', id, nameOf(row), { what: 'reset' });
    }
    return employeeView(context, await requireEmployeeRow(tx, id));
  });
}
