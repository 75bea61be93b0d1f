/** PUT, POST, GET and DELETE /api/v1/auth/ (docs/product.md#cart-at-login, #login). */
import { asAccount, recordEvent } from '#api/platform/analytics/record-event.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { findCaller } from '#api/platform/auth/find-caller.ts';
import { hashPassword, isPassword } from '#api/platform/auth/passwords.ts';
import { forgetAttempts, limitAttempts } from '#api/platform/auth/rate-limit.ts';
import { hashToken } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountByEmail, findAccountById, insertAccount } from '#api/platform/storage/accounts.ts';
import { deleteSession } from '#api/platform/storage/sessions.ts';
import type { Login, Profile, Register } from '#schemas/domain/people/account.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { joinByInvitation } from '../companies/join-company.ts';
import { type Entry, enter, type LoggedIn, startSession } from './enter.ts';
import { readProfileView } from './profile-view.ts';

/**
 * The one sentence for login and sign-up failures alike: it does not say whether the account exists
 * (docs/product.md#login).
 */
export const refused = () => new ProblemError('credentials', because('credentials_wrong'));

/** With a second factor, the code comes next (enter-code.ts). Throws credentials and too_many_requests. */
export async function logIn(
  context: Context,
  { email, password, employee }: Login,
  oldToken: string | null,
): Promise<Entry> {
  await limitAttempts(context, email);
  const account = await findAccountByEmail(context.database.kysely, email);
  if (!(await isPassword(account?.password_hash, password)) || !account) throw refused();
  if (account.disabled_at || (employee && !account.role)) throw refused();
  await forgetAttempts(context, email);
  return context.database.transaction(async (tx) => {
    const entry = await enter(context, tx, account, oldToken);
    if ('token' in entry) await recordEvent(asAccount(context, account.id), tx, 'login', account.id);
    return entry;
  });
}

/** Throws credentials when the email has an account already, too_many_requests, and not_found for a bad invitation. */
export async function register(
  context: Context,
  input: Register,
  oldToken: string | null,
): Promise<LoggedIn> {
  await limitAttempts(context, input.email);
  const passwordHash = await hashPassword(input.password);
  return context.database.transaction(async (tx) => {
    const id = newId();
    const account = {
      id,
      email: input.email,
      passwordHash,
      firstName: input.first_name,
      lastName: input.last_name,
      companyId: null,
      role: null,
    };
    if (!(await insertAccount(tx, account, context.now()))) throw refused();
    if (input.invite) await joinByInvitation(context, tx, { id, ...input }, input.invite);
    await recordEvent(asAccount(context, id), tx, 'register', id);
    const row = await findAccountById(tx, id);
    if (!row) throw new Error('the account that was just made is gone');
    return startSession(context, tx, row, oldToken);
  });
}

/** Throws unauthenticated. */
export async function getSession(context: Context): Promise<Profile> {
  const account = context.actor.accountId
    ? await findCaller(context, context.database.kysely, context.actor.accountId)
    : undefined;
  if (!account) throw new ProblemError('unauthenticated', because('login_required'));
  return readProfileView(context, context.database.kysely, account, context.actor.sleepingRole !== null);
}

export async function logOut(context: Context, token: string | null): Promise<void> {
  await context.database.transaction(async (tx) => {
    const accountId = token ? await deleteSession(tx, hashToken(token)) : undefined;
    if (accountId) await moveAccess(context, tx, { accounts: [accountId] });
    if (context.actor.accountId) await recordEvent(context, tx, 'logout', context.actor.accountId);
  });
}
