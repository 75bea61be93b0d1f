/** The other end of an invitation: the person sets a password of their own, and is in. */
import { type LoggedIn, startSession } from '#api/services/account/enter.ts';
import { hashPassword } from '#api/services/account/passwords.ts';
import { limitAddress } from '#api/services/account/rate-limit.ts';
import { hashToken } from '#api/services/account/sessions.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findAccountById, updateAccount } from '#api/storage/repositories/accounts.ts';
import { findEmployeeInvitation, takeEmployeeInvitation } from '#api/storage/repositories/employees.ts';
import type { EmployeeInvitation } from '#schemas/domain/employee.ts';

const gone = () => new ProblemError('not_found', 'This invitation has been used or is older than 7 days.');

/** Throws not_found and too_many_requests. */
export async function getEmployeeInvitation(context: Context, token: string): Promise<EmployeeInvitation> {
  await limitAddress(context);
  const found = await findEmployeeInvitation(context.database.kysely, hashToken(token), context.now());
  if (!found) throw gone();
  const { email, first_name, role, expires_at } = found;
  return { email, first_name, role, expires_at };
}

/** Throws not_found and too_many_requests. */
export async function acceptEmployeeInvitation(
  context: Context,
  token: string,
  password: string,
  oldToken: string | null,
): Promise<LoggedIn> {
  await limitAddress(context);
  const passwordHash = await hashPassword(password);
  return context.database.transaction(async (tx) => {
    const tokenHash = hashToken(token);
    const found = await findEmployeeInvitation(tx, tokenHash, context.now());
    if (!found || !(await takeEmployeeInvitation(tx, tokenHash))) throw gone();
    await updateAccount(tx, found.id, { password_hash: passwordHash, joined: true });
    const account = await findAccountById(tx, found.id);
    if (!account) throw gone();
    return startSession(context, tx, account, oldToken);
  });
}
