/** What people of a company are, and what its account can do. Without zod: the account's screens use it. */

/** What a person is in the company (docs/product.md#roles). */
export const companyRoles = ['admin', 'buyer', 'approver', 'accounts_payable', 'viewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/**
 * What a company's account can do beyond buying (docs/product.md#company-features); a name that is not here is denied.
 * - invite: its admins invite people, and `invite:{role}`: people of that role invite more of it (docs/product.md#invitations);
 * - terms: pays on terms within its credit limit (docs/product.md#terms);
 * - approvals: an approver agrees before a buyer's order above their limit is placed (docs/product.md#approvals);
 * - jobs: job-site accounts; proposals: a salesperson's quotes (docs/product.md#profile-area);
 * - tax_exempt: buys for resale.
 */
export const companyFeatures = [
  'invite',
  'invite:buyer',
  'invite:approver',
  'invite:accounts_payable',
  'invite:viewer',
  'terms',
  'approvals',
  'jobs',
  'proposals',
  'tax_exempt',
] as const;
export type CompanyFeature = (typeof companyFeatures)[number];

/** The features that allow something today; the others wait until what they allow is built. */
export const settableFeatures = [
  'terms',
  'tax_exempt',
  'jobs',
  'approvals',
  'proposals',
  'invite',
  'invite:buyer',
  'invite:approver',
  'invite:accounts_payable',
  'invite:viewer',
] as const satisfies readonly CompanyFeature[];
export type SettableFeature = (typeof settableFeatures)[number];

/** Features that cost money: whoever may change prices grants them (docs/product.md#roles). */
export const pricedFeatures: readonly SettableFeature[] = ['terms', 'tax_exempt'];

/** Whether a company has a feature; an approved company alone has any. */
export const hasFeature = (
  company: { status: string; features: readonly string[] } | null,
  feature: CompanyFeature,
): boolean => company?.status === 'approved' && company.features.includes(feature);

/**
 * Roles that somebody of this role may invite into the company: admins any, others their own
 * (docs/product.md#invitations). With approvals a buyer invites nobody: their limit would not be the other's.
 */
export function invitableRoles(
  company: { status: string; features: readonly string[] } | null,
  role: CompanyRole | null,
): readonly CompanyRole[] {
  if (role === null) return [];
  if (role === 'admin') return hasFeature(company, 'invite') ? companyRoles : [];
  if (role === 'buyer' && hasFeature(company, 'approvals')) return [];
  return hasFeature(company, `invite:${role}`) ? [role] : [];
}
