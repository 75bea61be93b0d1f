/** Catalogs from store to store, files with a thousand bad rows, and pictures: the import against empty stores. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPostgres } from '#api/platform/database/database.ts';
import { catalogOf, type ImportStore, linesOf, sides, withHouses } from '#tests/factories/import-store.ts';
import { importFile } from '#tests/factories/imports.ts';
import { hasPostgres, makeDatabase, startStore } from '#tests/factories/store.ts';

describe('from store to store', () => {
  let sample: ImportStore;
  let expected: string[];
  let houses: string[];
  beforeAll(async () => {
    const store = await startStore();
    sample = { ...sides(store), close: store.close };
    expected = await catalogOf(sample);
    const stocks = linesOf(await sample.get('/api/v1/catalog-files/jsonl'));
    houses = [
      ...new Set(stocks.flatMap(({ skus }) => skus.flatMap(({ stock }) => Object.keys(stock ?? {})))),
    ];
  }, 300_000);
  afterAll(() => sample.close());

  it.each(['own', 'jsonl', 'shopify', 'woocommerce'])(
    'the %s export is the same catalog',
    async (format) => {
      const file = await sample.get(`/api/v1/catalog-files/${format}`);
      const store = await withHouses(houses);
      try {
        const run = await importFile(store.who, file);
        expect(run).toMatchObject({ problems: [], counts: { created: expected.length, refused: 0 } });
        expect(await catalogOf(store)).toEqual(expected);
      } finally {
        await store.close();
      }
    },
    300_000,
  );
});

/** Twenty ways to be wrong; the row's columns are Handle, Title, Vendor, Type, Status, Published, Option, SKU, … */
const good = (n: number): Record<string, string> => ({
  Handle: `good-${n}`,
  Title: `Good ${n}`,
  Vendor: 'Maker',
  Status: 'active',
  Published: 'TRUE',
  'Variant SKU': `GOOD-${n}`,
  'Variant Price': '10.00',
});
const kinds: [string, (n: number) => Record<string, string>][] = [
  ['Enter the handle', () => ({ Handle: '' })],
  ['Enter the product’s name', () => ({ Title: '' })],
  ['Shorten this to 300 characters', () => ({ Title: 'x'.repeat(301) })],
  ['Enter a price', () => ({ 'Variant Price': '' })],
  ['Enter an amount', () => ({ 'Variant Price': 'twelve' })],
  ['Enter an amount', () => ({ 'Variant Price': '-1' })],
  ['Enter an amount', () => ({ 'Variant Price': '12.345' })],
  ['Enter an amount', () => ({ 'Variant Price': '99999999999' })],
  ['Enter an amount', () => ({ 'Variant Compare At Price': '1x3' })],
  ['Enter an amount', () => ({ 'Cost per item': 'free' })],
  ['Enter one of these: active, draft, archived', () => ({ Status: 'sold' })],
  ['Enter yes or no', () => ({ Published: 'maybe' })],
  ['Enter a number', () => ({ 'Variant Grams': 'heavy' })],
  ['Enter a whole number', () => ({ 'Variant Inventory Qty': '1.5' })],
  ['Enter a whole number', () => ({ 'Variant Inventory Qty': 'many' })],
  ['Enter one of these: deny, continue', () => ({ 'Variant Inventory Policy': 'perhaps' })],
  ['Enter yes or no', () => ({ 'Variant Taxable': '7' })],
  ['Shorten this to 80 characters', () => ({ 'Variant SKU': 'y'.repeat(81) })],
  ['is already in row 2', () => ({ 'Variant SKU': 'GOOD-0' })],
  ['Shorten this to 80 characters', () => ({ 'Variant Barcode': '9'.repeat(81) })],
];
const columns = [
  'Handle',
  'Title',
  'Vendor',
  'Status',
  'Published',
  'Variant SKU',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Taxable',
  'Variant Barcode',
];

async function thousandBadRows(database?: Database): Promise<void> {
  const rows: Record<string, string>[] = [good(0)];
  const bad = new Map<number, string>();
  for (let n = 1; n <= 1000; n++) {
    const [reason, change] = kinds[n % kinds.length] ?? ['', () => ({})];
    rows.push(good(n));
    rows.push({ ...good(n), Handle: `bad-${n}`, 'Variant SKU': `BAD-${n}`, ...change(n) });
    bad.set(rows.length + 1, reason);
  }
  const text = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n');
  const store = await withHouses(['Denver'], database);
  try {
    const run = await importFile(store.who, text);
    expect(run.counts).toEqual({
      created: 1001,
      changed: 0,
      left: 0,
      refused: 1000,
      errors: 1000,
      warnings: 0,
    });
    const report = (await store.get(`/api/v1/imports/${run._id}/errors`)).trim().split('\n');
    expect(report.length).toBe(1001);
    const reasons = [...bad.values()];
    report.slice(1).forEach((line, at) => {
      expect(line).toContain(reasons[at] ?? '?');
    });
    expect(run.problems.every(({ row, reason }) => reason.includes(bad.get(row) ?? '?'))).toBe(true);
    expect((await catalogOf(store)).length).toBe(1001);
  } finally {
    await store.close();
  }
}

describe('a thousand bad rows of twenty kinds', () => {
  it('are each named with their reason, and every good row is in (PGlite)', () => thousandBadRows(), 120_000);

  it('… and on PostgreSQL', async ({ skip }) => {
    if (!(await hasPostgres())) skip('NOT CHECKED: no PostgreSQL');
    const { url, drop } = await makeDatabase();
    try {
      await thousandBadRows(await openPostgres(url, () => {}));
    } finally {
      await drop();
    }
  }, 120_000);
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !text.includes('\0') && text.isWellFormed());
const name = word.map((text) => `n${text.trim()}`);
const facts = fc.dictionary(name, word, { maxKeys: 3 }).map((value) => ({ ...value }));
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5}){0,2}$/);
const named = fc.record({ slug, name });
const cents = fc.nat(2_000_000_000);
const sku = fc.record({
  code: name,
  options: facts,
  msrpCents: cents,
  retailCents: cents,
  tradeCents: cents,
  costCents: fc.option(cents),
  barcode: word,
  weightLb: fc.integer({ min: 0, max: 9999 }).map((n) => n / 8),
  backorder: fc.boolean(),
  leadDays: fc.option(fc.nat(100)),
  taxable: fc.boolean(),
  extra: facts,
  stock: fc.dictionary(fc.constantFrom('Denver', 'Boise'), fc.record({ quantity: fc.nat(9999), bin: word }), {
    noNullPrototype: true,
  }),
});
const product = fc.record({
  name,
  description: word,
  bodyHtml: fc.constantFrom('', '<p>a <b>b</b></p>', '<ul><li>x &amp; y</li></ul>'),
  vendor: named,
  tags: fc.uniqueArray(named, { selector: (one) => one.slug, maxLength: 3 }),
  status: fc.constantFrom('active' as const, 'draft' as const, 'archived' as const),
  specifications: facts,
  dimensions: fc.record({ width: fc.nat(99), depth: fc.nat(99), height: fc.nat(99) }),
  uom: fc.record({ name, pieces: fc.integer({ min: 1, max: 9 }) }),
  breaks: fc.array(
    fc.record({ quantity: fc.integer({ min: 2, max: 99 }), offBps: fc.integer({ min: 1, max: 9000 }) }),
    { maxLength: 2 },
  ),
  orderMin: fc.integer({ min: 1, max: 9 }),
  seoTitle: word,
  extra: facts,
  skus: fc.uniqueArray(sku, { selector: ({ code }) => code, minLength: 1, maxLength: 3 }),
});

it('own CSV and JSON lines lose nothing of any product', async () => {
  const [from, csv, lines] = await Promise.all([1, 2, 3].map(() => withHouses(['Denver', 'Boise'])));
  if (!from || !csv || !lines) throw new Error('no stores');
  try {
    const made =
      fc.sample(fc.array(product, { minLength: 200, maxLength: 200 }), { numRuns: 1, seed: 6 })[0] ?? [];
    const records = made.map((one, n) => ({
      ...one,
      slug: `p-${n}`,
      productNumber: `P-${n}`,
      // One name a slug, and one code a SKU, in all of them.
      vendor: { slug: one.vendor.slug, name: `v ${one.vendor.slug}` },
      tags: one.tags.map((tag) => ({ slug: tag.slug, name: `=t, ${tag.slug}` })),
      skus: one.skus.map((each, at) => ({
        ...each,
        code: `${n}-${at}-${each.code.trim()}`,
        options: { ...each.options, At: String(at) },
      })),
    }));
    const first = await importFile(from.who, records.map((record) => JSON.stringify(record)).join('\n'));
    expect(first).toMatchObject({ problems: [], counts: { created: 200 } });
    const expected = await catalogOf(from);
    const given = linesOf(await from.get('/api/v1/catalog-files/jsonl'));
    for (const record of records)
      expect(given.find(({ slug: known }) => known === record.slug)).toMatchObject({
        ...record,
        tags: expect.anything(),
      });
    for (const [store, format] of [
      [csv, 'own'],
      [lines, 'jsonl'],
    ] as const) {
      const run = await importFile(store.who, await from.get(`/api/v1/catalog-files/${format}`));
      expect(run).toMatchObject({ problems: [], counts: { created: 200 } });
      expect(await catalogOf(store)).toEqual(expected);
    }
  } finally {
    await Promise.all([from.close(), csv.close(), lines.close()]);
  }
}, 300_000);

describe('pictures', () => {
  it('are fetched once, kept in the library, and missed without losing the product', async () => {
    const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c84' } })
      .png()
      .toBuffer();
    let asked = 0;
    const server = createServer((request, response) => {
      asked++;
      if (request.url === '/moved.png') response.writeHead(302, { location: '/lamp.png' }).end();
      else if (request.url === '/lamp.png')
        response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const store = await withHouses(['Denver']);
    writeFileSync(join(store.folder, 'beside.png'), picture);
    try {
      const file = `Handle,Title,Vendor,Variant SKU,Variant Price,Image Src\na,A,M,A,1,${origin}/moved.png\nb,B,M,B,1,${origin}/gone.png\nc,C,M,C,1,beside.png\n`;
      const options = { picture_folder: store.folder };
      const run = await importFile(store.who, file, { options });
      expect(run).toMatchObject({ counts: { created: 3, errors: 0, warnings: 1 } });
      expect(run.problems).toMatchObject([
        { row: 3, level: 'warning', reason: expect.stringContaining('404') },
      ]);
      const [a, b, c] = linesOf(await store.get('/api/v1/catalog-files/jsonl'));
      expect(a?.picture).toMatchObject({
        src: expect.stringMatching(/^\/media\/library\//),
        width: 60,
        height: 80,
        alt: 'A',
      });
      expect(b?.picture).toMatchObject({ model: 'unpictured', alt: 'B' });
      expect(c?.picture?.src).toBe(a?.picture?.src);
      const before = asked;
      const again = await importFile(store.who, `${file}\n`, { options });
      expect(again.counts).toMatchObject({ created: 0, changed: 0, left: 3 });
      // What was not there is asked for again; what was is not.
      expect(asked - before).toBe(1);
    } finally {
      server.close();
      await store.close();
    }
  }, 120_000);
});
