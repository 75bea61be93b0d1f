/** POST /api/v1/auth/code, ours: the second step of a login (docs/product.md#login). */
import { asAccount, recordEvent } from '#api/platform/analytics/record-event.ts';
import { markOf, readChallenge } from '#api/platform/auth/challenge.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { forgetCodes, limitCodes, takeCode } from './check-code.ts';
import { type LoggedIn, startSession } from './enter.ts';

const late = () => new ProblemError('unauthenticated', because('login_expired'));

/** Throws unauthenticated without a challenge that is still good, credentials, and too_many_requests. */
export async function enterCode(
  context: Context,
  challenge: string | null,
  code: string,
  oldToken: string | null,
): Promise<LoggedIn> {
  const given = challenge ? readChallenge(context.secret, challenge, context.now()) : null;
  if (!given) throw late();
  await limitCodes(context, given.accountId);
  const entered = await context.database.transaction(async (tx) => {
    const account = await findAccountById(tx, given.accountId);
    // Switched off, or another password, since the first step.
    if (!account || account.disabled_at || markOf(account.password_hash) !== given.mark) throw late();
    if (!(await takeCode(context, tx, account.id, code))) return null;
    await forgetCodes(tx, account.id);
    await recordEvent(asAccount(context, account.id), tx, 'login', account.id);
    return startSession(context, tx, account, oldToken);
  });
  if (!entered) throw new ProblemError('credentials', because('code_wrong'));
  return entered;
}
