/** The size that a made-to-measure product's address asks for (docs/product.md#custom-products); inches. */
import type { MadeToMeasure, PriceQuote } from '#schemas/domain/catalog/catalog.ts';
import { middleOf, onStep } from '#schemas/domain/catalog/opening-size.ts';

export type Dimension = MadeToMeasure['dimensions'][number] & {
  value: number;
  /** What was asked for cannot be made; `value` is the nearest that can. */
  wrong: boolean;
};
export type Option = MadeToMeasure['options'][number] & { value: string };
export type SizeView = {
  dimensions: Dimension[];
  options: Option[];
  quote: PriceQuote | null;
  /** Why there is no price. */
  problem: string | null;
};

/** What is asked for, else the first, in the order of the options. */
export const chosenOptions = (options: MadeToMeasure['options'], asked: string[]): Option[] =>
  options.map((option, index) => ({
    ...option,
    value: option.values.find(({ label }) => label === asked[index])?.label ?? option.values[0]?.label ?? '',
  }));

/** Values in the order of the dimensions; the middle of a range where none is given. */
export function sizeOf(dimensions: MadeToMeasure['dimensions'], asked: string[]): Dimension[] {
  return dimensions.map((dimension, index) => {
    const given = asked[index]?.trim();
    // One that was emptied is asked for again.
    if (given === '') return { ...dimension, value: middleOf(dimension), wrong: true };
    const typed = given === undefined ? middleOf(dimension) : Number(given);
    const value = Number.isFinite(typed) ? onStep(dimension, typed) : middleOf(dimension);
    return { ...dimension, value, wrong: given !== undefined && value !== typed };
  });
}
