/** What stands between a right password and the code: signed, short, void once the password is another. */
import { hashToken, sign, unsign } from './sessions.ts';

/** ms to find the phone and type the code. */
export const challengeLifetime = 5 * 60 * 1000;

const purpose = 'second factor';
/** Ties it to the password that was given. */
export const markOf = (passwordHash: string): string => hashToken(passwordHash).slice(0, 16);

export function makeChallenge(
  secret: Buffer,
  account: { id: string; password_hash: string },
  now: Date,
): string {
  const until = now.getTime() + challengeLifetime;
  return sign(secret, purpose, [account.id, until, markOf(account.password_hash)].join(':'));
}

/** Whose it is and the mark of which password; null when it is not ours or too old. */
export function readChallenge(
  secret: Buffer,
  challenge: string,
  now: Date,
): { accountId: string; mark: string } | null {
  const [accountId = '', until = '', mark = ''] = unsign(secret, purpose, challenge)?.split(':') ?? [];
  return accountId && Number(until) > now.getTime() ? { accountId, mark } : null;
}
