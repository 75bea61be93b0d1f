/** What each role of a company may do (docs/product.md#roles). The server enforces it; screens say it. */
import { type CompanyRole, hasFeature } from './company-features.ts';

const mayOf: Record<
  CompanyRole,
  { order: boolean; keepJobs: boolean; manage: boolean; seeProposals: boolean }
> = {
  admin: { order: true, keepJobs: true, manage: true, seeProposals: true },
  buyer: { order: true, keepJobs: true, manage: false, seeProposals: true },
  approver: { order: true, keepJobs: true, manage: false, seeProposals: true },
  accounts_payable: { order: false, keepJobs: false, manage: false, seeProposals: false },
  viewer: { order: false, keepJobs: false, manage: false, seeProposals: true },
};

/** Whether a person of a company may do it; nobody may without a role. */
const may = (role: CompanyRole | null, deed: keyof (typeof mayOf)['admin']): boolean =>
  role !== null && mayOf[role][deed];

/** Place orders for the company, and ask for returns of them. */
export const mayPlaceOrders = (role: CompanyRole | null): boolean => may(role, 'order');

/** Add and change the company's jobs and their sites. */
export const mayKeepJobs = (role: CompanyRole | null): boolean => may(role, 'keepJobs');

/** Read the proposals that were sent to colleagues; their own they read in any role. */
export const maySeeProposals = (role: CompanyRole | null): boolean => may(role, 'seeProposals');

/** Change the company's contact data, and its people: roles, off and on, invitations. */
export const mayManagePeople = (role: CompanyRole | null): boolean => may(role, 'manage');

type Company = Parameters<typeof hasFeature>[0];

/** Whether this person's orders can need somebody's approval (docs/product.md#approvals). */
export const needsApprovals = (company: Company, role: CompanyRole | null): boolean =>
  role === 'buyer' && hasFeature(company, 'approvals');

/** Answer requests for approval; nobody answers their own. */
export const mayApprove = (company: Company, role: CompanyRole | null): boolean =>
  (role === 'approver' || role === 'admin') && hasFeature(company, 'approvals');

type Seat = { _id: string; role: CompanyRole; active: boolean };
export type SeatChange = { role?: CompanyRole | undefined; active?: boolean | undefined } | 'remove';

/** Whether a company would be left without an admin who can let others in. */
export function losesLastAdmin(people: readonly Seat[], id: string, change: SeatChange): boolean {
  const admins = people.filter(({ role, active }) => active && role === 'admin');
  if (admins.length !== 1 || admins[0]?._id !== id) return false;
  if (change === 'remove') return true;
  return change.active === false || (change.role !== undefined && change.role !== 'admin');
}
