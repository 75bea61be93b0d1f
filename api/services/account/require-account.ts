import type { Actor } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';

/** Whose favorites, orders and notifications are asked for: the session's. Throws unauthenticated. */
export function requireAccount(actor: Actor): string {
  if (!actor.accountId) throw new ProblemError('unauthenticated', 'Log in first.');
  return actor.accountId;
}
