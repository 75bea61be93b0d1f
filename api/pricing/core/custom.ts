/**
 * Pieces made to measure (docs/product.md#custom-products): what can be made, and what it costs. Pure; integer cents,
 * inches.
 */
import type { Configuration, CustomProduct } from '#schemas/domain/catalog/product-data.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import { type Formula, FormulaError, readFormula } from './formula.ts';
import { fromDecimal, multiply, rational, round } from './rational.ts';

/** What is wrong, by JSON pointer into the configuration. */
export type Errors = FieldReasons;

/** The name by which a formula knows the product's retail price, in cents. */
const listName = 'list';
/** No single piece costs more; a formula that says so has a mistake in it, and nobody pays it. */
export const mostCents = 100_000_000;

/** A number as it was written, without the exponent that JavaScript gives the smallest. */
const exact = (value: number) => fromDecimal(String(value));

/** True for a value that lies a whole number of steps above `min`. */
function isOnStep(value: number, min: number, step: number): boolean {
  const [v, m, s] = [exact(value), exact(min), exact(step)];
  return ((v.n * m.d - m.n * v.d) * s.d) % (v.d * m.d * s.n) === 0n;
}

/** Sizes and choices that cannot be made, each at its place; none when it can. */
export function checkCustom(
  { dimensions, options }: CustomProduct,
  chosen: Pick<Configuration, 'parts' | 'dimensions' | 'options'>,
): Errors {
  const errors: Errors = {};
  for (const { name, min, max, step } of dimensions) {
    const value = chosen.dimensions[name];
    if (value === undefined || value < min || value > max)
      errors[`/dimensions/${name}`] = [
        because('dimension_out_of_range', { name, minimum: min, maximum: max }),
      ];
    else if (!isOnStep(value, min, step))
      errors[`/dimensions/${name}`] = [because('dimension_off_step', { name, step, minimum: min })];
  }
  for (const name of Object.keys(chosen.dimensions))
    if (!dimensions.some((dimension) => dimension.name === name))
      errors[`/dimensions/${name}`] = [because('dimension_unknown')];
  for (const { name, values } of options) {
    const choice = chosen.options[name];
    if (!values.some(({ label }) => label === choice))
      errors[`/options/${name}`] = [
        because('option_invalid', { name, options: values.map(({ label }) => label).join(', ') }),
      ];
  }
  for (const name of Object.keys(chosen.options))
    if (!options.some((option) => option.name === name))
      errors[`/options/${name}`] = [because('option_unknown')];
  if (chosen.parts.length > 0) errors['/parts'] = [because('parts_not_expected')];
  return errors;
}

/**
 * What stands for an empty formula: 40 % of the list price for setting up, the rest by the size. The list price is
 * that of the piece in the middle of every range.
 */
const houseFormula = ({ dimensions }: CustomProduct): string => {
  const shares = dimensions.map(({ name, min, max }) => ` * [${name}] / ${(min + max) / 2}`);
  return `${listName} * (0.4 + 0.6${shares.join('')})`;
};

const namesOf = ({ dimensions }: CustomProduct) => [listName, ...dimensions.map(({ name }) => name)];

/** Price in cents, or why there is none: the formula is wrong, or what it says is nothing that is charged. */
export type CustomPrice = { cents: number } | { problem: Reason };

type Sizes = Pick<Configuration, 'dimensions' | 'options'>;

/** Cents for who pays `cents` of `retailCents`, choices included, whatever they come to. Throws FormulaError. */
export function workOut(
  { cents, retailCents }: { cents: number; retailCents: number },
  custom: CustomProduct,
  formula: Formula,
  chosen: Sizes,
): bigint {
  const values = new Map([[listName, rational(BigInt(retailCents))]]);
  for (const { name } of custom.dimensions) values.set(name, exact(chosen.dimensions[name] ?? 0));
  const share = retailCents > 0 ? rational(BigInt(cents), BigInt(retailCents)) : rational(1n);
  const made = round(multiply(formula.evaluate(values), share));
  return made + custom.options.reduce((sum, option) => sum + BigInt(surcharge(option, chosen.options)), 0n);
}

/** The product's formula, or the house's. Throws FormulaError. */
export const formulaOf = (custom: CustomProduct): Formula =>
  readFormula(custom.formula || houseFormula(custom), namesOf(custom));

/**
 * What the formula says at retail, less what the caller pays less than retail for the product, rounded to cents once, and
 * the options' surcharges on top. So a price by the square foot is a trade buyer's price too. A price of nothing, or one
 * under the product's floor at retail, is a mistake that nobody is sold by. `chosen` was found to be right by checkCustom.
 */
export function customPrice(
  { cents: ownCents, retailCents }: { cents: number; retailCents: number },
  custom: CustomProduct,
  chosen: Sizes,
): CustomPrice {
  const problem = because('size_without_price');
  try {
    const formula = formulaOf(custom);
    const cents = workOut({ cents: ownCents, retailCents }, custom, formula, chosen);
    const isSold = cents > 0n && cents <= BigInt(mostCents);
    if (!isSold) return { problem };
    const isUnderFloor =
      custom.floorCents > 0 &&
      workOut({ cents: retailCents, retailCents }, custom, formula, chosen) < BigInt(custom.floorCents);
    return isUnderFloor ? { problem } : { cents: Number(cents) };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { problem };
  }
}

/** Cents that a choice adds; below zero for one that costs less. */
export const surcharge = (
  { name, values }: CustomProduct['options'][number],
  chosen: Configuration['options'],
): number => values.find(({ label }) => label === chosen[name])?.addCents ?? 0;

/** Of every option the choice that adds least. */
export const cheapestChoices = ({ options }: CustomProduct): Configuration['options'] =>
  Object.fromEntries(
    options.map(({ name, values }) => [
      name,
      values.reduce((least, value) => (value.addCents < least.addCents ? value : least)).label,
    ]),
  );
