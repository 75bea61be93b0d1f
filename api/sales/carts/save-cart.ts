/** PUT /api/v1/carts/{id}: lines, single edits, addresses, choices and a coupon in one save. */

import { checkChoice } from '#api/catalog/configured/check-choice.ts';
import { configurationKey } from '#api/catalog/configured/configuration-key.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { countCouponGuess, verifyCoupon } from '#api/pricing/coupons/put-coupon.ts';
import { recordCartSave } from '#api/sales/carts/record-cart-save.ts';
import {
  type CartRow,
  type CartSku,
  deleteWritersBefore,
  findCart,
  isHad,
  type NewLine,
  takeWriter,
  toNewLine,
} from '#api/sales/storage/carts.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import type { Cart, CartEdit, CartEdits, DeliveryMethod, SaveCart } from '#schemas/domain/sales/cart.ts';
import { applyEdits, freshEdits } from './apply-edits.ts';
import type { PricedCart } from './cart-view.ts';
import {
  changeCart,
  findOnSale,
  type LockedCart,
  lockOpenCart,
  priceLocked,
  withLines,
} from './change-cart.ts';
import { mergeLines } from './change-lines.ts';
import { requireSource } from './line-source.ts';
import { checkCount, checkQuantities, orderRulesOf } from './order-rules.ts';
import { openSavedList } from './saved-list.ts';
import { skusOf, writeLines } from './write-lines.ts';

/** A cart that was read may be sent back: a line that is sent as it was shown stays as it is. */
function shippingOf(
  cart: CartRow,
  line: NewLine | undefined,
  sent: { method: DeliveryMethod | null } | undefined,
): DeliveryMethod | null {
  const own = line?.shippingMethod ?? null;
  return sent === undefined || sent.method === (own ?? cart.delivery_method) ? own : sent.method;
}

/** The lines of a cart while a save is worked out, and the SKUs of all of them by id. */
type Draft = { cart: CartRow; lines: NewLine[]; skus: Map<string, CartSku> };

/** The lines as the client sent them. Throws invalid for what is not sold, or not in this number. */
async function linesFromItems(
  context: Context,
  db: Executor,
  { cart, lines: before, skus }: Draft,
  items: NonNullable<SaveCart['items']>,
): Promise<NewLine[]> {
  const onSale = await findOnSale(
    db,
    cart,
    items.map(({ sku }) => sku),
    skus,
  );
  const stored = new Map(before.map((line) => [line.id, line]));
  const wrong: FieldReasons = {};
  const lines: NewLine[] = [];
  for (const [index, item] of items.entries()) {
    const sku = onSale.get(item.sku);
    if (!sku) {
      wrong[`/items/${index}/sku`] = [because('sku_not_sold')];
      continue;
    }
    const named = item._id ? stored.get(item._id) : undefined;
    const line = named?.skuId === sku.sku_id ? named : undefined;
    // An id that is sent twice is the first one's.
    if (line) stored.delete(line.id);
    lines.push({
      id: line?.id ?? newId(),
      skuId: sku.sku_id,
      quantity: item.quantity,
      note: item.note,
      addedCents: null,
      configuration: await configurationOf(context, db, sku, line, item, `/items/${index}/configuration`),
      shippingMethod: shippingOf(cart, line, item.shipping),
      shipFrom: line?.shipFrom ?? null,
      proposalLine: line?.proposalLine ?? null,
    });
  }
  if (Object.keys(wrong).length > 0) throw new ProblemError('invalid', because('cart_lines_invalid'), wrong);
  checkQuantities(before, lines, orderRulesOf(skus));
  return mergeLines(lines);
}

/** A line that stays as it is stays also when it became impossible: the cart says so at the line. */
async function configurationOf(
  context: Context,
  db: Executor,
  sku: CartSku,
  line: NewLine | undefined,
  { configuration: sent }: NonNullable<SaveCart['items']>[number],
  root: string,
): Promise<NewLine['configuration']> {
  if (line && (!sent || configurationKey(sent) === configurationKey(line.configuration)))
    return line.configuration;
  return chosenOf(context, db, sku, sent, root);
}

/** A choice in its one form. Throws invalid, at its place in what was sent. */
async function chosenOf(
  context: Context,
  db: Executor,
  { needs_choice, product_id }: CartSku,
  sent: NewLine['configuration'] | undefined,
  root: string,
): Promise<NewLine['configuration']> {
  if (!needs_choice && !sent) return null;
  return checkChoice(context, db, { productId: product_id, chosen: sent ?? null, root });
}

/** How long a page in a browser may come back with what it could not save. */
const writerLifetime = 14 * 24 * 60 * 60 * 1000;

const movesLines = ({ kind }: CartEdit): boolean => kind === 'later' || kind === 'bring' || kind === 'drop';

/** The edits that were not applied before, in their order. */
async function takeFresh(context: Context, db: Executor, { client, list }: CartEdits) {
  if (!client) return list;
  const now = context.now();
  const newest = Math.max(0, ...list.map(({ n }) => n));
  const last = await takeWriter(db, client, newest, now.toISOString());
  if (last === 0) await deleteWritersBefore(db, new Date(now.getTime() - writerLifetime).toISOString());
  return freshEdits(list, last);
}

/** The edits with what they chose in its one form. Throws invalid, at the edit's place among those that were sent. */
async function checkAdds(
  context: Context,
  db: Executor,
  sent: readonly CartEdit[],
  fresh: readonly CartEdit[],
  onSale: ReadonlyMap<string, CartSku>,
): Promise<CartEdit[]> {
  const checked: CartEdit[] = [];
  for (const edit of fresh) {
    const sku = edit.kind === 'add' ? onSale.get(edit.sku) : undefined;
    if (edit.kind !== 'add' || !sku) checked.push(edit);
    else {
      const root = `/edits/list/${sent.indexOf(edit)}/configuration`;
      checked.push({ ...edit, configuration: await chosenOf(context, db, sku, edit.configuration, root) });
    }
  }
  return checked;
}

/**
 * The codes of what edits add from another warehouse. Throws invalid, at the edit's place among those that were sent, for
 * one that does not send it.
 */
async function checkSources(
  context: Context,
  db: Executor,
  sent: readonly CartEdit[],
  fresh: readonly CartEdit[],
  { lines, skus }: Draft,
  onSale: ReadonlyMap<string, CartSku>,
): Promise<Set<string>> {
  const codes = new Set<string>();
  const skuOf = (edit: CartEdit & { kind: 'add' | 'line' }) =>
    edit.kind === 'add'
      ? onSale.get(edit.sku)
      : skus.get(lines.find((line) => line.id === edit.line)?.skuId ?? '');
  for (const edit of fresh) {
    if ((edit.kind !== 'add' && edit.kind !== 'line') || !edit.ship_from) continue;
    const sku = skuOf(edit);
    if (!sku) continue;
    await requireSource(context, db, sku, edit.ship_from, `/edits/list/${sent.indexOf(edit)}/ship_from`);
    if (edit.kind === 'add') codes.add(sku.code);
  }
  return codes;
}

/**
 * The lines after edits that were not applied before; null when there was nothing new among them. Lines that are saved
 * for later are written here. Throws invalid for a number that is not sold, and for one line too many.
 */
async function linesFromEdits(
  context: Context,
  db: Executor,
  draft: Draft,
  edits: CartEdits,
): Promise<NewLine[] | null> {
  const { cart, lines: before, skus } = draft;
  const fresh = await takeFresh(context, db, edits);
  if (fresh.length === 0) return null;
  const codes = fresh.flatMap((edit) => (edit.kind === 'add' ? [edit.sku] : []));
  const onSale = await findOnSale(db, cart, codes, skus);
  const missing = edits.all ? codes.filter((code) => !onSale.has(code)) : [];
  if (missing.length > 0) {
    throw new ProblemError('invalid', because('products_discontinued'), {
      '/edits/list': missing.map((code) => because('sku_discontinued', { sku: code })),
    });
  }
  const list = fresh.some(movesLines) ? await openSavedList(context, db, cart) : null;
  for (const [id, sku] of skusOf(list?.lines ?? [])) skus.set(id, sku);
  const saved = list?.lines.map(toNewLine) ?? [];
  const checked = await checkAdds(context, db, edits.list, fresh, onSale);
  const rules = orderRulesOf(skus);
  // What the warehouse does not have is not put into a cart; what is in it stays, and its line says so.
  const held = new Set(before.map((line) => line.skuId));
  const sent = await checkSources(context, db, edits.list, fresh, draft, onSale);
  const skuId = (code: string) => {
    const sku = onSale.get(code);
    return sku && (isHad(sku) || held.has(sku.sku_id) || sent.has(code)) ? sku.sku_id : undefined;
  };
  const after = applyEdits(before, checked, { skuId, newId, ruleOf: rules.of, saved });
  checkQuantities(before, after, rules);
  if (list) {
    checkCount(list.lines.length, saved.length);
    await writeLines(context, db, list, saved, skus);
  }
  return after;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The columns that a save sets; what was not sent stays. */
const valuesOf = (context: Context, input: SaveCart) => ({
  ...(input.active ? { selected_at: context.now().toISOString() } : {}),
  ...(input.name === undefined ? {} : { name: input.name }),
  ...(input.Delivery_method === undefined ? {} : { delivery_method: input.Delivery_method }),
  ...(input.payment_type === undefined ? {} : { payment_type: input.payment_type }),
  ...(input.billing_address === undefined ? {} : { billing_address: json(input.billing_address) }),
  ...(input.shipping_address === undefined ? {} : { shipping_address: json(input.shipping_address) }),
  ...(input.coupon === undefined ? {} : { coupon: input.coupon || null }),
  ...(input.seen ? { helped_by: null, helped_at: null } : {}),
});

/** Writes what a client wants of a cart that is locked; answers the cart as it is then. */
export async function applySave(
  context: Context,
  db: Executor,
  cart: LockedCart,
  input: SaveCart,
): Promise<PricedCart> {
  const { items, edits, ...rest } = input;
  const draft: Draft = { cart: cart.row, lines: cart.lines.map(toNewLine), skus: skusOf(cart.lines) };
  if (items) draft.lines = await linesFromItems(context, db, draft, items);
  const edited = edits ? await linesFromEdits(context, db, draft, edits) : null;
  // Edits that came a second time change nothing, not even the version.
  if (edits && !edited && !items && Object.keys(rest).length === 0) return priceLocked(context, db, cart);
  const after = edited ?? draft.lines;
  const saved = await changeCart(context, db, cart, {
    ...(items || edited ? { lines: { after, skus: draft.skus } } : {}),
    values: valuesOf(context, input),
    chosen: input,
  });
  // A cart that was read and is sent back as it was keeps a coupon that takes nothing off any more.
  const { coupon } = saved.row;
  if (coupon !== null && coupon !== cart.row.coupon) await verifyCoupon(context, db, saved);
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
  return context.database.transaction(async (tx) => (await saveCartWithin(context, tx, id, input)).view);
}

/** The same within the caller's transaction. */
export async function saveCartWithin(
  context: Context,
  db: Executor,
  id: string,
  input: SaveCart,
): Promise<PricedCart> {
  const { row, rival } = await lockOpenCart(context, db, id);
  if (input.version !== undefined && input.version !== row.version) {
    throw new ProblemError('stale_version', because('cart_changed'));
  }
  const cart = { ...(await withLines(db, row)), rival };
  const saved = await applySave(context, db, cart, input);
  await recordCartSave(context, db, cart, saved);
  return saved;
}
