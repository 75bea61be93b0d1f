/** How somebody comes in: with a session, or with a challenge when the account asks for a code as well. */
import type { Context as HonoContext } from 'hono';
import type { Entry } from '#api/people/accounts/enter.ts';
import {
  forgetChallenge,
  forgetGuest,
  giveChallenge,
  giveSession,
  giveWarehouse,
  hasWarehouse,
} from '#api/platform/http/cookies.ts';
import type { ApiEnv } from '#api/platform/http/env.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Profile } from '#schemas/domain/people/account.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** Throws second_factor, with the challenge in its cookie. */
export function admit(c: HonoContext<ApiEnv>, entry: Entry): Profile {
  if ('challenge' in entry) {
    giveChallenge(c, entry.challenge);
    throw new ProblemError('second_factor', because('code_missing'));
  }
  giveSession(c, entry.token);
  // One warehouse for header and cart (docs/product.md#warehouses); a choice made in this browser stands.
  if (entry.warehouseId !== null && !hasWarehouse(c)) giveWarehouse(c, entry.warehouseId);
  forgetGuest(c);
  forgetChallenge(c);
  return entry.profile;
}
