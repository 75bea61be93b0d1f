/** A cart on paper: its lines with what was chosen, its sums, how long the prices are meant, and that it is no order. */
import * as m from '#messages';
import type { CartItem } from '#schemas/domain/cart.ts';
import type { Estimate } from '#schemas/domain/estimate.ts';
import { formatDate } from '#schemas/domain/format-date.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { heading, ink, makeRoom, printable, stone, table, widthOf, writePdf } from './write-pdf.ts';

/** What stands under a line's name. */
function detailsOf({ sku, options, piece_size, unit, configuration, note }: CartItem): string[] {
  const facts = [
    m.shop_sku({ sku }),
    ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
    ...(piece_size > 1 ? [m.cart_sold_in({ unit, count: piece_size })] : []),
  ];
  const parts = (configuration?.parts ?? []).map(({ name, sku: part, quantity, options: chosen }) =>
    [`${quantity} × ${name}`, ...Object.values(chosen), part].join(', '),
  );
  const sizes = Object.entries(configuration?.dimensions ?? {}).map(([name, size]) => `${name}: ${size}`);
  const choices = Object.entries(configuration?.options ?? {}).map(([option, value]) =>
    m.cart_option({ option, value }),
  );
  return [
    facts.join('  ·  '),
    ...parts,
    ...[...sizes, ...choices].filter(Boolean),
    ...(note ? [`${m.cart_note()}: ${note}`] : []),
  ];
}

const rowOf = (item: CartItem): string[] => [
  [item.name, ...detailsOf(item)].join('\n'),
  String(item.quantity),
  formatDollars(item.price),
  formatDollars(item.line_total),
];

export function estimatePdf({ shop, warehouse, cart, date, until }: Estimate): Promise<Buffer> {
  const { address } = warehouse;
  const facts = [
    [m.cart_estimate_date(), formatDate(date)],
    [m.cart_estimate_until(), formatDate(until)],
    ...(cart.name ? [[m.cart_estimate_for(), cart.name]] : []),
    [
      m.cart_estimate_warehouse(),
      `${warehouse.name}, ${address.address}, ${address.city}, ${address.state} ${address.zip}, ${warehouse.phone}`,
    ],
    ...(cart.Delivery_method ? [[m.cart_estimate_delivery(), cart.Delivery_method]] : []),
  ];
  const sums: string[][] = [
    [m.cart_subtotal(), formatDollars(cart.subtotal)],
    ...(cart.discount > 0 ? [[m.cart_discount(), formatDollars(-cart.discount)]] : []),
    [m.cart_shipping(), formatDollars(cart.shipping)],
    ...(cart.fee > 0 ? [[m.cart_fee(), formatDollars(cart.fee)]] : []),
    [m.cart_tax(), formatDollars(cart.tax)],
    [m.cart_total(), formatDollars(cart.total)],
  ];
  const foot = `${shop}  ·  ${warehouse.name} ${warehouse.phone}`;
  return writePdf({ title: m.cart_estimate(), head: shop, foot }, (pdf) => {
    const left = pdf.page.margins.left;
    const width = widthOf(pdf);
    pdf.font('Times-Roman').fontSize(25).fillColor(ink).text(m.cart_estimate()).moveDown(0.4);
    table(pdf, facts, [0.2, 0.8]);
    heading(pdf, cart.count === 1 ? m.cart_pieces_one() : m.cart_pieces({ count: cart.count }));
    table(
      pdf,
      [
        [
          m.cart_estimate_item(),
          m.cart_estimate_quantity(),
          m.cart_estimate_each(),
          m.cart_estimate_amount(),
        ],
        ...cart.items.map(rowOf),
      ],
      [0.58, 0.12, 0.15, 0.15],
    );
    makeRoom(pdf, sums.length * 20 + 40);
    pdf.moveDown(1);
    table(pdf, sums, [0.6, 0.4], { x: left + width * 0.58, width: width * 0.42 });
    makeRoom(pdf, 40);
    pdf.moveDown(1).font('Helvetica').fontSize(9).fillColor(stone);
    pdf.text(printable(m.cart_estimate_text()), left, pdf.y, { width });
  });
}
