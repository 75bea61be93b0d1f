/** A cart as the wire shows it: every sum made by the pricing core, every price from the catalog, now. */

import { type ConfiguredLine, findConfiguredLines } from '#api/catalog/configured/configured-lines.ts';
import { allocateStock, type Need } from '#api/catalog/stock/allocate-stock.ts';
import { requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { lessShare } from '#api/pricing/core/basis-points.ts';
import { isPaymentDelayed, priceCart, type TaxTerms } from '#api/pricing/core/price-cart.ts';
import { earnedBreaks } from '#api/pricing/core/quantity-breaks.ts';
import { couponProblem, findCartCoupons, pricedCoupon } from '#api/pricing/coupons/cart-coupons.ts';
import { type CartTerms, defaultDelivery, makeTerms } from '#api/pricing/prices/cart-terms.ts';
import { placesOf } from '#api/pricing/prices/places.ts';
import { makePricer } from '#api/pricing/prices/pricer.ts';
import type { CouponRow } from '#api/pricing/public-storage.ts';
import { type CartRow, findLines, findOpenCarts, type LineRow } from '#api/sales/storage/carts.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { Reason } from '#schemas/domain/platform/reasons.ts';
import type { Cart, CartItem } from '#schemas/domain/sales/cart.ts';
import { cartItemOf, type OrderLine } from './order-line.ts';

/** A cart with what an order needs beside its view: its lines in cents, and what it may be paid with. */
export type PricedCart = {
  row: CartRow;
  lines: OrderLine[];
  totalCents: number;
  /** Delivery, tax and payment beside the goods, and the sum before the payment's fee. */
  terms: CartTerms;
  beforeFeeCents: number;
  isPaymentDelayed: boolean;
  /** The cart's, where it can be used, and what it takes off. */
  coupon: { row: CouponRow; savedCents: number } | null;
  /** Why its coupon takes nothing off; null where it does, or where there is none. */
  couponReason: Reason | null;
  view: Cart;
};

/** What one unit of a line takes from the warehouse. What is no longer sold cannot be had, whatever stands there. */
export function needOf(line: LineRow, configured: ConfiguredLine | null): Need {
  const { quantity } = line;
  const later = new Set<string>();
  if (!line.active) return { quantity, units: new Map(), stock: new Map(), later, isUnlimited: false };
  if (configured) return { quantity, ...configured.need };
  return {
    quantity,
    units: new Map([[line.sku_id, 1]]),
    stock: new Map([[line.sku_id, line.stock ?? 0]]),
    later,
    isUnlimited: false,
  };
}

/** The chosen one, else the first unnamed, else the first of an owner's carts . `rows` are most recent first. */
export function activeOf(rows: readonly CartRow[]): CartRow | undefined {
  const chosen = rows.filter((row) => row.selected_at !== null);
  chosen.sort((a, b) => ((a.selected_at ?? '') < (b.selected_at ?? '') ? 1 : -1));
  return chosen[0] ?? rows.find((row) => row.name === '') ?? rows[0];
}

/** Tax terms of a cart without lines. */
const untaxed: TaxTerms = { isExempt: false, rule: 'origin', originPpm: 0, destinationPpm: null };

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
  const rowLines = await findLines(db, rows);
  const lines = groupBy(
    sentTogether ? rowLines.map((line) => ({ ...line, shipping_method: null })) : rowLines,
    (line) => line.cart_id,
  );
  const carts = rows.map((row) => ({ row, lines: lines.get(row.id) ?? [] }));
  const price = await makeCartPricer(context, db, carts);
  return carts.map((cart) => price(cart.row, cart.lines, activeId));
}

/** Reads what the prices of some carts need beside their lines, which the caller has. */
export async function makeCartPricer(
  context: Context,
  db: Executor,
  carts: readonly CartLines[],
): Promise<CartPricer> {
  const rows = carts.map(({ row }) => row);
  const lines = carts.flatMap((cart) => cart.lines);
  const warehouses = new Map((await findWarehouses(db)).map((warehouse) => [warehouse.id, warehouse]));
  const products = lines.map(({ product_id }) => product_id);
  const price = await makePricer(context, db, products);
  const choices = await findConfiguredLines(context, db, rows, lines);
  const coupons = await findCartCoupons(context, db, rows);
  const places = await placesOf(db, coupons.size > 0 ? products : []);
  const termsOf = await makeTerms(context, db, carts, warehouses);
  return (row, own, activeId) => {
    const configured = own.map((line) => choices.get(line.id) ?? null);
    const available = allocateStock(own.map((line, index) => needOf(line, configured[index] ?? null)));
    const terms = termsOf(row, own);
    const breakBps = earnedBreaks(own.map((line) => ({ ...line, productId: line.product_id })));
    const unpriced = own.map((line, index) => {
      const baseCents = configured[index]?.cents ?? price(line, row.warehouse_id);
      return {
        ...line,
        configured: configured[index] ?? null,
        available: available[index] ?? 0,
        baseCents,
        breakBps: breakBps[index] ?? 0,
        unitCents: lessShare(baseCents, breakBps[index] ?? 0),
        method: terms.methods[index] ?? defaultDelivery,
        shippingCents: terms.shippingCents[index] ?? 0,
        tax: terms.tax[index] ?? untaxed,
      };
    });
    const coupon = row.coupon === null ? undefined : coupons.get(row.coupon);
    const priced = priceCart({
      lines: unpriced.map((line) => ({
        key: line.id,
        unitCents: line.unitCents,
        quantity: line.quantity,
        taxable: line.taxable,
        tax: line.tax,
        productId: line.product_id,
        vendorId: line.vendor_id,
        categoryIds: places.get(line.product_id)?.categoryIds ?? [],
      })),
      coupon: coupon ? pricedCoupon(context, coupon) : null,
      shipping:
        terms.pending === 'quote'
          ? { kind: 'quote_required' }
          : { kind: 'charge', cents: terms.shippingCents.reduce((sum, cents) => sum + cents, 0) },
      tax: untaxed,
      fee: terms.feeOf(row.payment_type),
    });
    const lines = unpriced.map((line, index) => ({
      ...line,
      lineCents: priced.lineCents[index] ?? 0,
      discountCents: priced.lineDiscountCents[index] ?? 0,
    }));
    const couponReason = row.coupon === null ? null : couponProblem(row.coupon, coupon, priced.couponRefusal);
    const savedCents = priced.discountCents + priced.shippingOffCents;
    const view: Cart = {
      _id: row.id,
      name: row.name,
      warehouse: row.warehouse_id,
      items: lines.map((line) => cartItemOf(line, row, priced.shippingOffCents > 0)),
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
      coupon_title: coupon?.title ?? null,
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
    };
    return {
      row,
      lines,
      totalCents: priced.totalCents,
      terms,
      beforeFeeCents: priced.totalCents - priced.feeCents,
      isPaymentDelayed: isPaymentDelayed(
        { enabled: terms.delayed.enabled, thresholdCents: terms.delayed.threshold_cents },
        priced,
      ),
      coupon: coupon && priced.couponRefusal === null ? { row: coupon, savedCents } : null,
      couponReason,
      view,
    };
  };
}

/** Lines of no cart, as items at the caller's prices and warehouse, with nothing chosen for their delivery. */
export async function viewLines(
  context: Context,
  db: Executor,
  lines: readonly LineRow[],
): Promise<CartItem[]> {
  const row: CartRow = {
    id: '',
    account_id: null,
    guest_id: null,
    warehouse_id: context.warehouseId,
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
    coupon: null,
    job_name: '',
    lien: null,
  };
  const price = await makeCartPricer(context, db, [{ row, lines }]);
  return price(row, lines, undefined).view.items;
}

/** The id of the caller's current cart, where `row` may be it. */
export async function findActiveId(
  context: Context,
  db: Executor,
  row: CartRow,
): Promise<string | undefined> {
  const owner = requireOwner(context.actor, { optional: true });
  return owner && row.status === 'open' ? activeOf(await findOpenCarts(db, owner))?.id : undefined;
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
