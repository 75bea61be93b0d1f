/** POST /api/v1/auth/code, ours: the second step of a login (RESOLUTIONS 42). */
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { asAccount, recordEvent } from '#api/services/visits/record-event.ts';
import { findAccountById } from '#api/storage/repositories/accounts.ts';
import { markOf, readChallenge } from './challenge.ts';
import { forgetCodes, limitCodes, takeCode } from './check-code.ts';
import { type LoggedIn, startSession } from './enter.ts';

const late = () => new ProblemError('unauthenticated', 'This took too long. Log in again.');

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
  if (!entered) throw new ProblemError('credentials', 'This code is wrong, or has been used.');
  return entered;
}
