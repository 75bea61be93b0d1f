/** What may stand beside what in a kit (docs/product.md#combination-products). Pure. */
import type { CompatibilityRule } from '#schemas/domain/catalog/product-data.ts';

/** A thing that can fill a slot. */
export type KitSku = {
  code: string;
  productId: string;
  productNumber: string;
  name: string;
  options: Record<string, string>;
  specifications: Record<string, string>;
  /** False for what is no longer sold. */
  active: boolean;
  /** The caller's price and everybody's, in cents. */
  cents: number;
  retailCents: number;
  /** Sell units at the warehouse. */
  stock: number;
};
/** A filled place: `index` is that of its part in the configuration. */
export type Filled = { slot: string; index: number; sku: KitSku };
/** Who breaks a rule, and why. */
export type Conflict = { slot: string; index: number | null; reason: string };

type Match = { slot: string; attribute: string; values: string[] };

/** An option of the SKU, else what its product's specifications say; `product` and `sku` are their numbers. */
export function attributeOf({ code, productNumber, options, specifications }: KitSku, name: string) {
  if (name === 'product') return productNumber;
  if (name === 'sku') return code;
  return options[name] ?? specifications[name];
}

const matches = ({ sku, slot }: Filled, match: Match) => {
  const value = attributeOf(sku, match.attribute);
  return slot === match.slot && value !== undefined && match.values.includes(value);
};

/** Parts that do not say the attribute are not held to it: nobody can tell that they differ. */
function unlike(rule: CompatibilityRule & { kind: 'same' }, filled: readonly Filled[]): Conflict[] {
  const [first, second] = rule.slots;
  const wanted = filled
    .filter(({ slot }) => slot === first)
    .flatMap(({ sku }) => attributeOf(sku, rule.attribute) ?? []);
  return filled
    .filter(({ slot, sku }) => {
      const value = attributeOf(sku, rule.attribute);
      return slot === second && value !== undefined && wanted.some((one) => one !== value);
    })
    .map(({ slot, index }) => ({ slot, index, reason: rule.reason }));
}

/**
 * What breaks the rules among what is chosen, at the later slot of each rule. `isComplete`: nothing more will be
 * chosen, so that what a rule requires must be there.
 */
export function conflictsOf(
  rules: readonly CompatibilityRule[],
  filled: readonly Filled[],
  isComplete: boolean,
): Conflict[] {
  return rules.flatMap((rule): Conflict[] => {
    if (rule.kind === 'same') return unlike(rule, filled);
    const { if: condition, then: consequence, reason } = rule;
    if (!filled.some((one) => matches(one, condition))) return [];
    const concerned = filled.filter(({ slot }) => slot === consequence.slot);
    if (rule.kind === 'requires' && concerned.length === 0)
      return isComplete ? [{ slot: consequence.slot, index: null, reason }] : [];
    return concerned
      .filter((one) => matches(one, consequence) === (rule.kind === 'forbids'))
      .map(({ slot, index }) => ({ slot, index, reason }));
  });
}
