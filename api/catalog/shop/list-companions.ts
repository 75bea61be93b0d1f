/** POST /api/v1/companions (docs/product.md#companions). */

import { availabilityHere } from '#api/catalog/stock/availability.ts';
import { type CompanionHead, findChosenSkus, findCompanionHeads } from '#api/catalog/storage/companions.ts';
import { findSkus, type SkuRow } from '#api/catalog/storage/shop.ts';
import { type ShopTexts, shopTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { offersHere } from '#api/pricing/prices/pricer.ts';
import type { ProductCard, Swatch } from '#schemas/domain/catalog/catalog.ts';
import type { Companion, Companions } from '#schemas/domain/catalog/companions.ts';
import { nearestQuantity } from '#schemas/domain/catalog/order-quantity.ts';
import { type CompanionRef, companionNeeds } from '#schemas/domain/catalog/product-data.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import { listSwatches } from './list-filters.ts';
import { cardsOf } from './list-products.ts';
import { skuHref, skuView } from './views.ts';

type Options = Readonly<Record<string, string>>;
type View = ReturnType<typeof skuView>;

/** How many of a companion's options the chosen SKU shares: its finish, its width. */
const likeness = (options: Options, chosen: Options): number =>
  Object.entries(options).filter(([name, value]) => chosen[name] === value).length;

/** What looks like the chosen SKU; among those that do as much, what can be had here; then the dealer's order. */
function bestOf(views: readonly View[], chosen: Options): View | undefined {
  const rank = (view: View) => likeness(view.options, chosen) * 2 + (isSoldHere(view.availability) ? 1 : 0);
  return views.reduce<View | undefined>(
    (best, view) => (best && rank(best) >= rank(view) ? best : view),
    undefined,
  );
}

/** True where two products share a finish or a color (a vanity's are none of a faucet's), and these two are not it. */
function looksOther(
  view: View,
  both: { looks: Options; values: readonly string[]; views: readonly View[] },
  swatches: ReadonlyMap<string, Swatch>,
): boolean {
  const { looks, values, views } = both;
  const its = new Set(views.flatMap(({ options }) => Object.values(options)));
  if (!values.some((value) => swatches.has(value) && its.has(value))) return false;
  return Object.entries(view.options).some(([name, value]) => {
    const own = looks[name];
    return own !== undefined && own !== value && swatches.has(own) && swatches.has(value);
  });
}

const byNeed = (a: CompanionRef, b: CompanionRef) =>
  companionNeeds.indexOf(a.need) - companionNeeds.indexOf(b.need);

/**
 * What the products of some SKUs need beside them and what goes with them, each as the SKU that is most like the given
 * one. SKUs that name nothing that is sold, and companions that are not sold, are left out, as are those that go with it,
 * share finishes with it, and do not come in its own.
 */
export async function listCompanions(context: Context, codes: string[]): Promise<Companions[]> {
  const db = context.database.kysely;
  const chosen = await findChosenSkus(db, codes);
  const numbers = [...new Set(chosen.flatMap(({ companions }) => companions.map(({ product }) => product)))];
  const heads = await findCompanionHeads(db, numbers);
  if (heads.length === 0) return chosen.map(({ code }) => ({ sku: code, companions: [] }));
  const ready = heads.filter(({ kind }) => kind === 'plain' || kind === 'variant').map(({ id }) => id);
  const configured = heads.filter(({ id }) => !ready.includes(id)).map(({ id }) => id);
  const [texts, rows, offerOf, availabilityOf, swatches, cards] = await Promise.all([
    shopTexts(
      context,
      heads.map(({ id }) => id),
      { fields: ['name'] },
    ),
    findSkus(db, ready, context.warehouseId),
    offersHere(context, db, ready),
    availabilityHere(context),
    listSwatches(context),
    configured.length > 0 ? cardsOf(context, configured) : [],
  ]);
  const views = new Map(
    [...groupBy<string, SkuRow>(rows, (row) => row.product_id)].map(([id, own]) => [
      id,
      own.map((row) => skuView(row, offerOf, availabilityOf)),
    ]),
  );
  const headByNumber = new Map(heads.map((head) => [head.product_number, head]));
  const cardById = new Map(cards.map((card) => [card._id, card]));
  return chosen.map(({ code, specifications, options, companions, values }) => ({
    sku: code,
    companions: [...companions].sort(byNeed).flatMap((ref) => {
      const head = headByNumber.get(ref.product);
      if (!head) return [];
      const card = cardById.get(head.id);
      if (card) return [ofCard(head, ref, { card, texts })];
      const looks = { ...specifications, ...options };
      const own = views.get(head.id) ?? [];
      const view = bestOf(own, looks);
      if (!view) return [];
      const both = { looks, values: [...values, ...Object.values(looks)], views: own };
      return ref.need === 'goes_with' && looksOther(view, both, swatches)
        ? []
        : [ofSku(head, ref, { view, texts })];
    }),
  }));
}

const about = (head: CompanionHead, { need, quantity }: CompanionRef, texts: ShopTexts) => ({
  _id: head.id,
  name: texts.product(head.id, 'name', head.name),
  vendor_name: head.vendor_name,
  need,
  quantity: nearestQuantity(quantity, { min: head.order_min, step: head.order_step }),
});

const ofSku = (
  head: CompanionHead,
  ref: CompanionRef,
  { view, texts }: { view: View; texts: ShopTexts },
): Companion => ({
  ...about(head, ref, texts),
  href: skuHref(head, view.sku),
  picture: { ...view.picture, alt: texts.skuAlt(head.id, view.options, view.picture.alt) },
  options: texts.options(view.options),
  price: view.price,
  retail: view.retail,
  from: false,
  as_shown: false,
  availability: view.availability,
  sku: isSoldHere(view.availability) ? view.sku : null,
});

/** A kit or what is made to measure: the choice is made on its page. */
const ofCard = (
  head: CompanionHead,
  ref: CompanionRef,
  {
    card: { href, picture, price, retail, from, as_shown, availability },
    texts,
  }: { card: ProductCard; texts: ShopTexts },
): Companion => ({
  ...about(head, ref, texts),
  href,
  picture,
  options: {},
  price,
  retail,
  from,
  as_shown,
  availability,
  sku: null,
});
