/** A kit made whole: what was asked for is kept as far as it goes together, the rest is what fits. Pure. */

import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Kit, KitPart, KitSlot } from './kit.ts';
import { conflictsOf, type Filled, type KitSku } from './kit-rules.ts';

/** Tries before it gives up: more than any kit that a person can read needs. */
const mostTries = 20_000;

/** What keeps a choice from going with what earlier slots hold. */
export type Blocked = { slot: string; sku: string; reason: string };
export type CompletedKit = {
  /** Null when nothing goes together. */
  parts: KitPart[] | null;
  /** Of what was asked for, what had to give way, and why. */
  replaced: Blocked[];
  /** What does not go with the slots before it, as they are filled in `parts`. */
  blocked: Blocked[];
};

/** Asked for; null for a slot that shall stay empty, undefined for one that nothing was said of. */
type Wanted = { sku: string; quantity: number } | null | undefined;

const place = (slot: string, sku: KitSku): Filled => ({ slot, index: 0, sku });

/** What may fill a slot, what is in stock first; both in the dealer's order. */
function choicesOf({ productIds }: KitSlot, skus: readonly KitSku[]): KitSku[] {
  const fitting = productIds.flatMap((id) => skus.filter((sku) => sku.productId === id && sku.active));
  return [...fitting.filter(({ stock }) => stock > 0), ...fitting.filter(({ stock }) => stock <= 0)];
}

/** The reason why a SKU does not go with what is there, if there is one. */
function reasonAgainst(kit: Kit, filled: readonly Filled[], slot: string, sku: KitSku): string | undefined {
  return conflictsOf(kit.rules, [...filled, place(slot, sku)], false)[0]?.reason;
}

/**
 * Fills the slots in their order, each with what was asked for when that goes with the slots before it and leaves
 * something for those after it. An optional slot stays empty unless it was asked for or a rule needs it.
 */
export function completeKit(
  kit: Kit,
  skus: readonly KitSku[],
  wanted: ReadonlyMap<string, Wanted>,
): CompletedKit {
  let tries = 0;
  const candidates = kit.slots.map((slot) => {
    const choices = choicesOf(slot, skus);
    const asked = wanted.get(slot.name);
    const first = asked
      ? skus.find(({ code }) => code === asked.sku && choices.some((one) => one.code === code))
      : undefined;
    const same = choices.filter(({ productId }) => productId === first?.productId);
    // Another finish of the same product is nearer to what was asked for than another product.
    const ordered: (KitSku | null)[] = [...new Set([...(first ? [first] : []), ...same, ...choices])];
    return slot.optional ? (first ? [...ordered, null] : [null, ...ordered]) : ordered;
  });
  const fill = (at: number, filled: Filled[]): Filled[] | null => {
    const slot = kit.slots[at];
    if (!slot) return conflictsOf(kit.rules, filled, true).length === 0 ? filled : null;
    for (const sku of candidates[at] ?? []) {
      if (++tries > mostTries) return null;
      if (sku && reasonAgainst(kit, filled, slot.name, sku) !== undefined) continue;
      const whole = fill(at + 1, sku ? [...filled, place(slot.name, sku)] : filled);
      if (whole) return whole;
    }
    return null;
  };
  const whole = fill(0, []);
  return {
    parts: whole && kit.slots.flatMap((slot) => partOf(slot, whole, wanted.get(slot.name))),
    replaced: whole ? replacedOf(kit, whole, skus, wanted) : [],
    blocked: blockedOf(kit, whole ?? [], skus),
  };
}

function partOf(slot: KitSlot, whole: readonly Filled[], asked: Wanted): KitPart[] {
  const part = whole.find((one) => one.slot === slot.name);
  if (!part) return [];
  const quantity = Math.min(Math.max(asked?.quantity ?? 1, 1, slot.min), slot.max);
  return [{ slot: slot.name, sku: part.sku.code, quantity }];
}

const before = (kit: Kit, whole: readonly Filled[], name: string) => {
  const earlier = new Set(
    kit.slots
      .slice(
        0,
        kit.slots.findIndex((slot) => slot.name === name),
      )
      .map((slot) => slot.name),
  );
  return whole.filter(({ slot }) => earlier.has(slot));
};

function replacedOf(
  kit: Kit,
  whole: readonly Filled[],
  skus: readonly KitSku[],
  wanted: ReadonlyMap<string, Wanted>,
): Blocked[] {
  return kit.slots.flatMap(({ name }) => {
    const asked = wanted.get(name);
    const held = whole.find(({ slot }) => slot === name)?.sku;
    const meant = asked && skus.find(({ code }) => code === asked.sku);
    if (!meant || held?.code === meant.code) return [];
    const reason = reasonAgainst(kit, before(kit, whole, name), name, meant);
    return [{ slot: name, sku: meant.code, reason: reason ?? sentenceOf(because('kit_nothing_fits')) }];
  });
}

const blockedOf = (kit: Kit, whole: readonly Filled[], skus: readonly KitSku[]): Blocked[] =>
  kit.slots.flatMap((slot) => {
    const earlier = before(kit, whole, slot.name);
    return choicesOf(slot, skus).flatMap((sku) => {
      const reason = reasonAgainst(kit, earlier, slot.name, sku);
      return reason === undefined ? [] : [{ slot: slot.name, sku: sku.code, reason }];
    });
  });
