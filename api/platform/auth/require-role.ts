import type { Actor } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type Permission, roleMay } from '#schemas/domain/people/permissions.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

export const mayDo = (actor: Actor, action: Permission): boolean =>
  actor.operator || (actor.accountId !== null && roleMay(actor.role, action));

/** Throws unauthenticated for nobody, forbidden for a role that may not. */
export function requirePermission(actor: Actor, action: Permission): void {
  if (mayDo(actor, action)) return;
  if (!actor.accountId) throw new ProblemError('unauthenticated', because('login_required'));
  throw new ProblemError('forbidden', because('role_not_allowed'));
}
