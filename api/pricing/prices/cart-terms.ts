/**
 * What a cart's delivery, tax and payment cost beside its goods, and how it may be paid: the one place where these
 * come from (docs/product.md#delivery-tax-fees, #payment).
 */

import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { houseRule, sellingTag } from '#api/platform/house-rule.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import type { WarehouseRow } from '#api/platform/storage/site.ts';
import type { DelayedPayment } from '#api/pricing/core/delayed-payment.ts';
import { type Credit, type PaymentRefusal, paymentRefusal } from '#api/pricing/core/offered.ts';
import type { PaymentFee, TaxTerms } from '#api/pricing/core/price-cart.ts';
import {
  type Goods,
  localDeliveryQuote,
  quoteOf,
  type ShippingQuote,
  type ShippingRate,
  type ShippingZone,
  type TransitDays,
} from '#api/pricing/core/shipping-table.ts';
import { spreadByWeight } from '#api/pricing/core/spread.ts';
import { type Exemption, type TaxRange, type TaxState, taxTerms } from '#api/pricing/core/tax-table.ts';
import {
  type CompanyTermsRow,
  findCompanyTerms,
  findExemptions,
  findShippingRates,
  findShippingZones,
  findTaxRanges,
  findTaxStates,
  readSettings,
} from '#api/pricing/storage/selling-terms.ts';
import type { PaymentFees } from '#api/pricing/storage/tables/pricing.ts';
import { hasFeature } from '#schemas/domain/people/company-features.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/sales/cart.ts';

/** What pricing needs to know of a cart. */
export type PricedCartRow = {
  id: string;
  warehouse_id: string;
  delivery_method: DeliveryMethod | null;
  shipping_address: Address | null;
};

/** What pricing needs to know of a cart's line; weight in lb, dimensions in inches. */
export type PricedLineRow = {
  id: string;
  quantity: number;
  shipping_method: DeliveryMethod | null;
  weight_lb: number;
  dimensions: { width: number; depth: number; height: number };
};

/** What an unanswered "how do you get it" means: it costs what pick-up costs. */
export const defaultDelivery: DeliveryMethod = 'Will Call';

const notDelayed: DelayedPayment = { enabled: false, threshold_cents: 0, message: '' };
const noFee: PaymentFee = { bps: 0, fixedCents: 0 };

/** Of one cart, before its lines are priced. */
export type CartTerms = {
  /** By the lines' places: how each is had, and its share of the charge before a coupon. */
  methods: DeliveryMethod[];
  shippingCents: number[];
  /** Working days on the way of each group that has a rate with them, by method. */
  transit: ReadonlyMap<DeliveryMethod, TransitDays>;
  /** Why the delivery is not known, where it is not. */
  pending: 'address' | 'quote' | 'no_rate' | null;
  /** Goods from which it goes that way, where only that is missing. */
  minimumCents: number | null;
  /** By the lines' places. */
  tax: TaxTerms[];
  feeOf: (type: PaymentType | null) => PaymentFee;
  delayed: DelayedPayment;
  /** Of the company that buys on terms; null for who does not. */
  credit: Credit | null;
  /** Whose prices these are; null for somebody without a company. */
  company: { name: string; lien: boolean } | null;
  /** Null where a cart of this sum, before the fee, may be paid so. */
  refusalOf: (type: PaymentType, totalOnTermsCents: number) => PaymentRefusal | null;
};

/** `goodsCents`: what the goods cost before coupons, for methods that ask for a minimum. */
export type TermsOf = (row: PricedCartRow, lines: readonly PricedLineRow[], goodsCents?: number) => CartTerms;

/** How a line is had. */
export const methodOf = (
  row: Pick<PricedCartRow, 'delivery_method'>,
  line: Pick<PricedLineRow, 'shipping_method'>,
): DeliveryMethod => line.shipping_method ?? row.delivery_method ?? defaultDelivery;

/** Days from one day to another; both YYYY-MM-DD. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** `today`: YYYY-MM-DD. */
export const creditOf = (company: CompanyTermsRow | undefined, today: string): Credit | null =>
  company && company.credit_limit_cents !== null && hasFeature(company, 'terms')
    ? {
        limitCents: company.credit_limit_cents,
        openCents: company.open_cents,
        isHeld:
          company.hold_days !== null &&
          company.oldest_due_on !== null &&
          daysBetween(company.oldest_due_on, today) > company.hold_days,
      }
    : null;

const zoneView = (row: Awaited<ReturnType<typeof findShippingZones>>[number]): ShippingZone => ({
  zone: row.zone,
  warehouseId: row.warehouse_id,
  states: row.states,
  zipPrefixes: row.zip_prefixes,
});

const rateView = (row: Awaited<ReturnType<typeof findShippingRates>>[number]): ShippingRate => ({
  method: row.method,
  zone: row.zone,
  fromLb: row.from_lb,
  toLb: row.to_lb,
  classFrom: row.class_from,
  classTo: row.class_to,
  dimDivisor: row.dim_divisor,
  days: row.days_from === null || row.days_to === null ? null : [row.days_from, row.days_to],
  isQuoted: row.quote_required,
  baseCents: row.base_cents,
  perLbCents: row.per_lb_cents,
});

const goodsOf = ({ weight_lb, dimensions, quantity }: PricedLineRow): Goods => ({
  milliLb: Math.round(weight_lb * 1_000),
  ...dimensions,
  quantity,
});

type Facts = {
  zones: ShippingZone[];
  rates: ShippingRate[];
  states: TaxState[];
  ranges: TaxRange[];
  exemptions: Exemption[];
  fees: PaymentFees;
  delayed: DelayedPayment;
  credit: Credit | null;
  company: CartTerms['company'];
  /** What the tax service says, by cart. */
  provided: Map<string, number | null>;
};

async function readFacts(
  context: Context,
  db: Executor,
  carts: readonly { row: PricedCartRow; lines: readonly PricedLineRow[] }[],
  warehouses: ReadonlyMap<string, WarehouseRow>,
): Promise<Facts> {
  const { companyId } = context.actor;
  const delivered = carts.filter(({ row, lines }) =>
    lines.some((line) => methodOf(row, line) !== defaultDelivery),
  );
  const places = delivered.flatMap(({ row }) => row.shipping_address ?? []);
  const methods = [
    ...new Set(delivered.flatMap(({ row, lines }) => lines.map((line) => methodOf(row, line)))),
  ].filter((method) => method !== 'Will Call');
  const rule = <T>(key: string, read: (db: Executor) => Promise<T>): Promise<T> =>
    houseRule(context, db, { key: `selling ${key}`, tags: [sellingTag] }, read);
  const settings = await rule('settings', (reader) =>
    readSettings(reader, ['payment_fees', 'delayed_payment']),
  );

  const once = <T>(key: string, read: (db: Executor, companyId: string) => Promise<T>): Promise<T> =>
    onceAPage(context, db, `${key} ${companyId}`, () => read(db, companyId ?? ''));
  const company = companyId === null ? undefined : await once('company terms', findCompanyTerms);
  const isExempted = company !== undefined && hasFeature(company, 'tax_exempt');
  const exemptions = isExempted ? await once('exemptions', findExemptions) : [];
  const provided = new Map<string, number | null>();
  if (context.tax) {
    for (const { row } of delivered) {
      const from = warehouses.get(row.warehouse_id)?.address;
      if (from && row.shipping_address)
        provided.set(row.id, await context.tax.ratePpm(from, row.shipping_address));
    }
  }
  return {
    zones: methods.length > 0 ? (await rule('zones', findShippingZones)).map(zoneView) : [],
    rates:
      methods.length > 0
        ? (await rule(`rates ${methods.join()}`, (reader) => findShippingRates(reader, methods))).map(
            rateView,
          )
        : [],
    states: (await rule('tax states', findTaxStates)).map(({ state, nexus, rule, rate_ppm }) => ({
      state,
      nexus,
      rule,
      ratePpm: rate_ppm,
    })),
    ranges: (await findTaxRanges(db, places)).map(({ state, zip_from, zip_to, rate_ppm }) => ({
      state,
      zipFrom: zip_from,
      zipTo: zip_to,
      ratePpm: rate_ppm,
    })),
    exemptions: exemptions.map(({ state, expires_on }) => ({ state, expiresOn: expires_on })),
    fees: (settings.get('payment_fees') as PaymentFees | undefined) ?? {},
    delayed:
      company?.delayed_payment ??
      (settings.get('delayed_payment') as DelayedPayment | undefined) ??
      notDelayed,
    credit: creditOf(company, await shopDay(context, db)),
    company: company ? { name: company.name, lien: company.lien } : null,
    provided,
  };
}

const pendings = { address_required: 'address', quote_required: 'quote', no_rate: 'no_rate' } as const;

/** Of several groups the worst decides: what cannot go, before what must be quoted, before what has no address yet. */
function pendingOf(quotes: readonly ShippingQuote[]): CartTerms['pending'] {
  for (const kind of ['no_rate', 'quote_required', 'address_required'] as const)
    if (quotes.some((quote) => quote.kind === kind)) return pendings[kind];
  return null;
}

/** The goods from which everything goes as it was chosen; null where that would not help, or is not needed. */
function minimumOf(quotes: readonly ShippingQuote[]): number | null {
  const refused = quotes.flatMap((quote) => (quote.kind === 'no_rate' ? [quote.minimumCents ?? null] : []));
  return refused.length > 0 && refused.every((cents) => cents !== null) ? Math.max(...refused) : null;
}

/** Reads for all of the carts what their prices need; `db` is the transaction when inside one. */
export async function makeTerms(
  context: Context,
  db: Executor,
  carts: readonly { row: PricedCartRow; lines: readonly PricedLineRow[] }[],
  warehouses: ReadonlyMap<string, WarehouseRow>,
): Promise<TermsOf> {
  const facts = await readFacts(context, db, carts, warehouses);
  return (row, lines, goodsCents) => {
    const warehouse = warehouses.get(row.warehouse_id);
    const methods = lines.map((line) => methodOf(row, line));
    const shippingCents = lines.map(() => 0);
    const quotes: ShippingQuote[] = [];
    const transit = new Map<DeliveryMethod, TransitDays>();
    const places = groupBy(
      methods.map((method, index) => ({ method, index })),
      ({ method }) => method,
    );
    for (const [method, group] of places) {
      const own = group.flatMap(({ index }) => {
        const line = lines[index];
        return line ? [{ index, line, goods: goodsOf(line) }] : [];
      });
      const quote = quoteGroup(
        facts,
        method,
        own.map(({ goods }) => goods),
        row,
        { warehouse, goodsCents },
      );
      quotes.push(quote);
      if (quote.kind !== 'charge') continue;
      if (quote.days) transit.set(method, quote.days);
      const shares = spreadByWeight(
        quote.cents,
        own.map(({ line, goods }) => ({ key: line.id, weight: goods.milliLb * goods.quantity })),
      );
      own.forEach(({ index }, at) => {
        shippingCents[index] = shares[at] ?? 0;
      });
    }
    const today = dayIn(warehouse?.time_zone ?? 'UTC', context.now());
    const taxes = new Map<DeliveryMethod, TaxTerms>();
    const taxFor = (method: DeliveryMethod) => {
      const known = taxes.get(method);
      if (known) return known;
      const terms = taxTerms({
        warehouse: {
          state: warehouse?.address.state ?? '',
          ratePpm: (warehouse?.tax_rate_bps ?? 0) * 100,
        },
        to: method === 'Will Call' ? null : row.shipping_address,
        states: facts.states,
        ranges: facts.ranges,
        exemptions: facts.exemptions,
        today,
        providedPpm: facts.provided.get(row.id) ?? null,
      });
      taxes.set(method, terms);
      return terms;
    };
    const pending = pendingOf(quotes);
    return {
      methods,
      transit,
      // The delivery of a cart is known as a whole or not at all.
      shippingCents: pending === null ? shippingCents : lines.map(() => 0),
      pending,
      minimumCents: minimumOf(quotes),
      tax: methods.map(taxFor),
      feeOf: (type) => {
        const fee = type === null ? undefined : facts.fees[type];
        return fee ? { bps: fee.bps, fixedCents: fee.fixed_cents } : noFee;
      },
      delayed: facts.delayed,
      credit: facts.credit,
      company: facts.company,
      refusalOf: (type, totalOnTermsCents) =>
        paymentRefusal(type, {
          cardPayments: context.payments !== null,
          methods: methods.length > 0 ? methods : [row.delivery_method ?? defaultDelivery],
          credit: facts.credit,
          totalOnTermsCents,
        }),
    };
  };
}

function quoteGroup(
  facts: Facts,
  method: DeliveryMethod,
  goods: readonly Goods[],
  row: PricedCartRow,
  { warehouse, goodsCents = 0 }: { warehouse: WarehouseRow | undefined; goodsCents: number | undefined },
): ShippingQuote {
  if (method === 'Will Call') return { kind: 'charge', cents: 0 };
  if (method === 'Local Delivery') {
    if (!warehouse) return { kind: 'no_rate' };
    const van = { flatCents: warehouse.local_delivery_cents, zips: warehouse.delivery_area.zips };
    const quote = localDeliveryQuote(van, goods, row.shipping_address, row.warehouse_id, facts);
    const minimumCents = warehouse.delivery_area.minimum_cents;
    if (goodsCents >= minimumCents) return quote;
    return quote.kind === 'no_rate' ? quote : { kind: 'no_rate', minimumCents };
  }
  return quoteOf(method, goods, row.shipping_address, row.warehouse_id, facts);
}
