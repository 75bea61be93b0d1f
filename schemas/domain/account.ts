/** People: profiles, companies, and the forms they sign in with (SPEC 3, 5; RESOLUTIONS 42, 43, 45). */
import { z } from 'zod';
import { idSchema } from './ids.ts';

export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Enter an email address such as name@example.com'))
  .transform((email) => email.toLowerCase());

export const passwordSchema = z
  .string()
  .min(10, 'Use at least 10 characters')
  .max(200, 'Use at most 200 characters');

/** Body of PUT /api/v1/auth/. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Enter your password').max(200),
  /** Ours: the employees' entrance; a shopper's account is refused there in the same words. */
  employee: z.literal(true).optional(),
});
export type Login = z.output<typeof loginSchema>;

const personName = (message: string) => z.string().trim().min(1, message).max(80);

/** Body of POST /api/v1/auth/. */
export const registerSchema = z.object({
  first_name: personName('Enter your first name'),
  last_name: personName('Enter your last name'),
  email: emailSchema,
  password: passwordSchema,
  /** Ours: the token of a company's invitation (RESOLUTIONS 44). */
  invite: z.string().min(1).max(100).optional(),
});
export type Register = z.output<typeof registerSchema>;

/** Body of POST /api/v1/auth/reset (SPEC 7). */
export const resetRequestSchema = z.object({ email: emailSchema });

/** Body of PUT /api/v1/auth/reset, ours: the token of the mail and the new password. */
export const newPasswordSchema = z.object({ token: z.string().min(1).max(100), password: passwordSchema });
export type NewPassword = z.output<typeof newPasswordSchema>;

/** Body of PUT /api/v1/users/; what is not sent stays. `fields` are merged by key, an empty one is taken out. */
export const updateProfileSchema = z.object({
  first_name: personName('Enter your first name').optional(),
  last_name: personName('Enter your last name').optional(),
  fields: z
    .record(z.string().min(1).max(40), z.string().trim().max(300))
    .refine((fields) => Object.keys(fields).length <= 20, 'Use at most 20 fields')
    .optional(),
});
export type UpdateProfile = z.output<typeof updateProfileSchema>;

/** What a person is in the company (RESOLUTIONS 45). */
export const companyRoles = ['admin', 'buyer', 'approver', 'accounts_payable', 'viewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/**
 * What a company's account can do beyond buying (RESOLUTIONS 29); a name that is not here is denied.
 * - invite: its admins invite people, and `invite:{role}`: people of that role do too (RESOLUTIONS 44);
 * - terms: pays on terms within its credit limit (RESOLUTIONS 46);
 * - approvals: an approver agrees before a buyer's order is placed;
 * - jobs: job-site accounts; proposals: a salesperson's quotes (RESOLUTIONS 19);
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
type CompanyFeature = (typeof companyFeatures)[number];

/** Whether a company has a feature; an approved company alone has any. */
export const hasFeature = (
  company: { status: string; features: readonly string[] } | null,
  feature: CompanyFeature,
): boolean => company?.status === 'approved' && company.features.includes(feature);

/** Whether somebody of this role may invite others into the company (RESOLUTIONS 44). */
export function mayInvite(
  company: { status: string; features: readonly string[] } | null,
  role: CompanyRole | null,
): boolean {
  if (role === 'admin') return hasFeature(company, 'invite');
  return role !== null && hasFeature(company, `invite:${role}`);
}

export const companyStatuses = ['pending', 'approved', 'declined'] as const;

export const companySchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    /** Retail prices until an employee approves it (RESOLUTIONS 2). */
    status: z.enum(companyStatuses),
    features: z.array(z.string()),
    lien: z.boolean(),
  })
  .meta({ id: 'Company' });
export type Company = z.output<typeof companySchema>;

export const employeeRoles = ['viewer', 'editor', 'publisher', 'sales', 'admin'] as const;
export type EmployeeRole = (typeof employeeRoles)[number];

export const profileSchema = z
  .object({
    _id: idSchema,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    image: z.string().nullable(),
    favorites: z.array(z.string()),
    fields: z.record(z.string(), z.string()),
    company: companySchema.nullable(),
    /** Ours: what this person is in the company. */
    company_role: z.enum(companyRoles).nullable(),
    /** Ours: an employee's role, null for a shopper. */
    role: z.enum(employeeRoles).nullable(),
    /** Ours: an employee whose role sleeps until the second factor, which the house asks for, is set up. */
    two_factor_due: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profileSchema>;
