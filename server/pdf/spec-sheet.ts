/** A product on paper: what it looks like, measures and is made of, and its numbers. No prices: they are each buyer's own. */
import * as m from '#messages';
import type { Product } from '#schemas/domain/catalog/catalog.ts';
import type { Site } from '#schemas/domain/platform/warehouse.ts';
import { headedTable, ink, makeRoom, printable, stone, table, widthOf, writePdf } from './write-pdf.ts';

const pictureWidth = 190;
const gap = 24;

/** `picture` is a JPEG's bytes; null where there is none. */
export function specSheet(product: Product, site: Site, picture: Buffer | null): Promise<Buffer> {
  const { name, vendor_name: vendor, description, dimensions, skus, specifications, uom } = product;
  const foot = [
    site.settings.name,
    ...site.warehouses.map((warehouse) => `${warehouse.name} ${warehouse.phone}`),
  ].join('  ·  ');
  const facts: string[][] = [
    [m.shop_item_number(), product.product_number],
    ...(dimensions.width > 0 && product.kind !== 'combination' && !product.custom
      ? [[m.shop_dimensions(), m.shop_dimensions_inches(dimensions)]]
      : []),
    [
      m.shop_sold_by(),
      uom.pieces > 1 ? m.shop_sold_by_pieces({ unit: uom.name, count: uom.pieces }) : uom.name,
    ],
    ...Object.entries(specifications),
  ];
  return writePdf({ title: `${name}, ${vendor}`, head: site.settings.name, foot }, (pdf) => {
    const left = pdf.page.margins.left;
    pdf
      .font('Helvetica')
      .fontSize(9)
      .fillColor(stone)
      .text(printable(vendor.toUpperCase()), { characterSpacing: 0.8 });
    pdf.font('Times-Roman').fontSize(25).fillColor(ink).text(printable(name)).moveDown(0.5);
    const top = pdf.y;
    const aside = picture ? pictureWidth + gap : 0;
    if (picture) pdf.image(picture, left, top, { fit: [pictureWidth, pictureWidth * 1.25] });
    const width = widthOf(pdf) - aside;
    pdf.font('Helvetica').fontSize(10).fillColor(ink);
    pdf.text(printable(description), left + aside, top, { width, lineGap: 2 }).moveDown(0.8);
    table(pdf, facts, [0.36, 0.64], { x: left + aside, width });
    // The next thing begins under the picture, on the page that has it.
    if (picture && pdf.bufferedPageRange().count === 1)
      pdf.y = Math.max(pdf.y, top + pictureWidth * 1.25 + 8);
    headedTable(
      pdf,
      m.spec_sheet_skus(),
      skus.map((sku) => [
        sku.sku,
        Object.entries(sku.options)
          .map(([option, value]) => `${option}: ${value}`)
          .join(', '),
        sku.weight > 0 ? m.shop_weight_pounds({ weight: sku.weight }) : '',
      ]),
      [0.3, 0.55, 0.15],
    );
    makeRoom(pdf, 30);
  });
}
