/** What somebody wants to put into a cart of a product that is a kit or made to measure. */

import type { Errors } from '#api/pricing/custom.ts';
import { isOwner } from '#api/services/carts/ownership.ts';
import type { Context } from '#api/services/context.ts';
import { priceHere } from '#api/services/pricing/pricer.ts';
import type { Executor } from '#api/storage/database.ts';
import { findDrawings } from '#api/storage/repositories/drawings.ts';
import { findKinds, findKindsOfCodes, findOwnSku, findParts } from '#api/storage/repositories/kinds.ts';
import type { Configuration } from '#schemas/domain/product-data.ts';
import { checkForCart, evaluate, isConfigured, isKit } from './evaluate.ts';
import { refuseErrors } from './refuse.ts';

/** The products, by these SKUs of theirs, that nobody can order without saying what they shall be. */
export async function findConfiguredIds(db: Executor, codes: string[]): Promise<Map<string, string>> {
  const rows = await findKindsOfCodes(db, [...new Set(codes)]);
  return new Map(rows.filter(isConfigured).map(({ code, id }) => [code, id]));
}

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
  const [product] = productId === null ? [] : await findKinds(db, [productId]);
  if (!product || !isConfigured(product)) {
    if (chosen) refuseErrors({ '': ['expected none: this is sold as it stands'] }, root);
    return null;
  }
  const own = await findOwnSku(db, product.id);
  if (!chosen || !own) {
    const missing = isKit(product) ? 'expected the parts of this kit' : 'expected the size of this piece';
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
  return row && isOwner(actor, row) ? {} : { '/drawing': ['expected a drawing that you have uploaded'] };
}
