/** A choice of a kit or of a piece made to measure: whether it can be had, in one form, and its price in cents. */

import { availabilityOfParts } from '#api/catalog/stock/availability.ts';
import type { KindRow, PartRow } from '#api/catalog/storage/kinds.ts';
import { checkCustom, customPrice, type Errors } from '#api/pricing/core/custom.ts';
import { checkKit, type KitPart, kitCents, kitStock, tidyParts, unitsOf } from '#api/pricing/core/kit.ts';
import type { KitSku } from '#api/pricing/core/kit-rules.ts';
import type { PriceOf, SkuPrice } from '#api/pricing/prices/pricer.ts';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import { maxQuantity } from '#schemas/domain/catalog/quantity.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

export const kitSkuOf = (row: PartRow, priceOf: PriceOf): KitSku => ({
  code: row.code,
  productId: row.product_id,
  productNumber: row.product_number,
  name: row.name,
  options: row.options,
  specifications: row.specifications,
  active: row.active,
  cents: priceOf(row),
  retailCents: row.retail_cents,
  stock: row.stock,
});

/** A part that is sold also when there is none never holds up a kit. */
const leftOf = (row: PartRow | undefined): number => (row?.backorder ? maxQuantity : (row?.stock ?? 0));

/** How many kits of these parts can be ordered at the warehouse of `rows`. */
export const stockOfParts = (parts: readonly KitPart[], rows: ReadonlyMap<string, PartRow>): number =>
  kitStock(parts, (code) => leftOf(rows.get(code)));

export const isKit = ({ kind, slots }: Pick<KindRow, 'kind' | 'slots'>) =>
  kind === 'combination' && slots.length > 0;

/** Where a kit of these parts can be had. */
export const availabilityOfKit = (
  parts: readonly KitPart[],
  rows: ReadonlyMap<string, PartRow>,
): Availability =>
  availabilityOfParts(
    [...unitsOf(parts)].map(([code, units]) => {
      const { stock = 0, backorder = false, lead_days = null } = rows.get(code) ?? {};
      return { units, stock, backorder, lead_days };
    }),
  );

/** True for what nobody can order without saying what it shall be. */
export const isConfigured = (product: Pick<KindRow, 'kind' | 'slots' | 'custom'>) =>
  isKit(product) || product.custom !== null;

export type Evaluated = {
  /** The same choice in the one form it is stored in. */
  configuration: Configuration;
  /** By JSON pointer into the configuration; none when it can be had. */
  errors: Errors;
  /** Null where an error leaves nothing to price. */
  price: { cents: number; retailCents: number; separatelyCents: number } | null;
};

/** `parts`: the SKUs that the choice names, those that there are. `own`: the product's own SKU. */
export function evaluate(
  product: KindRow,
  own: SkuPrice,
  chosen: Configuration,
  parts: ReadonlyMap<string, PartRow>,
  priceOf: PriceOf,
): Evaluated {
  return product.custom
    ? evaluateCustom(product.custom, own, chosen, priceOf)
    : evaluateKit(product, own, chosen, parts, priceOf);
}

function evaluateKit(
  { slots, rules, kit_price: kitPrice }: KindRow,
  own: SkuPrice,
  chosen: Configuration,
  rows: ReadonlyMap<string, PartRow>,
  priceOf: PriceOf,
): Evaluated {
  const skus = new Map([...rows].map(([code, row]) => [code, kitSkuOf(row, priceOf)]));
  const errors = checkKit({ slots, rules, kitPrice }, chosen.parts, skus);
  for (const name of Object.keys(chosen.dimensions))
    errors[`/dimensions/${name}`] = [because('kit_without_size')];
  for (const name of Object.keys(chosen.options))
    errors[`/options/${name}`] = [because('kit_without_options')];
  if (chosen.drawing !== null) errors['/drawing'] = [because('drawing_not_expected')];
  const parts: KitPart[] = tidyParts(slots, chosen.parts);
  const prices = { cents: priceOf(own), retailCents: own.retail_cents };
  return {
    configuration: { parts, dimensions: {}, options: {}, drawing: null, acknowledged: false },
    errors,
    price: kitCents(kitPrice, parts, skus, prices),
  };
}

function evaluateCustom(
  custom: NonNullable<KindRow['custom']>,
  own: SkuPrice,
  chosen: Configuration,
  priceOf: PriceOf,
): Evaluated {
  const errors = checkCustom(custom, chosen);
  if (custom.drawing === 'none' && chosen.drawing !== null)
    errors['/drawing'] = [because('drawing_not_expected')];
  const isRight = Object.keys(errors).length === 0;
  const retailCents = own.retail_cents;
  const mine = isRight ? customPrice({ cents: priceOf(own), retailCents }, custom, chosen) : null;
  const everybodys = isRight ? customPrice({ cents: retailCents, retailCents }, custom, chosen) : null;
  for (const price of [mine, everybodys])
    if (price && 'problem' in price) errors[`/dimensions`] = [price.problem];
  return {
    configuration: {
      parts: [],
      dimensions: chosen.dimensions,
      options: chosen.options,
      drawing: chosen.drawing,
      acknowledged: chosen.acknowledged,
    },
    errors,
    price:
      mine && 'cents' in mine && everybodys && 'cents' in everybodys
        ? { cents: mine.cents, retailCents: everybodys.cents, separatelyCents: mine.cents }
        : null,
  };
}

/** What only an order needs, and no price: the drawing, and that the shopper knows it cannot be returned. */
export function checkForCart(product: KindRow, chosen: Configuration): Errors {
  if (!product.custom) return {};
  return {
    ...(product.custom.drawing === 'required' && chosen.drawing === null
      ? { '/drawing': [because('drawing_missing')] }
      : {}),
    ...(chosen.acknowledged ? {} : { '/acknowledged': [because('acknowledgment_missing')] }),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day on which something ordered now is ready: YYYY-MM-DD. */
export const readyOn = (now: Date, leadDays: number): string =>
  new Date(now.getTime() + leadDays * dayMs).toISOString().slice(0, 10);
