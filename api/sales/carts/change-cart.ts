/** Changes a cart: its lines are read once, compared in memory, written where they differ, and priced once. */

import type { Updateable } from 'kysely';
import { requireOwned } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { requireOpen } from '#api/sales/carts/require-open.ts';
import { checkChoices } from '#api/sales/checkout/assert-payable.ts';
import {
  type CartRank,
  type CartRow,
  type CartSku,
  findCartSkus,
  findLines,
  type LineRow,
  lockCartAndRival,
  type NewLine,
  updateCart,
  writeLineChanges,
} from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { SaveCart } from '#schemas/domain/sales/cart.ts';
import { findCartQuotes } from './cart-quotes.ts';
import { activeOf, findActiveId, makeCartPricer, type PricedCart } from './cart-view.ts';
import { lineChanges, mergeLines, toLineRows } from './change-lines.ts';
import { holdQuoted } from './quoted-lines.ts';

/**
 * The cart, locked, the caller's and still open, and which of the caller's others would be the current one. Throws
 * not_found and cart_closed.
 */
export async function lockOpenCart(
  context: Context,
  db: Executor,
  id: string,
): Promise<{ row: CartRow; rival: CartRank | null }> {
  const locked = await lockCartAndRival(db, id);
  const row = requireOwned(context.actor, locked?.row, because('cart_not_found'));
  requireOpen(row);
  return { row, rival: locked?.rival ?? null };
}

/** A cart that is locked, with its lines as they are; `rival` where it is known (lockOpenCart). */
export type LockedCart = { row: CartRow; lines: readonly LineRow[]; rival?: CartRank | null };

/** The id of the caller's current cart, where `row`, changed just now, may be it. */
const activeIdOf = (context: Context, db: Executor, row: CartRow, rival: LockedCart['rival']) =>
  rival === undefined ? findActiveId(context, db, row) : activeOf(rival ? [row, rival] : [row])?.id;

/** The lines of a cart that is locked already. */
export async function withLines(db: Executor, row: CartRow): Promise<LockedCart> {
  return { row, lines: await findLines(db, [row]) };
}

/** The SKUs on sale among some codes, by code. Those that are not among `skus` are read and put there, by id. */
export async function findOnSale(
  db: Executor,
  { warehouse_id }: Pick<CartRow, 'warehouse_id'>,
  codes: readonly string[],
  skus: Map<string, CartSku>,
): Promise<Map<string, CartSku>> {
  const byCode = new Map([...skus.values()].map((sku) => [sku.code, sku]));
  const unknown = codes.filter((code) => !byCode.has(code));
  for (const sku of await findCartSkus(db, unknown, warehouse_id)) {
    skus.set(sku.sku_id, sku);
    byCode.set(sku.code, sku);
  }
  const onSale = codes.flatMap((code) => byCode.get(code) ?? []).filter(({ active }) => active);
  return new Map(onSale.map((sku) => [sku.code, sku]));
}

/** The price of a cart as it is. */
export async function priceLocked(
  context: Context,
  db: Executor,
  { row, lines }: LockedCart,
): Promise<PricedCart> {
  const activeId = await findActiveId(context, db, row);
  return (await makeCartPricer(context, db, [{ row, lines }]))(row, lines, activeId);
}

export type CartChange = {
  /** The lines that the cart shall have, and their SKUs by id; without them, its lines stay. */
  lines?: { after: readonly NewLine[]; skus: ReadonlyMap<string, CartSku> };
  values?: Updateable<Tables['cart']>;
  /** What the shopper has just chosen: refused where it is not offered. */
  chosen?: Pick<SaveCart, 'Delivery_method' | 'payment_type'>;
};

/** Lines of one kind are joined; those of an accepted proposal have its prices as far as it goes. */
async function quotedFirst(
  context: Context,
  db: Executor,
  row: CartRow,
  lines: readonly NewLine[],
): Promise<NewLine[]> {
  const quote = (await findCartQuotes(context, db, [row])).get(row.id);
  const quoted = quote?.state === 'held' ? quote.lines : [];
  return holdQuoted(mergeLines(lines), quoted, newId);
}

/**
 * Writes a change and answers the cart as it is then, with its version raised. A payment type that is no longer
 * offered is dropped. Throws invalid for a choice that is not offered.
 */
export async function changeCart(
  context: Context,
  db: Executor,
  { row, lines: before, rival }: LockedCart,
  { lines, values = {}, chosen = {} }: CartChange,
): Promise<PricedCart> {
  const after = lines
    ? toLineRows(row.id, await quotedFirst(context, db, row, lines.after), lines.skus, before)
    : before;
  const saved = await updateCart(db, row.id, {
    version: row.version + 1,
    updated_at: context.now().toISOString(),
    merged: 0,
    ...values,
  });
  const activeId = await activeIdOf(context, db, saved, rival);
  const price = await makeCartPricer(context, db, [{ row: saved, lines: after }]);
  let priced = price(saved, after, activeId);
  if ((saved.payment_type || chosen.Delivery_method) && checkChoices(priced, chosen).dropPayment)
    priced = price(await updateCart(db, row.id, { payment_type: null }), after, activeId);
  // A line that was set now remembers today's price.
  const written = priced.lines.map((line) => ({ ...line, added_cents: line.added_cents ?? line.baseCents }));
  await writeLineChanges(db, row.id, lineChanges(before, written));
  return priced;
}
