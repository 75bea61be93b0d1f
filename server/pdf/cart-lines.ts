/** What the papers of a cart share, be it an estimate or an order: its lines and its sums. */
import * as m from '#messages';
import type { Cart, CartItem } from '#schemas/domain/cart.ts';
import { formatDate } from '#schemas/domain/format-date.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { makeRoom, type Pdf, table, widthOf } from './write-pdf.ts';

type Configuration = NonNullable<CartItem['configuration']>;

/** A kit's parts, or how a piece is made, and what that means for its buyer; each on a line of its own. */
const configured = ({
  parts,
  dimensions,
  options,
  drawing_name,
  ready_on,
  returnable,
}: Configuration): string[] => [
  ...parts.map(({ name, sku, quantity, options: chosen }) =>
    [`${quantity} × ${name}`, ...Object.values(chosen), sku].join(', '),
  ),
  ...Object.entries(dimensions).map(([name, value]) => m.custom_dimension({ name, value })),
  ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
  ...(drawing_name ? [m.custom_drawing_line({ name: drawing_name })] : []),
  ...(ready_on ? [m.custom_ready({ day: formatDate(ready_on) })] : []),
  ...(returnable ? [] : [m.custom_final()]),
];

/** What stands under a line's name. */
function detailsOf({ sku, options, piece_size, unit, configuration, note }: CartItem): string[] {
  const facts = [
    m.shop_sku({ sku }),
    ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
    ...(piece_size > 1 ? [m.cart_sold_in({ unit, count: piece_size })] : []),
  ];
  return [
    facts.join('  ·  '),
    ...(configuration ? configured(configuration) : []),
    ...(note ? [`${m.cart_note()}: ${note}`] : []),
  ];
}

/** The lines, under a head that every page repeats; `more` says what else stands under a line's name. */
export function lineTable(
  pdf: Pdf,
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
  table(pdf, rows, [0.58, 0.12, 0.15, 0.15], { head, figures: 1 });
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
  table(pdf, sums, [0.6, 0.4], {
    x: pdf.page.margins.left + width * 0.58,
    width: width * 0.42,
    figures: 1,
  });
}

export const countText = ({ count }: Pick<Cart, 'count'>): string =>
  count === 1 ? m.cart_pieces_one() : m.cart_pieces({ count });
