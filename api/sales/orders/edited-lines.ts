/** What an edit makes of an order's lines, and what a unit of each costs then. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findMeantSku } from '#api/sales/carts/add-to-cart.ts';
import { choiceKey } from '#api/sales/carts/apply-edits.ts';
import { makeCartPricer } from '#api/sales/carts/cart-view.ts';
import { toLineRows } from '#api/sales/carts/change-lines.ts';
import { checkCount, quantityReason } from '#api/sales/carts/order-rules.ts';
import { skusOf } from '#api/sales/carts/write-lines.ts';
import {
  type CartRow,
  type CartSku,
  type LineRow,
  type NewLine,
  toNewLine,
} from '#api/sales/storage/carts.ts';
import { isOrderable } from '#schemas/domain/catalog/order-quantity.ts';
import { maxQuantity } from '#schemas/domain/catalog/quantity.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import type { OrderEdit } from '#schemas/domain/sales/order-edit.ts';

type Edited = {
  after: LineRow[];
  /** Where in the edit a line was changed, by its id. */
  pointers: ReadonlyMap<string, string>;
};

const ruleOf = ({ order_min, order_step }: CartSku) => ({ min: order_min, step: order_step });

/** The SKU as it can be added here. What is chosen piece by piece is chosen in the shop. */
async function findAdded(db: Executor, cart: CartRow, code: string): Promise<CartSku | Reason> {
  const sku = await findMeantSku(db, cart, code, because('number_unknown'));
  if ('reason' in sku || !sku.needs_choice) return sku;
  return because('order_edit_needs_choice', { name: sku.name });
}

/** Joins the line of the same goods, or comes last. Answers the line's id. */
function addLine(lines: NewLine[], sku: CartSku, quantity: number, note: string): string {
  const line: NewLine = {
    id: newId(),
    skuId: sku.sku_id,
    quantity,
    note,
    addedCents: null,
    configuration: null,
    shippingMethod: null,
    shipFrom: null,
    proposalLine: null,
  };
  const same = lines.find((one) => choiceKey(one) === choiceKey(line));
  if (!same) lines.push(line);
  else same.quantity = Math.min(maxQuantity, same.quantity + quantity);
  return same?.id ?? line.id;
}

function refuse(wrong: FieldReasons): void {
  const [first] = Object.values(wrong).flat();
  if (first) throw new ProblemError('invalid', first, wrong);
}

/**
 * The lines after the edit. Throws stale_version for a line that is not the order's, and invalid at the quantity or SKU
 * that is wrong, for an edit that changes nothing, and for one that leaves nothing.
 */
export async function editLines(
  db: Executor,
  cart: CartRow,
  before: readonly LineRow[],
  { lines: changed, add }: Pick<OrderEdit, 'lines' | 'add'>,
): Promise<Edited> {
  const lines = before.map(toNewLine);
  const skus = skusOf(before);
  const pointers = new Map<string, string>();
  const wrong: FieldReasons = {};
  for (const [index, { item, quantity }] of changed.entries()) {
    const line = lines.find(({ id }) => id === item);
    if (!line) throw new ProblemError('stale_version', because('order_changed'));
    if (line.quantity === quantity) continue;
    line.quantity = quantity;
    pointers.set(item, `/lines/${index}/quantity`);
  }
  for (const [index, { sku: code, quantity, note }] of add.entries()) {
    const sku = await findAdded(db, cart, code);
    if ('reason' in sku) wrong[`/add/${index}/sku`] = [sku];
    else {
      skus.set(sku.sku_id, skus.get(sku.sku_id) ?? sku);
      pointers.set(addLine(lines, sku, quantity, note), `/add/${index}/quantity`);
    }
  }
  refuse(wrong);
  const left = lines.filter(({ quantity }) => quantity > 0);
  checkCount(before.length, left.length);
  if (left.length === 0) throw new ProblemError('invalid', because('order_edit_empty'));
  const stood = new Map(before.map(({ id, quantity }) => [id, quantity]));
  const isChanged =
    left.length < before.length || left.some(({ id, quantity }) => stood.get(id) !== quantity);
  if (!isChanged) throw new ProblemError('invalid', because('order_edit_nothing'));
  for (const { id, skuId, quantity } of left) {
    const sku = skus.get(skuId);
    const pointer = pointers.get(id);
    if (sku && pointer && !isOrderable(quantity, ruleOf(sku)))
      wrong[pointer] = [quantityReason(sku.name, quantity, ruleOf(sku))];
  }
  refuse(wrong);
  return { after: toLineRows(cart.id, left, skus, before), pointers };
}

/** Cents that a line's unit costs today, by line. */
async function pricesToday(context: Context, db: Executor, row: CartRow, lines: readonly LineRow[]) {
  const price = await makeCartPricer(context, db, [{ row, lines }]);
  return new Map(price(row, lines, undefined).lines.map(({ id, unitCents }) => [id, unitCents]));
}

/**
 * Cents that a unit of the lines costs that were there before: the price it was ordered at, moved by the break of its new
 * quantity alone. Where ten of it cost today what nine of it do, nine cost what ten were ordered at.
 */
export async function keptPrices(
  context: Context,
  db: Executor,
  row: CartRow,
  ordered: readonly CartItem[],
  lines: { before: readonly LineRow[]; after: readonly LineRow[] },
): Promise<Map<string, number>> {
  const was = await pricesToday(context, db, row, lines.before);
  const is = await pricesToday(context, db, row, lines.after);
  return new Map(
    ordered.flatMap(({ _id, price }) => {
      const [then, now] = [was.get(_id), is.get(_id)];
      if (now === undefined) return [];
      const share = then ? now / then : 1;
      return [[_id, Math.round(toCents(price) * share)] as const];
    }),
  );
}
