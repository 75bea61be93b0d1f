/** A purchase order on paper, for the vendor: what is bought, at what cost, and where it is delivered. */
import * as m from '#messages';
import type { PurchasePaper } from '#schemas/domain/catalog/purchase-paper.ts';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { headedTable, table, titleOf, writePdf } from './write-pdf.ts';

/** The bytes depend on what is given alone. */
export function purchaseOrderPdf({ shop, order, warehouse, timeZone }: PurchasePaper): Promise<Buffer> {
  const title = m.purchase_heading({ number: order.number });
  const place = warehouse?.address;
  const address = place ? [place.address, `${place.city}, ${place.state} ${place.zip}`, warehouse.phone] : [];
  const facts: [string, string | null][] = [
    [m.inventory_vendor(), order.vendor.name],
    [m.purchase_deliver_to(), [shop, order.warehouse.name, ...address].filter(Boolean).join('\n')],
    [
      m.purchase_ordered(),
      order.ordered_at ? formatDay(order.ordered_at, timeZone) : m.purchase_status_draft(),
    ],
    [m.purchase_expected(), order.expected_on && formatDate(order.expected_on)],
    [m.inventory_note(), order.note || null],
  ];
  return writePdf({ title, head: shop, foot: [shop, title].join('  ·  ') }, (pdf) => {
    titleOf(pdf, title);
    table(
      pdf,
      facts.flatMap(([name, value]) => (value ? [[name, value]] : [])),
      [0.2, 0.8],
    );
    const head = [
      m.cart_estimate_item(),
      m.cart_estimate_quantity(),
      m.cart_estimate_each(),
      m.cart_estimate_amount(),
    ];
    const rows = order.lines.map(({ sku, name, quantity, cost }) => [
      [sku, name].join('\n'),
      String(quantity),
      cost === null ? '' : formatDollars(cost),
      cost === null ? '' : formatDollars((Math.round(cost * 100) * quantity) / 100),
    ]);
    headedTable(
      pdf,
      m.purchase_lines(),
      [...rows, [m.purchase_total(), '', '', formatDollars(order.total)]],
      [0.58, 0.12, 0.15, 0.15],
      {
        head,
        figures: 1,
      },
    );
  });
}
