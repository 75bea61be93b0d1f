import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { Tables } from '#api/storage/schema.ts';

/** Who a cart belongs to: an account, or the guest of a signed cookie. */
export type Owner = { accountId: string } | { guestId: string };

const openCarts = (db: Executor, owner: Owner) =>
  db
    .selectFrom('cart')
    .selectAll()
    .$if('accountId' in owner, (q) => q.where('account_id', '=', 'accountId' in owner ? owner.accountId : ''))
    .$if('guestId' in owner, (q) => q.where('guest_id', '=', 'guestId' in owner ? owner.guestId : ''))
    .where('status', '=', 'open');

/** Open carts, most recent first (RESOLUTIONS 36). */
export function findOpenCarts(db: Executor, owner: Owner) {
  return openCarts(db, owner).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
}

/** The owner's open carts, locked until the transaction ends. */
export function lockOpenCarts(db: Executor, owner: Owner) {
  return openCarts(db, owner).orderBy('id').forUpdate().execute();
}

export function findCart(db: Executor, id: string) {
  return db.selectFrom('cart').selectAll().where('id', '=', id).executeTakeFirst();
}
export type CartRow = NonNullable<Awaited<ReturnType<typeof findCart>>>;

/** The cart, locked until the transaction ends. */
export function lockCart(db: Executor, id: string) {
  return db.selectFrom('cart').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** One at a time for an owner, until the transaction ends: two first adds must not make two carts. */
export async function lockOwner(db: Executor, owner: Owner): Promise<void> {
  const key = 'accountId' in owner ? `a:${owner.accountId}` : `g:${owner.guestId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

export async function insertCart(db: Executor, cart: Insertable<Tables['cart']>) {
  await db.insertInto('cart').values(cart).execute();
}

export async function updateCart(db: Executor, id: string, values: Updateable<Tables['cart']>) {
  await db.updateTable('cart').set(values).where('id', '=', id).execute();
}

export async function deleteCart(db: Executor, id: string) {
  await db.deleteFrom('cart').where('id', '=', id).execute();
}

/** Lines with everything that a cart item says of its product, and the stock at the cart's warehouse. */
export function findLines(db: Executor, cartIds: string[]) {
  if (cartIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('cart_item as i')
    .innerJoin('cart as c', 'c.id', 'i.cart_id')
    .innerJoin('sku as s', 's.id', 'i.sku_id')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .leftJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 's.id').onRef('t.warehouse_id', '=', 'c.warehouse_id'),
    )
    .select(['i.id', 'i.cart_id', 'i.sku_id', 'i.quantity', 'i.note', 'i.position'])
    .select([
      's.code',
      's.options',
      's.picture',
      's.msrp_cents',
      's.retail_cents',
      's.trade_cents',
      's.weight_lb',
    ])
    .select([
      'p.id as product_id',
      'p.name',
      'p.slug',
      'p.kind',
      'p.product_number',
      'p.uom',
      'p.supplier',
      'p.tax_code',
    ])
    .select(['v.id as vendor_id', 'v.name as vendor_name', 't.quantity as stock', 't.bin'])
    .where('i.cart_id', 'in', cartIds)
    .orderBy('i.cart_id')
    .orderBy('i.position')
    .execute();
}
export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** The lines as they are stored, without their products. */
export function findBareLines(db: Executor, cartId: string) {
  return db.selectFrom('cart_item').selectAll().where('cart_id', '=', cartId).orderBy('position').execute();
}

export type NewLine = { id: string; skuId: string; quantity: number; note: string };

/** Makes `lines` the cart's lines, in that order. */
export async function replaceLines(db: Executor, cartId: string, lines: NewLine[]) {
  await db.deleteFrom('cart_item').where('cart_id', '=', cartId).execute();
  if (lines.length === 0) return;
  await db
    .insertInto('cart_item')
    .values(
      lines.map((line, position) => ({
        id: line.id,
        cart_id: cartId,
        sku_id: line.skuId,
        quantity: line.quantity,
        note: line.note,
        position,
      })),
    )
    .execute();
}
