/** What the papers of a cart share, be it an estimate or an order: its lines and its sums. */
import { madeToOrderFacts, noteFacts, sourceFacts, unitFacts } from '#api/sales/carts/line-facts.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart, CartItem, ConfiguredItem } from '#schemas/domain/sales/cart.ts';
import { headedTable, makeRoom, type Pdf, table, widthOf } from './write-pdf.ts';

const partWords = ({ name, sku, quantity, options }: ConfiguredItem['parts'][number]): string =>
  [`${quantity} × ${name}`, ...Object.values(options), sku].join(', ');

/** The rows under a line's name. */
export function detailsOf(item: CartItem): string[] {
  const { sku, options, configuration } = item;
  const facts = [
    m.shop_sku({ sku }),
    ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
    ...unitFacts(item),
    ...sourceFacts(item),
  ];
  return [
    facts.join('  ·  '),
    ...(configuration ? [...configuration.parts.map(partWords), ...madeToOrderFacts(configuration)] : []),
    ...noteFacts(item),
  ];
}

/** The lines under their heading and a head that every page repeats; `more` says what else stands under a line's name. */
export function lineTable(
  pdf: Pdf,
  title: string,
  items: readonly CartItem[],
  more: (item: CartItem) => string[] = () => [],
): void {
  const head = [
    m.cart_estimate_item(),
    m.cart_estimate_quantity(),
    m.cart_estimate_each(),
    m.cart_estimate_amount(),
  ];
  const rows = items.map((item) => [
    [item.name, ...detailsOf(item), ...more(item)].join('\n'),
    String(item.quantity),
    formatDollars(item.price),
    formatDollars(item.line_total),
  ]);
  headedTable(pdf, title, rows, [0.58, 0.12, 0.15, 0.15], { head, figures: 1 });
}

/** Why the delivery is not known, where it is not: then the total is without it. */
const pendings = {
  address: m.cart_shipping_by_address,
  quote: m.cart_shipping_by_quote,
  no_rate: m.cart_shipping_no_rate,
};

function deliveryOf({ Delivery_method: method, shipping, shipping_pending: pending }: Cart): string {
  if (pending) return pendings[pending]();
  return method === null ? m.cart_shipping_at_checkout() : formatDollars(shipping);
}

/** The sums under the lines, on the right, never torn apart. */
export function sumTable(pdf: Pdf, cart: Cart, more: readonly (readonly string[])[] = []): void {
  const sums = [
    [m.cart_subtotal(), formatDollars(cart.subtotal)],
    ...(cart.discount > 0 ? [[m.cart_discount(), formatDollars(-cart.discount)]] : []),
    [m.cart_shipping(), deliveryOf(cart)],
    ...(cart.fee > 0 ? [[m.cart_fee(), formatDollars(cart.fee)]] : []),
    [m.cart_tax(), formatDollars(cart.tax)],
    [cart.shipping_pending ? m.cart_total_without_delivery() : m.cart_total(), formatDollars(cart.total)],
    ...more,
  ];
  makeRoom(pdf, sums.length * 20 + 40);
  pdf.moveDown(1);
  const width = widthOf(pdf);
  table(pdf, sums, [0.5, 0.5], {
    x: pdf.page.margins.left + width * 0.58,
    width: width * 0.42,
    figures: 1,
  });
}

export const countText = ({ count }: Pick<Cart, 'count'>): string => m.cart_pieces({ count });
