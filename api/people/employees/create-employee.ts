/** POST /api/v1/employees, ours: the way into a store that has nobody yet (docs/product.md#roles). */
import { randomBytes } from 'node:crypto';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { hashPassword } from '#api/platform/auth/passwords.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { insertAccount } from '#api/platform/storage/accounts.ts';
import type { CreatedEmployee, CreateEmployee } from '#schemas/domain/people/employee.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
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
      throw new ProblemError('invalid', because('email_taken'), {
        '/email': [because('email_taken')],
      });
    const { role } = input;
    await recordAudit(tx, context, 'employee.create', account.id, nameOf(input), { role });
  });
  return { email: input.email, role: input.role, password: made };
}
