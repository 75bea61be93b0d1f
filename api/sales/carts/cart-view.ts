/** A cart as the wire shows it: every sum made by the pricing core, every price from the catalog, now. */

import { type ConfiguredLine, findConfiguredLines } from '#api/catalog/configured/configured-lines.ts';
import { allocateStock, type Need } from '#api/catalog/stock/allocate-stock.ts';
import {
  type AvailabilityOf,
  availabilityAt,
  availabilityOfParts,
  madeToOrder,
  noAvailability,
  type Source,
  type SourcesOf,
  sourcesAt,
  transferFrom,
} from '#api/catalog/stock/availability.ts';
import { lineTexts } from '#api/catalog/translations/shop-texts.ts';
import { type Owner, requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { housesWithin } from '#api/platform/shop-day.ts';
import type { WarehouseRow } from '#api/platform/storage/site.ts';
import { offBetween } from '#api/pricing/core/basis-points.ts';
import { isPaymentDelayed, priceCart, type TaxTerms } from '#api/pricing/core/price-cart.ts';
import { takenTogether } from '#api/pricing/core/quantity-breaks.ts';
import { centsFor, plainOffer } from '#api/pricing/core/unit-price.ts';
import { couponProblem, findCartCoupons, pricedCoupon } from '#api/pricing/coupons/cart-coupons.ts';
import { type CartTerms, defaultDelivery, makeTerms } from '#api/pricing/prices/cart-terms.ts';
import { placesOf } from '#api/pricing/prices/places.ts';
import { makeOfferer } from '#api/pricing/prices/pricer.ts';
import type { CouponRow } from '#api/pricing/public-storage.ts';
import { orderRefusal } from '#api/sales/checkout/require-buyer.ts';
import {
  type CartRank,
  type CartRow,
  findLines,
  findOpenCarts,
  type LineRow,
  stockAt,
} from '#api/sales/storage/carts.ts';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import { inEither } from '#schemas/domain/platform/language.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { Reason } from '#schemas/domain/platform/reasons.ts';
import type { Cart, CartItem } from '#schemas/domain/sales/cart.ts';
import { findCartQuotes, withQuotedDelivery } from './cart-quotes.ts';
import { sourceOf } from './line-source.ts';
import { cartItemOf, type OrderLine } from './order-line.ts';

/** A cart with what an order needs beside its view: its lines in cents, and what it may be paid with. */
export type PricedCart = {
  row: CartRow;
  lines: OrderLine[];
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** Delivery, tax and payment beside the goods, and the sum before the payment's fee. */
  terms: CartTerms;
  beforeFeeCents: number;
  isPaymentDelayed: boolean;
  /** The cart's, where it can be used, and what it takes off. */
  coupon: { row: CouponRow; savedCents: number } | null;
  /** Why its coupon takes nothing off; null where it does, or where there is none. */
  couponReason: Reason | null;
  /** Made when it is first asked for: of eight ways to get a cart's goods seven are not shown. */
  readonly view: Cart;
};

/**
 * What one unit of a line takes from a warehouse, and `from` which one. What is no longer sold cannot be had, whatever
 * stands there.
 */
export function needOf(line: LineRow, configured: ConfiguredLine | null, from: string): Need {
  const { quantity } = line;
  const later = new Set<string>();
  if (!line.active) return { quantity, from, units: new Map(), stock: new Map(), later, isUnlimited: false };
  if (configured) return { quantity, from, ...configured.need };
  return {
    quantity,
    from,
    units: new Map([[line.sku_id, 1]]),
    stock: new Map([[line.sku_id, stockAt(line, from)]]),
    later,
    isUnlimited: false,
  };
}

/** A line with what was chosen of it, who sends it to its cart's warehouse, and how many there are for it. */
type Sourced = {
  line: LineRow;
  configured: ConfiguredLine | null;
  source: WarehouseRow | null;
  available: number;
};

const nameOf = ({ id, name }: WarehouseRow) => ({ _id: id, name });

/** Other places that have all of a line which the place it comes from has not; its cart's own among them. */
function otherSources(
  { line, configured, source, available }: Sourced,
  own: WarehouseRow | undefined,
  sourcesOf: SourcesOf,
): Source[] {
  if (configured || !line.active) return [];
  const stock = own ? stockAt(line, own.id) : 0;
  const back =
    source && own && stock >= line.quantity ? [{ warehouse: nameOf(own), stock, lead_days: 0 }] : [];
  if (available >= line.quantity) return back;
  const others = sourcesOf(line.stocks, line.quantity);
  return [...back, ...others.filter(({ warehouse }) => warehouse._id !== source?.id)];
}

/** Where a line can be had. What its cart's other lines have taken already is not there for it. */
function lineAvailability(
  { line, configured, source, available }: Sourced,
  availabilityOf: AvailabilityOf,
): Availability {
  if (!line.active) return noAvailability;
  if (source && available > 0)
    return transferFrom({
      warehouse: nameOf(source),
      stock: available,
      lead_days: source.transfer_days,
    });
  if (!configured) return availabilityOf([{ ...line, stock: line.stock ?? 0 }]);
  const days = configured.view.lead_time_days;
  if (days !== null) return madeToOrder(days);
  if (available < line.quantity)
    return available > 0 ? { ...noAvailability, kind: 'here', count: available } : noAvailability;
  const { units, stock, later } = configured.need;
  return availabilityOfParts(
    [...units].map(([sku, count]) => ({
      units: count,
      stock: stock.get(sku) ?? 0,
      backorder: later.has(sku),
      lead_days: configured.partLeads.get(sku) ?? null,
    })),
    line.quantity,
  );
}

/** The chosen one, else the first unnamed, else the first of an owner's carts. `rows` are most recent first. */
export function activeOf<Row extends CartRank>(rows: readonly Row[]): Row | undefined {
  const chosen = rows.filter((row) => row.selected_at !== null);
  chosen.sort((a, b) => ((a.selected_at ?? '') < (b.selected_at ?? '') ? 1 : -1));
  return chosen[0] ?? rows.find((row) => row.name === '') ?? rows[0];
}

/** Tax terms of a cart without lines. */
const untaxed: TaxTerms = { isExempt: false, rule: 'origin', originPpm: 0, destinationPpm: null };

/** Where a cart of the visitor's is since the warehouse that they chose was closed; null while that is open. */
const closedWarehouseOf = ({ warehouseId, closedWarehouse }: Context, here: WarehouseRow | undefined) =>
  closedWarehouse !== null && here?.id === warehouseId
    ? { name: closedWarehouse, moved_to: nameOf(here) }
    : null;

type CartLines = { row: CartRow; lines: readonly LineRow[] };

/** Prices one of the carts that the facts were read for. `row` may pay otherwise than the one that was read. */
type CartPricer = (row: CartRow, lines: readonly LineRow[], activeId: string | undefined) => PricedCart;

/**
 * Prices some carts at the caller's prices and each cart's warehouse; `db` is the transaction when inside one.
 * `activeId` is the current one among its owner's carts.
 */
export async function priceCarts(
  context: Context,
  db: Executor,
  rows: CartRow[],
  activeId: string | undefined,
  { sentTogether = false }: { sentTogether?: boolean } = {},
): Promise<PricedCart[]> {
  const places = new Set(rows.map(({ id, warehouse_id }) => `${id} ${warehouse_id}`));
  const rowLines = await onceAPage(context, db, `lines ${[...places]}`, () => findLines(db, rows));
  const lines = groupBy(
    sentTogether ? rowLines.map((line) => ({ ...line, shipping_method: null })) : rowLines,
    (line) => line.cart_id,
  );
  const carts = rows.map((row) => ({ row, lines: lines.get(row.id) ?? [] }));
  const price = await makeCartPricer(context, db, carts);
  return carts.map((cart) => price(cart.row, cart.lines, activeId));
}

/** An order whose items are changed: what a unit of its lines costs in cents by line, and when it was placed. */
export type AsOrdered = { unitCents: ReadonlyMap<string, number>; placedAt: Date };

/**
 * Reads what the prices of some carts need beside their lines, which the caller has. `ordered`: its prices stand in place
 * of today's, and a coupon is as good as it was then.
 */
export async function makeCartPricer(
  context: Context,
  db: Executor,
  carts: readonly CartLines[],
  ordered?: AsOrdered,
): Promise<CartPricer> {
  const rows = carts.map(({ row }) => row);
  const lines = carts.flatMap((cart) => cart.lines);
  const houses = await housesWithin(context, db);
  const warehouses = new Map(houses.map((warehouse) => [warehouse.id, warehouse]));
  const products = lines.map(({ product_id }) => product_id);
  const offer = await makeOfferer(context, db, products);
  const choices = await findConfiguredLines(context, db, rows, lines);
  const coupons = await findCartCoupons(context, db, rows);
  const categories = await placesOf(db, coupons.size > 0 ? products : []);
  const termsOf = await makeTerms(context, db, carts, warehouses);
  const quotes = await findCartQuotes(context, db, rows);
  const texts = await lineTexts(context, db, products);
  const couponTime: Pick<Context, 'now'> = ordered ? { now: () => ordered.placedAt } : context;
  const all = [...warehouses.values()];
  return (row, own, activeId) => {
    const here = row.warehouse_id;
    const sent = own.map((line) => {
      const configured = choices.get(line.id) ?? null;
      return { line, configured, source: sourceOf(line, configured, here, all) };
    });
    const available = allocateStock(
      sent.map(({ line, configured, source }) => needOf(line, configured, source?.id ?? here)),
    );
    const quote = row.proposal_id === null ? undefined : quotes.get(row.id);
    const quotedLines = new Map(
      (quote?.state === 'held' ? quote.lines : []).map((quoted) => [quoted.id, quoted]),
    );
    const [availabilityOf, sourcesOf] = [availabilityAt(all, here), sourcesAt(all, here)];
    const taken = takenTogether(
      own.map((line) => ({ ...line, productId: line.product_id, skuId: line.sku_id })),
    );
    const unitPrices = sent.map(({ line, configured }, index) => {
      const { offBps = 0, ofSku = 0 } = taken[index] ?? {};
      const configuredCents = configured?.cents ?? null;
      const agreed = ordered?.unitCents.get(line.id);
      if (agreed !== undefined)
        return { quoted: undefined, ownCents: agreed, baseCents: agreed, unitCents: agreed, breakBps: 0 };
      const offered = configuredCents === null ? offer(line, here) : plainOffer(configuredCents);
      const ownBaseCents = offered.cents;
      const ownCents = centsFor(offered, ofSku, offBps);
      const quoted = line.proposal_line_id === null ? undefined : quotedLines.get(line.proposal_line_id);
      // A salesperson's price is the price: no break comes off it.
      if (quoted)
        return { quoted, ownCents, baseCents: quoted.priceCents, unitCents: quoted.priceCents, breakBps: 0 };
      const breakBps = offered.own.length === 0 ? offBps : offBetween(ownBaseCents, ownCents);
      return { quoted, ownCents, baseCents: ownBaseCents, unitCents: ownCents, breakBps };
    });
    const goodsCents = own.reduce(
      (sum, { quantity }, index) => sum + (unitPrices[index]?.unitCents ?? 0) * quantity,
      0,
    );
    const delivered = withQuotedDelivery(termsOf(row, own, goodsCents), quote, row, own);
    const { terms } = delivered;
    const coupon = row.coupon === null ? undefined : coupons.get(row.coupon);
    const priced = priceCart({
      lines: own.map((line, index) => ({
        key: line.id,
        unitCents: unitPrices[index]?.unitCents ?? 0,
        quantity: line.quantity,
        taxable: line.taxable,
        tax: terms.tax[index] ?? untaxed,
        productId: line.product_id,
        vendorId: line.vendor_id,
        categoryIds: categories.get(line.product_id)?.categoryIds ?? [],
        isQuoted: unitPrices[index]?.quoted !== undefined,
      })),
      coupon: coupon ? pricedCoupon(couponTime, coupon) : null,
      shipping:
        terms.pending === 'quote'
          ? { kind: 'quote_required' }
          : { kind: 'charge', cents: terms.shippingCents.reduce((sum, cents) => sum + cents, 0) },
      tax: untaxed,
      fee: terms.feeOf(row.payment_type),
    });
    const lines = sent.map(({ line, configured, source }, index): OrderLine => {
      const sourced = { line, configured, source, available: available[index] ?? 0 };
      const { baseCents = 0, unitCents = 0, ownCents = 0, breakBps = 0, quoted } = unitPrices[index] ?? {};
      return {
        ...line,
        configured,
        available: sourced.available,
        availability: lineAvailability(sourced, availabilityOf),
        source: source && nameOf(source),
        sources: otherSources(sourced, warehouses.get(here), sourcesOf),
        baseCents,
        breakBps,
        unitCents,
        quote: quote && quoted ? { number: quote.number, quantity: quoted.quantity, ownCents } : null,
        method: terms.methods[index] ?? defaultDelivery,
        shippingCents: terms.shippingCents[index] ?? 0,
        tax: terms.tax[index] ?? untaxed,
        lineCents: priced.lineCents[index] ?? 0,
        discountCents: priced.lineDiscountCents[index] ?? 0,
      };
    });
    const couponReason = row.coupon === null ? null : couponProblem(row.coupon, coupon, priced.couponRefusal);
    const savedCents = priced.discountCents + priced.shippingOffCents;
    const viewOf = (): Cart => ({
      _id: row.id,
      name: row.name,
      warehouse: row.warehouse_id,
      items: lines.map((line) => cartItemOf(line, row, priced.shippingOffCents > 0, texts)),
      billing_address: row.billing_address,
      shipping_address: row.shipping_address,
      shipping: toDollars(priced.shippingCents),
      subtotal: toDollars(priced.subtotalCents),
      discount: toDollars(priced.discountCents),
      fee: toDollars(priced.feeCents),
      tax: toDollars(priced.taxCents),
      total: toDollars(priced.totalCents),
      payment_type: row.payment_type,
      Delivery_method: row.delivery_method,
      coupon: row.coupon,
      coupon_title: coupon ? inEither(coupon.title, context.isOrdering ? '' : coupon.title_es) : null,
      coupon_saving: toDollars(savedCents),
      coupon_problem: couponReason && sentenceOf(couponReason),
      lien: row.lien,
      job_name: row.job_name,
      shipping_quote_required: priced.isShippingQuoted,
      shipping_pending: terms.pending,
      version: row.version,
      count: own.reduce((sum, line) => sum + line.quantity, 0),
      active: row.id === activeId,
      merged: row.merged,
      closed_warehouse: closedWarehouseOf(context, warehouses.get(row.warehouse_id)),
      order_refusal: orderRefusal(context, terms),
      helped: row.helped_by && row.helped_at ? { by: row.helped_by, at: row.helped_at } : null,
      proposal: quote
        ? {
            _id: quote.proposalId,
            number: quote.number,
            state: quote.state,
            expires_on: quote.expiresOn,
            delivery: quote.delivery && {
              method: quote.delivery.method,
              zip: quote.delivery.zip,
              charge: toDollars(quote.delivery.cents),
              holds: delivered.isQuoted,
            },
          }
        : null,
    });
    let view: Cart | undefined;
    return {
      row,
      lines,
      shippingCents: priced.shippingCents,
      taxCents: priced.taxCents,
      totalCents: priced.totalCents,
      terms,
      beforeFeeCents: priced.totalCents - priced.feeCents,
      isPaymentDelayed: isPaymentDelayed(
        { enabled: terms.delayed.enabled, thresholdCents: terms.delayed.threshold_cents },
        priced,
      ),
      coupon: coupon && priced.couponRefusal === null ? { row: coupon, savedCents } : null,
      couponReason,
      get view() {
        view ??= viewOf();
        return view;
      },
    };
  };
}

/** A cart that is not in the database, for lines that are in none. */
export const looseCart = (warehouseId: string): CartRow => ({
  id: '',
  account_id: null,
  guest_id: null,
  warehouse_id: warehouseId,
  name: '',
  status: 'open',
  version: 0,
  delivery_method: null,
  payment_type: null,
  billing_address: null,
  shipping_address: null,
  created_at: '',
  updated_at: '',
  selected_at: null,
  merged: 0,
  helped_by: null,
  helped_at: null,
  coupon: null,
  job_name: '',
  lien: null,
  proposal_id: null,
});

/** Lines of no cart, as items at the caller's prices and warehouse, with nothing chosen for their delivery. */
export async function viewLines(
  context: Context,
  db: Executor,
  lines: readonly LineRow[],
): Promise<CartItem[]> {
  const row = looseCart(context.warehouseId);
  const price = await makeCartPricer(context, db, [{ row, lines }]);
  return price(row, lines, undefined).view.items;
}

/** The owner's open carts, most recent first. */
export const openCartsOf = (context: Context, db: Executor, owner: Owner): Promise<CartRow[]> =>
  onceAPage(context, db, `open carts ${Object.values(owner)}`, () => findOpenCarts(db, owner));

/** The id of the caller's current cart, where `row` may be it. */
export async function findActiveId(
  context: Context,
  db: Executor,
  row: CartRow,
): Promise<string | undefined> {
  const owner = requireOwner(context.actor, { optional: true });
  return owner && row.status === 'open' ? activeOf(await openCartsOf(context, db, owner))?.id : undefined;
}

export async function priceOne(context: Context, db: Executor, row: CartRow): Promise<PricedCart> {
  const activeId = await findActiveId(context, db, row);
  const [priced] = await priceCarts(context, db, [row], activeId);
  if (!priced) throw new Error('a cart was priced to nothing');
  return priced;
}

export async function viewOne(context: Context, db: Executor, row: CartRow): Promise<Cart> {
  return (await priceOne(context, db, row)).view;
}
