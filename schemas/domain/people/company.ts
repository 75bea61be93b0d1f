/** Trade accounts: the application, the company and its people (docs/product.md#trade-registration, #invitations). */
import { z } from 'zod';
import { addressSchema } from '../platform/address.ts';
import { refuseForeignZip } from '../platform/address-input.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { phoneSchema } from '../platform/phone.ts';
import { problemKey } from '../platform/reasons.ts';
import { companySchema, companyStatuses, emailSchema, registerSchema } from './account.ts';
import { companyRoles, settableFeatures } from './company-features.ts';

export const trades = [
  'builder',
  'remodeler',
  'designer',
  'architect',
  'plumber',
  'electrician',
  'cabinetmaker',
  'developer',
  'other',
] as const;
export type Trade = (typeof trades)[number];

export const monthlySpends = ['under_2500', 'to_10000', 'to_25000', 'over_25000'] as const;
export type MonthlySpend = (typeof monthlySpends)[number];

export const yearlySpends = ['under_25000', 'to_100000', 'to_250000', 'over_250000'] as const;
export type YearlySpend = (typeof yearlySpends)[number];

export const referrals = ['showroom', 'colleague', 'search', 'social', 'event', 'other'] as const;
export type Referral = (typeof referrals)[number];

const line = (max: number, message: string) => z.string().trim().min(1, message).max(max);

/** A company's web address; "example.com" is enough. Never anything but http. */
const websiteSchema = z
  .string()
  .trim()
  .max(200)
  .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine(
    (text) => text === '' || (/^https?:\/\/[^\s/]+\.[^\s/]{2,}/i.test(text) && URL.canParse(text)),
    problemKey('website_invalid'),
  );

export const businessAddressSchema = addressSchema.omit({ name: true, company: true, phone: true });

/** As it is entered: its ZIP code is its state's. */
const businessAddressInputSchema = businessAddressSchema.superRefine(refuseForeignZip);

const contactShape = {
  phone: phoneSchema,
  website: websiteSchema.default(''),
  address: businessAddressInputSchema,
};

/** What a business says of itself. */
export const tradeDetailsSchema = z.object({
  company_name: line(120, problemKey('company_name_missing')),
  trade: z.enum(trades, problemKey('trade_missing')),
  ...contactShape,
  tax_id: line(40, problemKey('tax_id_missing')).min(5, problemKey('tax_id_missing')),
  state_licence: z.string().trim().max(60).default(''),
  monthly_spend: z.enum(monthlySpends, problemKey('spend_missing')),
  heard: z.enum(['', ...referrals]).default(''),
});

const personSchema = registerSchema.omit({ invite: true });

/** Body of POST /api/v1/company, ours; `person` when nobody is logged in. */
export const applyForTradeSchema = tradeDetailsSchema
  .extend({
    person: personSchema.optional(),
    /** The unlisted variant of the form that it came by (docs/product.md#trade-registration); it grants nothing. */
    source: z.enum(['tt3']).optional(),
  })
  .meta({ id: 'ApplyForTrade' });
export type ApplyForTrade = z.output<typeof applyForTradeSchema>;

/** Body of PUT /api/v1/company/. */
export const updateCompanySchema = z.object({
  name: line(120, problemKey('company_name_missing')),
  ...contactShape,
});
export type UpdateCompany = z.output<typeof updateCompanySchema>;

/** Body of POST /api/v1/company/users. */
export const inviteSchema = z.object({
  email: emailSchema,
  role: z.enum(companyRoles, problemKey('role_missing')),
});
export type Invite = z.output<typeof inviteSchema>;

/** Dollars that a buyer's order may come to without approval; null for any sum (docs/product.md#approvals). */
const orderLimitSchema = z
  .number(problemKey('order_limit_invalid'))
  .min(0, problemKey('order_limit_invalid'))
  .max(10_000_000, problemKey('order_limit_invalid'))
  .multipleOf(0.01, problemKey('order_limit_invalid'))
  .nullable();

/** Body of PUT /api/v1/company/order-limit. */
export const setOrderLimitSchema = z.strictObject({ order_limit: orderLimitSchema });
export type SetOrderLimit = z.output<typeof setOrderLimitSchema>;

/** Somebody of a company, by name. */
const colleagueSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  /** False: switched off. The account stays, and is in no company (docs/product.md#people-of-a-company). */
  active: z.boolean(),
  /** What a buyer's order may come to without approval, in dollars; null for any sum. */
  order_limit: dollarsSchema.nullable(),
  /** False: the company's. */
  own_order_limit: z.boolean(),
});
export type Colleague = z.output<typeof colleagueSchema>;

const openInvitationSchema = z.object({
  _id: idSchema,
  email: z.string(),
  role: z.enum(companyRoles),
  expires_at: z.iso.datetime(),
});

/** Body of PUT /api/v1/company/users/{id} and /companies/{id}/people/{person}; what is not sent stays. */
export const changeColleagueSchema = z.strictObject({
  role: z.enum(companyRoles, problemKey('role_missing')).optional(),
  active: z.boolean().optional(),
  /** `company`: the company's own limit again. */
  order_limit: z.union([z.literal('company'), orderLimitSchema]).optional(),
});
export type ChangeColleague = z.output<typeof changeColleagueSchema>;

/** GET /api/v1/company/: the company of the caller. */
export const companyDetailsSchema = companySchema
  .extend({
    phone: z.string(),
    website: z.string(),
    address: businessAddressSchema.nullable(),
    applied_at: z.iso.datetime().nullable(),
    /** Why it was declined; empty otherwise. */
    decline_reason: z.string().default(''),
    /** What its buyers' orders may come to without approval, in dollars; null for any sum. */
    order_limit: dollarsSchema.nullable(),
    people: z.array(colleagueSchema),
    /** Empty for who may not invite. */
    invitations: z.array(openInvitationSchema),
    /** How the company reaches its salesperson; null for none. */
    sales_contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
  })
  .meta({ id: 'CompanyDetails' });
export type CompanyDetails = z.output<typeof companyDetailsSchema>;

/** An invitation as the one who holds its token sees it. */
export const invitationSchema = z
  .object({ email: z.string(), company: z.string(), role: z.enum(companyRoles) })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitationSchema>;

export const companyFilters = ['all', ...companyStatuses] as const;
export type CompanyFilter = (typeof companyFilters)[number];

/** A company in the employees' list. */
export const companyRowSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    status: z.enum(companyStatuses),
    /** null for one that never applied. */
    applied_at: z.iso.datetime().nullable(),
    /** '' or the unlisted form it came by. */
    source: z.string(),
    /** Who applied, otherwise its first admin; empty without either. */
    contact: z.object({ name: z.string(), email: z.string() }),
    phone: z.string(),
    /** How many people are on. */
    people: z.number().int(),
    salesman: z.string(),
  })
  .meta({ id: 'CompanyRow' });
export type CompanyRow = z.output<typeof companyRowSchema>;

/** All that employees see of one company. */
export const companyRecordSchema = companySchema
  .omit({ salesman: true })
  .extend({
    version: z.number().int(),
    decline_reason: z.string(),
    phone: z.string(),
    website: z.string(),
    address: businessAddressSchema.nullable(),
    /** null for one that never applied. */
    application: z
      .object({
        applied_at: z.iso.datetime(),
        decided_at: z.iso.datetime().nullable(),
        decided_by: z.string(),
        source: z.string(),
        applicant: z.object({ name: z.string(), email: z.string() }),
        trade: z.enum(trades),
        tax_id: z.string(),
        state_licence: z.string(),
        /** null where the form asked for the year. */
        monthly_spend: z.enum(monthlySpends).nullable(),
        yearly_spend: z.enum(yearlySpends).nullable(),
        heard: z.string(),
        /** Dollars of credit that it asks for; null for no terms. */
        terms_limit: dollarsSchema.nullable(),
        /** It wants to be asked for job data with each order. */
        lien: z.boolean(),
        certificate: z.object({ _id: idSchema, name: z.string(), bytes: z.number().int() }).nullable(),
      })
      .nullable(),
    salesman: idSchema.nullable(),
    /** Employees who can be its salesperson. */
    salespeople: z.array(z.object({ _id: idSchema, name: z.string() })),
    people: z.array(colleagueSchema),
    invitations: z.array(openInvitationSchema),
    jobs: z.array(z.object({ _id: idSchema, name: z.string(), site: z.string(), closed: z.boolean() })),
    /** What its unpaid orders on terms come to, and the most that they may; null without a limit. */
    open_balance: dollarsSchema,
    credit_limit: dollarsSchema.nullable(),
    /** What its buyers' orders may come to without approval; null for any sum. */
    order_limit: dollarsSchema.nullable(),
    /** The offer that it came by; null for none. */
    offer_code: z.string().nullable(),
  })
  .meta({ id: 'CompanyRecord' });
export type CompanyRecord = z.output<typeof companyRecordSchema>;

/** Body of PUT /api/v1/companies/{id}. */
export const saveCompanySchema = z.strictObject({
  version: z.number().int(),
  features: z.array(z.enum(settableFeatures)).max(settableFeatures.length),
  lien: z.boolean(),
  salesman: idSchema.nullable(),
  order_limit: orderLimitSchema.optional(),
});
export type SaveCompany = z.output<typeof saveCompanySchema>;

/** Body of PUT /api/v1/companies/{id}/status; `pending` opens the application again. */
export const decideCompanySchema = z
  .strictObject({
    status: z.enum(companyStatuses),
    /** What the company's people read when it is declined. */
    reason: z.string().trim().max(500, problemKey('text_too_long')).default(''),
    version: z.number().int().optional(),
  })
  .superRefine(({ status, reason }, context) => {
    if (status === 'declined' && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: problemKey('decline_reason_missing') });
  })
  .meta({ id: 'DecideCompany' });
export type DecideCompany = z.output<typeof decideCompanySchema>;
