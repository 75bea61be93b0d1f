/** PUT /api/v1/carts/{id} (SPEC 4, 7; RESOLUTIONS 24, 34). */

import { checkChoices } from '#api/services/checkout/assert-payable.ts';
import type { Context } from '#api/services/context.ts';
import { countCouponGuess, verifyCoupon } from '#api/services/coupons/put-coupon.ts';
import { checkChoice, findConfiguredIds } from '#api/services/kinds/check-choice.ts';
import { configurationKey } from '#api/services/kinds/configuration-key.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { recordCartSave } from '#api/services/visits/record-cart-save.ts';
import type { Executor } from '#api/storage/database.ts';
import {
  type CartRow,
  deleteWritersBefore,
  findBareLines,
  findCart,
  lockCart,
  lockWriter,
  moveWriter,
  type NewLine,
  toNewLine,
  updateCart,
} from '#api/storage/repositories/carts.ts';
import { findSkuByCode, findSkuIds } from '#api/storage/repositories/catalog.ts';
import {
  type Cart,
  type CartEdit,
  type CartEdits,
  type DeliveryMethod,
  maxQuantity,
  type SaveCart,
} from '#schemas/domain/cart.ts';
import { applyEdits, freshEdits, lineKey } from './apply-edits.ts';
import { priceOne, viewOne } from './cart-view.ts';
import { checkCount, checkQuantities, readOrderRules } from './order-rules.ts';
import { requireOpen, requireOwned } from './ownership.ts';
import { openSavedList } from './saved-list.ts';
import { writeLines } from './write-lines.ts';

/** The cart, locked, the caller's and still open. Throws not_found and cart_closed. */
export async function lockOpenCart(context: Context, db: Executor, id: string): Promise<CartRow> {
  const cart = requireOwned(context.actor, await lockCart(db, id), 'cart');
  requireOpen(cart);
  return cart;
}

/** Lines of the same SKU, note and configuration are one line (RESOLUTIONS 24); quantity 0 takes a line out. */
export function mergeLines(lines: NewLine[]): NewLine[] {
  const merged = new Map<string, NewLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const same = merged.get(key);
    const quantity = Math.min(maxQuantity, (same?.quantity ?? 0) + line.quantity);
    merged.set(key, { ...(same ?? line), quantity });
  }
  return [...merged.values()].filter((line) => line.quantity > 0);
}

/** A cart that was read may be sent back: a line that is sent as it was shown stays as it is. */
function shippingOf(
  cart: CartRow,
  known: { shipping_method: DeliveryMethod | null } | null,
  sent: { method: DeliveryMethod | null } | undefined,
): DeliveryMethod | null {
  const own = known?.shipping_method ?? null;
  return sent === undefined || sent.method === (own ?? cart.delivery_method) ? own : sent.method;
}

async function linesOf(
  context: Context,
  db: Executor,
  cart: CartRow,
  items: NonNullable<SaveCart['items']>,
): Promise<NewLine[]> {
  const before = new Map((await findBareLines(db, cart.id)).map((line) => [line.id, line]));
  const fieldErrors: Record<string, string[]> = {};
  const lines: NewLine[] = [];
  for (const [index, item] of items.entries()) {
    const sku = await findSkuByCode(db, item.sku);
    if (!sku) {
      fieldErrors[`/items/${index}/sku`] = ['expected the SKU of a product on sale'];
      continue;
    }
    const found = item._id ? before.get(item._id) : undefined;
    const known = found?.sku_id === sku.id ? found : undefined;
    // A line that stays as it is stays also when it became impossible: the cart says so at the line.
    const isKept =
      known &&
      (!item.configuration || configurationKey(item.configuration) === configurationKey(known.configuration));
    lines.push({
      id: known?.id ?? newId(),
      skuId: sku.id,
      quantity: item.quantity,
      note: item.note,
      addedCents: null,
      configuration: isKept
        ? known.configuration
        : await checkChoice(context, db, {
            productId: sku.product_id,
            chosen: item.configuration ?? null,
            root: `/items/${index}/configuration`,
          }),
      shippingMethod: shippingOf(cart, known ?? null, item.shipping),
    });
  }
  if (Object.keys(fieldErrors).length > 0)
    throw new ProblemError('invalid', 'Some lines cannot be ordered.', fieldErrors);
  const rules = await readOrderRules(
    db,
    lines.map(({ skuId }) => skuId),
  );
  checkQuantities([...before.values()].map(toNewLine), lines, rules);
  return mergeLines(lines);
}

/** How long a page in a browser may come back with what it could not save. */
const writerLifetime = 14 * 24 * 60 * 60 * 1000;

const movesLines = ({ kind }: CartEdit): boolean => kind === 'later' || kind === 'bring' || kind === 'drop';

/** The edits that were not applied before, in their order. */
async function takeFresh(context: Context, db: Executor, { client, list }: CartEdits) {
  if (!client) return list;
  const now = context.now();
  const last = await lockWriter(db, client, now.toISOString());
  const fresh = freshEdits(list, last);
  if (last === 0) await deleteWritersBefore(db, new Date(now.getTime() - writerLifetime).toISOString());
  const newest = fresh.at(-1);
  if (newest) await moveWriter(db, client, newest.n, now.toISOString());
  return fresh;
}

/** The edits with what they chose in its one form. Throws invalid, at the edit's place among those that were sent. */
async function checkAdds(
  context: Context,
  db: Executor,
  sent: readonly CartEdit[],
  fresh: readonly CartEdit[],
): Promise<CartEdit[]> {
  const codes = fresh.flatMap((edit) => (edit.kind === 'add' ? [edit.sku] : []));
  const configured = await findConfiguredIds(db, codes);
  const checked: CartEdit[] = [];
  for (const edit of fresh) {
    const productId = edit.kind === 'add' ? configured.get(edit.sku) : undefined;
    if (edit.kind !== 'add' || (productId === undefined && !edit.configuration)) checked.push(edit);
    else {
      const root = `/edits/list/${sent.indexOf(edit)}/configuration`;
      const chosen = edit.configuration ?? null;
      checked.push({
        ...edit,
        configuration: await checkChoice(context, db, { productId: productId ?? null, chosen, root }),
      });
    }
  }
  return checked;
}

/** Applies edits to the lines as they are; false when there was nothing new among them. */
async function writeEdits(context: Context, db: Executor, cart: CartRow, edits: CartEdits): Promise<boolean> {
  const fresh = await takeFresh(context, db, edits);
  if (fresh.length === 0) return false;
  const codes = fresh.flatMap((edit) => (edit.kind === 'add' ? [edit.sku] : []));
  const ids = new Map((await findSkuIds(db, codes)).map(({ code, id }) => [code, id]));
  const missing = edits.all ? codes.filter((code) => !ids.has(code)) : [];
  if (missing.length > 0) {
    throw new ProblemError('invalid', 'Some of these products are no longer sold.', {
      '/edits/list': missing.map((code) => `expected the SKU of a product on sale, not ${code}`),
    });
  }
  const before = (await findBareLines(db, cart.id)).map(toNewLine);
  const list = fresh.some(movesLines) ? await openSavedList(context, db, cart) : null;
  const saved = list?.lines ?? [];
  const savedBefore = saved.length;
  const rules = await readOrderRules(db, [
    ...ids.values(),
    ...[...before, ...saved].map(({ skuId }) => skuId),
  ]);
  const checked = await checkAdds(context, db, edits.list, fresh);
  const tools = { skuId: (code: string) => ids.get(code), newId, ruleOf: rules.of, saved };
  const after = applyEdits(before, checked, tools);
  checkQuantities(before, after, rules);
  checkCount(savedBefore, saved.length);
  if (list) await writeLines(context, db, list.row, saved);
  await writeLines(context, db, cart, mergeLines(after));
  return true;
}

/** What was chosen now must be offered; a payment type that no longer is has to be chosen again. */
async function keepPossible(
  context: Context,
  db: Executor,
  cart: CartRow,
  chosen: SaveCart,
): Promise<CartRow> {
  if (!cart.payment_type && !chosen.Delivery_method) return cart;
  const { dropPayment } = checkChoices(await priceOne(context, db, cart), chosen);
  if (!dropPayment) return cart;
  await updateCart(db, cart.id, { payment_type: null });
  return { ...cart, payment_type: null };
}

/** Writes what a client wants of a cart that is locked; answers the cart as it stands then. */
export async function applyToCart(
  context: Context,
  db: Executor,
  cart: CartRow,
  input: SaveCart,
): Promise<CartRow> {
  const { items, edits, ...rest } = input;
  if (items) await writeLines(context, db, cart, await linesOf(context, db, cart, items));
  const edited = edits ? await writeEdits(context, db, cart, edits) : false;
  // Edits that came a second time change nothing, not even the version.
  if (edits && !edited && !items && Object.keys(rest).length === 0) return cart;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await updateCart(db, cart.id, {
    version: cart.version + 1,
    updated_at: context.now().toISOString(),
    merged: 0,
    ...(input.active ? { selected_at: context.now().toISOString() } : {}),
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.Delivery_method === undefined ? {} : { delivery_method: input.Delivery_method }),
    ...(input.payment_type === undefined ? {} : { payment_type: input.payment_type }),
    ...(input.billing_address === undefined ? {} : { billing_address: json(input.billing_address) }),
    ...(input.shipping_address === undefined ? {} : { shipping_address: json(input.shipping_address) }),
    ...(input.coupon === undefined ? {} : { coupon: input.coupon || null }),
  });
  const saved = await keepPossible(context, db, (await findCart(db, cart.id)) as CartRow, input);
  // A cart that was read and is sent back as it was keeps a coupon that takes nothing off any more.
  if (saved.coupon !== null && saved.coupon !== cart.coupon)
    await verifyCoupon(context, db, await viewOne(context, db, saved));
  return saved;
}

/**
 * Throws not_found, cart_closed, invalid (a coupon too), too_many_requests for codes, and stale_version when the cart
 * moved since the client read it.
 */
export async function saveCart(context: Context, id: string, input: SaveCart): Promise<Cart> {
  if (input.coupon) {
    const cart = await findCart(context.database.kysely, id);
    await countCouponGuess(context, input.coupon, cart?.coupon ?? null);
  }
  return context.database.transaction(async (tx) => {
    const cart = await lockOpenCart(context, tx, id);
    if (input.version !== undefined && input.version !== cart.version) {
      throw new ProblemError('stale_version', 'This cart was changed elsewhere. Read it again.');
    }
    const record = await recordCartSave(context, tx, cart, input);
    const saved = await applyToCart(context, tx, cart, input);
    await record(saved);
    return viewOne(context, tx, saved);
  });
}
