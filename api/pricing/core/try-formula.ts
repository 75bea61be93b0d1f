/**
 * A made-to-measure price tried before it is saved (docs/product.md#custom-products): at the smallest and the largest
 * sizes, every corner between, and sizes spread over the whole range.
 */
import type { CustomProduct } from '#schemas/domain/catalog/product-data.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { cheapestChoices, formulaOf, mostCents, workOut } from './custom.ts';
import { DivisionByZero, FormulaError } from './formula.ts';

type Dimensions = Record<string, number>;

/** Sizes beside the corners. */
const spread = 200;

/** The same numbers between 0 and 1 at every try, so that what was refused is refused again (mulberry32). */
function* fractions(): Generator<number> {
  for (let seed = 0x6d2b79f5; ; seed = (seed + 0x6d2b79f5) | 0) {
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** The size at a share of the way from the smallest to the largest, on a step. Inches. */
function sizeAt({ min, max, step }: CustomProduct['dimensions'][number], share: number): number {
  const steps = Math.round((max - min) / step);
  const size = min + Math.min(steps, Math.floor(share * (steps + 1))) * step;
  return Number(size.toFixed(6));
}

/** Smallest first, then largest, the corners between them, and the spread. */
function* sizesToTry({ dimensions }: CustomProduct): Generator<Dimensions> {
  const at = (shareOf: (index: number) => number): Dimensions =>
    Object.fromEntries(dimensions.map((one, index) => [one.name, sizeAt(one, shareOf(index))]));
  const corners = 2 ** dimensions.length;
  yield at(() => 0);
  yield at(() => 1);
  for (let corner = 1; corner < corners - 1; corner++) yield at((index) => (corner >> index) & 1);
  if (dimensions.length === 0) return;
  const shares = fractions();
  for (let tried = 0; tried < spread; tried++) yield at(() => shares.next().value as number);
}

const sizesText = (sizes: Dimensions): string =>
  Object.entries(sizes)
    .map(([name, size]) => `${name} ${size} in`)
    .join(', ');

const price = (cents: bigint): string => formatDollars(toDollars(Number(cents)));

function wrongWith(cents: bigint, { floorCents }: CustomProduct, sizes: string): Reason | null {
  if (cents <= 0n) return because('formula_price_missing', { price: price(cents), sizes });
  if (cents > BigInt(mostCents))
    return because('formula_price_too_high', {
      price: price(cents),
      sizes,
      maximum: price(BigInt(mostCents)),
    });
  if (cents < BigInt(floorCents))
    return because('formula_price_below_floor', {
      price: price(cents),
      sizes,
      floor: price(BigInt(floorCents)),
    });
  return null;
}

/**
 * Why the formula cannot price what may be ordered, with the sizes that make it; null when every price tried can be
 * charged. `retailCents` are the retail prices of the product's SKUs; without any the formula is only read.
 */
export function tryFormula(custom: CustomProduct, retailCents: readonly number[]): Reason | null {
  try {
    const formula = formulaOf(custom);
    const options = cheapestChoices(custom);
    for (const list of new Set(retailCents))
      for (const dimensions of sizesToTry(custom)) {
        const sizes = sizesText(dimensions);
        try {
          const cents = workOut({ cents: list, retailCents: list }, custom, formula, { dimensions, options });
          const wrong = wrongWith(cents, custom, sizes || formatDollars(toDollars(list)));
          if (wrong) return wrong;
        } catch (error) {
          if (!(error instanceof DivisionByZero)) throw error;
          return because('formula_divides_by_zero', { position: error.position, sizes });
        }
      }
    return null;
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return error.reason;
  }
}
