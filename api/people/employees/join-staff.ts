/** The other end of an invitation: the person sets a password of their own, and is in. */
import { type LoggedIn, startSession } from '#api/people/accounts/enter.ts';
import { findEmployeeInvitation, takeEmployeeInvitation } from '#api/people/storage/employees.ts';
import { asAccount, recordEvent } from '#api/platform/analytics/record-event.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { hashPassword } from '#api/platform/auth/passwords.ts';
import { limitAddress } from '#api/platform/auth/rate-limit.ts';
import { hashToken } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById, updateAccount } from '#api/platform/storage/accounts.ts';
import type { EmployeeInvitation } from '#schemas/domain/people/employee.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const gone = () => new ProblemError('not_found', because('invitation_expired'));

/** Throws not_found and too_many_requests. */
export async function getEmployeeInvitation(context: Context, token: string): Promise<EmployeeInvitation> {
  await limitAddress(context);
  const invitation = await findEmployeeInvitation(context.database.kysely, hashToken(token), context.now());
  if (!invitation) throw gone();
  const { email, first_name, role, expires_at } = invitation;
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
    const invitation = await findEmployeeInvitation(tx, tokenHash, context.now());
    if (!invitation || !(await takeEmployeeInvitation(tx, tokenHash))) throw gone();
    await updateAccount(tx, invitation.id, { password_hash: passwordHash, joined: true });
    await moveAccess(context, tx, { accounts: [invitation.id] });
    const account = await findAccountById(tx, invitation.id);
    if (!account) throw gone();
    await recordEvent(asAccount(context, account.id), tx, 'login', account.id);
    return startSession(context, tx, account, oldToken);
  });
}
