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
});
export type Login = z.output<typeof loginSchema>;

const personName = (message: string) => z.string().trim().min(1, message).max(80);

/** Body of POST /api/v1/auth/. */
export const registerSchema = z.object({
  first_name: personName('Enter your first name'),
  last_name: personName('Enter your last name'),
  email: emailSchema,
  password: passwordSchema,
});
export type Register = z.output<typeof registerSchema>;

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
    /** Ours: an employee's role, null for a shopper. */
    role: z.enum(employeeRoles).nullable(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profileSchema>;
