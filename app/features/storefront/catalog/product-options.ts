/** A product's choices as links: each value leads to the SKU that has it and keeps as many other choices as it can. */
import type { Product, Sku, Swatch } from '#schemas/domain/catalog/catalog.ts';

export type OptionValue = {
  value: string;
  sku: Sku;
  current: boolean;
  swatch: Swatch | null;
  /** No SKU has it together with the other choices: it changes them. */
  changes: boolean;
};
export type OptionChoice = { name: string; current: string; values: OptionValue[] };

export function optionChoices({ option_names, skus, swatches }: Product, selected: Sku): OptionChoice[] {
  return option_names.map((name) => {
    const values = [
      ...new Set(skus.map(({ options }) => options[name]).filter((value) => value !== undefined)),
    ];
    return {
      name,
      current: selected.options[name] ?? '',
      values: values.flatMap((value) => {
        const sku = closest(skus, { ...selected.options, [name]: value }, name, value);
        const swatch = swatches.find(({ label }) => label === value) ?? null;
        if (!sku) return [];
        const changes = option_names.some(
          (other) => other !== name && sku.options[other] !== selected.options[other],
        );
        return [{ value, sku, current: selected.options[name] === value, swatch, changes }];
      }),
    };
  });
}

/** Of the SKUs with this value, the one that agrees with most of the wanted choices. */
function closest(
  skus: readonly Sku[],
  wanted: Record<string, string>,
  name: string,
  value: string,
): Sku | undefined {
  const agreeing = (sku: Sku) =>
    Object.entries(wanted).filter(([key, choice]) => sku.options[key] === choice).length;
  let best: Sku | undefined;
  for (const sku of skus) {
    if (sku.options[name] === value && (!best || agreeing(sku) > agreeing(best))) best = sku;
  }
  return best;
}
