/** Rows of prices as the forms have them, and back: dollars and percent outside, cents, basis points and parts of a million inside. */
import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import type { CouponGives, CouponScope } from '#api/pricing/core/coupon.ts';
import {
  findIdsByName,
  findNamesById,
  type NamedThing,
  type PricingRows,
} from '#api/pricing/storage/pricing-records.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { momentOfWall, zoneOffset } from '#schemas/domain/platform/zone-offset.ts';
import { readBreaks, writeBreaks } from '#schemas/domain/pricing/price-breaks.ts';
import type { PricingKind, PricingRecord, PricingRow } from '#schemas/domain/pricing/pricing-records.ts';
import { daysName } from '#schemas/fields/price-days.ts';

type RecordOf<K extends PricingKind> = Extract<PricingRecord, { kind: K }>;
type Fields<K extends PricingKind> = Omit<RecordOf<K>, 'kind'>;

const centsOrNull = (dollars: number | null) => (dollars === null ? null : toCents(dollars));
const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));
export const toBps = (percent: number): number => Math.round(percent * 100);
export const fromBps = (bps: number): number => bps / 100;
const toPpm = (percent: number) => Math.round(percent * 10_000);
const fromPpm = (ppm: number) => ppm / 10_000;

/** Days are those of the first warehouse. */
async function shopZone(db: Executor): Promise<string> {
  return (await findWarehouses(db))[0]?.time_zone ?? 'UTC';
}

/** The moment at which a day begins there. */
function dayStart(date: string, zone: string, plusDays = 0): string {
  const wall = Date.parse(`${date}T00:00:00Z`) + plusDays * 86_400_000;
  return new Date(momentOfWall(wall, zone)).toISOString();
}
const dayOf = (moment: number, zone: string): string =>
  new Date(moment + zoneOffset(moment, zone)).toISOString().slice(0, 10);

async function idsOf(
  db: Executor,
  thing: NamedThing,
  names: readonly string[],
  pointer: string,
): Promise<string[]> {
  const idsByName = await findIdsByName(db, thing, names);
  const missing = names.filter((name) => !idsByName.has(name));
  if (missing.length > 0) {
    const reason = because('name_unknown', { name: missing[0] ?? '' });
    throw new ProblemError('invalid', reason, { [pointer]: [reason] });
  }
  return names.flatMap((name) => idsByName.get(name) ?? []);
}

const namesOf = async (db: Executor, thing: NamedThing, ids: readonly string[]) => {
  const namesById = await findNamesById(db, thing, ids);
  return ids.map((id) => namesById.get(id) ?? id);
};

async function scopeIn(db: Executor, record: RecordOf<'coupon'>, part: 'only' | 'not'): Promise<CouponScope> {
  return {
    productIds: await idsOf(db, 'product', record[`${part}_products`], `/record/${part}_products`),
    categoryIds: await idsOf(db, 'category', record[`${part}_categories`], `/record/${part}_categories`),
    vendorIds: await idsOf(db, 'vendor', record[`${part}_vendors`], `/record/${part}_vendors`),
  };
}

const givesIn = ({ gives, percent, amount }: RecordOf<'coupon'>): CouponGives => {
  if (gives === 'percent') return { kind: 'percent', offBps: toBps(percent ?? 0) };
  if (gives === 'amount') return { kind: 'amount', offCents: toCents(amount ?? 0) };
  return { kind: 'free_shipping' };
};

const writers: {
  [K in PricingKind]: (db: Executor, record: RecordOf<K>) => Promise<Record<string, unknown>>;
} = {
  coupon: async (db, record) => {
    const zone = await shopZone(db);
    return {
      code: record.code,
      title: record.title,
      title_es: record.title_es,
      gives: JSON.stringify(givesIn(record)),
      starts_at: record.starts_on && dayStart(record.starts_on, zone),
      ends_at: record.ends_on && dayStart(record.ends_on, zone, 1),
      minimum_subtotal_cents: toCents(record.minimum),
      most_uses: record.most_uses,
      most_uses_per_customer: record.most_uses_per_customer,
      included: JSON.stringify(await scopeIn(db, record, 'only')),
      excluded: JSON.stringify(await scopeIn(db, record, 'not')),
      active: record.active,
    };
  },
  offer: async (_db, { kind: _kind, threshold, credit, ...rest }) => ({
    ...rest,
    threshold_cents: toCents(threshold),
    credit_cents: toCents(credit),
  }),
  price_list: async (_db, { name }) => ({ name }),
  price_rule: async (
    db,
    { price_list, covers, target, warehouse, price, percent_off, starts_on, ends_on, breaks },
  ) => ({
    price_list_id: price_list,
    kind: covers,
    target: covers === 'everything' ? '' : ((await idsOf(db, covers, [target], '/record/target'))[0] ?? ''),
    warehouse_id: warehouse,
    cents: covers === 'sku' ? centsOrNull(price) : null,
    off_bps: covers === 'sku' ? null : toBps(percent_off ?? 0),
    starts_on,
    ends_on,
    breaks: JSON.stringify(covers === 'sku' ? (readBreaks(breaks) ?? []) : []),
  }),
  tax_state: async (_db, { nexus, rule, percent }) => ({ nexus, rule, rate_ppm: toPpm(percent) }),
  tax_zip: async (_db, { state, zip_from, zip_to, place, percent }) => ({
    state,
    zip_from,
    zip_to,
    place,
    rate_ppm: toPpm(percent),
  }),
  shipping_zone: async (_db, { zone, warehouse, states, zip_prefixes }) => ({
    zone,
    warehouse_id: warehouse,
    states: JSON.stringify(states),
    zip_prefixes: JSON.stringify(zip_prefixes),
  }),
  shipping_rate: async (_db, { kind: _kind, base, per_lb, ...rest }) => ({
    ...rest,
    base_cents: toCents(base),
    per_lb_cents: toCents(per_lb),
  }),
  exemption: async (_db, { company, state, number, expires_on, active }) => ({
    company_id: company,
    state,
    number,
    expires_on,
    active,
  }),
  company: async (
    _db,
    { price_list, credit_limit, delayed, delayed_from, delayed_message, delayed_message_es },
  ) => ({
    price_list_id: price_list,
    credit_limit_cents: centsOrNull(credit_limit),
    delayed_payment:
      delayed === 'as_everybody'
        ? null
        : JSON.stringify({
            enabled: delayed === 'on',
            threshold_cents: toCents(delayed_from ?? 0),
            message: delayed_message,
            message_es: delayed_message_es,
          }),
  }),
};

/** Columns of a record. Throws invalid for a name that nothing has. */
export function columnsOf(db: Executor, record: PricingRecord): Promise<Insertable<Tables['tax_zip']>> {
  const write = writers[record.kind] as (
    db: Executor,
    record: PricingRecord,
  ) => Promise<Record<string, unknown>>;
  return write(db, record) as Promise<Insertable<Tables['tax_zip']>>;
}

type View<K extends PricingKind> = {
  _id: string;
  label: string;
  about: string;
  active?: boolean;
  fields: Fields<K>;
};

const percentText = (percent: number) => `${percent}%`;

async function scopeOut(db: Executor, { productIds, categoryIds, vendorIds }: CouponScope) {
  return {
    products: await namesOf(db, 'product', productIds),
    categories: await namesOf(db, 'category', categoryIds),
    vendors: await namesOf(db, 'vendor', vendorIds),
  };
}

const readers: { [K in PricingKind]: (db: Executor, row: PricingRows[K]) => Promise<View<K>> } = {
  coupon: async (db, row) => {
    const zone = await shopZone(db);
    const only = await scopeOut(db, row.included);
    const not = await scopeOut(db, row.excluded);
    const { gives } = row;
    return {
      _id: row.id,
      label: row.code,
      about: m.pricing_row_coupon({ title: row.title, count: row.uses }),
      active: row.active,
      fields: {
        code: row.code,
        title: row.title,
        title_es: row.title_es,
        gives: gives.kind,
        percent: gives.kind === 'percent' ? fromBps(gives.offBps) : null,
        amount: gives.kind === 'amount' ? toDollars(gives.offCents) : null,
        minimum: toDollars(row.minimum_subtotal_cents),
        starts_on: row.starts_at && dayOf(Date.parse(row.starts_at), zone),
        ends_on: row.ends_at && dayOf(Date.parse(row.ends_at) - 1, zone),
        most_uses: row.most_uses,
        most_uses_per_customer: row.most_uses_per_customer,
        only_products: only.products,
        only_categories: only.categories,
        only_vendors: only.vendors,
        not_products: not.products,
        not_categories: not.categories,
        not_vendors: not.vendors,
        active: row.active,
      },
    };
  },
  offer: async (_db, row) => ({
    _id: row.id,
    label: row.title,
    about: m.pricing_row_offer({
      threshold: formatDollars(toDollars(row.threshold_cents)),
      credit: formatDollars(toDollars(row.credit_cents)),
      count: row.companies,
    }),
    active: row.active,
    fields: {
      title: row.title,
      title_es: row.title_es,
      code: row.code,
      who: row.who,
      threshold: toDollars(row.threshold_cents),
      credit: toDollars(row.credit_cents),
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      credit_days: row.credit_days,
      active: row.active,
    },
  }),
  price_list: async (_db, row) => ({
    _id: row.id,
    label: row.name,
    about: [
      m.pricing_row_rules({ count: row.rules }),
      m.pricing_row_companies({ count: row.companies }),
    ].join(' · '),
    fields: { name: row.name },
  }),
  price_rule: async (_db, row) => ({
    _id: row.id,
    label: `${row.list_name}: ${row.target_name ?? row.kind}`,
    about: [
      row.cents === null
        ? m.pricing_row_off({ percent: percentText(fromBps(row.off_bps ?? 0)) })
        : formatDollars(toDollars(row.cents)),
      writeBreaks(row.breaks),
      daysName(row.starts_on, row.ends_on),
      row.warehouse_name,
    ]
      .filter(Boolean)
      .join(' · '),
    fields: {
      price_list: row.price_list_id,
      covers: row.kind,
      target: row.target_name ?? row.target,
      warehouse: row.warehouse_id,
      price: dollarsOrNull(row.cents),
      percent_off: row.off_bps === null ? null : fromBps(row.off_bps),
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      breaks: writeBreaks(row.breaks),
    },
  }),
  tax_state: async (_db, row) => ({
    _id: row.state,
    label: row.state,
    about: row.nexus ? `${percentText(fromPpm(row.rate_ppm))} · ${row.rule}` : '',
    active: row.nexus,
    fields: { nexus: row.nexus, rule: row.rule, percent: fromPpm(row.rate_ppm) },
  }),
  tax_zip: async (_db, row) => ({
    _id: row.id,
    label: `${row.state} ${row.zip_from}–${row.zip_to}`,
    about: [row.place, percentText(fromPpm(row.rate_ppm))].filter(Boolean).join(' · '),
    fields: {
      state: row.state as Fields<'tax_zip'>['state'],
      zip_from: row.zip_from,
      zip_to: row.zip_to,
      place: row.place,
      percent: fromPpm(row.rate_ppm),
    },
  }),
  shipping_zone: async (_db, row) => ({
    _id: row.id,
    label: [row.warehouse_name, m.pricing_row_zone({ zone: row.zone })].filter(Boolean).join(', '),
    about: [...row.states, ...row.zip_prefixes].join(', '),
    fields: {
      zone: row.zone,
      warehouse: row.warehouse_id,
      states: row.states as Fields<'shipping_zone'>['states'],
      zip_prefixes: row.zip_prefixes,
    },
  }),
  shipping_rate: async (_db, row) => ({
    _id: row.id,
    label: row.zone === null ? row.method : `${row.method}, ${m.pricing_row_zone({ zone: row.zone })}`,
    about: [
      m.pricing_row_weight({ range: `${row.from_lb}${row.to_lb === null ? '+' : `–${row.to_lb}`}` }),
      row.class_from === null && row.class_to === null
        ? ''
        : m.pricing_row_class({ from: row.class_from ?? 50, to: row.class_to ?? 500 }),
      row.quote_required
        ? m.pricing_row_quote()
        : (row.method === 'Local Delivery' ? m.pricing_row_rate_added : m.pricing_row_rate)({
            base: formatDollars(toDollars(row.base_cents)),
            perPound: formatDollars(toDollars(row.per_lb_cents)),
          }),
    ]
      .filter(Boolean)
      .join(' · '),
    active: row.active,
    fields: {
      method: row.method,
      zone: row.zone,
      from_lb: row.from_lb,
      to_lb: row.to_lb,
      class_from: row.class_from,
      class_to: row.class_to,
      dim_divisor: row.dim_divisor,
      days_from: row.days_from,
      days_to: row.days_to,
      base: toDollars(row.base_cents),
      per_lb: toDollars(row.per_lb_cents),
      quote_required: row.quote_required,
      active: row.active,
    },
  }),
  exemption: async (_db, row) => ({
    _id: row.id,
    label: row.company_name,
    about: [row.state, row.number, row.expires_on].filter(Boolean).join(' · '),
    active: row.active,
    fields: {
      company: row.company_id,
      state: row.state as Fields<'exemption'>['state'],
      number: row.number,
      expires_on: row.expires_on,
      active: row.active,
    },
  }),
  company: async (_db, row) => ({
    _id: row.id,
    label: row.name,
    about: [
      row.list_name,
      row.credit_limit_cents === null
        ? ''
        : m.pricing_row_terms({ amount: formatDollars(toDollars(row.credit_limit_cents)) }),
    ]
      .filter(Boolean)
      .join(' · '),
    active: row.status === 'approved',
    fields: {
      price_list: row.price_list_id,
      credit_limit: dollarsOrNull(row.credit_limit_cents),
      delayed: row.delayed_payment === null ? 'as_everybody' : row.delayed_payment.enabled ? 'on' : 'off',
      delayed_from: row.delayed_payment && toDollars(row.delayed_payment.threshold_cents),
      delayed_message: row.delayed_payment?.message ?? '',
      delayed_message_es: row.delayed_payment?.message_es ?? '',
    },
  }),
};

export async function rowView<K extends PricingKind>(
  db: Executor,
  kind: K,
  row: PricingRows[K],
): Promise<PricingRow> {
  const read = readers[kind] as (db: Executor, row: PricingRows[K]) => Promise<View<K>>;
  const { fields, active = true, ...view } = await read(db, row);
  return {
    ...view,
    active,
    version: row.version,
    record: { kind, ...fields } as unknown as PricingRow['record'],
  };
}
