/** What somebody wants to put into a cart of a product that is a kit or made to measure. */

import { findDrawings } from '#api/catalog/storage/drawings.ts';
import { findKinds, findOwnSku, findParts } from '#api/catalog/storage/kinds.ts';
import { isOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Errors } from '#api/pricing/core/custom.ts';
import { priceHere } from '#api/pricing/prices/pricer.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { checkForCart, evaluate, isConfigured, isKit } from './evaluate.ts';
import { kindsHere } from './kinds-here.ts';
import { refuseErrors } from './refuse.ts';

type Wanted = {
  /** Null for a product that is sold as it stands. */
  productId: string | null;
  chosen: Configuration | null;
  /** JSON pointer to the configuration in what was sent. */
  root: string;
};

/** The choice in its one form; null for what is sold as it stands. Throws invalid, with the slot and the reason. */
export async function checkChoice(
  context: Context,
  db: Executor,
  { productId, chosen, root }: Wanted,
): Promise<Configuration | null> {
  const found = productId === null ? [] : await findKinds(db, [productId]);
  const [product] = await kindsHere(context, db, found);
  if (!product || !isConfigured(product)) {
    if (chosen) refuseErrors({ '': [because('configuration_not_expected')] }, root);
    return null;
  }
  const own = await findOwnSku(db, product.id);
  if (!chosen || !own) {
    const missing = isKit(product) ? because('kit_parts_missing') : because('size_missing');
    refuseErrors({ '': [missing] }, root);
    return null;
  }
  const codes = [...new Set(chosen.parts.map(({ sku }) => sku))];
  const parts = isKit(product) ? await findParts(db, codes, context.warehouseId) : [];
  const { errors, configuration } = evaluate(
    product,
    own,
    chosen,
    new Map(parts.map((row) => [row.code, row])),
    await priceHere(context, db, [product.id, ...parts.map(({ product_id }) => product_id)]),
  );
  refuseErrors(
    { ...errors, ...checkForCart(product, chosen), ...(await checkDrawing(context, db, chosen)) },
    root,
  );
  return configuration;
}

/** A drawing is its uploader's own. */
async function checkDrawing({ actor }: Context, db: Executor, { drawing }: Configuration): Promise<Errors> {
  if (drawing === null) return {};
  const [row] = await findDrawings(db, [drawing]);
  return row && isOwner(actor, row) ? {} : { '/drawing': [because('drawing_not_yours')] };
}
