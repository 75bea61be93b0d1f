/** What cards of some products need beside the products: prices, places, swatches, and what kits open with. */
import { findConfigured, openingChoices, pricedProducts } from '#api/catalog/configured/opening-choices.ts';
import { availabilityHere } from '#api/catalog/stock/availability.ts';
import { findSkuPictures, type SkuHead } from '#api/catalog/storage/shop.ts';
import { altField } from '#api/catalog/translations/fields.ts';
import { type ShopTexts, shopTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { offersHere, type PriceOf } from '#api/pricing/prices/pricer.ts';
import type { ProductKind } from '#schemas/domain/catalog/catalog.ts';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';
import { listSwatches } from './list-filters.ts';
import { nothingWanted, type Wanted } from './shown-skus.ts';
import { type CardFacts, shownOf } from './views.ts';

const none = { kinds: [], parts: [] };

type LeadFacts = Pick<CardFacts, 'priceOf' | 'wanted' | 'opening'>;

/** The pictures of the SKUs that stand for kits, and for products of which a list shows only some SKUs. */
async function leadPictures(
  { database: { kysely } }: Context,
  products: readonly { id: string }[],
  skus: ReadonlyMap<string, readonly SkuHead[]>,
  facts: LeadFacts,
): Promise<CardFacts['pictures']> {
  const leads = products.flatMap((product) => leadSku(product, skus.get(product.id) ?? [], facts));
  return new Map((await findSkuPictures(kysely, leads)).map(({ id, picture }) => [id, picture]));
}

/** The id of the SKU whose picture a card shows instead of the product's own; none where it shows that one. */
function leadSku(product: { id: string }, own: readonly SkuHead[], facts: LeadFacts): string[] {
  const [main] = facts.opening.get(product.id)?.skuIds ?? [];
  if (main !== undefined) return [main];
  if (facts.wanted === nothingWanted || own.length === 0) return [];
  const { lead, isNarrowed } = shownOf(product, own, facts);
  return isNarrowed ? [lead.id] : [];
}

/** What cards say of a product. */
const cardTexts = (context: Context, products: readonly { id: string; picture: StoredPicture }[]) =>
  shopTexts(
    context,
    products.map(({ id }) => id),
    { fields: ['name', ...new Set(products.map(({ picture }) => altField(picture.alt)))] },
  );

/** Reads nothing of kits where there are none. `texts`: where more than those of cards are needed. */
export async function cardFacts(
  context: Context,
  products: readonly { id: string; kind: ProductKind; picture: StoredPicture }[],
  skus: ReadonlyMap<string, readonly SkuHead[]>,
  { wanted: asked = nothingWanted, texts }: { wanted?: Wanted | undefined; texts?: ShopTexts } = {},
): Promise<CardFacts> {
  const db = context.database.kysely;
  const chosen = products.filter(({ kind }) => kind === 'combination' || kind === 'custom');
  const [said, swatches, availabilityOf, configured] = await Promise.all([
    texts ?? cardTexts(context, products),
    listSwatches(context),
    availabilityHere(context),
    chosen.length > 0
      ? findConfigured(
          db,
          chosen.map(({ id }) => id),
          context.warehouseId,
        )
      : none,
  ]);
  const offerOf = await offersHere(context, db, [
    ...products.map(({ id }) => id),
    ...pricedProducts(configured),
  ]);
  const priceOf: PriceOf = (sku) => offerOf(sku).cents;
  const own = new Map(
    chosen.flatMap(({ id }) => {
      const [sku] = skus.get(id) ?? [];
      return sku
        ? [
            [
              id,
              { sku_id: sku.id, product_id: id, retail_cents: sku.retail, trade_cents: sku.trade },
            ] as const,
          ]
        : [];
    }),
  );
  const wanted = said.language === sourceLanguage ? asked : { ...asked, shownAs: said.value };
  const opening = openingChoices(configured, own, priceOf);
  return {
    offerOf,
    priceOf,
    availabilityOf,
    swatches,
    opening,
    wanted,
    texts: said,
    pictures: await leadPictures(context, products, skus, { priceOf, wanted, opening }),
  };
}
