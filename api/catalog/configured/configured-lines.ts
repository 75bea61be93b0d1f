/** What a cart's kits and made-to-measure pieces are today: their price, their stock, and whether they still can be. */

import type { Need } from '#api/catalog/stock/allocate-stock.ts';
import { findDrawings } from '#api/catalog/storage/drawings.ts';
import {
  findKinds,
  findParts,
  type KindRow,
  type PartRow,
  type PicturedPart,
} from '#api/catalog/storage/kinds.ts';
import { type LineTexts, lineTexts, type ShopTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { surcharge } from '#api/pricing/core/custom.ts';
import { unitsOf } from '#api/pricing/core/kit.ts';
import { makeOfferer, type PriceOf, type SkuPrice } from '#api/pricing/prices/pricer.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { ConfiguredItem } from '#schemas/domain/sales/cart.ts';
import { chosenIn } from '#schemas/domain/sales/items-read.ts';
import { evaluate, isConfigured, isKit, readyOn } from './evaluate.ts';
import { kindsHere } from './kinds-here.ts';

export type ConfiguredLine = {
  /** The server's unit price; null where there is none any more. */
  cents: number | null;
  need: Omit<Need, 'quantity' | 'from'>;
  /** How long each part takes when there is none, by its SKU's id; null where nobody knows. */
  partLeads: ReadonlyMap<string, number | null>;
  /** Ids of the parts' products. */
  partProducts: string[];
  /** A kit's main part in its finish; null for what is made to measure. */
  picture: StoredPicture | null;
  view: ConfiguredItem;
  /** Of a line that is being ordered, which is stored in both languages. */
  inSpanish: ConfiguredItem | null;
};

type Choice = SkuPrice & {
  id: string;
  warehouse_id: string;
  added_cents: number | null;
  configuration: Configuration;
};

/** By line. `lines` are of `carts`, which may be at several warehouses. */
export async function findConfiguredLines(
  context: Context,
  db: Executor,
  carts: readonly { id: string; warehouse_id: string }[],
  lines: readonly (Omit<Choice, 'configuration' | 'warehouse_id'> & {
    cart_id: string;
    configuration: Configuration | null;
  })[],
): Promise<Map<string, ConfiguredLine>> {
  const warehouses = new Map(carts.map(({ id, warehouse_id }) => [id, warehouse_id]));
  const choices = lines.flatMap(({ configuration, ...line }) =>
    configuration ? [{ ...line, configuration, warehouse_id: warehouses.get(line.cart_id) ?? '' }] : [],
  );
  return evaluateAll(context, db, choices);
}

async function evaluateAll(context: Context, db: Executor, choices: Choice[]) {
  const found = new Map<string, ConfiguredLine>();
  if (choices.length === 0) return found;
  const chosen = await findKinds(db, [...new Set(choices.map(({ product_id }) => product_id))]);
  const kinds = new Map((await kindsHere(context, db, chosen)).map((row) => [row.id, row]));
  const ids = choices.flatMap(({ configuration: { drawing } }) => (drawing === null ? [] : [drawing]));
  const drawings = new Map((await findDrawings(db, ids)).map(({ id, name }) => [id, name]));
  for (const [warehouse, own] of groupBy(choices, ({ warehouse_id }) => warehouse_id)) {
    const codes = own.flatMap(({ configuration }) => configuration.parts.map(({ sku }) => sku));
    const parts = new Map(
      (await findParts(db, [...new Set(codes)], warehouse)).map((row) => [row.code, row]),
    );
    const partProducts = [...parts.values()].map(({ product_id }) => product_id);
    const texts = await lineTexts(context, db, partProducts);
    const products = [...own.map(({ product_id }) => product_id), ...partProducts];
    const offer = await makeOfferer(context, db, products);
    const priceOf: PriceOf = (sku) => offer(sku, warehouse).cents;
    for (const choice of own) {
      const product = kinds.get(choice.product_id);
      if (product)
        found.set(choice.id, lineOf(context, product, choice, parts, { drawings, priceOf, texts }));
    }
  }
  return found;
}

function lineOf(
  context: Context,
  product: KindRow,
  choice: Choice,
  parts: ReadonlyMap<string, PicturedPart>,
  { drawings, priceOf, texts }: { drawings: ReadonlyMap<string, string>; priceOf: PriceOf; texts: LineTexts },
): ConfiguredLine {
  const { configuration } = choice;
  const { errors, price } = evaluate(product, choice, configuration, parts, priceOf);
  const problem = isConfigured(product) ? Object.values(errors)[0]?.[0] : because('sold_differently');
  const rows = configuration.parts.flatMap(({ sku }) => parts.get(sku) ?? []);
  const units = unitsOf(configuration.parts);
  const shownIn = (language: ShopTexts) =>
    viewOf(context, product, configuration, parts, {
      drawings,
      texts: language,
      problem: problem ? sentenceOf(problem) : null,
    });
  return {
    cents: price?.cents ?? choice.added_cents,
    need: {
      units: new Map(rows.map(({ id, code }) => [id, units.get(code) ?? 0])),
      stock: new Map(rows.map(({ id, stock }) => [id, stock])),
      later: new Set(rows.filter(({ backorder }) => backorder).map(({ id }) => id)),
      isUnlimited: !isKit(product),
    },
    partLeads: new Map(rows.map(({ id, lead_days }) => [id, lead_days])),
    partProducts: rows.map(({ product_id }) => product_id),
    picture: rows[0]?.picture ?? null,
    view: shownIn(texts.here),
    inSpanish: texts.spanish && shownIn(texts.spanish),
  };
}

function viewOf(
  context: Context,
  { custom }: KindRow,
  chosen: Configuration,
  parts: ReadonlyMap<string, PartRow>,
  {
    drawings,
    texts,
    problem,
  }: { drawings: ReadonlyMap<string, string>; texts: ShopTexts; problem: string | null },
): ConfiguredItem {
  const in_order = [...(custom?.dimensions ?? []), ...(custom?.options ?? [])].map(({ name }) => name);
  // jsonb keeps no order.
  const ordered = <T>(values: Record<string, T>) => Object.fromEntries(chosenIn({ in_order }, values));
  return {
    parts: chosen.parts.map(({ slot, sku, quantity }) => {
      const row = parts.get(sku);
      const name = row ? texts.product(row.product_id, 'name', row.name) : sku;
      return { slot, sku, quantity, name, options: texts.options(row?.options ?? {}) };
    }),
    dimensions: ordered(chosen.dimensions),
    options: ordered(chosen.options),
    drawing: chosen.drawing,
    acknowledged: chosen.acknowledged,
    drawing_name: chosen.drawing === null ? null : (drawings.get(chosen.drawing) ?? null),
    surcharges: Object.fromEntries(
      (custom?.options ?? []).flatMap((option) => {
        const cents = surcharge(option, chosen.options);
        return cents === 0 ? [] : [[option.name, toDollars(cents)]];
      }),
    ),
    lead_time_days: custom?.leadTimeDays ?? null,
    ready_on: custom ? readyOn(context.now(), custom.leadTimeDays) : null,
    returnable: custom === null,
    labels: labelsOf(chosen, texts),
    in_order,
    problem,
  };
}

/** What of a choice is called something else than it is stored as. */
function labelsOf(chosen: Configuration, texts: ShopTexts): Record<string, string> {
  const names = [
    ...chosen.parts.map(({ slot }) => slot),
    ...Object.keys(chosen.dimensions),
    ...Object.keys(chosen.options),
  ];
  return Object.fromEntries(
    [
      ...names.map((name) => [name, texts.label(name)] as const),
      ...Object.entries(chosen.options).map(([name, value]) => [value, texts.value(name, value)] as const),
    ].filter(([text, label]) => label !== text),
  );
}
