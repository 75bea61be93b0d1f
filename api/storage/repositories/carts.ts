import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { Tables } from '#api/storage/schema.ts';
import type { DeliveryMethod } from '#schemas/domain/cart.ts';
import type { Configuration } from '#schemas/domain/product-data.ts';

/** Who a cart belongs to: an account, or the guest of a signed cookie. */
export type Owner = { accountId: string } | { guestId: string };

const cartsOf = (db: Executor, owner: Owner, status: 'open' | 'paying' | 'saved') =>
  db
    .selectFrom('cart')
    .selectAll()
    .$if('accountId' in owner, (q) => q.where('account_id', '=', 'accountId' in owner ? owner.accountId : ''))
    .$if('guestId' in owner, (q) => q.where('guest_id', '=', 'guestId' in owner ? owner.guestId : ''))
    .where('status', '=', status);

/** Open carts, most recent first (RESOLUTIONS 36). */
export function findOpenCarts(db: Executor, owner: Owner) {
  return cartsOf(db, owner, 'open').orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
}

/** The owner's open carts, locked until the transaction ends. */
export function lockOpenCarts(db: Executor, owner: Owner) {
  return cartsOf(db, owner, 'open').orderBy('id').forUpdate().execute();
}

/** A guest's carts whose payment is under way become the account's: it waits for them now. */
export async function claimPayingCarts(db: Executor, guestId: string, accountId: string): Promise<void> {
  await db
    .updateTable('cart')
    .set({ account_id: accountId, guest_id: null })
    .where('guest_id', '=', guestId)
    .where('status', '=', 'paying')
    .execute();
}

/** The last one whose payment is under way. */
export function findPayingCart(db: Executor, owner: Owner) {
  return cartsOf(db, owner, 'paying').orderBy('updated_at', 'desc').limit(1).executeTakeFirst();
}

/** What its owner has saved for later. */
export function findSavedList(db: Executor, owner: Owner) {
  return cartsOf(db, owner, 'saved').executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockSavedList(db: Executor, owner: Owner) {
  return cartsOf(db, owner, 'saved').forUpdate().executeTakeFirst();
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

/** Does nothing where its owner has one. */
export async function insertSavedList(db: Executor, list: Insertable<Tables['cart']>) {
  await db
    .insertInto('cart')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateCart(db: Executor, id: string, values: Updateable<Tables['cart']>) {
  await db.updateTable('cart').set(values).where('id', '=', id).execute();
}

export async function deleteCart(db: Executor, id: string) {
  await db.deleteFrom('cart').where('id', '=', id).execute();
}

/** Of carts at one warehouse. */
function findLinesAt(db: Executor, warehouseId: string, cartIds: string[]) {
  return db
    .selectFrom('cart_item as i')
    .innerJoin('sku as s', 's.id', 'i.sku_id')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .leftJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 's.id').on('t.warehouse_id', '=', warehouseId),
    )
    .select([
      'i.id',
      'i.cart_id',
      'i.sku_id',
      'i.quantity',
      'i.note',
      'i.position',
      'i.added_cents',
      'i.configuration',
      'i.shipping_method',
    ])
    .select([
      's.code',
      's.options',
      's.picture',
      's.msrp_cents',
      's.retail_cents',
      's.trade_cents',
      's.weight_lb',
      's.backorder',
      's.lead_days',
      's.taxable',
    ])
    .select([
      'p.id as product_id',
      'p.name',
      'p.slug',
      'p.kind',
      'p.product_number',
      'p.uom',
      'p.dimensions',
      'p.supplier',
      'p.tax_code',
      'p.active',
      'p.breaks',
      'p.order_min',
      'p.order_step',
    ])
    .select(['v.id as vendor_id', 'v.name as vendor_name', 't.quantity as stock', 't.bin'])
    .where('i.cart_id', 'in', cartIds)
    .orderBy('i.cart_id')
    .orderBy('i.position')
    .execute();
}
export type LineRow = Awaited<ReturnType<typeof findLinesAt>>[number];

/** Lines with everything that a cart item says of its product, and the stock at the warehouse that each cart names. */
export async function findLines(
  db: Executor,
  carts: readonly { id: string; warehouse_id: string }[],
): Promise<LineRow[]> {
  const lines: LineRow[] = [];
  for (const warehouse of new Set(carts.map(({ warehouse_id }) => warehouse_id))) {
    const ids = carts.filter(({ warehouse_id }) => warehouse_id === warehouse).map(({ id }) => id);
    lines.push(...(await findLinesAt(db, warehouse, ids)));
  }
  return lines;
}

/** The lines as they are stored, without their products. */
export function findBareLines(db: Executor, cartId: string) {
  return db.selectFrom('cart_item').selectAll().where('cart_id', '=', cartId).orderBy('position').execute();
}

export type NewLine = {
  id: string;
  skuId: string;
  quantity: number;
  note: string;
  /** The unit price that the shopper knows; null for today's. */
  addedCents: number | null;
  /** Of a kit or a piece made to measure; as the services have checked it. */
  configuration: Configuration | null;
  /** Null for one that goes as its cart does. */
  shippingMethod: DeliveryMethod | null;
};

/** A stored line, to be written again. */
export const toNewLine = (row: Awaited<ReturnType<typeof findBareLines>>[number]): NewLine => ({
  id: row.id,
  skuId: row.sku_id,
  quantity: row.quantity,
  note: row.note,
  addedCents: row.added_cents,
  configuration: row.configuration,
  shippingMethod: row.shipping_method,
});

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
        added_cents: line.addedCents,
        configuration: line.configuration && JSON.stringify(line.configuration),
        shipping_method: line.shippingMethod,
      })),
    )
    .execute();
}

/** Up to which number a client's edits are applied; its other saves wait until the transaction ends. */
export async function lockWriter(db: Executor, client: string, now: string): Promise<number> {
  await db
    .insertInto('cart_writer')
    .values({ client, last: 0, updated_at: now })
    .onConflict((conflict) => conflict.column('client').doNothing())
    .execute();
  const row = await db
    .selectFrom('cart_writer')
    .select('last')
    .where('client', '=', client)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.last;
}

export async function moveWriter(db: Executor, client: string, last: number, now: string): Promise<void> {
  await db.updateTable('cart_writer').set({ last, updated_at: now }).where('client', '=', client).execute();
}

/** Forgets pages that were closed long ago. */
export async function deleteWritersBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom('cart_writer').where('updated_at', '<', moment).execute();
}

/** The account's own choice among its carts is over: the first unnamed one is current again (SPEC 4). */
export async function unselectCarts(db: Executor, owner: Owner): Promise<void> {
  await db
    .updateTable('cart')
    .set({ selected_at: null })
    .where('status', '=', 'open')
    .$if('accountId' in owner, (q) => q.where('account_id', '=', 'accountId' in owner ? owner.accountId : ''))
    .$if('guestId' in owner, (q) => q.where('guest_id', '=', 'guestId' in owner ? owner.guestId : ''))
    .execute();
}
