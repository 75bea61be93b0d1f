/**
 * What one sell unit costs whom (docs/product.md#warehouses, #pricing): retail, trade, and a company's price list.
 * Pure, integer cents.
 */
import type { PriceBreak } from '#schemas/domain/pricing/price-breaks.ts';
import { lessShare } from './basis-points.ts';

export type PriceGroup = 'retail' | 'trade';

/** A SKU's prices in cents. */
export type SkuPrices = { retailCents: number; tradeCents: number };

/** What a price list's rules look at. A product's shelves count with the shelves they stand in. */
export type PricedThing = {
  skuId: string;
  productId: string;
  vendorId: string;
  categoryIds: readonly string[];
};

/** Its first and its last day, YYYY-MM-DD; null where it has none. */
type Days = { startsOn: string | null; endsOn: string | null };
type Place = { target: string; warehouseId: string | null } & Days;
/** `breaks`: what each costs from so many of the SKU on, in cents; less for more. */
export type SkuRule = Place & { kind: 'sku'; cents: number; breaks: readonly PriceBreak[] };
export type ShareRule = Place & { kind: 'product' | 'category' | 'vendor' | 'everything'; offBps: number };

/**
 * A SKU's price, or basis points off retail for all that it names. A rule of a warehouse stands there in place of the
 * same rule for everywhere (docs/product.md#warehouses); of the same rule on several days the one that began last counts
 * (docs/decisions/0081-price-days.md).
 */
export type PriceRule = SkuRule | ShareRule;

/** What a price list says at one warehouse on one day. */
export type PriceBook = {
  skus: ReadonlyMap<string, SkuRule>;
  shares: ReadonlyMap<string, ShareRule>;
};

export const emptyBook: PriceBook = { skus: new Map(), shares: new Map() };

/** `day`: YYYY-MM-DD. */
const holdsOn = ({ startsOn, endsOn }: Days, day: string): boolean =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

const shareKey = (kind: ShareRule['kind'], target: string) =>
  kind === 'everything' ? kind : `${kind}:${target}`;

/** Whether a rule counts before another one for the same thing: a warehouse's own, then what began last. */
const isBefore = (one: PriceRule, other: PriceRule): boolean =>
  (one.warehouseId === null) === (other.warehouseId === null)
    ? (one.startsOn ?? '') > (other.startsOn ?? '')
    : one.warehouseId !== null;

export function openBook(rules: readonly PriceRule[], warehouseId: string, day: string): PriceBook {
  const skus = new Map<string, SkuRule>();
  const shares = new Map<string, ShareRule>();
  const put = <R extends PriceRule>(book: Map<string, R>, key: string, rule: R) => {
    const known = book.get(key);
    if (!known || isBefore(rule, known)) book.set(key, rule);
  };
  for (const rule of rules) {
    if (rule.warehouseId !== null && rule.warehouseId !== warehouseId) continue;
    if (!holdsOn(rule, day)) continue;
    if (rule.kind === 'sku') put(skus, rule.target, rule);
    else put(shares, shareKey(rule.kind, rule.target), rule);
  }
  return { skus, shares };
}

/** What a group pays, in cents. Trade never pays more than retail. */
export const groupPrice = ({ retailCents, tradeCents }: SkuPrices, group: PriceGroup): number =>
  group === 'trade' ? Math.min(tradeCents, retailCents) : retailCents;

/** The rules of a book that name a thing. */
function rulesFor({ skus, shares }: PriceBook, thing: PricedThing): PriceRule[] {
  const own = skus.get(thing.skuId);
  const keys = [
    shareKey('product', thing.productId),
    ...thing.categoryIds.map((id) => shareKey('category', id)),
    shareKey('vendor', thing.vendorId),
    shareKey('everything', ''),
  ];
  return [...(own ? [own] : []), ...keys.flatMap((key) => shares.get(key) ?? [])];
}

const centsOfRule = (rule: PriceRule, { retailCents }: SkuPrices): number =>
  rule.kind === 'sku' ? rule.cents : lessShare(retailCents, rule.offBps);

/**
 * What a SKU costs whom. `cents`: one of it. `breakableCents`: what its product's quantity breaks come off. `own`: its
 * price by how many of the SKU are taken, where its list has its own breaks for it; they stand in place of the product's.
 */
export type Offer = { cents: number; breakableCents: number; own: readonly PriceBreak[] };

/** The lowest of what applies; never above retail. */
export function offerOf(prices: SkuPrices, group: PriceGroup, book: PriceBook, thing: PricedThing): Offer {
  const plain = groupPrice(prices, group);
  let breakableCents = plain;
  let own: readonly PriceBreak[] = [];
  let cents = plain;
  for (const rule of rulesFor(book, thing)) {
    const offered = centsOfRule(rule, prices);
    cents = Math.min(cents, offered);
    if (rule.kind === 'sku' && rule.breaks.length > 0)
      own = [{ quantity: 1, cents: rule.cents }, ...rule.breaks];
    else breakableCents = Math.min(breakableCents, offered);
  }
  return { cents, breakableCents, own };
}

/** An offer without a list of its own. */
export const plainOffer = (cents: number): Offer => ({ cents, breakableCents: cents, own: [] });

/** What each of `quantity` costs of an offer whose product's lines have earned `offBps`. Never more for more. */
export function centsFor({ breakableCents, own }: Offer, quantity: number, offBps: number): number {
  return own.reduce(
    (lowest, one) => (quantity >= one.quantity ? Math.min(lowest, one.cents) : lowest),
    lessShare(breakableCents, offBps),
  );
}

/** Which rule gave the price of one; null where it is the group's own. Of equal ones the group's, then the SKU's. */
export function ruleOfPrice(
  prices: SkuPrices,
  group: PriceGroup,
  book: PriceBook,
  thing: PricedThing,
): PriceRule | null {
  const lowest = offerOf(prices, group, book, thing).cents;
  if (groupPrice(prices, group) === lowest) return null;
  return rulesFor(book, thing).find((rule) => centsOfRule(rule, prices) === lowest) ?? null;
}
