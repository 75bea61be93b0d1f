/**
 * What one sell unit costs whom (docs/product.md#warehouses, #pricing): retail, trade, and a company's price list.
 * Pure, integer cents.
 */
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

/**
 * A SKU's price, or basis points off retail for all that it names. A rule of a warehouse stands there in place of the
 * same rule for everywhere (docs/product.md#warehouses).
 */
export type PriceRule = { target: string; warehouseId: string | null } & (
  | { kind: 'sku'; cents: number }
  | { kind: 'product' | 'category' | 'vendor' | 'everything'; offBps: number }
);

export type PriceTerms = { group: PriceGroup; rules: readonly PriceRule[]; warehouseId: string };

const isMeant = ({ kind, target }: PriceRule, thing: PricedThing): boolean => {
  if (kind === 'sku') return thing.skuId === target;
  if (kind === 'product') return thing.productId === target;
  if (kind === 'vendor') return thing.vendorId === target;
  return kind === 'everything' || thing.categoryIds.includes(target);
};

/** The rules that hold at a warehouse: its own, and those for everywhere that it has no own one for. */
export function rulesAt({ rules, warehouseId }: Pick<PriceTerms, 'rules' | 'warehouseId'>): PriceRule[] {
  const key = ({ kind, target }: PriceRule) => `${kind}:${target}`;
  const own = rules.filter((rule) => rule.warehouseId === warehouseId);
  const overridden = new Set(own.map(key));
  return [...own, ...rules.filter((rule) => rule.warehouseId === null && !overridden.has(key(rule)))];
}

/** What a group pays, in cents. Trade never pays more than retail. */
export const groupPrice = ({ retailCents, tradeCents }: SkuPrices, group: PriceGroup): number =>
  group === 'trade' ? Math.min(tradeCents, retailCents) : retailCents;

/** Which rule gave the lowest price; null where it is the group's own. Of equal ones the group's, then the first. */
export function ruleOfPrice(prices: SkuPrices, terms: PriceTerms, thing: PricedThing): PriceRule | null {
  const lowest = unitPrice(prices, terms, thing);
  if (groupPrice(prices, terms.group) === lowest) return null;
  return rulesAt(terms).find((rule) => isMeant(rule, thing) && centsOfRule(rule, prices) === lowest) ?? null;
}

const centsOfRule = (rule: PriceRule, { retailCents }: SkuPrices): number =>
  rule.kind === 'sku' ? rule.cents : lessShare(retailCents, rule.offBps);

/** The lowest of what applies; never above retail. */
export function unitPrice(prices: SkuPrices, terms: PriceTerms, thing: PricedThing): number {
  const offered = rulesAt(terms)
    .filter((rule) => isMeant(rule, thing))
    .map((rule) => centsOfRule(rule, prices));
  return Math.min(groupPrice(prices, terms.group), ...offered);
}
