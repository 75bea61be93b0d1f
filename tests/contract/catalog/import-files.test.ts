/** Files as dealers send them: what they come to, again, looked at first, and taken back. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealerFiles } from '#tests/factories/import-files.ts';
import { catalogOf, type ImportStore, linesOf, withHouses } from '#tests/factories/import-store.ts';
import { ended, type ImportStart, importFile } from '#tests/factories/imports.ts';
import { dataOf, problemOf } from '../tools.ts';

let store: ImportStore;
beforeAll(async () => {
  store = await withHouses(['Denver', 'Boise']);
}, 120_000);
afterAll(() => store.close());

const exported = () => store.get('/api/v1/catalog-files/jsonl');
const undone = async (id: string) => {
  dataOf(await store.who.undoImport({ params: { id } }));
  return ended(store.who, id);
};
const changesOf = async (id: string) =>
  dataOf(await store.who.listImportChanges({ params: { id }, query: {} }));
const recordOf = async (slug: string) => linesOf(await exported()).find((record) => record.slug === slug);

describe.each(dealerFiles)('$name', ({ first, file, start, counts }) => {
  it('counts the same when looked at, changes nothing the second time, and is taken back', async () => {
    const given = first === undefined ? null : await importFile(store.who, first);
    const before = await exported();
    const looked = await importFile(store.who, file, { ...start, dry: true });
    expect({ problems: looked.problems, checked: looked.checked }).toMatchObject({ checked: counts });
    expect(await exported()).toBe(before);
    const preview = await changesOf(looked._id);
    const run = await importFile(store.who, file, start);
    expect(run).toMatchObject({ state: 'done', counts });
    expect(run.counts).toEqual(looked.checked);
    expect(run.problems).toEqual(looked.problems);
    expect((await changesOf(run._id)).items).toEqual(preview.items);
    const after = await catalogOf(store);
    const again = await importFile(store.who, file, start);
    expect(again.counts).toEqual({
      ...counts,
      created: 0,
      changed: 0,
      left: (counts.created ?? 0) + (counts.changed ?? 0) + (counts.left ?? 0),
    });
    expect(await catalogOf(store)).toEqual(after);
    expect(await undone(run._id)).toMatchObject({ state: 'undone', undoable: 0, undo: { kept: 0 } });
    expect(await exported()).toBe(before);
    if (given) await undone(given._id);
    expect(await exported()).toBe('');
  }, 60_000);
});

describe('what dealers’ files become', () => {
  const fileOf = (name: string) => {
    const found = dealerFiles.find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  const become = async (name: string) => {
    const { file, start } = fileOf(name);
    return importFile(store.who, file, start);
  };

  it('variations are with their product wherever they stand, and categories have no dash at their end', async () => {
    const run = await become('WooCommerce, sorted by ID');
    const shirt = await recordOf('shirt');
    expect(shirt).toMatchObject({
      optionNames: ['Size'],
      categories: [{ name: 'Clothing' }, { name: 'Shirts' }],
    });
    expect(shirt?.skus.map(({ code, retailCents, msrpCents }) => [code, retailCents, msrpCents])).toEqual([
      ['SHIRT-S', 2000, 2000],
      ['SHIRT-L', 1500, 1500],
    ]);
    expect((await recordOf('sock'))?.categories).toEqual([
      expect.objectContaining({ name: 'Air & Climate' }),
    ]);
    // In stock without a number can be ordered; not in stock cannot.
    expect((await recordOf('hat'))?.skus.map(({ backorder, stock }) => [backorder, stock])).toEqual([
      [true, {}],
      [false, {}],
    ]);
    await undone(run._id);
  });

  it('a formula that cannot price what may be ordered keeps its product out, and a price that breaks one is refused', async () => {
    const made = (number: string, formula: string) => {
      const dimensions = [{ name: 'Width', min: 10, max: 90, step: 0.5 }];
      const custom = JSON.stringify({ dimensions, formula, floorCents: 5000, leadTimeDays: 5 });
      return `${number},${number},custom,"${custom.replaceAll('"', '""')}",${number}-1,120.00`;
    };
    const rows = [made('F-1', 'list * (Width'), made('F-2', '0 - 500'), made('F-3', 'list * Width / 10')];
    const file = `product_number,name,kind,custom,sku,price\n${rows.join('\n')}`;
    const before = await exported();
    const looked = await importFile(store.who, file, { dry: true });
    const run = await importFile(store.who, file);
    expect(run.counts).toMatchObject({ created: 1, errors: 2 });
    expect(run.counts).toEqual(looked.checked);
    expect(run.problems.map(({ row, value }) => [row, value])).toEqual([
      [2, 'list * (Width'],
      [3, '0 - 500'],
    ]);
    const cheap = await importFile(store.who, 'sku,price\nF-3-1,10.00');
    expect(cheap.problems).toMatchObject([{ row: 2, reason: expect.stringContaining('Width 10 in') }]);
    expect((await recordOf('f-3'))?.skus[0]).toMatchObject({ retailCents: 12_000 });
    await undone(run._id);
    expect(await exported()).toBe(before);
  });

  it('what nobody counts has no stock and can be ordered; what is owed is none, on backorder', async () => {
    const run = await become('Shopify, untracked and owed');
    expect((await recordOf('free'))?.skus[0]).toMatchObject({ backorder: true, stock: {} });
    expect((await recordOf('owed'))?.skus[0]).toMatchObject({
      backorder: true,
      stock: { Denver: { quantity: 0 } },
    });
    await undone(run._id);
  });

  it('a master is no SKU, and every variant can be chosen', async () => {
    const run = await become('Spree-like, a master and two currencies');
    expect(await recordOf('tote')).toMatchObject({
      optionNames: ['Color'],
      categories: [{ name: 'Bags' }],
      skus: [
        { code: 'TOTE-R', retailCents: 1800, options: { Color: 'Red' } },
        { code: 'TOTE-B', retailCents: 1800, options: { Color: 'Blue' } },
      ],
    });
    await undone(run._id);
    const other = await become('Spree-like, variants at the master’s price');
    expect((await recordOf('bag'))?.skus.map(({ retailCents }) => retailCents)).toEqual([3000, 3500]);
    await undone(other._id);
  });

  it('grouped and external products say what to do', async () => {
    const run = await become('WooCommerce, grouped and external');
    expect(run.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [3, expect.stringContaining('kit')],
      [4, expect.stringContaining('another site')],
    ]);
    await undone(run._id);
  });

  it('the rows count without the headers', async () => {
    const run = await become('WooCommerce, grouped and external');
    expect(run).toMatchObject({ position: 3, rows: 3 });
    await undone(run._id);
  });

  it('stock without a warehouse asks which, where there are several', async () => {
    const { file } = { file: 'sku,quantity\nQ-1,5' };
    const uploaded = dataOf(
      await store.who.uploadImport({ query: { name: 'a.csv' }, file: new TextEncoder().encode(file) }),
    );
    expect(uploaded).toMatchObject({ format: 'own', needs_warehouse: true, warehouses: ['Denver', 'Boise'] });
    const params = { id: uploaded._id };
    expect(
      problemOf(await store.who.startImport({ params, body: { dry_run: true } })).fieldErrors,
    ).toMatchObject({
      '/options/warehouse': expect.anything(),
    });
  });
});

describe('the changes of an import', () => {
  const first =
    'sku,name,price\nP-1,One,10.00\nP-2,Two,10.00\nP-3,Three,10.00\nP-4,Four,10.00\nP-5,Five,10.00';
  const prices = 'sku,price\nP-1,10.50\nP-2,100.00\nP-3,0\nP-4,6.90\nP-5,10.00';

  it('are listed with unusual prices first, and only what was not touched since is taken back', async () => {
    const given = await importFile(store.who, first);
    const before = await exported();
    const run = await importFile(store.who, prices);
    const changes = await changesOf(run._id);
    expect(changes).toMatchObject({ total: 4, outliers: 3 });
    expect(
      changes.items.map(({ sku, old_price, new_price, percent, outlier }) => [
        ...[sku, old_price, new_price, percent, outlier],
      ]),
    ).toEqual([
      ['P-2', 10, 100, 900, 'tenfold'],
      ['P-3', 10, 0, -100, 'zero'],
      ['P-4', 10, 6.9, -31, 'fall'],
      ['P-1', 10, 10.5, 5, null],
    ]);
    const page = dataOf(
      await store.who.listImportChanges({ params: { id: run._id }, query: { page: 2, limit: 3 } }),
    );
    expect(page.items.map(({ sku }) => sku)).toEqual(['P-1']);

    // Somebody gives one of them another price: that stays.
    const other = await importFile(store.who, 'sku,price\nP-1,11.00');
    const back = await undone(run._id);
    expect(back.undo).toMatchObject({
      undone: 3,
      kept: 1,
      problems: [{ name: 'One', reason: expect.stringContaining('changed after') }],
    });
    expect((await recordOf('one'))?.skus[0]?.retailCents).toBe(1100);
    expect((await recordOf('two'))?.skus[0]?.retailCents).toBe(1000);
    expect(problemOf(await store.who.undoImport({ params: { id: run._id } })).message).toContain('nothing');
    await undone(other._id);
    await importFile(store.who, 'sku,price,list_price\nP-1,10.00,10.00');
    expect((await catalogOf(store)).length).toBe(5);
    expect(await exported()).toBe(before);
    expect((await undone(given._id)).undo).toMatchObject({ kept: 1 });
  });

  it('of stock are taken back where nobody sold or moved it', async () => {
    await importFile(store.who, 'sku,name,price\nS-1,Stocked,10.00');
    const base = await importFile(store.who, 'sku,quantity,warehouse\nS-1,4,Denver');
    const run = await importFile(store.who, 'sku,quantity,warehouse\nS-1,9,Denver\nS-1,2,Boise');
    expect((await changesOf(run._id)).items).toEqual([
      expect.objectContaining({ sku: 'S-1', old_price: null, old_stock: 4, new_stock: 11 }),
    ]);
    const sold = await importFile(store.who, 'sku,quantity,warehouse\nS-1,8,Denver');
    expect((await undone(run._id)).undo).toMatchObject({
      kept: 1,
      problems: [{ sku: 'S-1', reason: expect.stringContaining('Denver') }],
    });
    expect((await recordOf('stocked'))?.skus[0]?.stock).toEqual({ Denver: { quantity: 8, bin: '' } });
    const [row] = dataOf(await store.who.listInventory({ query: { q: 'S-1' } })).items;
    const moved = dataOf(await store.who.getSkuMovements({ params: { id: row?._id ?? '' } })).items;
    expect(moved.map(({ reason, quantity }) => [reason, quantity])).toEqual([
      ['edit', -1],
      ['edit', 5],
    ]);
    // Whoever brought the file.
    expect(new Set(moved.map(({ by }) => by)).size).toBe(1);
    expect(moved[0]?.by).toBeTruthy();
    await undone(sold._id);
    await undone(base._id);
  });

  it('of a run that is written twice go back to before the first', async () => {
    const who = store.who;
    await importFile(who, 'sku,name,price\nT-1,Twice,10.00');
    const before = await exported();
    const run = await importFile(who, 'sku,price\nT-1,12.00');
    dataOf(await who.startImport({ params: { id: run._id }, body: { dry_run: true } }));
    await ended(who, run._id);
    dataOf(await who.startImport({ params: { id: run._id }, body: { dry_run: false } }));
    expect((await ended(who, run._id)).counts).toMatchObject({ changed: 0, left: 1 });
    await undone(run._id);
    expect(await exported()).toBe(before);
    // What is undone can be imported again, and undone again.
    dataOf(await who.startImport({ params: { id: run._id }, body: { dry_run: false } }));
    expect((await ended(who, run._id)).counts).toMatchObject({ changed: 1 });
    await undone(run._id);
    expect(await exported()).toBe(before);
  });
});

/** 200 files of these shapes, good and bad cells mixed; SKUs and names repeat from file to file. */
const number = fc.nat(30);
const price = fc.oneof(
  { weight: 8, arbitrary: fc.nat(90_000).map((cents) => (cents / 100).toFixed(2)) },
  { weight: 1, arbitrary: fc.constantFrom('', '0', 'free', '-3', '1.234,50') },
);
const pieces = fc.oneof(
  { weight: 8, arbitrary: fc.nat(50).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('', '-2', '1.5', 'many') },
);
const house = fc.constantFrom('Denver', 'Boise', 'Denver', 'Boise', 'Nowhere');
const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const fileOf = (head: string, rows: string[][]) =>
  [head, ...rows.map((row) => row.map(cell).join(','))].join('\n');
const some = <T>(row: fc.Arbitrary<T>) => fc.array(row, { minLength: 1, maxLength: 12 });
type Made = { file: string; start?: ImportStart };
const shapes: fc.Arbitrary<Made>[] = [
  some(fc.tuple(number, price)).map((rows) => ({
    file: fileOf(
      'sku,name,price',
      rows.map(([n, amount]) => [`R-${n}`, `Random ${n}`, amount]),
    ),
  })),
  some(fc.tuple(number, price)).map((rows) => ({
    file: fileOf(
      'Item,Title,Amount',
      rows.map(([n, amount]) => [`R-${n}`, `Random ${n % 7}`, amount]),
    ),
    start: { mapping: { Item: 'sku', Title: 'name', Amount: 'price' } },
  })),
  some(fc.tuple(number, price)).map((rows) => ({
    file: fileOf(
      'Item,Amount',
      rows.map(([n, amount]) => [`R-${n}`, amount]),
    ),
    start: { mapping: { Item: 'sku', Amount: 'price' } },
  })),
  some(fc.tuple(number, pieces, house)).map((rows) => ({
    file: fileOf(
      'sku,quantity,warehouse',
      rows.map(([n, count, name]) => [`R-${n}`, count, name]),
    ),
  })),
  some(fc.tuple(number, pieces)).map((rows) => ({
    file: fileOf(
      'Item,Count',
      rows.map(([n, count]) => [`R-${n}`, count]),
    ),
    start: { mapping: { Item: 'sku', Count: 'quantity' }, options: { warehouse: 'Boise' } },
  })),
  some(fc.tuple(fc.nat(4), fc.constantFrom('S', 'M', 'L'), price, pieces, fc.boolean())).map((rows) => ({
    file: fileOf(
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price',
      [...rows]
        .sort((a, b) => Number(b[4]) - Number(a[4]))
        .map(([n, size, amount, count, titled]) => [
          ...[`shop-${n}`, titled ? `Shop ${n}` : '', 'Size', size, `SH-${n}-${size}`, count, amount],
        ]),
    ),
  })),
  some(fc.tuple(fc.nat(4), fc.constantFrom('S', 'M', 'L'), price, pieces, fc.boolean()))
    .chain((rows) => fc.shuffledSubarray(rows, { minLength: rows.length }))
    .map((rows) => ({
      file: fileOf(
        'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
        [
          ...rows.map(([n, size, amount, count, byId], at) => [
            ...[`${at + 100}`, 'variation', `WV-${n}-${size}`, `Woo ${n}`, '1', '1', count, amount, ''],
            ...[byId ? `id:${n}` : `WV-${n}`, 'Size', size],
          ]),
          ...[0, 1, 2, 3].map((n) => [
            ...[
              `${n}`,
              n === 3 ? 'grouped' : 'variable',
              `WV-${n}`,
              `Woo ${n}`,
              '1',
              '1',
              '',
              '',
              'Wear -',
              '',
            ],
            ...['Size', 'S, M, L'],
          ]),
        ],
      ),
    })),
  some(fc.tuple(fc.nat(3), fc.constantFrom('', 'Red', 'Blue', 'Green'), price)).map((rows) => ({
    file: fileOf(
      'slug,name,code,usd,eur,type,value',
      [...rows]
        .sort(([a, one], [b, two]) => a - b || one.length - two.length)
        .map(([n, color, amount]) => [
          ...[
            `spree-${n}`,
            color ? '' : `Spree ${n}`,
            `SP-${n}${color}`,
            amount,
            '1',
            color && 'Color',
            color,
          ],
        ]),
    ),
    start: {
      mapping: {
        ...{ slug: 'handle', name: 'name', code: 'sku', usd: 'price', eur: 'ignore' },
        ...{ type: 'option1_name', value: 'option1_value' },
      },
    },
  })),
];

it('of 200 random files, a dry run says what the run says, the second run changes nothing, and undoing restores', async () => {
  const files = fc.sample(fc.oneof(...shapes), { numRuns: 200, seed: 19 });
  for (const [at, { file, start }] of files.entries()) {
    const before = await exported();
    const looked = await importFile(store.who, file, { ...start, dry: true });
    const run = await importFile(store.who, file, start);
    expect({ at, file, counts: run.counts, problems: run.problems }).toEqual({
      ...{ at, file, counts: looked.checked, problems: looked.problems },
    });
    if (at % 4 === 0 && run.undoable > 0) {
      expect({ at, file, undo: (await undone(run._id)).undo }).toMatchObject({ undo: { problems: [] } });
      expect(await exported()).toBe(before);
      continue;
    }
    const after = await exported();
    const { counts } = await importFile(store.who, file, start);
    expect({ at, file, is: await exported() }).toEqual({ at, file, is: after });
    expect({ at, file, ...counts }).toMatchObject({ at, file, created: 0, changed: 0 });
  }
}, 600_000);
