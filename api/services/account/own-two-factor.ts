/** An employee's own second factor: on, new recovery codes, off. */
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { readSiteName } from '#api/services/site/site-name.ts';
import type { Executor } from '#api/storage/database.ts';
import { type AccountRow, findAccountById } from '#api/storage/repositories/accounts.ts';
import { deleteSessionsOf, wakeSession } from '#api/storage/repositories/sessions.ts';
import { readSetting } from '#api/storage/repositories/site.ts';
import {
  confirmKey,
  deleteTwoFactor,
  findTwoFactor,
  savePendingKey,
  saveRecoveryCodes,
} from '#api/storage/repositories/two-factor.ts';
import type { RemoveTwoFactor } from '#schemas/domain/employee.ts';
import { digitsOf, forgetCodes, limitCodes, takeCode } from './check-code.ts';
import { twoFactorPolicy } from './enter.ts';
import { isPassword } from './passwords.ts';
import { forgetAttempts, limitAttempts } from './rate-limit.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { requireEmployee } from './require-role.ts';
import { seal, unseal } from './sealed.ts';
import { hashToken } from './sessions.ts';
import { newKey, stepOf, uriOf } from './totp.ts';

/** ms in which the key that was shown stays the same: a wrong first code does not mean another picture. */
const pendingFor = 30 * 60 * 1000;

const isOn = () => new ProblemError('stale_version', 'Your second factor is on already.');
const wrongCode = () =>
  new ProblemError('invalid', 'This code is wrong, or has been used.', {
    '/code': ['This code is wrong, or has been used'],
  });

const nameOf = ({ first_name, last_name }: AccountRow) => `${first_name} ${last_name}`;

async function requireSelf(context: Context, db: Executor): Promise<AccountRow> {
  const account = await findAccountById(db, requireEmployee(context.actor));
  if (!account) throw new ProblemError('unauthenticated', 'Log in first.');
  return account;
}

/** Throws unauthenticated, forbidden, and stale_version when it is on. */
export async function startTwoFactor(context: Context): Promise<{ key: string; uri: string }> {
  const now = context.now();
  return context.database.transaction(async (tx) => {
    const { id, email } = await requireSelf(context, tx);
    const found = await findTwoFactor(tx, id);
    if (found?.confirmed_at) throw isOn();
    const isFresh = found && now.getTime() - Date.parse(found.created_at) < pendingFor;
    const shown = isFresh ? unseal(context.secret, id, found.sealed_key) : null;
    const key = shown ?? newKey();
    if (!shown) await savePendingKey(tx, id, seal(context.secret, id, key), now);
    return { key, uri: uriOf(key, email, await readSiteName(tx)) };
  });
}

async function giveRecoveryCodes(db: Executor, accountId: string): Promise<{ recovery_codes: string[] }> {
  const codes = newRecoveryCodes();
  await saveRecoveryCodes(
    db,
    accountId,
    codes.map((code) => hashRecoveryCode(accountId, code)),
  );
  return { recovery_codes: codes };
}

/** Throws unauthenticated, forbidden, invalid (wrong code), stale_version when it is on, and too_many_requests. */
export async function confirmTwoFactor(context: Context, code: string, sessionToken: string | null) {
  const accountId = requireEmployee(context.actor);
  await limitCodes(context, accountId);
  return context.database.transaction(async (tx) => {
    const account = await requireSelf(context, tx);
    const pending = await findTwoFactor(tx, accountId);
    if (pending?.confirmed_at) throw isOn();
    const key = pending ? unseal(context.secret, accountId, pending.sealed_key) : null;
    const digits = digitsOf(code);
    const step = key && digits ? stepOf(key, digits, context.now()) : null;
    if (step === null) throw wrongCode();
    if (!(await confirmKey(tx, accountId, step, context.now()))) throw isOn();
    await forgetCodes(tx, accountId);
    // What came in by the password alone is out; this session has shown both.
    const own = sessionToken ? hashToken(sessionToken) : null;
    await deleteSessionsOf(tx, accountId, own);
    if (own) await wakeSession(tx, own);
    await recordAudit(tx, context, 'employee.two_factor', accountId, nameOf(account), { what: 'on' });
    return giveRecoveryCodes(tx, accountId);
  });
}

/** Throws unauthenticated, forbidden, invalid (wrong code), and too_many_requests. */
export async function renewRecoveryCodes(context: Context, code: string) {
  const accountId = requireEmployee(context.actor);
  await limitCodes(context, accountId);
  const renewed = await context.database.transaction(async (tx) => {
    const account = await requireSelf(context, tx);
    if (!(await takeCode(context, tx, accountId, code))) return null;
    await forgetCodes(tx, accountId);
    await recordAudit(tx, context, 'employee.two_factor', accountId, nameOf(account), { what: 'codes' });
    return giveRecoveryCodes(tx, accountId);
  });
  if (!renewed) throw wrongCode();
  return renewed;
}

/** Throws unauthenticated, forbidden (the house asks for it), invalid (password, code), and too_many_requests. */
export async function removeTwoFactor(
  context: Context,
  { password, code }: RemoveTwoFactor,
): Promise<Record<never, never>> {
  const db = context.database.kysely;
  const account = await requireSelf(context, db);
  if (await readSetting<boolean>(db, twoFactorPolicy))
    throw new ProblemError('forbidden', 'Everybody who works here needs a second factor.');
  await limitAttempts(context, account.email);
  await limitCodes(context, account.id);
  if (!(await isPassword(account.password_hash, password)))
    throw new ProblemError('invalid', 'Your password is wrong.', { '/password': ['Your password is wrong'] });
  const removed = await context.database.transaction(async (tx) => {
    if (!(await takeCode(context, tx, account.id, code))) return false;
    await deleteTwoFactor(tx, account.id);
    await forgetCodes(tx, account.id);
    await forgetAttempts(context, account.email, tx);
    await recordAudit(tx, context, 'employee.two_factor', account.id, nameOf(account), { what: 'off' });
    return true;
  });
  if (!removed) throw wrongCode();
  return {};
}
