/**
 * What employees keep of prices: coupons, price lists, taxes, delivery, certificates and what companies agreed on. One
 * schema a kind, for the form and for the API (docs/product.md#forms). Percent and dollars as people write them.
 */
import { z } from 'zod';
import type { Permission } from '../people/permissions.ts';
import { usStates } from '../platform/address.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema, toCents } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { cartSchema, deliveryMethods, paymentTypes } from '../sales/cart.ts';
import { areBreaks, readBreaks, writtenBreaksSchema } from './price-breaks.ts';

export const pricingKinds = [
  'coupon',
  'offer',
  'price_list',
  'price_rule',
  'tax_state',
  'tax_zip',
  'shipping_rate',
  'shipping_zone',
  'exemption',
  'company',
] as const;
export type PricingKind = (typeof pricingKinds)[number];

/** Kinds whose rows are there once and for all: a row is changed, none is made or taken away. */
export const fixedKinds: readonly PricingKind[] = ['tax_state', 'company'];

const whole = (min: number, max: number) =>
  z.number(problemKey('whole_number_expected')).int(problemKey('whole_number_expected')).min(min).max(max);
const dollars = z
  .number(problemKey('amount_missing'))
  .min(0)
  .max(10_000_000, problemKey('number_too_large'))
  .multipleOf(0.01, problemKey('decimals_too_many'));
const percent = (max: number) =>
  z
    .number(problemKey('percentage_missing'))
    .min(0)
    .max(max)
    .multipleOf(0.0001, problemKey('percentage_decimals'));
const text = (max: number, message: string) => z.string().trim().min(1, message).max(max);
/** Names as they stand in addresses: slugs, and SKU codes for products. */
const names = z.array(z.string().trim().min(1).max(120)).max(200).default([]);
const zip5 = z
  .string()
  .trim()
  .regex(/^\d{5}$/, problemKey('zip_invalid'));
const day = z.iso.date(problemKey('date_missing'));
const state = z.enum(usStates, problemKey('state_missing'));

/** The field before it in Spanish; '' to be read in English. */
const inSpanish = (max: number) => z.string().trim().max(max).default('');

const couponSchema = z.object({
  kind: z.literal('coupon'),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, problemKey('coupon_code_invalid')),
  title: text(120, problemKey('coupon_title_missing')),
  title_es: inSpanish(120),
  gives: z.enum(['percent', 'amount', 'free_shipping']),
  percent: percent(100).nullable().default(null),
  amount: dollars.nullable().default(null),
  minimum: dollars.default(0),
  starts_on: day.nullable().default(null),
  ends_on: day.nullable().default(null),
  most_uses: whole(1, 1_000_000).nullable().default(null),
  most_uses_per_customer: whole(1, 1_000_000).nullable().default(null),
  only_products: names,
  only_categories: names,
  only_vendors: names,
  not_products: names,
  not_categories: names,
  not_vendors: names,
  active: z.boolean().default(true),
});
/** Whose orders an offer counts: companies approved during it, companies that came by its link, or every company. */
export const offerAudiences = ['new', 'invited', 'everyone'] as const;
export type OfferAudience = (typeof offerAudiences)[number];

const reward = dollars.min(1, problemKey('amount_missing'));
const offerSchema = z.object({
  kind: z.literal('offer'),
  title: text(80, problemKey('offer_title_missing')),
  title_es: inSpanish(80),
  code: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9-]{2,39}$/, problemKey('offer_code_invalid')),
  who: z.enum(offerAudiences),
  threshold: reward,
  credit: reward,
  starts_on: day,
  ends_on: day,
  credit_days: whole(1, 3650).nullable().default(null),
  active: z.boolean().default(true),
});
const priceListSchema = z.object({
  kind: z.literal('price_list'),
  name: text(80, problemKey('name_missing')),
});
const priceRuleSchema = z.object({
  kind: z.literal('price_rule'),
  price_list: idSchema,
  covers: z.enum(['sku', 'product', 'category', 'vendor', 'everything']),
  target: z.string().trim().max(120).default(''),
  warehouse: idSchema.nullable().default(null),
  price: dollars.nullable().default(null),
  percent_off: percent(100).nullable().default(null),
  starts_on: day.nullable().default(null),
  ends_on: day.nullable().default(null),
  breaks: writtenBreaksSchema.default(''),
});
const taxStateSchema = z.object({
  kind: z.literal('tax_state'),
  nexus: z.boolean(),
  rule: z.enum(['origin', 'destination']),
  percent: percent(50),
});
const taxZipSchema = z.object({
  kind: z.literal('tax_zip'),
  state,
  zip_from: zip5,
  zip_to: zip5,
  place: z.string().trim().max(80).default(''),
  percent: percent(50),
});
const shippingZoneSchema = z.object({
  kind: z.literal('shipping_zone'),
  zone: whole(1, 99),
  warehouse: idSchema.nullable().default(null),
  states: z.array(state).max(60).default([]),
  zip_prefixes: z
    .array(
      z
        .string()
        .trim()
        .regex(/^\d{1,5}$/, problemKey('zip_prefix_invalid')),
    )
    .max(500)
    .default([]),
});
const shippingRateSchema = z.object({
  kind: z.literal('shipping_rate'),
  method: z.enum(deliveryMethods),
  zone: whole(1, 99).nullable().default(null),
  from_lb: whole(0, 100_000).default(0),
  to_lb: whole(1, 100_000).nullable().default(null),
  class_from: z.number().min(50).max(500).nullable().default(null),
  class_to: z.number().min(50).max(500).nullable().default(null),
  dim_divisor: whole(1, 10_000).nullable().default(null),
  base: dollars.default(0),
  per_lb: dollars.default(0),
  days_from: whole(0, 365).nullable().default(null),
  days_to: whole(0, 365).nullable().default(null),
  quote_required: z.boolean().default(false),
  active: z.boolean().default(true),
});
const exemptionSchema = z.object({
  kind: z.literal('exemption'),
  company: idSchema,
  state: state.nullable().default(null),
  number: text(60, problemKey('certificate_missing')),
  expires_on: day.nullable().default(null),
  active: z.boolean().default(true),
});
const companyTermsSchema = z.object({
  kind: z.literal('company'),
  price_list: idSchema.nullable().default(null),
  credit_limit: dollars.nullable().default(null),
  delayed: z.enum(['as_everybody', 'on', 'off']).default('as_everybody'),
  delayed_from: dollars.nullable().default(null),
  delayed_message: z.string().trim().max(500).default(''),
  delayed_message_es: inSpanish(500),
});

/** What stands in a form, by kind. */
export const pricingSchemas = {
  coupon: couponSchema,
  offer: offerSchema,
  price_list: priceListSchema,
  price_rule: priceRuleSchema,
  tax_state: taxStateSchema,
  tax_zip: taxZipSchema,
  shipping_rate: shippingRateSchema,
  shipping_zone: shippingZoneSchema,
  exemption: exemptionSchema,
  company: companyTermsSchema,
} as const satisfies Record<PricingKind, z.ZodObject>;

export const pricingRecordSchema = z
  .discriminatedUnion('kind', [
    couponSchema,
    offerSchema,
    priceListSchema,
    priceRuleSchema,
    taxStateSchema,
    taxZipSchema,
    shippingRateSchema,
    shippingZoneSchema,
    exemptionSchema,
    companyTermsSchema,
  ])
  .superRefine((record, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (record.kind === 'coupon') {
      if (record.gives === 'percent' && !record.percent) wrong('percent', problemKey('discount_missing'));
      if (record.gives === 'amount' && !record.amount) wrong('amount', problemKey('discount_missing'));
      if (record.starts_on && record.ends_on && record.ends_on < record.starts_on)
        wrong('ends_on', problemKey('end_date_early'));
    } else if (record.kind === 'offer') {
      if (record.ends_on < record.starts_on) wrong('ends_on', problemKey('end_date_early'));
    } else if (record.kind === 'price_rule') {
      if (record.covers === 'sku' && record.price === null) wrong('price', problemKey('price_missing'));
      if (record.covers !== 'sku' && record.percent_off === null)
        wrong('percent_off', problemKey('discount_missing'));
      if (record.covers !== 'everything' && !record.target) wrong('target', problemKey('target_missing'));
      if (record.starts_on && record.ends_on && record.ends_on < record.starts_on)
        wrong('ends_on', problemKey('end_date_early'));
      const breaks = readBreaks(record.breaks) ?? [];
      if (record.covers !== 'sku' && breaks.length > 0) wrong('breaks', problemKey('price_breaks_of_skus'));
      else if (!areBreaks(breaks, toCents(record.price ?? 0)))
        wrong('breaks', problemKey('price_breaks_wrong'));
    } else if (record.kind === 'tax_zip') {
      if (record.zip_to < record.zip_from) wrong('zip_to', problemKey('zip_range_invalid'));
    } else if (record.kind === 'shipping_zone') {
      if (record.states.length + record.zip_prefixes.length === 0) wrong('states', problemKey('zone_empty'));
    } else if (record.kind === 'shipping_rate') {
      if (record.to_lb !== null && record.to_lb <= record.from_lb)
        wrong('to_lb', problemKey('weight_range_invalid'));
      const { days_from: least, days_to: most } = record;
      if ((least === null) !== (most === null) || (least ?? 0) > (most ?? 0))
        wrong('days_to', problemKey('transit_days_invalid'));
      if (record.method === 'Will Call') wrong('method', problemKey('pickup_is_free'));
    } else if (record.kind === 'company' && record.delayed === 'on' && record.delayed_from === null)
      wrong('delayed_from', problemKey('delayed_from_missing'));
  });
export type PricingRecord = z.output<typeof pricingRecordSchema>;

export const pricingRowSchema = z
  .object({
    _id: idSchema,
    label: z.string(),
    /** What else a list says of it. */
    about: z.string(),
    /** False for what is switched off. */
    active: z.boolean(),
    version: z.number().int(),
    record: pricingRecordSchema,
  })
  .meta({ id: 'PricingRow' });
export type PricingRow = z.output<typeof pricingRowSchema>;

/** Body of POST and PUT; a PUT says which version it read. */
export const savePricingSchema = z
  .object({ version: z.number().int().optional(), record: pricingRecordSchema })
  .meta({ id: 'SavePricing' });
export type SavePricing = z.output<typeof savePricingSchema>;

const choiceSchema = z.object({ _id: idSchema, name: z.string() });
/** What the forms choose from. */
export const pricingChoicesSchema = z
  .object({
    warehouses: z.array(choiceSchema),
    price_lists: z.array(choiceSchema),
    companies: z.array(choiceSchema),
  })
  .meta({ id: 'PricingChoices' });
export type PricingChoices = z.output<typeof pricingChoicesSchema>;

/** Settings that employees keep, by group. */
export const settingsSchemas = {
  site: z.object({
    name: text(60, problemKey('site_name_missing')),
    tagline: z.string().trim().max(160).default(''),
    tagline_es: inSpanish(160),
    contact_email: z.union([z.literal(''), z.email(problemKey('email_invalid'))]).default(''),
  }),
  chat: z.object({
    popup_delay: whole(0, 3600),
    away_message: z.string().trim().max(300).default(''),
    away_message_es: inSpanish(300),
  }),
  publishing: z.object({ approval: z.boolean() }),
  delayed_payment: z.object({
    enabled: z.boolean(),
    threshold: dollars,
    message: z.string().trim().max(500).default(''),
    message_es: inSpanish(500),
  }),
  payment_fees: z.object(
    Object.fromEntries(
      paymentTypes.flatMap((type) => {
        const name = type.toLowerCase().replace(' ', '_');
        return [
          [`${name}_percent`, percent(10).default(0)],
          [`${name}_fixed`, dollars.default(0)],
        ];
      }),
    ) as Record<
      `${'credit_card' | 'check' | 'cash' | 'terms' | 'ach'}_${'percent' | 'fixed'}`,
      z.ZodDefault<z.ZodNumber>
    >,
  ),
} as const;
export const settingGroups = ['site', 'chat', 'publishing', 'delayed_payment', 'payment_fees'] as const;
export type SettingGroup = (typeof settingGroups)[number];

const settingOf = <G extends SettingGroup>(group: G) =>
  z.object({ group: z.literal(group), version: z.number().int(), value: settingsSchemas[group] });
export const settingSchema = z
  .discriminatedUnion('group', [
    settingOf('site'),
    settingOf('chat'),
    settingOf('publishing'),
    settingOf('delayed_payment'),
    settingOf('payment_fees'),
  ])
  .meta({ id: 'Setting' });
export type Setting = z.output<typeof settingSchema>;

/** Body of POST /api/v1/pricing/preview: a cart that nobody has. */
export const previewCartSchema = z
  .object({
    company: idSchema.nullable().default(null),
    warehouse: idSchema.nullable().default(null),
    lines: z
      .array(z.object({ sku: z.string().trim().min(1).max(80), quantity: whole(1, 9_999) }))
      .min(1, problemKey('row_sku_missing'))
      .max(50),
    Delivery_method: z.enum(deliveryMethods).default('Will Call'),
    payment_type: z.enum(paymentTypes).nullable().default(null),
    state: state.nullable().default(null),
    zip: z.union([z.literal(''), zip5]).default(''),
    coupon: z.string().trim().toUpperCase().max(40).default(''),
  })
  .meta({ id: 'PreviewCart' });
export type PreviewCart = z.output<typeof previewCartSchema>;

/** Which rule gave a line its price: `retail`, `trade`, or what of a price list. */
export const priceReasons = [
  'retail',
  'trade',
  'sku',
  'product',
  'category',
  'vendor',
  'everything',
  'configured',
] as const;
export const pricePreviewSchema = z
  .object({
    cart: cartSchema,
    reasons: z.array(
      z.object({
        item: idSchema,
        reason: z.enum(priceReasons),
        list: z.string(),
        off_percent: z.number(),
        /** The last day of the list's price; null where it has none. */
        until: z.iso.date().nullable(),
      }),
    ),
    /** By line. */
    tax: z.array(
      z.object({
        item: idSchema,
        percent: z.number(),
        exempt: z.boolean(),
        at: z.enum(['origin', 'destination']),
      }),
    ),
    payments: z.array(
      z.object({ name: z.enum(paymentTypes), fee: dollarsSchema, refusal: z.string().nullable() }),
    ),
    payment_delayed: z.boolean(),
  })
  .meta({ id: 'PricePreview' });
export type PricePreview = z.output<typeof pricePreviewSchema>;

/**
 * Who writes records of a kind: a company's terms and certificates are kept by who lets it in, too; all other prices by
 * who answers for them.
 */
export const permissionForPricing = (kind: PricingKind): Permission =>
  kind === 'company' || kind === 'exemption' ? 'setTerms' : 'editPricing';

/** Who writes a group of settings: what costs money is for who prices. */
export function permissionForSetting(group: SettingGroup): Permission {
  if (group === 'publishing') return 'overrideApproval';
  return group === 'payment_fees' || group === 'delayed_payment' ? 'editPricing' : 'editSettings';
}
