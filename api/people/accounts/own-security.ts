/** A person's own password and sessions (docs/product.md#settings). */
import { deleteEmailChange, findEmailChange } from '#api/people/storage/email-changes.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { hashPassword, isPassword } from '#api/platform/auth/passwords.ts';
import { forgetAttempts, limitAttempts } from '#api/platform/auth/rate-limit.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { hashToken } from '#api/platform/auth/sessions.ts';
import type { Actor, Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { languageOf } from '#api/platform/mail/reader-language.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { deleteResetsOf, findAccountById, updateAccount } from '#api/platform/storage/accounts.ts';
import { deleteOwnSession, deleteSessionsOf, findSessionsOf } from '#api/platform/storage/sessions.ts';
import { readSetting } from '#api/platform/storage/site.ts';
import { countRecoveryCodes, findTwoFactor } from '#api/platform/storage/two-factor.ts';
import * as m from '#messages';
import type { ChangePassword, Security } from '#schemas/domain/people/employee.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { twoFactorPolicy } from './enter.ts';
import { mailNotice } from './security-mail.ts';

/** Works here, also while the role sleeps. */
const isEmployee = ({ role, sleepingRole }: Actor) => role !== null || sleepingRole !== null;

/** A session is named by what the database keeps of its token, which opens nothing. */
const nameOf = (sessionToken: string | null) => (sessionToken ? hashToken(sessionToken) : null);

async function ownLanguage(db: Executor, accountId: string) {
  const account = await findAccountById(db, accountId);
  return languageOf(db, account?.email ?? '');
}

/** Throws unauthenticated. */
export async function getSecurity(context: Context, sessionToken: string | null): Promise<Security> {
  const accountId = requireAccount(context.actor);
  const db = context.database.kysely;
  const current = nameOf(sessionToken);
  const [factor, left, policy, pending, language, sessions] = await Promise.all([
    findTwoFactor(db, accountId),
    countRecoveryCodes(db, accountId),
    readSetting<boolean>(db, twoFactorPolicy),
    findEmailChange(db, accountId, context.now()),
    ownLanguage(db, accountId),
    findSessionsOf(db, accountId, context.now()),
  ]);
  return {
    two_factor_since: factor?.confirmed_at ?? null,
    recovery_codes_left: left,
    require_two_factor: isEmployee(context.actor) && (policy ?? false),
    email_change: pending
      ? { email: pending.email, requested_at: pending.created_at, expires_at: pending.expires_at }
      : null,
    email_language: language,
    sessions: sessions.map(({ token_hash, browser, address, created_at, seen_at }) => ({
      _id: token_hash,
      current: token_hash === current,
      browser,
      address,
      created_at,
      seen_at: seen_at ?? created_at,
    })),
  };
}

/** Throws unauthenticated, invalid (the current one is wrong), and too_many_requests. */
export async function changePassword(
  context: Context,
  { current, password }: ChangePassword,
  sessionToken: string | null,
): Promise<Record<never, never>> {
  const account = await findAccountById(context.database.kysely, requireAccount(context.actor));
  if (!account) throw new ProblemError('unauthenticated', because('login_required'));
  await limitAttempts(context, account.email);
  if (!(await isPassword(account.password_hash, current)))
    throw new ProblemError('invalid', because('password_wrong'), { '/current': [because('password_wrong')] });
  const passwordHash = await hashPassword(password);
  await context.database.transaction(async (tx) => {
    await updateAccount(tx, account.id, { password_hash: passwordHash });
    await deleteResetsOf(tx, account.id);
    // Whoever knew the old one may have asked for another address.
    await deleteEmailChange(tx, account.id);
    await deleteSessionsOf(tx, account.id, nameOf(sessionToken));
    await moveAccess(context, tx, { accounts: [account.id] });
    await forgetAttempts(context, account.email, tx);
    await mailNotice(context, tx, account, {
      subject: m.mail_password_changed_subject,
      text: m.mail_password_changed_text,
    });
    if (!account.role) return;
    const name = `${account.first_name} ${account.last_name}`;
    await recordAudit(tx, context, 'employee.change', account.id, name, { what: 'password' });
  });
  return {};
}

/** Throws unauthenticated, and not_found for another person's. */
export async function endSession(context: Context, id: string): Promise<Record<never, never>> {
  const accountId = requireAccount(context.actor);
  await context.database.transaction(async (tx) => {
    if (!(await deleteOwnSession(tx, accountId, id)))
      throw new ProblemError('not_found', because('session_ended'));
    await moveAccess(context, tx, { accounts: [accountId] });
  });
  return {};
}

/** Throws unauthenticated. */
export async function endOtherSessions(
  context: Context,
  sessionToken: string | null,
): Promise<Record<never, never>> {
  const accountId = requireAccount(context.actor);
  await context.database.transaction(async (tx) => {
    await deleteSessionsOf(tx, accountId, nameOf(sessionToken));
    await moveAccess(context, tx, { accounts: [accountId] });
  });
  return {};
}
