/** A trade application that is filled in step by step (docs/product.md#trade-registration). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { tradeDetailsSchema, yearlySpends } from './company.ts';

/** What is taken for a resale certificate, told by its bytes; at most 5 MB. */
export const certificateTypes = {
  'application/pdf': { extension: 'pdf' },
  'image/png': { extension: 'png' },
  'image/jpeg': { extension: 'jpg' },
} as const;
export type CertificateType = keyof typeof certificateTypes;

/** Bytes. */
export const certificateLimit = 5 * 1024 * 1024;

/** Names an offer that somebody came by; one that the shop does not know is kept all the same. */
export const offerCodeSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,40}$/, problemKey('offer_code_invalid'));

const { company_name, phone, website, address, tax_id, state_licence, trade, heard } =
  tradeDetailsSchema.shape;

/** What a company asks for beside its prices. */
const terms_limit = z
  .number(problemKey('terms_limit_invalid'))
  .int(problemKey('terms_limit_invalid'))
  .min(500, problemKey('terms_limit_invalid'))
  .max(10_000_000, problemKey('terms_limit_invalid'))
  .nullable();

// Without defaults: a field that is not sent stays as it is.
const fields = {
  company_name,
  phone,
  website: website.unwrap(),
  address,
  tax_id,
  state_licence: state_licence.unwrap(),
  trade,
  yearly_spend: z.enum(yearlySpends, problemKey('yearly_spend_missing')),
  heard: heard.unwrap(),
  terms_limit,
  lien: z.boolean(),
};

/** The steps after the person's, with what each asks for. */
export const tradeStepSchemas = {
  company: z.object({ company_name, phone, website: fields.website }),
  address: z.object({ address }),
  certificate: z.object({ tax_id, state_licence: fields.state_licence }),
  business: z.object({ trade, yearly_spend: fields.yearly_spend, heard: fields.heard }),
  terms: z.object({ terms_limit, lien: fields.lien }),
} as const;
export type TradeFieldStep = keyof typeof tradeStepSchemas;

export const tradeSteps = [
  'person',
  'company',
  'address',
  'certificate',
  'business',
  'terms',
  'review',
] as const;
export type TradeStep = (typeof tradeSteps)[number];

/** Everything that an application must have. */
export const tradeApplicationSchema = z.object(fields);
export type TradeApplication = z.output<typeof tradeApplicationSchema>;

export const tradeDraftDetailsSchema = tradeApplicationSchema.partial();
export type TradeDraftDetails = z.output<typeof tradeDraftDetailsSchema>;

/** Body of PUT /api/v1/company/draft: fields that were entered; the others stay. */
export const saveTradeDraftSchema = z
  .strictObject({
    details: z.strictObject(fields).partial().optional(),
    source: z.enum(['tt3']).optional(),
    offer_code: offerCodeSchema.optional(),
  })
  .meta({ id: 'SaveTradeDraft' });
export type SaveTradeDraft = z.output<typeof saveTradeDraftSchema>;

/** The caller's application as far as it is filled in; empty for who has not begun. */
export const tradeDraftSchema = z
  .object({
    details: tradeDraftDetailsSchema,
    certificate: z.object({ _id: idSchema, name: z.string(), bytes: z.number().int() }).nullable(),
    source: z.string(),
    offer_code: z.string().nullable(),
  })
  .meta({ id: 'TradeDraft' });
export type TradeDraft = z.output<typeof tradeDraftSchema>;

/** The first step that is not complete: the person's for who is not logged in. */
export function firstOpenStep(details: TradeDraftDetails, isLoggedIn: boolean): TradeStep {
  if (!isLoggedIn) return 'person';
  const names = Object.keys(tradeStepSchemas) as TradeFieldStep[];
  return names.find((step) => !tradeStepSchemas[step].safeParse(details).success) ?? 'review';
}
