/**
 * POST /api/v1/products/{slug}/price and /kit (ours): the server's price of a kit's parts or of a size, and a whole kit
 * of what is asked for (docs/product.md#combination-products, #pricing).
 */
import {
  availabilityOfKit,
  evaluate,
  isConfigured,
  isKit,
  kitSkuOf,
  readyOn,
  stockOfParts,
} from '#api/catalog/configured/evaluate.ts';
import { kindsHere } from '#api/catalog/configured/kinds-here.ts';
import { refuseErrors } from '#api/catalog/configured/refuse.ts';
import { madeToOrder, noAvailability } from '#api/catalog/stock/availability.ts';
import {
  findKindBySlug,
  findOwnSku,
  findParts,
  findPartsOf,
  type KindRow,
  type PartRow,
} from '#api/catalog/storage/kinds.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { completeKit as complete } from '#api/pricing/core/complete-kit.ts';
import { priceHere } from '#api/pricing/prices/pricer.ts';
import type { CompletedKit, PriceQuote } from '#schemas/domain/catalog/catalog.ts';
import { type Configuration, configurationSchema } from '#schemas/domain/catalog/product-data.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const noProduct = () => new ProblemError('not_found', because('product_not_found'));
const byCode = (rows: PartRow[]) => new Map(rows.map((row) => [row.code, row]));

/** Throws not_found; invalid with the part or the dimension that cannot be. */
export async function priceProduct(
  context: Context,
  slug: string,
  chosen: Configuration,
): Promise<PriceQuote> {
  const db = context.database.kysely;
  const found = await findKindBySlug(db, slug);
  const [product] = await kindsHere(context, db, found ? [found] : []);
  if (!product) throw noProduct();
  const codes = [...new Set(chosen.parts.map(({ sku }) => sku))];
  const parts = isKit(product) ? await findParts(db, codes, context.warehouseId) : [];
  return quote(context, product, chosen, byCode(parts));
}

async function quote(
  context: Context,
  product: KindRow,
  chosen: Configuration,
  parts: ReadonlyMap<string, PartRow>,
): Promise<PriceQuote> {
  const db = context.database.kysely;
  const own = await findOwnSku(db, product.id);
  if (!own) throw noProduct();
  const products = [product.id, ...[...parts.values()].map(({ product_id }) => product_id)];
  const priceOf = await priceHere(context, db, products);
  if (!isConfigured(product)) {
    const price = toDollars(priceOf(own));
    const plain = {
      lead_time_days: null,
      ready_on: null,
      returnable: true,
      stock: null,
      availability: noAvailability,
      parts: [],
    };
    return { price, retail: toDollars(own.retail_cents), separately: price, ...plain };
  }
  const { errors, configuration, price } = evaluate(product, own, chosen, parts, priceOf);
  refuseErrors(errors);
  if (!price) throw new Error('a choice without an error has no price');
  const { custom } = product;
  return {
    price: toDollars(price.cents),
    retail: toDollars(price.retailCents),
    separately: toDollars(price.separatelyCents),
    stock: custom ? null : stockOfParts(configuration.parts, parts),
    availability: custom ? madeToOrder(custom.leadTimeDays) : availabilityOfKit(configuration.parts, parts),
    lead_time_days: custom?.leadTimeDays ?? null,
    ready_on: custom ? readyOn(context.now(), custom.leadTimeDays) : null,
    returnable: custom === null,
    parts: configuration.parts.map(({ sku: code, quantity }) => {
      const row = parts.get(code);
      return { sku: code, quantity, price: toDollars(row ? priceOf(row) * quantity : 0) };
    }),
  };
}

/** Throws not_found, also for what is no kit. */
export async function completeKit(
  context: Context,
  slug: string,
  asked: { parts: Configuration['parts']; empty: string[] },
): Promise<CompletedKit> {
  const db = context.database.kysely;
  const found = await findKindBySlug(db, slug);
  const [product] = await kindsHere(context, db, found ? [found] : []);
  if (!product || !isKit(product)) throw noProduct();
  const ids = [...new Set(product.slots.flatMap(({ productIds }) => productIds))];
  const rows = await findPartsOf(db, ids, context.warehouseId);
  const priceOf = await priceHere(context, db, ids);
  const made = complete(
    { slots: product.slots, rules: product.rules, kitPrice: product.kit_price },
    rows.map((row) => kitSkuOf(row, priceOf)),
    new Map([
      ...asked.empty.map((slot) => [slot, null] as const),
      ...asked.parts.map(({ slot, sku, quantity }) => [slot, { sku, quantity }] as const),
    ]),
  );
  return {
    ...made,
    quote: made.parts
      ? await quote(context, product, configurationSchema.parse({ parts: made.parts }), byCode(rows))
      : null,
  };
}
