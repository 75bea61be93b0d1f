/**
 * Kits and made-to-measure products before anybody chooses: the set, or the size, that their page opens with
 * (docs/product.md#combination-products, #custom-products). Cards, listings, search and structured data say its price
 * and stock, so that none of them says another one than the page.
 */
import { madeToOrder } from '#api/catalog/stock/availability.ts';
import { findKinds, findPartsOf, type KindRow, type PartRow } from '#api/catalog/storage/kinds.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { completeKit } from '#api/pricing/core/complete-kit.ts';
import type { KitSku } from '#api/pricing/core/kit-rules.ts';
import type { PriceOf, SkuPrice } from '#api/pricing/prices/pricer.ts';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import { openingSize } from '#schemas/domain/catalog/opening-size.ts';
import { type Configuration, configurationSchema } from '#schemas/domain/catalog/product-data.ts';
import { availabilityOfKit, evaluate, isConfigured, kitSkuOf } from './evaluate.ts';

export type OpeningChoice = {
  /** The caller's price and everybody's. */
  cents: number;
  retailCents: number;
  /** Where the set can be had; of what is made to measure, how long it takes. */
  availability: Availability;
  /** Ids of the kit's SKUs, its main part first; empty for what is made to measure. */
  skuIds: string[];
};

export type ConfiguredProducts = {
  kinds: KindRow[];
  /** All that may fill their slots, with its stock at the warehouse. */
  parts: PartRow[];
};

const partIds = (kinds: readonly KindRow[]): string[] => [
  ...new Set(kinds.flatMap(({ slots }) => slots.flatMap(({ productIds }) => productIds))),
];

/** The kits and made-to-measure products among some. */
export async function findConfigured(
  db: Executor,
  ids: string[],
  warehouseId: string,
): Promise<ConfiguredProducts> {
  const kinds = (await findKinds(db, ids)).filter(isConfigured);
  return { kinds, parts: await findPartsOf(db, partIds(kinds), warehouseId) };
}

/** The products whose prices a `priceOf` for openingChoices must know. */
export const pricedProducts = ({ kinds }: ConfiguredProducts): string[] => [
  ...new Set([...kinds.map(({ id }) => id), ...partIds(kinds)]),
];

/** By product; without those that nothing can be made of. `own`: the products' own SKUs. */
export function openingChoices(
  { kinds, parts }: ConfiguredProducts,
  own: ReadonlyMap<string, SkuPrice>,
  priceOf: PriceOf,
): Map<string, OpeningChoice> {
  const byProduct = groupBy(parts, ({ product_id }) => product_id);
  return new Map(
    kinds.flatMap((kind): [string, OpeningChoice][] => {
      const rows = partIds([kind]).flatMap((id) => byProduct.get(id) ?? []);
      const byCode = new Map(rows.map((row) => [row.code, row]));
      const sku = own.get(kind.id);
      const chosen = openingConfiguration(
        kind,
        rows.map((row) => kitSkuOf(row, priceOf)),
      );
      const price = sku && chosen && evaluate(kind, sku, chosen, byCode, priceOf).price;
      if (!price) return [];
      const { cents, retailCents } = price;
      const availability = kind.custom
        ? madeToOrder(kind.custom.leadTimeDays)
        : availabilityOfKit(chosen.parts, byCode);
      const skuIds = chosen.parts.flatMap(({ sku: code }) => byCode.get(code)?.id ?? []);
      return [[kind.id, { cents, retailCents, availability, skuIds }]];
    }),
  );
}

function openingConfiguration(kind: KindRow, skus: KitSku[]): Configuration | null {
  if (kind.custom) return configurationSchema.parse(openingSize(kind.custom));
  const { slots, rules, kit_price: kitPrice } = kind;
  const { parts } = completeKit({ slots, rules, kitPrice }, skus, new Map());
  return parts && configurationSchema.parse({ parts });
}
