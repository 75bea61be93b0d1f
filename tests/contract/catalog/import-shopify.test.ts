/**
 * Shopify's own columns say it too, without ours: files as Shopify's admin exports them and as its template is filled in,
 * with the headers of both generations, become the same products.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPostgres } from '#api/platform/database/database.ts';
import { catalogOf, linesOf, withHouses } from '#tests/factories/import-store.ts';
import { importFile } from '#tests/factories/imports.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';

/** In the order of an export; what is said in the rows below is by the first of the two names. */
const headers: [old: string, today: string][] = [
  ['Handle', 'URL handle'],
  ['Title', 'Title'],
  ['Body (HTML)', 'Description'],
  ['Vendor', 'Vendor'],
  ['Product Category', 'Product category'],
  ['Type', 'Type'],
  ['Tags', 'Tags'],
  ['Published', 'Published on online store'],
  ['Option1 Name', 'Option1 name'],
  ['Option1 Value', 'Option1 value'],
  ['Option1 Linked To', 'Option1 Linked To'],
  ['Option2 Name', 'Option2 name'],
  ['Option2 Value', 'Option2 value'],
  ['Option2 Linked To', 'Option2 Linked To'],
  ['Option3 Name', 'Option3 name'],
  ['Option3 Value', 'Option3 value'],
  ['Option3 Linked To', 'Option3 Linked To'],
  ['Variant SKU', 'SKU'],
  ['Variant Grams', 'Weight value (grams)'],
  ['Variant Inventory Tracker', 'Inventory tracker'],
  ['Variant Inventory Qty', 'Inventory quantity'],
  ['Variant Inventory Policy', 'Continue selling when out of stock'],
  ['Variant Fulfillment Service', 'Fulfillment service'],
  ['Variant Price', 'Price'],
  ['Variant Compare At Price', 'Compare-at price'],
  ['Variant Requires Shipping', 'Requires shipping'],
  ['Variant Taxable', 'Charge tax'],
  ['Unit Price Total Measure', 'Unit price total measure'],
  ['Unit Price Total Measure Unit', 'Unit price total measure unit'],
  ['Unit Price Base Measure', 'Unit price base measure'],
  ['Unit Price Base Measure Unit', 'Unit price base measure unit'],
  ['Variant Barcode', 'Barcode'],
  ['Image Src', 'Product image URL'],
  ['Image Position', 'Image position'],
  ['Image Alt Text', 'Image alt text'],
  ['Gift Card', 'Gift card'],
  ['SEO Title', 'SEO title'],
  ['SEO Description', 'SEO description'],
  ['Google Shopping / Google Product Category', 'Google Shopping / Google product category'],
  ['Material (product.metafields.custom.material)', 'Material (product.metafields.custom.material)'],
  ['Variant Image', 'Variant image URL'],
  ['Variant Weight Unit', 'Weight unit for display'],
  ['Variant Tax Code', 'Tax code'],
  ['Cost per item', 'Cost per item'],
  ['Status', 'Status'],
];

type Cells = Partial<Record<string, string>>;
const sold = {
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Policy': 'deny',
  'Variant Fulfillment Service': 'manual',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
};

const rowsOf = (origin: string): Cells[] => [
  {
    ...sold,
    Handle: 'marlowe-lamp',
    Title: 'Marlowe Lamp',
    'Body (HTML)': '<p>Warm <strong>brass</strong> &amp; linen.</p>',
    Vendor: 'Marlowe & Sons',
    'Product Category': 'Home & Garden > Lighting > Lamps',
    Type: 'Table Lamps',
    Tags: 'lamp, Summer Sale',
    Published: 'true',
    'Option1 Name': 'Finish',
    'Option1 Value': 'Brass',
    'Option2 Name': 'Size',
    'Option2 Value': 'Small',
    'Variant SKU': "'0042-B",
    'Variant Grams': '2267.96185',
    'Variant Inventory Qty': '12',
    'Variant Price': '1249.00',
    'Variant Compare At Price': '1499.00',
    'Variant Barcode': "'0012345678905",
    'Image Src': `${origin}/second.png`,
    'Image Position': '2',
    'Image Alt Text': 'From the side',
    'Gift Card': 'false',
    'SEO Title': 'Marlowe brass lamp',
    'SEO Description': 'A lamp of brass and linen.',
    'Google Shopping / Google Product Category': '4636',
    'Material (product.metafields.custom.material)': 'Brass',
    'Variant Image': `${origin}/second.png`,
    'Variant Weight Unit': 'lb',
    'Variant Tax Code': 'P0000000',
    'Cost per item': '600.50',
    Status: 'active',
  },
  {
    ...sold,
    Handle: 'marlowe-lamp',
    'Option1 Value': 'Black',
    'Option2 Value': 'Large',
    'Variant SKU': 'MAR-BK-L',
    'Variant Grams': '500.0',
    'Variant Inventory Qty': '0',
    'Variant Inventory Policy': 'continue',
    'Variant Price': '1349',
    'Variant Taxable': 'false',
    'Image Src': `${origin}/first.png`,
    'Image Position': '1',
    'Image Alt Text': 'From the front',
    'Variant Weight Unit': 'kg',
  },
  { Handle: 'marlowe-lamp', 'Image Src': `${origin}/third.png`, 'Image Position': '3' },
  {
    ...sold,
    Handle: 'plain-stool',
    Title: 'Plain Stool',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Inventory Qty': '7',
    'Variant Price': '89.5',
    // Less than the price: nobody strikes that through.
    'Variant Compare At Price': '80.00',
    Vendor: 'Marlowe & Sons',
    Status: 'archived',
  },
  {
    ...sold,
    Handle: 'hidden-sofa',
    Title: 'Hidden Sofa',
    Vendor: 'Marlowe & Sons',
    'Product Category': 'Furniture > Sofas',
    Published: 'false',
    'Variant SKU': 'SOFA-1',
    'Variant Price': '2000.00',
    Status: 'active',
  },
  {
    ...sold,
    Handle: 'draft-sofa',
    Title: 'Draft Sofa',
    Vendor: 'Marlowe & Sons',
    Published: 'true',
    'Variant SKU': 'SOFA-2',
    'Variant Price': '2000.00',
    Status: 'draft',
  },
];

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** `change`: a cell as that generation writes it. */
const csvOf = (rows: Cells[], at: 0 | 1, change: (header: string, cell: string) => string): string =>
  [
    headers.map((names) => names[at]),
    ...rows.map((row) => headers.map(([old]) => change(old, row[old] ?? ''))),
  ]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');

const generations: [string, (origin: string) => string][] = [
  ['until 2024', (origin) => csvOf(rowsOf(origin), 0, (_, cell) => cell)],
  [
    'since then',
    (origin) =>
      csvOf(rowsOf(origin), 1, (header, cell) =>
        ['Published', 'Variant Taxable', 'Variant Requires Shipping', 'Variant Inventory Policy'].includes(
          header,
        )
          ? cell.toUpperCase()
          : header === 'Status'
            ? cell.replace(/^./, (first) => first.toUpperCase())
            : cell,
      ),
  ],
];

const postgresIsThere = await hasPostgres();

describe('Shopify’s own columns say it too, without ours', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    const colors: Record<string, string> = {
      '/first.png': '#c00',
      '/second.png': '#00c',
      '/third.png': '#0c0',
    };
    const pictures = new Map<string, Buffer>();
    for (const [path, background] of Object.entries(colors))
      pictures.set(
        path,
        await sharp({ create: { width: 60, height: 80, channels: 3, background } })
          .png()
          .toBuffer(),
      );
    server = createServer((request, response) => {
      const picture = pictures.get(request.url ?? '');
      if (picture) response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  async function readsAll(file: string, database?: Database): Promise<void> {
    const store = await withHouses(['Denver', 'Boise'], database);
    try {
      const run = await importFile(store.who, file);
      expect(run).toMatchObject({
        format: 'shopify',
        problems: [],
        counts: { created: 4, refused: 0, errors: 0, warnings: 0 },
      });
      const products = new Map(
        linesOf(await store.get('/api/v1/catalog-files/jsonl')).map((one) => [one.slug ?? '', one]),
      );
      const picture = { src: expect.stringMatching(/^\/media\/library\//), width: 60, height: 80 };
      const lamp = products.get('marlowe-lamp');
      expect(lamp).toMatchObject({
        productNumber: '0042-B',
        kind: 'variant',
        status: 'active',
        name: 'Marlowe Lamp',
        description: 'Warm brass & linen.',
        bodyHtml: '<p>Warm <strong>brass</strong> &amp; linen.</p>',
        vendor: { name: 'Marlowe & Sons' },
        categories: [{ name: 'Table Lamps' }],
        tags: [{ name: 'lamp' }, { name: 'Summer Sale' }],
        optionNames: ['Finish', 'Size'],
        specifications: { Material: 'Brass' },
        taxCode: 'P0000000',
        seoTitle: 'Marlowe brass lamp',
        seoDescription: 'A lamp of brass and linen.',
        picture: { ...picture, alt: 'From the front' },
        media: [
          { kind: 'picture', picture: { ...picture, alt: 'From the side' } },
          { kind: 'picture', picture: { ...picture, alt: 'Marlowe Lamp' } },
        ],
        skus: [
          {
            code: '0042-B',
            options: { Finish: 'Brass', Size: 'Small' },
            retailCents: 124_900,
            msrpCents: 149_900,
            tradeCents: 124_900,
            costCents: 60_050,
            barcode: '0012345678905',
            weightLb: 5,
            backorder: false,
            taxable: true,
            stock: { Denver: { quantity: 12, bin: '' } },
            picture: { ...picture, alt: 'From the side' },
          },
          {
            code: 'MAR-BK-L',
            options: { Finish: 'Black', Size: 'Large' },
            retailCents: 134_900,
            msrpCents: 134_900,
            costCents: null,
            weightLb: 1.102,
            backorder: true,
            taxable: false,
            stock: { Denver: { quantity: 0, bin: '' } },
            picture: { ...picture, alt: 'From the front' },
          },
        ],
      });
      const sources = [
        lamp?.picture?.src,
        ...(lamp?.media ?? []).map((one) => 'picture' in one && one.picture.src),
      ];
      expect(new Set(sources).size).toBe(3);
      expect(lamp?.skus.map((sku) => sku.picture?.src)).toEqual([sources[1], sources[0]]);
      // What Shopify's other columns say of the product is kept, and nothing of what every shop's file has.
      expect(Object.values(lamp?.extra ?? {})).toEqual(['4636']);

      expect(products.get('plain-stool')).toMatchObject({
        productNumber: 'PLAIN-STOOL',
        kind: 'plain',
        status: 'archived',
        optionNames: [],
        skus: [
          {
            code: 'PLAIN-STOOL',
            options: {},
            retailCents: 8950,
            msrpCents: 8950,
            stock: { Denver: { quantity: 7, bin: '' } },
          },
        ],
      });
      expect(products.get('hidden-sofa')).toMatchObject({ status: 'draft', categories: [{ name: 'Sofas' }] });
      expect(products.get('draft-sofa')).toMatchObject({ status: 'draft' });

      const before = await catalogOf(store);
      const again = await importFile(store.who, file);
      expect(again).toMatchObject({ problems: [], counts: { created: 0, changed: 0, left: 4 } });
      expect(await catalogOf(store)).toEqual(before);
    } finally {
      await store.close();
    }
  }

  it.each(generations)(
    'with the headers that it had %s (PGlite)',
    (_, file) => readsAll(file(origin)),
    60_000,
  );

  it.skipIf(!postgresIsThere).each(generations)(
    'with the headers that it had %s (PostgreSQL)',
    async (_, file) => {
      const { url, drop } = await makeDatabase();
      try {
        await readsAll(file(origin), await openPostgres(url, () => {}));
      } finally {
        await drop();
      }
    },
    60_000,
  );
});
