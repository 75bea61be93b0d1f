/** A cart on paper: its lines with what was chosen, its sums, how long the prices are meant, and that it is no order. */
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import type { Estimate } from '#schemas/domain/sales/estimate.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { countText, lineTable, sumTable } from './cart-lines.ts';
import { ink, makeRoom, printable, stone, table, widthOf, writePdf } from './write-pdf.ts';

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
    ...(cart.Delivery_method ? [[m.cart_estimate_delivery(), deliveryName(cart.Delivery_method)]] : []),
  ];
  const foot = `${shop}  ·  ${warehouse.name} ${warehouse.phone}`;
  return writePdf({ title: m.cart_estimate(), head: shop, foot }, (pdf) => {
    const width = widthOf(pdf);
    pdf.font('Times-Roman').fontSize(25).fillColor(ink).text(m.cart_estimate()).moveDown(0.4);
    table(pdf, facts, [0.2, 0.8]);
    lineTable(pdf, countText(cart), cart.items);
    sumTable(pdf, cart);
    makeRoom(pdf, 40);
    pdf.moveDown(1).font('Helvetica').fontSize(9).fillColor(stone);
    pdf.text(printable(m.cart_estimate_text()), pdf.page.margins.left, pdf.y, { width });
  });
}
