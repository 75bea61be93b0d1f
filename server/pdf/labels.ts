/** Shipping labels of 4 by 6 inches, one for each order that is sent somewhere. The same data gives the same bytes. */
import * as m from '#messages';
import { currentLanguage, localeOf } from '#schemas/domain/platform/language.ts';
import type { OrderPapers } from '#schemas/domain/sales/desk-papers.ts';
import type { OrderPaper } from '#schemas/domain/sales/order-paper.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { addressText, warehouseText } from './addresses.ts';
import { ink, type Pdf, printable, stone } from './write-pdf.ts';

/** Points: 4 by 6 inches, a quarter of an inch around. */
const size: [number, number] = [288, 432];
const margin = 18;
const width = size[0] - 2 * margin;

function rule(pdf: Pdf): void {
  const y = pdf.y + 8;
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(1)
    .strokeColor(ink)
    .stroke();
  pdf.y = y + 10;
}

/** The largest size at which the text stands in `height` points. */
function fitted(pdf: Pdf, text: string, height: number, most: number): number {
  let points = most;
  while (points > 7 && pdf.fontSize(points).heightOfString(text, { width }) > height) points -= 1;
  return points;
}

function drawLabel(pdf: Pdf, { shop, order, warehouse }: OrderPaper): void {
  const { cart, number, po_number, phone } = order;
  const small = (text: string) =>
    pdf.font('Helvetica').fontSize(8).fillColor(stone).text(printable(text), margin, pdf.y, { width });
  small(m.labels_from());
  const sender = printable([shop, warehouseText(order.warehouse_name, warehouse)].join('\n'));
  pdf.font('Helvetica').fillColor(ink);
  pdf.fontSize(fitted(pdf, sender, 80, 10)).text(sender, { width });
  rule(pdf);
  small(m.labels_to());
  if (cart.shipping_address) {
    const receiver = printable(
      addressText({ ...cart.shipping_address, phone: cart.shipping_address.phone || phone }),
    );
    pdf.font('Helvetica-Bold').fillColor(ink);
    pdf.fontSize(fitted(pdf, receiver, 150, 17)).text(receiver, { width });
  }
  rule(pdf);
  pdf.font('Helvetica-Bold').fontSize(14).fillColor(ink);
  pdf.text(printable(m.slip_order({ number })), { width });
  const facts = [
    deliveryName(cart.Delivery_method),
    po_number ? m.desk_po({ po: po_number }) : '',
    cart.job_name ? m.desk_job_of({ job: cart.job_name }) : '',
  ];
  const rest = printable(facts.filter(Boolean).join('\n'));
  pdf.font('Helvetica');
  pdf.fontSize(fitted(pdf, rest, size[1] - margin - pdf.y - 6, 10)).text(rest, { width });
}

/** Null where none of the orders is sent to an address. */
export async function labelsPdf(papers: OrderPapers): Promise<Buffer | null> {
  const sent = papers.filter(({ order }) => order.cart.shipping_address && order.status !== 'canceled');
  if (sent.length === 0) return null;
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size,
    margin,
    autoFirstPage: false,
    lang: localeOf[currentLanguage()],
    displayTitle: true,
    // No clock: the bytes are those of the data.
    info: { Title: m.labels_title(), CreationDate: new Date(Date.UTC(2026, 0, 1)) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const paper of sent) {
    pdf.addPage();
    drawLabel(pdf, paper);
  }
  pdf.end();
  return done;
}
