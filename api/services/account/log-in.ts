/** PUT, POST, GET and DELETE /api/v1/auth/ (SPEC 4, 5, 7; RESOLUTIONS 35, 42). */
import { mergeGuestCart } from '#api/services/carts/merge-guest-cart.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import {
  deleteSession,
  findAccountByEmail,
  findAccountById,
  insertAccount,
  insertSession,
} from '#api/storage/repositories/accounts.ts';
import type { Login, Profile, Register } from '#schemas/domain/account.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { profileView } from './profile-view.ts';
import { forgetAttempts, limitAttempts } from './rate-limit.ts';
import { hashToken, newToken, sessionLifetime } from './sessions.ts';

/** SPEC 5's one sentence, for login and register alike: it does not say whether the account exists. */
const refused = () =>
  new ProblemError('credentials', 'Your email or password were incorrect. Please try again.');

/** What http/ puts into cookies. */
export type LoggedIn = { profile: Profile; token: string };

async function startSession(
  context: Context,
  db: Executor,
  accountId: string,
  oldToken: string | null,
): Promise<string> {
  const token = newToken();
  if (oldToken) await deleteSession(db, hashToken(oldToken));
  const now = context.now();
  await insertSession(
    db,
    { tokenHash: hashToken(token), accountId, expiresAt: new Date(now.getTime() + sessionLifetime) },
    now,
  );
  if (context.actor.guestId) await mergeGuestCart(context, db, context.actor.guestId, accountId);
  return token;
}

/** Throws credentials and too_many_requests. */
export async function logIn(
  context: Context,
  { email, password }: Login,
  oldToken: string | null,
): Promise<LoggedIn> {
  await limitAttempts(context, email);
  const account = await findAccountByEmail(context.database.kysely, email);
  if (!(await isPassword(account?.password_hash, password)) || !account) throw refused();
  await forgetAttempts(context, email);
  const token = await context.database.transaction((tx) => startSession(context, tx, account.id, oldToken));
  return { profile: profileView(account), token };
}

/** Throws credentials when the email has an account already, and too_many_requests. */
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
    const token = await startSession(context, tx, id, oldToken);
    const row = await findAccountById(tx, id);
    if (!row) throw new Error('the account that was just made is gone');
    return { profile: profileView(row), token };
  });
}

/** Throws unauthenticated. */
export async function getSession(context: Context): Promise<Profile> {
  const account = context.actor.accountId
    ? await findAccountById(context.database.kysely, context.actor.accountId)
    : undefined;
  if (!account) throw new ProblemError('unauthenticated', 'Nobody is logged in.');
  return profileView(account);
}

export async function logOut(context: Context, token: string | null): Promise<void> {
  if (token) await deleteSession(context.database.kysely, hashToken(token));
}
