/** How somebody comes in: with a session, or with a challenge when the account asks for a code as well. */
import type { Context as HonoContext } from 'hono';
import type { Entry } from '#api/services/account/enter.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Profile } from '#schemas/domain/account.ts';
import { forgetChallenge, forgetGuest, giveChallenge, giveSession } from './cookies.ts';
import type { ApiEnv } from './env.ts';

/** Throws second_factor, with the challenge in its cookie. */
export function admit(c: HonoContext<ApiEnv>, entry: Entry): Profile {
  if ('challenge' in entry) {
    giveChallenge(c, entry.challenge);
    throw new ProblemError('second_factor', 'Enter the code of your authenticator app.');
  }
  giveSession(c, entry.token);
  forgetGuest(c);
  forgetChallenge(c);
  return entry.profile;
}
