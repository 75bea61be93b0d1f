/** A cart as the wire shows it: every sum made by the pricing core, every price from the catalogue, now. */
import { priceCart, unitPrice } from '#api/pricing/price-cart.ts';
import { imageUrl, pictureView, productHref } from '#api/services/catalog/views.ts';
import { type Context, priceGroupOf } from '#api/services/context.ts';
import { groupBy } from '#api/services/group-by.ts';
import type { Executor } from '#api/storage/database.ts';
import { type CartRow, findLines, type LineRow } from '#api/storage/repositories/carts.ts';
import { findWarehouses } from '#api/storage/repositories/site.ts';
import type { Cart, CartItem } from '#schemas/domain/cart.ts';
import { toDollars } from '#schemas/domain/money.ts';

/** A cart with what an order needs beside its view: cents, and the SKUs' ids. */
export type PricedCart = {
  row: CartRow;
  lines: LineRow[];
  unitCents: number[];
  totalCents: number;
  view: Cart;
};

function itemView(line: LineRow, unitCents: number, lineCents: number, cart: CartRow): CartItem {
  return {
    _id: line.id,
    product_id: line.product_id,
    name: line.name,
    options: line.options,
    shipping: { method: cart.delivery_method, charge: 0 },
    note: line.note,
    piece_size: line.uom.pieces,
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
    stock: line.stock ?? 0,
    line_total: toDollars(lineCents),
  };
}

/** Prices some carts at the caller's prices and each cart's warehouse; `db` is the transaction when inside one. */
export async function priceCarts(context: Context, db: Executor, rows: CartRow[]): Promise<PricedCart[]> {
  const lines = groupBy(
    await findLines(
      db,
      rows.map((row) => row.id),
    ),
    (line) => line.cart_id,
  );
  const warehouses = new Map((await findWarehouses(db)).map((warehouse) => [warehouse.id, warehouse]));
  const group = priceGroupOf(context.actor);
  return rows.map((row) => {
    const own = lines.get(row.id) ?? [];
    const warehouse = warehouses.get(row.warehouse_id);
    const unitCents = own.map((line) =>
      unitPrice(
        { msrpCents: line.msrp_cents, retailCents: line.retail_cents, tradeCents: line.trade_cents },
        group,
      ),
    );
    const priced = priceCart({
      lines: own.map((line, index) => ({ unitCents: unitCents[index] ?? 0, quantity: line.quantity })),
      deliveryMethod: row.delivery_method,
      warehouse: {
        taxRateBps: warehouse?.tax_rate_bps ?? 0,
        localDeliveryCents: warehouse?.local_delivery_cents ?? 0,
      },
    });
    const view: Cart = {
      _id: row.id,
      name: row.name,
      warehouse: row.warehouse_id,
      items: own.map((line, index) =>
        itemView(line, unitCents[index] ?? 0, priced.lineCents[index] ?? 0, row),
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
      coupon: null,
      lien: null,
      version: row.version,
      count: own.reduce((sum, line) => sum + line.quantity, 0),
    };
    return { row, lines: own, unitCents, totalCents: priced.totalCents, view };
  });
}

export async function priceOne(context: Context, db: Executor, row: CartRow): Promise<PricedCart> {
  const [priced] = await priceCarts(context, db, [row]);
  if (!priced) throw new Error('a cart was priced to nothing');
  return priced;
}

export async function viewOne(context: Context, db: Executor, row: CartRow): Promise<Cart> {
  return (await priceOne(context, db, row)).view;
}
