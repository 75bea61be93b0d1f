import type { Actor } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { type EmployeeRole, employeeRoles } from '#schemas/domain/account.ts';

const may: Record<
  | 'readPages'
  | 'editPages'
  | 'publishPages'
  | 'readAudit'
  | 'decideCompanies'
  | 'readCatalogue'
  | 'editCatalogue'
  | 'manageEmployees'
  | 'importCatalogue'
  | 'handleOrders'
  | 'createEmployees'
  | 'readPricing'
  | 'editPricing',
  readonly EmployeeRole[]
> = {
  readPages: employeeRoles,
  editPages: ['editor', 'publisher', 'admin'],
  publishPages: ['publisher', 'admin'],
  readAudit: ['editor', 'publisher', 'admin'],
  decideCompanies: ['sales', 'admin'],
  // Costs, drafts and stock are for whoever works here; what is sold, and for how much, for who answers for it.
  readCatalogue: employeeRoles,
  editCatalogue: ['publisher', 'admin'],
  manageEmployees: ['admin'],
  // Files in and out: prices and stock of everything at once.
  importCatalogue: ['publisher', 'admin'],
  // Orders and their money.
  handleOrders: ['sales', 'admin'],
  // Choosing another person's password is for whoever holds the machine, before there is anybody to invite.
  createEmployees: [],
  // Sales say what something costs and why; what it costs is for who answers for it.
  readPricing: ['sales', 'publisher', 'admin'],
  editPricing: ['publisher', 'admin'],
};

type Permission = keyof typeof may;

export const mayDo = (actor: Actor, action: Permission): boolean =>
  actor.operator || (actor.accountId !== null && actor.role !== null && may[action].includes(actor.role));

/** Throws unauthenticated for nobody, forbidden for a role that may not. */
export function requirePermission(actor: Actor, action: Permission): void {
  if (mayDo(actor, action)) return;
  if (!actor.accountId) throw new ProblemError('unauthenticated', 'Log in first.');
  throw new ProblemError('forbidden', 'Your role may not do this.');
}

/** An employee's own account, also while the role sleeps. Throws unauthenticated, and forbidden for shoppers. */
export function requireEmployee(actor: Actor): string {
  if (!actor.accountId) throw new ProblemError('unauthenticated', 'Log in first.');
  if (!actor.role && !actor.sleepingRole) throw new ProblemError('forbidden', 'This is for employees.');
  return actor.accountId;
}
