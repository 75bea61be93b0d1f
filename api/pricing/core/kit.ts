/**
 * Kits: what may be one, what it costs, and how many can be had (docs/product.md#combination-products). Pure; integer
 * cents.
 */
import type { CompatibilityRule, Configuration, KitPrice } from '#schemas/domain/catalog/product-data.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { lessShare } from './basis-points.ts';
import type { Errors } from './custom.ts';
import { conflictsOf, type Filled, type KitSku } from './kit-rules.ts';

export type KitSlot = { name: string; min: number; max: number; optional: boolean; productIds: string[] };
export type Kit = { slots: readonly KitSlot[]; rules: readonly CompatibilityRule[]; kitPrice: KitPrice };
export type KitPart = Configuration['parts'][number];

const amountReason = ({ name, min, max }: KitSlot): Reason =>
  min === max
    ? because('kit_part_count', { slot: name, count: min })
    : because('kit_part_range', { slot: name, minimum: min, maximum: max });

/** Everything that keeps these parts from being this kit, each at its place, with the slot's name and the reason. */
export function checkKit(
  { slots, rules }: Kit,
  parts: readonly KitPart[],
  skus: ReadonlyMap<string, KitSku>,
): Errors {
  const errors: Errors = {};
  const say = (pointer: string, reason: Reason) => {
    errors[pointer] = [...(errors[pointer] ?? []), reason];
  };
  const counts = new Map<string, number>();
  const filled: Filled[] = [];
  for (const [index, { slot: name, sku: code, quantity }] of parts.entries()) {
    const slot = slots.find((candidate) => candidate.name === name);
    const sku = skus.get(code);
    if (!slot) say(`/parts/${index}/slot`, because('kit_slot_unknown'));
    else if (!sku || !slot.productIds.includes(sku.productId))
      say(`/parts/${index}/sku`, because('kit_part_wrong', { slot: name }));
    else {
      if (!sku.active)
        say(`/parts/${index}/sku`, because('kit_part_discontinued', { slot: name, name: sku.name }));
      filled.push({ slot: name, index, sku });
    }
    if (slot) counts.set(name, (counts.get(name) ?? 0) + quantity);
  }
  for (const slot of slots) {
    const count = counts.get(slot.name) ?? 0;
    if ((count === 0 && slot.optional) || (count >= slot.min && count <= slot.max)) continue;
    say(`/parts/${slot.name}`, amountReason(slot));
  }
  for (const { slot, index, reason } of conflictsOf(rules, filled, true))
    say(`/parts/${index === null ? slot : `${index}/sku`}`, because('kit_rule', { slot, why: reason }));
  return errors;
}

/** The same choice written in one way: parts in the slots' order, the same SKU in a slot once. */
export function tidyParts(slots: readonly KitSlot[], parts: readonly KitPart[]): KitPart[] {
  return slots.flatMap(({ name }) => {
    const counts = new Map<string, number>();
    for (const { slot, sku, quantity } of parts)
      if (slot === name) counts.set(sku, (counts.get(sku) ?? 0) + quantity);
    return [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([sku, quantity]) => ({ slot: name, sku, quantity }));
  });
}

export type KitCents = {
  cents: number;
  /** What everybody pays for it. */
  retailCents: number;
  /** What its parts cost one by one. */
  separatelyCents: number;
};

/** What the kit costs; `own` is the price of its own SKU, which a `set` price is. */
export function kitCents(
  kitPrice: KitPrice,
  parts: readonly KitPart[],
  skus: ReadonlyMap<string, KitSku>,
  own: { cents: number; retailCents: number },
): KitCents {
  const sum = (pick: (sku: KitSku) => number) =>
    parts.reduce((total, { sku: code, quantity }) => {
      const sku = skus.get(code);
      return total + (sku ? pick(sku) * quantity : 0);
    }, 0);
  const separatelyCents = sum(({ cents }) => cents);
  if (kitPrice.kind === 'set') return { ...own, separatelyCents };
  return {
    cents: lessShare(separatelyCents, kitPrice.offBps),
    retailCents: lessShare(
      sum(({ retailCents }) => retailCents),
      kitPrice.offBps,
    ),
    separatelyCents,
  };
}

/** Sell units of each SKU that one kit takes. */
export function unitsOf(parts: readonly KitPart[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { sku, quantity } of parts) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}

/** How many whole kits there are; `left` says what is left of a SKU. */
export function kitStock(parts: readonly KitPart[], left: (sku: string) => number): number {
  const counts = [...unitsOf(parts)].map(([sku, units]) => Math.floor(Math.max(0, left(sku)) / units));
  return counts.length > 0 ? Math.min(...counts) : 0;
}
