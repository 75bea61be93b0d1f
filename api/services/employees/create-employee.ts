/** POST /api/v1/employees, ours: the way into a store that has nobody yet (RESOLUTIONS 45). */
import { randomBytes } from 'node:crypto';
import { hashPassword } from '#api/services/account/passwords.ts';
import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { insertAccount } from '#api/storage/repositories/accounts.ts';
import type { CreatedEmployee, CreateEmployee } from '#schemas/domain/employee.ts';
import { nameOf } from './views.ts';

/** For whoever holds the machine; admins invite. A password that was made here is answered this once. Throws unauthenticated, forbidden, and invalid (taken). */
export async function createEmployee(context: Context, input: CreateEmployee): Promise<CreatedEmployee> {
  requirePermission(context.actor, 'createEmployees');
  const made = input.password === undefined ? randomBytes(12).toString('base64url') : null;
  const account = {
    id: newId(),
    email: input.email,
    passwordHash: await hashPassword(input.password ?? made ?? ''),
    firstName: input.first_name,
    lastName: input.last_name,
    companyId: null,
    role: input.role,
  };
  await context.database.transaction(async (tx) => {
    if (!(await insertAccount(tx, account, context.now())))
      throw new ProblemError('invalid', 'This email has an account already.', {
        '/email': ['This email has an account already'],
      });
    const { role } = input;
    await recordAudit(tx, context, 'employee.create', account.id, nameOf(input), { role });
  });
  return { email: input.email, role: input.role, password: made };
}
