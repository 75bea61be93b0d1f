import type { Actor } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** Whose favorites, orders and notifications are asked for: the session's. Throws unauthenticated. */
export function requireAccount(actor: Actor): string {
  if (!actor.accountId) throw new ProblemError('unauthenticated', because('login_required'));
  return actor.accountId;
}
