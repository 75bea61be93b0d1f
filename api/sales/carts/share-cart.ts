/** Links that show a cart to others, as it is when they look (ours): signed, until a day or until taken back. */
import { requireOwned } from '#api/platform/auth/ownership.ts';
import { sign, unsign } from '#api/platform/auth/sessions.ts';
import type { Context, Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import {
  type CartShareRow,
  deleteCartShare,
  deleteExpiredCartShares,
  findCartShare,
  findLiveCartShares,
  insertCartShare,
} from '#api/sales/storage/cart-shares.ts';
import { findCart } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type {
  AddedLines,
  Cart,
  CartItem,
  CartLink,
  ShareCart,
  SharedCart,
} from '#schemas/domain/sales/cart.ts';
import { addAvailable } from './add-available.ts';
import { priceCarts } from './cart-view.ts';
import { lockOpenCart } from './change-cart.ts';

/** Signed links that show a cart to others as it is when they open it, until they expire or are revoked. */

const purpose = 'cart-share';
const day = 24 * 60 * 60 * 1000;
/** Links of one cart that open at the same time. */
const most = 20;

/** The same link has the same token always: it is not kept. */
const tokenOf = ({ secret }: Services, { id, expires_at }: CartShareRow): string =>
  sign(secret, purpose, `${id}~${Date.parse(expires_at)}`);

function view(services: Services, row: CartShareRow): CartLink {
  const token = tokenOf(services, row);
  return {
    _id: row.id,
    token,
    path: `/cart/shared/${token}`,
    notes: row.with_notes,
    expires_at: row.expires_at,
  };
}

/** Throws not_found, cart_closed, and invalid for one link too many. */
export function shareCart(context: Context, cartId: string, { days, notes }: ShareCart): Promise<CartLink> {
  return context.database.transaction(async (tx) => {
    await lockOpenCart(context, tx, cartId);
    const now = context.now();
    await deleteExpiredCartShares(tx, cartId, now);
    if ((await findLiveCartShares(tx, cartId, now)).length >= most)
      throw new ProblemError('invalid', because('cart_links_too_many', { maximum: most }));
    const share = {
      id: newId(),
      cart_id: cartId,
      with_notes: notes,
      expires_at: new Date(now.getTime() + days * day).toISOString(),
      created_at: now.toISOString(),
    };
    await insertCartShare(tx, share);
    return view(context, share);
  });
}

/** Those that still open. Throws not_found, for another's cart too. */
export async function listCartLinks(context: Context, cartId: string): Promise<CartLink[]> {
  const db = context.database.kysely;
  requireOwned(context.actor, await findCart(db, cartId), because('cart_not_found'));
  return (await findLiveCartShares(db, cartId, context.now())).map((row) => view(context, row));
}

/** Takes a link back. Throws not_found, for another's too. */
export async function unshareCart(context: Context, id: string): Promise<Record<never, never>> {
  const noLink = () => new ProblemError('not_found', because('link_not_found'));
  await context.database.transaction(async (tx) => {
    const share = await findCartShare(tx, id);
    if (!share) throw noLink();
    requireOwned(context.actor, await findCart(tx, share.cart_id), because('link_not_found'));
    await deleteCartShare(tx, id);
  });
  return {};
}

/** The cart that a token shows, at the caller's prices and warehouse. Throws not_found, whatever is wrong with it. */
async function openToken(
  context: Context,
  db: Executor,
  token: string,
): Promise<{ share: CartShareRow; cart: Cart }> {
  const noLink = () => new ProblemError('not_found', because('cart_link_expired'));
  const [, id] = /^([\w-]+)~\d+$/.exec(unsign(context.secret, purpose, token) ?? '') ?? [];
  const share = id === undefined ? undefined : await findCartShare(db, id);
  if (!share || share.expires_at <= context.now().toISOString()) throw noLink();
  const row = await findCart(db, share.cart_id);
  // Ordered, it is its owner's business alone.
  if (row?.status !== 'open') throw noLink();
  const here = {
    ...row,
    warehouse_id: context.warehouseId,
    coupon: null,
    delivery_method: null,
    payment_type: null,
    shipping_address: null,
    billing_address: null,
    lien: null,
    job_name: '',
    // A proposal's prices are its customer's alone.
    proposal_id: null,
  };
  const [priced] = await priceCarts(context, db, [here], undefined);
  if (!priced) throw noLink();
  return { share, cart: priced.view };
}

/** A line without what is its owner's own: drawings, and notes unless they are shared. */
function anonymous(item: CartItem, withNotes: boolean): CartItem {
  const { configuration, note } = item;
  return {
    ...item,
    note: withNotes ? note : '',
    price_before: null,
    configuration: configuration && { ...configuration, drawing: null, drawing_name: null },
  };
}

/** Throws not_found for a link that is not ours, has expired, or was taken back. */
export async function getSharedCart(context: Context, token: string): Promise<SharedCart> {
  const { share, cart } = await openToken(context, context.database.kysely, token);
  const warehouses = await knownWarehouses(context);
  return {
    name: cart.name,
    items: cart.items.map((item) => anonymous(item, share.with_notes)),
    subtotal: cart.subtotal,
    count: cart.count,
    warehouse_name: warehouses.find(({ id }) => id === context.warehouseId)?.name ?? '',
    expires_at: share.expires_at,
  };
}

/** Puts what can be had of it into the caller's own cart. Throws not_found. */
export function addSharedCart(context: Context, token: string): Promise<AddedLines> {
  return context.database.transaction(async (tx) => {
    const { share, cart } = await openToken(context, tx, token);
    return addAvailable(
      context,
      tx,
      cart.items.map((item) => anonymous(item, share.with_notes)),
    );
  });
}
