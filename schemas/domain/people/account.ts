/** People: profiles, companies, and the forms they sign in with (docs/product.md#login, #forms). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { languages } from '../platform/language.ts';
import { problemKey } from '../platform/reasons.ts';
import { companyRoles } from './company-features.ts';

export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email(problemKey('email_invalid')))
  .transform((email) => email.toLowerCase());

export const passwordSchema = z
  .string()
  .min(10, problemKey('password_too_short'))
  .max(200, problemKey('text_too_long'));

/** Body of PUT /api/v1/auth/. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, problemKey('password_missing')).max(200),
  /** Ours: the employees' entrance; a shopper's account is refused there in the same words. */
  employee: z.literal(true).optional(),
});
export type Login = z.output<typeof loginSchema>;

const personName = (message: string) => z.string().trim().min(1, message).max(80);

/** Body of POST /api/v1/auth/. */
export const registerSchema = z.object({
  first_name: personName(problemKey('first_name_missing')),
  last_name: personName(problemKey('last_name_missing')),
  email: emailSchema,
  password: passwordSchema,
  /** Ours: the token of a company's invitation (docs/product.md#invitations). */
  invite: z.string().min(1).max(100).optional(),
});
export type Register = z.output<typeof registerSchema>;

/** Body of POST /api/v1/auth/reset (docs/product.md#accounts). */
export const resetRequestSchema = z.object({ email: emailSchema });

/** Body of PUT /api/v1/auth/reset, ours: the token of the mail and the new password. */
export const newPasswordSchema = z.object({ token: z.string().min(1).max(100), password: passwordSchema });
export type NewPassword = z.output<typeof newPasswordSchema>;

/** Body of PUT /api/v1/users/; what is not sent stays. `fields` are merged by key, an empty one is taken out. */
export const updateProfileSchema = z.object({
  first_name: personName(problemKey('first_name_missing')).optional(),
  last_name: personName(problemKey('last_name_missing')).optional(),
  fields: z
    .record(z.string().min(1).max(40), z.string().trim().max(300))
    .refine((fields) => Object.keys(fields).length <= 20, problemKey('fields_over_limit'))
    .optional(),
});
export type UpdateProfile = z.output<typeof updateProfileSchema>;

export const ownPassword = z.string().min(1, problemKey('password_missing')).max(200);

/** Body of POST /api/v1/auth/email, ours. */
export const changeEmailSchema = z.strictObject({ email: emailSchema, password: ownPassword });
export type ChangeEmail = z.output<typeof changeEmailSchema>;

/** An address that waits for its link to be confirmed. */
export const emailChangeSchema = z
  .object({ email: z.string(), requested_at: z.iso.datetime(), expires_at: z.iso.datetime() })
  .meta({ id: 'EmailChange' });
export type EmailChange = z.output<typeof emailChangeSchema>;

/** The address that a mailed link is about. */
export const newEmailSchema = z.object({ email: z.string() }).meta({ id: 'NewEmail' });

export const companyStatuses = ['pending', 'approved', 'declined'] as const;

export const companySchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    /** Retail prices until an employee approves it (docs/product.md#trade-registration). */
    status: z.enum(companyStatuses),
    features: z.array(z.string()),
    lien: z.boolean(),
    /** The employee who looks after it; null for none. */
    salesman: z
      .object({
        _id: idSchema,
        first_name: z.string(),
        last_name: z.string(),
        image: z.string().nullable(),
      })
      .nullable()
      .default(null),
  })
  .meta({ id: 'Company' });
export type Company = z.output<typeof companySchema>;

export const employeeRoles = [
  'viewer',
  'editor',
  'publisher',
  'sales',
  'warehouse',
  'pricing',
  'accounts_receivable',
  'admin',
] as const;
export type EmployeeRole = (typeof employeeRoles)[number];

export const profileSchema = z
  .object({
    _id: idSchema,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** Base address of the photo, to which /{width}.{avif|webp} is added (ours: its form). */
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
    /** Ours: notifications that were not read, 100 for as many or more. */
    unread_notifications: z.number().int(),
    /** Ours: requests for approval that wait for this person's answer. */
    pending_approvals: z.number().int(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profileSchema>;

/** What a person's emails are written in; body and answer of PUT /api/v1/users/email-language. */
export const emailLanguageSchema = z
  .strictObject({ language: z.enum(languages) })
  .meta({ id: 'EmailLanguage' });
export type EmailLanguage = z.output<typeof emailLanguageSchema>;
