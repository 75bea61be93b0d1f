/** People who work here, and how they prove who they are (docs/product.md#login, #roles). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { languages } from '../platform/language.ts';
import { problemKey } from '../platform/reasons.ts';
import { emailChangeSchema, employeeRoles, ownPassword, passwordSchema, registerSchema } from './account.ts';

const roleSchema = z.enum(employeeRoles, problemKey('choice_invalid'));
const person = registerSchema.pick({ first_name: true, last_name: true, email: true }).shape;

/** Body of POST /api/v1/employees, ours. Without a password one is made and answered, this once. */
export const createEmployeeSchema = z.object({
  ...person,
  role: roleSchema,
  password: passwordSchema.optional(),
});
export type CreateEmployee = z.output<typeof createEmployeeSchema>;

export const createdEmployeeSchema = z
  .object({ email: z.string(), role: z.enum(employeeRoles), password: z.string().nullable() })
  .meta({ id: 'CreatedEmployee' });
export type CreatedEmployee = z.output<typeof createdEmployeeSchema>;

/** Body of POST /api/v1/employees/invitations: nobody chooses another person's password. */
export const inviteEmployeeSchema = z.strictObject({ ...person, role: roleSchema });
export type InviteEmployee = z.output<typeof inviteEmployeeSchema>;

/** Body of PATCH /api/v1/employees/{id}; what is not sent stays. */
export const changeEmployeeSchema = z.strictObject({
  first_name: person.first_name.optional(),
  last_name: person.last_name.optional(),
  role: roleSchema.optional(),
  /** False ends every session at once, and nobody gets in until it is true again. */
  active: z.boolean().optional(),
});
export type ChangeEmployee = z.output<typeof changeEmployeeSchema>;

/** `invited`: has set no password yet. `off`: switched off. */
export const employeeStatuses = ['active', 'invited', 'off'] as const;

export const employeeSchema = z
  .object({
    _id: idSchema,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    role: z.enum(employeeRoles),
    status: z.enum(employeeStatuses),
    /** Until when the link of the last invitation is good; null when there is none, or it is too old. */
    invited_until: z.iso.datetime().nullable(),
    two_factor: z.boolean(),
    last_seen_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    /** The caller. */
    self: z.boolean(),
  })
  .meta({ id: 'Employee' });
export type Employee = z.output<typeof employeeSchema>;

export const employeesSchema = z
  .object({
    employees: z.array(employeeSchema),
    /** Every employee needs a second factor; a role sleeps until its person has one. */
    require_two_factor: z.boolean(),
  })
  .meta({ id: 'Employees' });
export type Employees = z.output<typeof employeesSchema>;

export const employeeInvitationSchema = z
  .object({
    email: z.string(),
    first_name: z.string(),
    role: z.enum(employeeRoles),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'EmployeeInvitation' });
export type EmployeeInvitation = z.output<typeof employeeInvitationSchema>;

/** Six digits of an authenticator app, or a recovery code, however it is spaced. */
export const codeSchema = z
  .string()
  .trim()
  .min(1, problemKey('login_code_missing'))
  .max(40, problemKey('login_code_missing'));
export const enterCodeSchema = z.strictObject({ code: codeSchema });

/** Body of PUT /api/v1/auth/password. */
export const changePasswordSchema = z.strictObject({ current: ownPassword, password: passwordSchema });
export type ChangePassword = z.output<typeof changePasswordSchema>;

/** Body of PUT /api/v1/auth/two-factor and POST /api/v1/auth/two-factor/off: a session alone turns it neither on nor off. */
export const changeTwoFactorSchema = z.strictObject({ password: ownPassword, code: codeSchema });
export type ChangeTwoFactor = z.output<typeof changeTwoFactorSchema>;

export const twoFactorKeySchema = z
  .object({
    /** Base32, to be typed where there is no camera. */
    key: z.string(),
    /** otpauth://, what a QR code of it says. */
    uri: z.string(),
  })
  .meta({ id: 'TwoFactorKey' });

/** Shown this once. */
export const recoveryCodesSchema = z
  .object({ recovery_codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export const ownSessionSchema = z
  .object({
    _id: idSchema,
    /** The one that asks. */
    current: z.boolean(),
    /** What the browser called itself. */
    browser: z.string(),
    address: z.string(),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof ownSessionSchema>;

export const securitySchema = z
  .object({
    /** Since when; null without one. */
    two_factor_since: z.iso.datetime().nullable(),
    recovery_codes_left: z.number().int(),
    /** The house asks its employees, and so this one, for a second factor: it cannot be switched off. */
    require_two_factor: z.boolean(),
    /** The new address that waits to be confirmed; null when none does. */
    email_change: emailChangeSchema.nullable(),
    /** What the person's emails are written in. */
    email_language: z.enum(languages),
    sessions: z.array(ownSessionSchema),
  })
  .meta({ id: 'Security' });
export type Security = z.output<typeof securitySchema>;
