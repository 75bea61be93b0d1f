/** An employee changes a customer's open cart: at the customer's prices, by the cart's own rules, and not in secret. */
import type { Transaction } from 'kysely';
import { notify } from '#api/people/notifications/notify.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requireOwned } from '#api/platform/auth/ownership.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSiteName } from '#api/platform/site/site-name.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { addToCartWithin } from '#api/sales/carts/add-to-cart.ts';
import { viewOne } from '#api/sales/carts/cart-view.ts';
import { lockOpenCart, withLines } from '#api/sales/carts/change-cart.ts';
import { saveCartWithin } from '#api/sales/carts/save-cart.ts';
import { mayBeQuoted } from '#api/sales/proposals/proposal-scope.ts';
import { type CartRow, findCart } from '#api/sales/storage/carts.ts';
import { markHelped } from '#api/sales/storage/customer-desk.ts';
import * as m from '#messages';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskCart, HelpWithCart } from '#schemas/domain/sales/customer-desk.ts';
import { asCustomer, customerName, lockCustomer, requireCustomer } from './customer.ts';

async function deskCart(
  context: Context,
  db: Executor,
  account: AccountRow,
  row: CartRow,
): Promise<DeskCart> {
  const theirs = asCustomer(context, account, row.warehouse_id);
  const warehouse = (await findWarehouses(db)).find(({ id }) => id === row.warehouse_id);
  return {
    cart: await viewOne(theirs, db, row),
    warehouse: warehouse?.name ?? '',
    customer: {
      _id: account.id,
      name: customerName(account) || account.email,
      can_get_proposals: mayBeQuoted(account),
    },
  };
}

/** The customer's cart while it is open. Throws not_found. */
async function requireCart(
  context: Context,
  db: Executor,
  account: AccountRow,
  id: string,
): Promise<CartRow> {
  const row = await findCart(db, id);
  const { actor } = asCustomer(context, account, '');
  const owned = requireOwned(actor, row, because('cart_not_found'));
  if (owned.status !== 'open') throw new ProblemError('not_found', because('cart_not_found'));
  return owned;
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getCustomerCart(context: Context, id: string, cartId: string): Promise<DeskCart> {
  requirePermission(context.actor, 'handleCustomers');
  const db = context.database.kysely;
  const account = await requireCustomer(db, id);
  return deskCart(context, db, account, await requireCart(context, db, account, cartId));
}

/** The name under which the customer is told; the shop's own where nobody is logged in. */
async function helperName(context: Context, db: Executor): Promise<string> {
  const { accountId } = context.actor;
  const employee = accountId ? await findAccountById(db, accountId) : undefined;
  return employee ? customerName(employee) : m.staff_operator();
}

/**
 * Quantities and a product, by the cart's own rules: `theirs` is the shop as the cart's owner sees it. Answers the cart as
 * it was. Throws not_found, cart_closed, cart_paying, stale_version, invalid.
 */
export async function changeLinesFor(
  theirs: Context,
  tx: Transaction<Tables>,
  cartId: string,
  { version, lines, add }: HelpWithCart,
): Promise<{ row: CartRow; isChanged: boolean }> {
  const { row } = await lockOpenCart(theirs, tx, cartId);
  if (row.version !== version) throw new ProblemError('stale_version', because('customer_cart_changed'));
  const stored = new Map((await withLines(tx, row)).lines.map((line) => [line.id, line.quantity]));
  const changed = lines.filter(({ _id, quantity }) => stored.get(_id) !== quantity);
  if (changed.some(({ _id }) => !stored.has(_id)))
    throw new ProblemError('stale_version', because('customer_cart_changed'));
  if (changed.length > 0) {
    const list = changed.map(({ _id, quantity }) => ({ kind: 'line' as const, n: 0, line: _id, quantity }));
    await saveCartWithin(theirs, tx, cartId, { edits: { list } });
  }
  if (add) {
    const { sku: product, quantity, note } = add;
    const unknown = because('sku_unknown', { sku: product });
    await addToCartWithin(theirs, tx, cartId, { product, quantity, note, exact: true }, unknown);
  }
  return { row, isChanged: changed.length > 0 || add !== undefined };
}

/**
 * Throws unauthenticated, forbidden, not_found, cart_closed, cart_paying, stale_version when the cart moved since the
 * employee read it, and invalid for what is not sold, or not in this number.
 */
export function helpWithCart(
  context: Context,
  id: string,
  cartId: string,
  help: HelpWithCart,
): Promise<DeskCart> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const account = await lockCustomer(tx, id);
    const before = await findCart(tx, cartId);
    const theirs = asCustomer(context, account, before?.warehouse_id ?? '');
    const { row, isChanged } = await changeLinesFor(theirs, tx, cartId, help);
    if (isChanged) await tell(context, tx, account, row);
    const saved = await findCart(tx, cartId);
    if (!saved) throw new Error('the cart that was just changed is gone');
    return deskCart(context, tx, account, saved);
  });
}

/** In the cart itself and, once until that is read, under the bell; and in the log. */
async function tell(context: Context, db: Executor, account: AccountRow, cart: CartRow): Promise<void> {
  const name = await helperName(context, db);
  const shop = await readSiteName(db);
  await markHelped(db, cart.id, name, context.now().toISOString());
  if (cart.helped_by !== name)
    await notify(context, db, {
      accountId: account.id,
      kind: 'cart_helped',
      params: { name, shop },
      href: '/cart',
    });
  await recordAudit(db, context, 'customer.cart', account.id, customerName(account), {
    ...(cart.name ? { note: cart.name } : {}),
  });
}
