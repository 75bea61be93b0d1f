import type { Actor } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type EmployeeRole, employeeRoles } from '#schemas/domain/people/account.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const may: Record<
  | 'readPages'
  | 'editPages'
  | 'publishPages'
  | 'readAudit'
  | 'decideCompanies'
  | 'readCatalog'
  | 'editCatalog'
  | 'manageEmployees'
  | 'importCatalog'
  | 'handleOrders'
  | 'handleCustomers'
  | 'readReports'
  | 'createEmployees'
  | 'moderate'
  | 'answerChats'
  | 'manageSubscribers'
  | 'readPricing'
  | 'editPricing'
  | 'readWarehouses'
  | 'manageWarehouses',
  readonly EmployeeRole[]
> = {
  readPages: employeeRoles,
  editPages: ['editor', 'publisher', 'admin'],
  publishPages: ['publisher', 'admin'],
  readAudit: ['editor', 'publisher', 'admin'],
  decideCompanies: ['sales', 'admin'],
  // Costs, drafts and stock are for whoever works here; what is sold, and for how much, for who answers for it.
  readCatalog: employeeRoles,
  editCatalog: ['publisher', 'admin'],
  manageEmployees: ['admin'],
  // Files in and out: prices and stock of everything at once.
  importCatalog: ['publisher', 'admin'],
  // Orders and their money.
  handleOrders: ['sales', 'admin'],
  // Everything that is kept of a person.
  handleCustomers: ['sales', 'admin'],
  // What sells and what is looked for, by who sells and who puts it on the pages.
  readReports: ['sales', 'publisher', 'admin'],
  // Choosing another person's password is for whoever holds the machine, before there is anybody to invite.
  createEmployees: [],
  // What customers write is answered by whoever speaks with them, and by who answers for the pages.
  moderate: ['sales', 'publisher', 'admin'],
  // Conversations with customers, by who sells.
  answerChats: ['sales', 'admin'],
  // Addresses that may be written to, by who writes to them.
  manageSubscribers: ['publisher', 'admin'],
  // Sales say what something costs and why; what it costs is for who answers for it.
  readPricing: ['sales', 'publisher', 'admin'],
  editPricing: ['publisher', 'admin'],
  // Everybody here tells a caller when a warehouse is open; when that is, is for who answers for the shop.
  readWarehouses: employeeRoles,
  manageWarehouses: ['publisher', 'admin'],
};

type Permission = keyof typeof may;

export const mayDo = (actor: Actor, action: Permission): boolean =>
  actor.operator || (actor.accountId !== null && actor.role !== null && may[action].includes(actor.role));

/** Throws unauthenticated for nobody, forbidden for a role that may not. */
export function requirePermission(actor: Actor, action: Permission): void {
  if (mayDo(actor, action)) return;
  if (!actor.accountId) throw new ProblemError('unauthenticated', because('login_required'));
  throw new ProblemError('forbidden', because('role_not_allowed'));
}
