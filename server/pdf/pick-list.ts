/** What is to be fetched for several orders: a page for each warehouse, in the order of its bins. */
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import type { PickListPaper } from '#schemas/domain/sales/desk-papers.ts';
import { headedTable, titleOf, writePdf } from './write-pdf.ts';

/** Null where nothing is to be fetched. */
export async function pickListPdf({ shop, date, warehouses }: PickListPaper): Promise<Buffer | null> {
  if (warehouses.length === 0) return null;
  const title = m.picks_title();
  const foot = [shop, title, m.picks_printed({ day: formatDate(date) })].join('  ·  ');
  const head = [m.picks_bin(), m.cart_estimate_item(), m.picks_for(), m.picks_quantity()];
  return writePdf({ title, head: shop, foot }, (pdf) => {
    for (const [index, { name, lines }] of warehouses.entries()) {
      if (index > 0) pdf.addPage();
      titleOf(pdf, title);
      const rows = lines.map((line) => [
        line.bin,
        [line.name, m.shop_sku({ sku: line.sku })].join('\n'),
        line.orders
          .map(({ number, quantity }) => (line.orders.length > 1 ? `${quantity} × ${number}` : number))
          .join(', '),
        `${line.quantity}`,
      ]);
      headedTable(pdf, name, rows, [0.14, 0.46, 0.3, 0.1], { head, figures: 3 });
    }
  });
}
