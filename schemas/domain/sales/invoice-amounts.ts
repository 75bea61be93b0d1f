/** What of an order's total each fulfilment is invoiced. Pure; sums are cents. */
import { toCents } from '../platform/money.ts';
import type { Cart } from './cart.ts';
import type { InvoiceLine } from './ledger.ts';
import type { OrderLineCount } from './order-desk.ts';

type Invoiced = Pick<Cart, 'items' | 'fee' | 'tax' | 'total'>;

export type InvoiceAmounts = {
  lines: InvoiceLine[];
  goods_cents: number;
  shipping_cents: number;
  fee_cents: number;
  tax_cents: number;
  total_cents: number;
};

type Counts = ReadonlyMap<string, number>;

const netOf = ({ line_total, coupon_discount }: Cart['items'][number]) =>
  toCents(line_total - coupon_discount);

/**
 * Everything that is to be invoiced once `done` sell units of each line were handed over. Delivery, fee and tax follow
 * the goods' worth; of an order without any worth, the count.
 */
function invoicedBy({ items, fee, tax, total }: Invoiced, done: Counts) {
  const goods = items.map((item) =>
    Math.round((netOf(item) * Math.min(done.get(item._id) ?? 0, item.quantity)) / item.quantity),
  );
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
  const wholeGoods = sum(items.map(netOf));
  const counted = sum(items.map(({ _id, quantity }) => Math.min(done.get(_id) ?? 0, quantity)));
  const isWhole = items.every(({ _id, quantity }) => (done.get(_id) ?? 0) >= quantity);
  const share = isWhole
    ? 1
    : wholeGoods > 0
      ? sum(goods) / wholeGoods
      : counted / Math.max(1, sum(items.map(({ quantity }) => quantity)));
  const [feeCents, taxCents] = [toCents(fee), toCents(tax)];
  return {
    goods,
    shipping: Math.round((toCents(total) - wholeGoods - feeCents - taxCents) * share),
    fee: Math.round(feeCents * share),
    tax: Math.round(taxCents * share),
  };
}

/** `before`: what was handed over already. All of an order's fulfilments together come to its total, to the cent. */
export function invoiceAmounts(
  cart: Invoiced,
  before: Counts,
  lines: readonly OrderLineCount[],
): InvoiceAmounts {
  const after = new Map(before);
  for (const { item, quantity } of lines) after.set(item, (after.get(item) ?? 0) + quantity);
  const [from, to] = [invoicedBy(cart, before), invoicedBy(cart, after)];
  const invoiceLines = cart.items.flatMap(({ _id, name, sku }, index): InvoiceLine[] => {
    const quantity = (after.get(_id) ?? 0) - (before.get(_id) ?? 0);
    const cents = (to.goods[index] ?? 0) - (from.goods[index] ?? 0);
    return quantity > 0 ? [{ item: _id, name, sku, quantity, cents }] : [];
  });
  const goods_cents = invoiceLines.reduce((all, { cents }) => all + cents, 0);
  const shipping_cents = to.shipping - from.shipping;
  const fee_cents = to.fee - from.fee;
  const tax_cents = to.tax - from.tax;
  return {
    lines: invoiceLines,
    goods_cents,
    shipping_cents,
    fee_cents,
    tax_cents,
    total_cents: goods_cents + shipping_cents + fee_cents + tax_cents,
  };
}
