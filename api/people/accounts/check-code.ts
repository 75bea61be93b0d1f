/** Whether a code is the account's, and good now. Each is taken once. */
import { hashRecoveryCode } from '#api/platform/auth/recovery-codes.ts';
import { unseal } from '#api/platform/auth/sealed.ts';
import { stepOf } from '#api/platform/auth/totp.ts';
import { countUse } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { clearWindows } from '#api/platform/storage/accounts.ts';
import { findTwoFactor, takeRecoveryCode, takeStep } from '#api/platform/storage/two-factor.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const windowMs = 15 * 60 * 1000;
const perAccount = 8;
const perAddress = 100;

const accountKey = (accountId: string) => `code:account:${accountId}`;

/** At most 8 wrong codes an account and 100 codes an address in a quarter of an hour. Throws too_many_requests. */
export async function limitCodes(context: Context, accountId: string): Promise<void> {
  const limits = [
    { key: accountKey(accountId), most: perAccount },
    { key: `code:address:${context.clientAddress}`, most: perAddress },
  ];
  if (!(await countUse(context, limits, windowMs)))
    throw new ProblemError('too_many_requests', because('too_many_tries'));
}

/** A success wipes an account's wrong codes away. */
export const forgetCodes = (db: Executor, accountId: string): Promise<void> =>
  clearWindows(db, accountKey(accountId));

/** Digits only, when it is one of the app's codes. */
export const digitsOf = (code: string): string | null => {
  const digits = code.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};

/** Takes a code of the app, or a recovery code; false when it is neither, or was taken before. */
export async function takeCode(
  context: Context,
  db: Executor,
  accountId: string,
  code: string,
): Promise<boolean> {
  const factor = await findTwoFactor(db, accountId);
  if (!factor?.confirmed_at) return false;
  const digits = digitsOf(code);
  if (digits === null) return takeRecoveryCode(db, accountId, hashRecoveryCode(accountId, code));
  const key = unseal(context.secret, accountId, factor.sealed_key);
  // The shop's secret is another one now: recovery codes and an admin's reset still work.
  if (key === null) context.log.error({ account: accountId }, 'a two-factor key could not be opened');
  const step = key === null ? null : stepOf(key, digits, context.now());
  return step !== null && takeStep(db, accountId, step);
}
