import { type Insertable, sql, type Updateable } from 'kysely';
import type { Owner } from '#api/platform/auth/ownership.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';

/** Who a cart belongs to: an account, or the guest of a signed cookie. */

const cartsOf = (db: Executor, owner: Owner, status: 'open' | 'paying' | 'saved') =>
  db
    .selectFrom('cart')
    .selectAll()
    .$if('accountId' in owner, (q) => q.where('account_id', '=', 'accountId' in owner ? owner.accountId : ''))
    .$if('guestId' in owner, (q) => q.where('guest_id', '=', 'guestId' in owner ? owner.guestId : ''))
    .where('status', '=', status);

/** Open carts, most recent first. */
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

/** What decides which of an owner's carts is the current one. */
export type CartRank = Pick<CartRow, 'id' | 'name' | 'selected_at'>;

/** The cart, locked, and which of its owner's other open carts would be the current one (cart-view.ts, activeOf). */
export async function lockCartAndRival(
  db: Executor,
  id: string,
): Promise<{ row: CartRow; rival: CartRank | null } | undefined> {
  const locked = await db
    .selectFrom('cart as c')
    .selectAll('c')
    .select(
      sql<CartRank | null>`(select jsonb_build_object('id', o.id, 'name', o.name, 'selected_at', o.selected_at)
        from cart o where o.status = 'open' and o.id <> c.id
          and (o.account_id = c.account_id or o.guest_id = c.guest_id)
        order by o.selected_at desc nulls last, o.name <> '', o.updated_at desc, o.id desc limit 1)`.as(
        'rival',
      ),
    )
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();
  if (!locked) return undefined;
  const { rival, ...row } = locked;
  return { row, rival };
}

/** One at a time for an owner, until the transaction ends: two first adds must not make two carts. */
export async function lockOwner(db: Executor, owner: Owner): Promise<void> {
  const key = 'accountId' in owner ? `a:${owner.accountId}` : `g:${owner.guestId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

export function insertCart(db: Executor, cart: Insertable<Tables['cart']>) {
  return db.insertInto('cart').values(cart).returningAll().executeTakeFirstOrThrow();
}

/** Does nothing where its owner has one. */
export async function insertSavedList(db: Executor, list: Insertable<Tables['cart']>) {
  await db
    .insertInto('cart')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The cart as it is then. Throws where there is none. */
export function updateCart(db: Executor, id: string, values: Updateable<Tables['cart']>) {
  return db.updateTable('cart').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteCart(db: Executor, id: string) {
  await db.deleteFrom('cart').where('id', '=', id).execute();
}

/** SKUs with everything that a cart item says of their products, and their stock at a warehouse. */
const cartSkus = (db: Executor, warehouseId: string) =>
  db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .leftJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 's.id').on('t.warehouse_id', '=', warehouseId),
    )
    .select([
      's.id as sku_id',
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
      // A kit with slots, or a product that is made to measure.
      sql<boolean>`(jsonb_typeof(p.custom) = 'object' or (p.kind = 'combination' and p.slots <> '[]'))`.as(
        'needs_choice',
      ),
    ])
    .select(['v.id as vendor_id', 'v.name as vendor_name', 't.quantity as stock', 't.bin'])
    // Everywhere: a line may come from another warehouse.
    .select(
      sql<StockPlace[]>`coalesce((select jsonb_agg(jsonb_build_object(
          'warehouse', a.warehouse_id, 'quantity', a.quantity, 'bin', a.bin))
        from stock a where a.sku_id = s.id and a.quantity > 0), '[]')`.as('stocks'),
    );

/** Sell units of a SKU at a warehouse that has some. */
type StockPlace = { warehouse: string; quantity: number; bin: string | null };

/** Sell units of a SKU at a warehouse. */
export const stockAt = ({ stocks }: Pick<CartSku, 'stocks'>, warehouseId: string): number =>
  Math.max(0, stocks.find(({ warehouse }) => warehouse === warehouseId)?.quantity ?? 0);

/** SKUs by code, as a line of a cart at that warehouse has them; those that are no longer sold too. */
export function findCartSkus(db: Executor, codes: readonly string[], warehouseId: string) {
  if (codes.length === 0) return Promise.resolve([]);
  return cartSkus(db, warehouseId)
    .where('s.code', 'in', [...new Set(codes)])
    .execute();
}
export type CartSku = Awaited<ReturnType<typeof findCartSkus>>[number];

/** Whether the warehouse that it was read for can sell it, now or later. A kit's parts are looked at one by one. */
export const isHad = ({ needs_choice, backorder, stock }: CartSku): boolean =>
  needs_choice || backorder || (stock ?? 0) > 0;

/** SKUs on sale that a code or a product's id may mean, in the dealer's order. */
export function findCartSkusOf(db: Executor, codeOrProduct: string, warehouseId: string) {
  return (
    cartSkus(db, warehouseId)
      // Each by its own index: an "or" over two tables reads all SKUs of the shop.
      .where('s.id', 'in', (eb) =>
        eb
          .selectFrom('sku')
          .select('id')
          .where('code', '=', codeOrProduct)
          .unionAll(eb.selectFrom('sku').select('id').where('product_id', '=', codeOrProduct)),
      )
      .where('p.active', '=', true)
      .orderBy('s.position')
      .execute()
  );
}

/** Lines of carts at one warehouse. */
function findLinesAt(db: Executor, warehouseId: string, cartIds: string[]) {
  return cartSkus(db, warehouseId)
    .innerJoin('cart_item as i', 'i.sku_id', 's.id')
    .select([
      'i.id',
      'i.cart_id',
      'i.quantity',
      'i.note',
      'i.position',
      'i.added_cents',
      'i.configuration',
      'i.shipping_method',
      'i.ship_from',
      'i.proposal_line_id',
    ])
    .where('i.cart_id', 'in', cartIds)
    .orderBy('i.cart_id')
    .orderBy('i.position')
    .execute();
}
export type LineRow = Awaited<ReturnType<typeof findLinesAt>>[number];

/** A proposal's lines as rows of a cart at that warehouse, which they are in already or will be in. */
export async function findProposalLineRows(
  db: Executor,
  warehouseId: string,
  { proposalId, revision }: { proposalId: string; revision: number },
): Promise<(LineRow & { price_cents: number })[]> {
  const rows = await cartSkus(db, warehouseId)
    .innerJoin('proposal_line as i', 'i.sku_id', 's.id')
    .select(['i.id', 'i.quantity', 'i.note', 'i.position', 'i.configuration', 'i.ship_from', 'i.price_cents'])
    .where('i.proposal_id', '=', proposalId)
    .where('i.revision', '=', revision)
    .orderBy('i.position')
    .execute();
  return rows.map((row) => ({
    ...row,
    cart_id: '',
    added_cents: null,
    shipping_method: null,
    proposal_line_id: row.id,
  }));
}

/** How many of each SKU a cart holds, by code. */
export function findQuantities(db: Executor, cartId: string) {
  return db
    .selectFrom('cart_item as i')
    .innerJoin('sku as s', 's.id', 'i.sku_id')
    .select(({ fn }) => ['s.code', fn.sum<number>('i.quantity').as('quantity')])
    .where('i.cart_id', '=', cartId)
    .groupBy('s.code')
    .orderBy((eb) => eb.fn.min('i.position'))
    .execute();
}

/** Lines with everything that a cart item says of its product, and the stock at the warehouse that each cart names. */
export async function findLines(
  db: Executor,
  carts: readonly { id: string; warehouse_id: string }[],
): Promise<LineRow[]> {
  const lines: LineRow[] = [];
  for (const warehouse of new Set(carts.map(({ warehouse_id }) => warehouse_id))) {
    const ids = carts.filter(({ warehouse_id }) => warehouse_id === warehouse).map(({ id }) => id);
    lines.push(...(await findLinesAt(db, warehouse, [...new Set(ids)])));
  }
  return lines;
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
  /** The id of the warehouse that it comes from; null for its cart's. */
  shipFrom: string | null;
  /** The id of the proposal's line whose price it has; null for a line at the caller's own price. */
  proposalLine: string | null;
};

/** A stored line, as edits change it. */
export const toNewLine = (row: Omit<StoredLine, 'position'>): NewLine => ({
  id: row.id,
  skuId: row.sku_id,
  quantity: row.quantity,
  note: row.note,
  addedCents: row.added_cents,
  configuration: row.configuration,
  shippingMethod: row.shipping_method,
  shipFrom: row.ship_from,
  proposalLine: row.proposal_line_id,
});

/** What a line is in the database, without its cart. */
export type StoredLine = Pick<
  LineRow,
  | 'id'
  | 'sku_id'
  | 'quantity'
  | 'note'
  | 'position'
  | 'added_cents'
  | 'configuration'
  | 'shipping_method'
  | 'ship_from'
  | 'proposal_line_id'
>;

/** Takes lines out of a cart and writes others, each by its id: those that are there are overwritten. */
export async function writeLineChanges(
  db: Executor,
  cartId: string,
  { removed, written }: { removed: readonly string[]; written: readonly StoredLine[] },
): Promise<void> {
  if (removed.length > 0)
    await db.deleteFrom('cart_item').where('cart_id', '=', cartId).where('id', 'in', removed).execute();
  if (written.length === 0) return;
  await db
    .insertInto('cart_item')
    .values(
      written.map((line) => ({
        id: line.id,
        cart_id: cartId,
        sku_id: line.sku_id,
        quantity: line.quantity,
        note: line.note,
        position: line.position,
        added_cents: line.added_cents,
        configuration: line.configuration && JSON.stringify(line.configuration),
        shipping_method: line.shipping_method,
        ship_from: line.ship_from,
        proposal_line_id: line.proposal_line_id,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          sku_id: eb.ref('excluded.sku_id'),
          quantity: eb.ref('excluded.quantity'),
          note: eb.ref('excluded.note'),
          position: eb.ref('excluded.position'),
          added_cents: eb.ref('excluded.added_cents'),
          configuration: eb.ref('excluded.configuration'),
          shipping_method: eb.ref('excluded.shipping_method'),
          ship_from: eb.ref('excluded.ship_from'),
          proposal_line_id: eb.ref('excluded.proposal_line_id'),
        }))
        .whereRef('cart_item.cart_id', '=', 'excluded.cart_id'),
    )
    .execute();
}

/**
 * Up to which number a client's edits had been applied; from now on up to `newest`. The client's other saves of this cart
 * wait for the cart's lock, which is held.
 */
export async function takeWriter(db: Executor, client: string, newest: number, now: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    with before as (select last from cart_writer where client = ${client} for update),
    moved as (
      insert into cart_writer (client, last, updated_at) values (${client}, ${newest}, ${now})
      on conflict (client) do update set
        last = greatest(cart_writer.last, excluded.last), updated_at = excluded.updated_at)
    select coalesce((select last from before), 0) as last`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Forgets pages that were closed long ago. */
export async function deleteWritersBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom('cart_writer').where('updated_at', '<', moment).execute();
}

/** Forgets which cart its owner chose: the first unnamed one is current again. */
export async function unselectCarts(db: Executor, owner: Owner): Promise<void> {
  await db
    .updateTable('cart')
    .set({ selected_at: null })
    .where('status', '=', 'open')
    .$if('accountId' in owner, (q) => q.where('account_id', '=', 'accountId' in owner ? owner.accountId : ''))
    .$if('guestId' in owner, (q) => q.where('guest_id', '=', 'guestId' in owner ? owner.guestId : ''))
    .execute();
}
