/** A cart as the wire shows it: every sum made by the pricing core, every price from the catalogue, now. */
import { lessShare } from '#api/pricing/basis-points.ts';
import { isPaymentDelayed, priceCart, type TaxTerms } from '#api/pricing/price-cart.ts';
import { earnedBreaks } from '#api/pricing/quantity-breaks.ts';
import { imageUrl, pictureView, productHref } from '#api/services/catalog/views.ts';
import type { Context } from '#api/services/context.ts';
import { couponProblem, findCartCoupons, pricedCoupon } from '#api/services/coupons/cart-coupons.ts';
import { groupBy } from '#api/services/group-by.ts';
import { type ConfiguredLine, findConfiguredLines } from '#api/services/kinds/configured-lines.ts';
import { type CartTerms, makeTerms } from '#api/services/pricing/cart-terms.ts';
import { placesOf } from '#api/services/pricing/places.ts';
import { makePricer } from '#api/services/pricing/pricer.ts';
import type { Executor } from '#api/storage/database.ts';
import { type CartRow, findLines, findOpenCarts, type LineRow } from '#api/storage/repositories/carts.ts';
import type { CouponRow } from '#api/storage/repositories/coupons.ts';
import { findWarehouses } from '#api/storage/repositories/site.ts';
import type { Cart, CartItem } from '#schemas/domain/cart.ts';
import { toDollars } from '#schemas/domain/money.ts';
import { allocateStock, type Need } from './allocate-stock.ts';
import { requireOwner } from './ownership.ts';

/** A cart with what an order needs beside its view: cents, and the SKUs' ids. */
export type PricedCart = {
  row: CartRow;
  lines: LineRow[];
  unitCents: number[];
  /** Of each line what was chosen, where it is a kit or made to measure. */
  configured: (ConfiguredLine | null)[];
  totalCents: number;
  /** Delivery, tax and payment beside the goods, and the sum before the payment's fee. */
  terms: CartTerms;
  beforeFeeCents: number;
  isPaymentDelayed: boolean;
  /** The cart's, where it can be used, and what it takes off. */
  coupon: { row: CouponRow; savedCents: number } | null;
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

/** The chosen one, else the first unnamed, else the first of an owner's carts (SPEC 4). `rows` are most recent first. */
export function activeOf(rows: readonly CartRow[]): CartRow | undefined {
  const chosen = rows.filter((row) => row.selected_at !== null);
  chosen.sort((a, b) => ((a.selected_at ?? '') < (b.selected_at ?? '') ? 1 : -1));
  return chosen[0] ?? rows.find((row) => row.name === '') ?? rows[0];
}

type LineSums = {
  unitCents: number;
  lineCents: number;
  /** Before what the quantity earned. */
  baseCents: number;
  /** What the quantity earned, in basis points. */
  offBps: number;
  /** The line's share of the coupon. */
  discountCents: number;
  /** What is left of the warehouse's stock for this line. */
  stock: number;
  /** The line's share of the delivery. */
  shippingCents: number;
};

function itemView(
  line: LineRow,
  { unitCents, lineCents, baseCents, offBps, discountCents, stock, shippingCents }: LineSums,
  configured: ConfiguredLine | null,
  cart: CartRow,
): CartItem {
  return {
    _id: line.id,
    product_id: line.product_id,
    name: line.name,
    options: line.options,
    shipping: { method: line.shipping_method ?? cart.delivery_method, charge: toDollars(shippingCents) },
    note: line.note,
    piece_size: line.uom.pieces,
    unit: line.uom.name,
    product_number: line.product_number,
    sku: line.code,
    slug: line.slug,
    href: productHref(line),
    msrp: toDollars(line.msrp_cents),
    discount: toDollars(Math.max(0, line.msrp_cents - unitCents)),
    price: toDollars(unitCents),
    quantity: line.quantity,
    fulfilled: 0,
    image: imageUrl(line.picture),
    picture: pictureView(line.picture),
    weight: line.weight_lb,
    weight_unit: 'lb',
    vendor: line.vendor_id,
    vendor_name: line.vendor_name,
    supplier: line.supplier,
    bin: line.bin ?? '',
    tax_code: line.tax_code,
    stock,
    line_total: toDollars(lineCents),
    coupon_discount: toDollars(discountCents),
    // Today's break on both: a price that moved by the shopper's own quantity has not changed.
    price_before:
      line.added_cents === null || line.added_cents === baseCents
        ? null
        : toDollars(lessShare(line.added_cents, offBps)),
    sold: line.active,
    // A kit's parts, each by itself, may come later; what is made to order always does.
    backorder: line.backorder && configured === null,
    lead_days: line.lead_days,
    order_min: line.order_min,
    order_step: line.order_step,
    configuration: configured?.view ?? null,
  };
}

/** Of a cart without lines. */
const untaxed: TaxTerms = { isExempt: false, rule: 'origin', originPpm: 0, destinationPpm: null };

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
  const found = await findLines(db, rows);
  const lines = groupBy(
    sentTogether ? found.map((line) => ({ ...line, shipping_method: null })) : found,
    (line) => line.cart_id,
  );
  const warehouses = new Map((await findWarehouses(db)).map((warehouse) => [warehouse.id, warehouse]));
  const products = [...lines.values()].flat().map(({ product_id }) => product_id);
  const price = await makePricer(context, db, products);
  const choices = await findConfiguredLines(context, db, rows, [...lines.values()].flat());
  const coupons = await findCartCoupons(context, db, rows);
  const places = await placesOf(db, coupons.size > 0 ? products : []);
  const termsOf = await makeTerms(
    context,
    db,
    rows.map((row) => ({ row, lines: lines.get(row.id) ?? [] })),
    warehouses,
  );
  return rows.map((row) => {
    const own = lines.get(row.id) ?? [];
    const configured = own.map((line) => choices.get(line.id) ?? null);
    const available = allocateStock(own.map((line, index) => needOf(line, configured[index] ?? null)));
    const terms = termsOf(row, own);
    const baseCents = own.map((line, index) => configured[index]?.cents ?? price(line, row.warehouse_id));
    const offBps = earnedBreaks(own.map((line) => ({ ...line, productId: line.product_id })));
    const unitCents = baseCents.map((cents, index) => lessShare(cents, offBps[index] ?? 0));
    const coupon = row.coupon === null ? undefined : coupons.get(row.coupon);
    const priced = priceCart({
      lines: own.map((line, index) => ({
        key: line.id,
        unitCents: unitCents[index] ?? 0,
        quantity: line.quantity,
        taxable: line.taxable,
        tax: terms.tax[index] ?? untaxed,
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
    const savedCents = priced.discountCents + priced.shippingOffCents;
    const view: Cart = {
      _id: row.id,
      name: row.name,
      warehouse: row.warehouse_id,
      items: own.map((line, index) =>
        itemView(
          line,
          {
            unitCents: unitCents[index] ?? 0,
            lineCents: priced.lineCents[index] ?? 0,
            baseCents: baseCents[index] ?? 0,
            offBps: offBps[index] ?? 0,
            discountCents: priced.lineDiscountCents[index] ?? 0,
            stock: available[index] ?? 0,
            // Free delivery is free for each.
            shippingCents: priced.shippingOffCents > 0 ? 0 : (terms.shippingCents[index] ?? 0),
          },
          configured[index] ?? null,
          row,
        ),
      ),
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
      coupon_problem: row.coupon === null ? null : couponProblem(row.coupon, coupon, priced.couponRefusal),
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
      lines: own,
      unitCents,
      configured,
      totalCents: priced.totalCents,
      terms,
      beforeFeeCents: priced.totalCents - priced.feeCents,
      isPaymentDelayed: isPaymentDelayed(
        { enabled: terms.delayed.enabled, thresholdCents: terms.delayed.threshold_cents },
        priced,
      ),
      coupon: coupon && priced.couponRefusal === null ? { row: coupon, savedCents } : null,
      view,
    };
  });
}

/** `sentTogether`: as if no line had a way of delivery of its own. */
export async function priceOne(
  context: Context,
  db: Executor,
  row: CartRow,
  options: { sentTogether?: boolean } = {},
): Promise<PricedCart> {
  const owner = requireOwner(context.actor, { optional: true });
  const active = owner && row.status === 'open' ? activeOf(await findOpenCarts(db, owner)) : undefined;
  const [priced] = await priceCarts(context, db, [row], active?.id, options);
  if (!priced) throw new Error('a cart was priced to nothing');
  return priced;
}

export async function viewOne(context: Context, db: Executor, row: CartRow): Promise<Cart> {
  return (await priceOne(context, db, row)).view;
}
