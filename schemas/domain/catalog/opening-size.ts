/** The size and the choices that a made-to-measure product's page opens with (docs/product.md#custom-products). Pure. */

type Range = { min: number; max: number; step: number };

const tidy = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The size nearest to `value` that can be made, in inches: a whole number of steps above the least. */
export const onStep = ({ min, max, step }: Range, value: number): number =>
  Math.min(Math.max(tidy(min + Math.round((value - min) / step) * step), min), max);

/** The middle of a range, in inches. */
export const middleOf = (range: Range): number => onStep(range, (range.min + range.max) / 2);

type Made = {
  dimensions: readonly ({ name: string } & Range)[];
  options: readonly { name: string; values: readonly { label: string }[] }[];
};

/** The middle of every range, and the first value of every option. */
export const openingSize = ({ dimensions, options }: Made) => ({
  dimensions: Object.fromEntries(dimensions.map((range) => [range.name, middleOf(range)])),
  options: Object.fromEntries(options.map(({ name, values }) => [name, values[0]?.label ?? ''])),
});
