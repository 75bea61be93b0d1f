/** Favorites that come into the caller's current cart: their own, which leave the favorites, or a shared list's. */

import { cardsOf } from '#api/catalog/shop/list-products.ts';
import { getSharedFavorites } from '#api/people/favorites/share-favorites.ts';
import { deleteFavorites, findFavorites } from '#api/people/public-storage.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type CartSku, lockOwner } from '#api/sales/storage/carts.ts';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';
import { leastQuantity } from '#schemas/domain/catalog/order-quantity.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import type { MoveFavorites } from '#schemas/domain/people/favorite.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { AddedLines, LeftLine } from '#schemas/domain/sales/cart.ts';
import { addAvailable } from './add-available.ts';
import { viewLines } from './cart-view.ts';
import { findOnSale } from './change-cart.ts';
import { toLineRows } from './change-lines.ts';
import { orderRulesOf } from './order-rules.ts';
import { plainLine } from './plain-line.ts';

const codeOf = ({ sku, product_number }: ProductCard) => sku ?? product_number;

function reasonOf({ sku, availability }: ProductCard): LeftLine['reason'] {
  if (sku !== null) return 'not_sold';
  return isSoldHere(availability) ? 'choose' : 'none';
}

/** A product whose SKU is chosen on its page, that this warehouse does not sell, or that is gone since it was read. */
const leftCard = (card: ProductCard): LeftLine => ({
  sku: codeOf(card),
  name: card.name,
  wanted: 1,
  added: 0,
  reason: reasonOf(card),
});

/** The least that is sold of each, inside the caller's transaction. */
async function addCards(context: Context, db: Executor, cards: readonly ProductCard[]): Promise<AddedLines> {
  const skus = new Map<string, CartSku>();
  const codes = cards.flatMap(({ sku }) => sku ?? []);
  const onSale = await findOnSale(db, { warehouse_id: context.warehouseId }, codes, skus);
  const rules = orderRulesOf(skus);
  const lines = codes.flatMap((code) => {
    const found = onSale.get(code);
    if (!found) return [];
    return [plainLine(found.sku_id, leastQuantity(rules.of(found.sku_id)))];
  });
  const items = await viewLines(context, db, toLineRows('', lines, skus, []));
  const lost = cards.filter(({ sku }) => sku === null || !onSale.has(sku)).map(leftCard);
  return addAvailable(context, db, items, lost);
}

/**
 * What could not be had stays a favorite. Throws unauthenticated, and not_found for a product or a list that is not
 * among the caller's favorites.
 */
export async function moveFavoritesToCart(context: Context, input: MoveFavorites): Promise<AddedLines> {
  const accountId = requireAccount(context.actor);
  const chosen = (await findFavorites(context.database.kysely, accountId)).filter((favorite) =>
    'product' in input ? favorite.product_id === input.product : favorite.label === input.label,
  );
  if (chosen.length === 0) throw new ProblemError('not_found', because('favorite_list_not_found'));
  const cards = await cardsOf(
    context,
    chosen.map(({ product_id }) => product_id),
  );
  return context.database.transaction(async (tx) => {
    await lockOwner(tx, { accountId });
    // A second press finds them moved.
    const still = new Set((await findFavorites(tx, accountId)).map(({ product_id }) => product_id));
    const listed = cards.filter(({ _id }) => still.has(_id));
    const moved = await addCards(context, tx, listed);
    const stays = new Set(moved.left.filter(({ added }) => added === 0).map(({ sku }) => sku));
    const gone = listed.filter((card) => !stays.has(codeOf(card)));
    await deleteFavorites(
      tx,
      accountId,
      gone.map(({ _id }) => _id),
    );
    return moved;
  });
}

/** Throws not_found for a link that is not ours or was revoked. */
export async function addSharedFavorites(context: Context, token: string): Promise<AddedLines> {
  const { products } = await getSharedFavorites(context, token);
  return context.database.transaction((tx) => addCards(context, tx, products));
}
