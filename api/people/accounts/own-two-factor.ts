/** A person's own second factor: on, new recovery codes, off (docs/product.md#settings). */
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { isPassword } from '#api/platform/auth/passwords.ts';
import { forgetAttempts, limitAttempts } from '#api/platform/auth/rate-limit.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#api/platform/auth/recovery-codes.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { seal, unseal } from '#api/platform/auth/sealed.ts';
import { hashToken } from '#api/platform/auth/sessions.ts';
import { newKey, stepOf, uriOf } from '#api/platform/auth/totp.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSiteName } from '#api/platform/site/site-name.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { deleteSessionsOf, wakeSession } from '#api/platform/storage/sessions.ts';
import { readSetting } from '#api/platform/storage/site.ts';
import {
  confirmKey,
  deleteTwoFactor,
  findTwoFactor,
  savePendingKey,
  saveRecoveryCodes,
} from '#api/platform/storage/two-factor.ts';
import * as m from '#messages';
import type { ChangeTwoFactor } from '#schemas/domain/people/employee.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { digitsOf, forgetCodes, limitCodes, takeCode } from './check-code.ts';
import { twoFactorPolicy } from './enter.ts';
import { mailNotice } from './security-mail.ts';

/** ms in which the key that was shown stays the same: a wrong first code does not mean another picture. */
const pendingFor = 30 * 60 * 1000;

const isOn = () => new ProblemError('stale_version', because('two_factor_already_on'));
const wrongCode = () =>
  new ProblemError('invalid', because('code_wrong'), {
    '/code': [because('code_wrong')],
  });

/** What an employee does to their account is in the log. */
async function note(tx: Executor, context: Context, account: AccountRow, what: 'on' | 'codes' | 'off') {
  if (!account.role) return;
  const name = `${account.first_name} ${account.last_name}`;
  await recordAudit(tx, context, 'employee.two_factor', account.id, name, { what });
}

async function requireSelf(context: Context, db: Executor): Promise<AccountRow> {
  const account = await findAccountById(db, requireAccount(context.actor));
  if (!account) throw new ProblemError('unauthenticated', because('login_required'));
  return account;
}

/** Throws unauthenticated, and stale_version when it is on. */
export async function startTwoFactor(context: Context): Promise<{ key: string; uri: string }> {
  const now = context.now();
  return context.database.transaction(async (tx) => {
    const { id, email } = await requireSelf(context, tx);
    const pending = await findTwoFactor(tx, id);
    if (pending?.confirmed_at) throw isOn();
    const isFresh = pending && now.getTime() - Date.parse(pending.created_at) < pendingFor;
    const shown = isFresh ? unseal(context.secret, id, pending.sealed_key) : null;
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

/** The caller, who knows the password. Throws unauthenticated, invalid, too_many_requests. */
async function requirePassword(context: Context, account: AccountRow, password: string): Promise<void> {
  await limitAttempts(context, account.email);
  await limitCodes(context, account.id);
  if (!(await isPassword(account.password_hash, password)))
    throw new ProblemError('invalid', because('password_wrong'), {
      '/password': [because('password_wrong')],
    });
}

/** Throws unauthenticated, invalid (password, code), stale_version when it is on, and too_many_requests. */
export async function confirmTwoFactor(
  context: Context,
  { password, code }: ChangeTwoFactor,
  sessionToken: string | null,
) {
  const account = await requireSelf(context, context.database.kysely);
  const { id: accountId } = account;
  await requirePassword(context, account, password);
  return context.database.transaction(async (tx) => {
    const pending = await findTwoFactor(tx, accountId);
    if (pending?.confirmed_at) throw isOn();
    const key = pending ? unseal(context.secret, accountId, pending.sealed_key) : null;
    const digits = digitsOf(code);
    const step = key && digits ? stepOf(key, digits, context.now()) : null;
    if (step === null) throw wrongCode();
    if (!(await confirmKey(tx, accountId, step, context.now()))) throw isOn();
    await forgetCodes(tx, accountId);
    await forgetAttempts(context, account.email, tx);
    // What came in by the password alone is out; this session has shown both.
    const own = sessionToken ? hashToken(sessionToken) : null;
    await deleteSessionsOf(tx, accountId, own);
    if (own) await wakeSession(tx, own);
    await moveAccess(context, tx, { accounts: [accountId] });
    await note(tx, context, account, 'on');
    await mailNotice(context, tx, account, {
      subject: m.mail_two_factor_on_subject,
      text: m.mail_two_factor_on_text,
    });
    return giveRecoveryCodes(tx, accountId);
  });
}

/** Throws unauthenticated, invalid (wrong code), and too_many_requests. */
export async function renewRecoveryCodes(context: Context, code: string) {
  const accountId = requireAccount(context.actor);
  await limitCodes(context, accountId);
  const renewed = await context.database.transaction(async (tx) => {
    const account = await requireSelf(context, tx);
    if (!(await takeCode(context, tx, accountId, code))) return null;
    await forgetCodes(tx, accountId);
    await note(tx, context, account, 'codes');
    return giveRecoveryCodes(tx, accountId);
  });
  if (!renewed) throw wrongCode();
  return renewed;
}

/** Throws unauthenticated, forbidden (the house asks its employees for it), invalid (password, code), and too_many_requests. */
export async function removeTwoFactor(
  context: Context,
  { password, code }: ChangeTwoFactor,
): Promise<Record<never, never>> {
  const db = context.database.kysely;
  const account = await requireSelf(context, db);
  if (account.role && (await readSetting<boolean>(db, twoFactorPolicy)))
    throw new ProblemError('forbidden', because('two_factor_required'));
  await requirePassword(context, account, password);
  const removed = await context.database.transaction(async (tx) => {
    if (!(await takeCode(context, tx, account.id, code))) return false;
    await deleteTwoFactor(tx, account.id);
    await forgetCodes(tx, account.id);
    await forgetAttempts(context, account.email, tx);
    await note(tx, context, account, 'off');
    await mailNotice(context, tx, account, {
      subject: m.mail_two_factor_off_subject,
      text: m.mail_two_factor_off_text,
    });
    return true;
  });
  if (!removed) throw wrongCode();
  return {};
}
