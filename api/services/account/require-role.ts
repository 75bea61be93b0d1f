import type { Actor } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { type EmployeeRole, employeeRoles } from '#schemas/domain/account.ts';

const may: Record<'readPages' | 'publishPages', readonly EmployeeRole[]> = {
  readPages: employeeRoles,
  publishPages: ['publisher', 'admin'],
};

/** Throws unauthenticated for nobody, forbidden for a role that may not. */
export function requirePermission(actor: Actor, action: keyof typeof may): void {
  if (actor.operator) return;
  if (!actor.accountId) throw new ProblemError('unauthenticated', 'Log in first.');
  if (!actor.role || !may[action].includes(actor.role))
    throw new ProblemError('forbidden', 'Your role may not do this.');
}
