/**
 * A line of a cart or an order, in whole cents, and every shape that is made of it: the item on the wire, which an
 * order keeps as it was bought, the rows of an order, and the items of an email.
 */

import type { ConfiguredLine } from '#api/catalog/configured/configured-lines.ts';
import { imageUrl, pictureView, productHref } from '#api/catalog/shop/views.ts';
import type { Source } from '#api/catalog/stock/availability.ts';
import { type LineTexts, sourceTexts } from '#api/catalog/translations/shop-texts.ts';
import type { EmailItem } from '#api/platform/mail/email-items.ts';
import { newId } from '#api/platform/new-id.ts';
import { lessShare } from '#api/pricing/core/basis-points.ts';
import type { TaxTerms } from '#api/pricing/core/price-cart.ts';
import type { CartRow, LineRow } from '#api/sales/storage/carts.ts';
import type { NewOrderItem } from '#api/sales/storage/orders.ts';
import * as m from '#messages';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { CartItem, ConfiguredItem, DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import { itemHere, labelOf } from '#schemas/domain/sales/items-read.ts';
import { choiceText } from '#schemas/fields/choice-text.ts';
import { madeToOrderFacts, noteFacts, sourceFacts, unitFacts } from './line-facts.ts';

/** A stored line with its product, what was chosen of it, and what it costs now. */
export type OrderLine = LineRow & {
  /** For a kit or a product that is made to measure. */
  configured: ConfiguredLine | null;
  /** Sell units that the warehouse has left for this line. */
  available: number;
  availability: Availability;
  /** The warehouse that sends it to its cart's; null where the cart's own has it. Then other places for all of it. */
  source: Source['warehouse'] | null;
  sources: Source[];
  /** A unit's price in cents before and after the quantity break, which is in basis points. */
  baseCents: number;
  unitCents: number;
  breakBps: number;
  /** Of a line at an accepted proposal's price: how many it is for, and what a unit would cost without it. */
  quote: { number: string; quantity: number; ownCents: number } | null;
  /** The whole line, and its share of the coupon. */
  lineCents: number;
  discountCents: number;
  /** How it is delivered, its share of the charge before a coupon, and its tax. */
  method: DeliveryMethod;
  shippingCents: number;
  tax: TaxTerms;
};

/** The line on the wire. `isShippingFree` where a coupon pays the delivery; `texts`: in the visitor's language. */
export function cartItemOf(
  line: OrderLine,
  cart: Pick<CartRow, 'delivery_method'>,
  isShippingFree: boolean,
  { here: texts, spanish }: LineTexts = { here: sourceTexts, spanish: null },
): CartItem {
  const { unitCents, baseCents, configured, added_cents: addedCents } = line;
  const picture = configured?.picture ?? line.picture;
  return {
    _id: line.id,
    product_id: line.product_id,
    name: texts.product(line.product_id, 'name', line.name),
    options: texts.options(line.options),
    shipping: {
      method: line.shipping_method ?? cart.delivery_method,
      charge: toDollars(isShippingFree ? 0 : line.shippingCents),
    },
    note: line.note,
    piece_size: line.uom.pieces,
    unit: texts.label(line.uom.name),
    product_number: line.product_number,
    sku: line.code,
    slug: line.slug,
    href: productHref(line),
    msrp: toDollars(line.msrp_cents),
    discount: toDollars(Math.max(0, line.msrp_cents - unitCents)),
    price: toDollars(unitCents),
    quantity: line.quantity,
    fulfilled: 0,
    image: imageUrl(picture),
    picture: pictureView(texts.skuPicture(line.product_id, line.options, picture)),
    weight: line.weight_lb,
    weight_unit: 'lb',
    vendor: line.vendor_id,
    vendor_name: line.vendor_name,
    supplier: line.supplier,
    bin:
      (line.source ? line.stocks.find(({ warehouse }) => warehouse === line.source?._id)?.bin : line.bin) ??
      '',
    tax_code: line.tax_code,
    stock: line.available,
    line_total: toDollars(line.lineCents),
    coupon_discount: toDollars(line.discountCents),
    // Today's break on both: a price that moved by the shopper's own quantity has not changed.
    price_before:
      addedCents === null || addedCents === baseCents
        ? null
        : toDollars(line.proposal_line_id === null ? lessShare(addedCents, line.breakBps) : addedCents),
    sold: line.active,
    // A kit's parts, each by itself, may come later; what is made to order always does. What ships from another
    // warehouse is there.
    backorder: line.backorder && configured === null && line.source === null,
    lead_days: line.lead_days,
    availability: line.availability,
    ship_from: line.source,
    sources: line.sources,
    order_min: line.order_min,
    order_step: line.order_step,
    configuration: configured?.view ?? null,
    quote: line.quote && {
      number: line.quote.number,
      quantity: line.quote.quantity,
      own_price: toDollars(line.quote.ownCents),
    },
    ...(spanish && {
      in_spanish: {
        name: spanish.product(line.product_id, 'name', line.name),
        options: spanish.options(line.options),
        unit: spanish.label(line.uom.name),
        configuration: configured?.inSpanish ?? null,
      },
    }),
  };
}

/** The rows of an order's lines, each kit's parts behind it as its children: their price is in the kit's. */
export function orderItemsOf(orderId: string, lines: readonly OrderLine[]): NewOrderItem[] {
  return lines.flatMap((line) => [
    {
      // The cart's line is the order's: by it the desk says what was handed over.
      id: line.id,
      order_id: orderId,
      sku_id: line.sku_id,
      quantity: line.quantity,
      price_cents: line.unitCents,
      configuration: line.configured ? JSON.stringify(line.configuration) : null,
      parent_id: null,
    },
    ...[...(line.configured?.need.units ?? [])].map(([skuId, units]) => ({
      id: newId(),
      order_id: orderId,
      sku_id: skuId,
      quantity: units * line.quantity,
      price_cents: 0,
      configuration: null,
      parent_id: line.id,
    })),
  ]);
}

/** Items of a placed order with what was handed over of each since, in sell units by line. */
export const withFulfilled = (
  items: readonly CartItem[],
  fulfilled: ReadonlyMap<string, number>,
): CartItem[] => items.map((item) => ({ ...itemHere(item), fulfilled: fulfilled.get(item._id) ?? 0 }));

const skuFacts = ({ options, sku }: CartItem): string =>
  [...Object.values(options), m.shop_sku({ sku })].join(', ');

/** An item of an email about some of an order's goods, without its price. */
export function briefEmailItem(bought: CartItem, quantity: number): EmailItem {
  const item = itemHere(bought);
  return {
    name: `${quantity} × ${item.name}`,
    details: [skuFacts(item), item.configuration ? choiceText(item.configuration) : ''].filter(Boolean),
    value: '',
    picture: item.picture.src,
  };
}

/** An item of an email with all that was chosen of it, its note and its sum. */
export function emailItem(bought: CartItem): EmailItem {
  const item = itemHere(bought);
  return {
    ...briefEmailItem(item, item.quantity),
    details: [
      skuFacts(item),
      ...unitFacts(item),
      ...sourceFacts(item),
      ...(item.configuration ? choiceFacts(item.configuration) : []),
      ...noteFacts(item),
    ],
    value: formatDollars(item.line_total),
  };
}

/** A kit's parts, or what is made and when; each on a row of its own. */
const choiceFacts = (chosen: ConfiguredItem): string[] => [
  ...chosen.parts.map(({ slot, name, options, quantity, sku }) =>
    m.kit_part_line({
      slot: labelOf(chosen, slot),
      count: quantity,
      name: [name, ...Object.values(options)].join(', '),
      sku,
    }),
  ),
  ...madeToOrderFacts(chosen),
];
