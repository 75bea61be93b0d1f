/** ZIPs of a catalog file and its pictures: good ones, wrong ones and bombs, against empty stores. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPGlite } from '#api/platform/database/database.ts';
import { catalogOf, type ImportStore, linesOf, storeIn, withHouses } from '#tests/factories/import-store.ts';
import { ended, importFile, upload } from '#tests/factories/imports.ts';
import { type ZipEntry, zipOf } from '#tests/factories/zip.ts';
import { dataOf, problemOf } from '../tools.ts';

const pictureOf = (color: string) =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: color } })
    .png()
    .toBuffer();

const csv = (rows: string[]) =>
  [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Image',
    ...rows,
  ].join('\n');
const plainRow = (name: string, image: string) => `${name},${name},M,,,${name},1,${image},`;

const productsOf = async ({ get }: Pick<ImportStore, 'get'>) =>
  new Map(linesOf(await get('/api/v1/catalog-files/jsonl')).map((one) => [one.slug ?? '', one]));

const incoming = (store: { folder: string }) => readdirSync(join(store.folder, 'media/incoming'));

describe('a ZIP', () => {
  let store: Awaited<ReturnType<typeof withHouses>>;
  let red: Buffer;
  let blue: Buffer;
  let green: Buffer;
  beforeAll(async () => {
    store = await withHouses(['Denver']);
    [red, blue, green] = (await Promise.all(['#c00', '#00c', '#0c0'].map(pictureOf))) as [
      Buffer,
      Buffer,
      Buffer,
    ];
  }, 60_000);
  afterAll(() => store.close());

  it('brings the pictures that its catalog names by path, beside itself or by file name', async () => {
    const rows = [
      plainRow('by-path', 'shop/pictures/red.png'),
      plainRow('beside', 'pictures/red.png'),
      plainRow('from-windows', '.\\pictures\\red.png'),
      plainRow('by-name', 'BLUE.PNG'),
      'options,Options,M,Finish,Brass,O-1,1,blue.png,pictures/red.png',
      'options,,,,Black,O-2,2,,blue.png',
      plainRow('none', 'yellow.png'),
      plainRow('elsewhere', 'other/blue.png'),
      plainRow('hidden', '.blue.png'),
    ];
    const zip = zipOf([
      { name: 'shop/', bytes: '' },
      { name: 'shop/catalog.csv', bytes: csv(rows) },
      { name: 'shop/pictures/red.png', bytes: red, stored: true },
      { name: 'shop/pictures/deep/blue.png', bytes: blue },
      { name: '__MACOSX/shop/._catalog.csv', bytes: 'not a catalog' },
      { name: 'shop/.notes.csv', bytes: 'nor is this' },
      { name: 'shop/.blue.png', bytes: blue },
      { name: 'shop/read me.pdf', bytes: 'nor this' },
    ]);
    const { _id, format, file, bytes } = await upload(store.who, zip, 'spring.zip');
    expect({ format, file, bytes }).toEqual({ format: 'shopify', file: 'spring.zip', bytes: zip.length });
    const params = { id: _id };
    dataOf(await store.who.startImport({ params, body: { dry_run: true } }));
    const looked = await ended(store.who, _id);
    expect(looked).toMatchObject({ checked: { created: 8, errors: 0, warnings: 3 } });
    dataOf(await store.who.startImport({ params, body: { dry_run: false } }));
    const run = await ended(store.who, _id);
    expect(run).toMatchObject({ state: 'done', counts: { created: 8, errors: 0, warnings: 3 } });
    expect(run.problems.map(({ value, reason }) => [value, reason])).toEqual(
      ['yellow.png', 'other/blue.png', '.blue.png'].map((name) => [
        name,
        'The photo wasn’t imported. The file isn’t in the ZIP.',
      ]),
    );
    const products = await productsOf(store);
    const picture = (slug: string) => products.get(slug)?.picture;
    expect(picture('by-path')).toMatchObject({
      src: expect.stringContaining('/media/library/'),
      width: 60,
      height: 80,
    });
    expect(picture('beside')?.src).toBe(picture('by-path')?.src);
    expect(picture('from-windows')?.src).toBe(picture('by-path')?.src);
    expect(picture('by-name')?.src).toMatch(/^\/media\/library\//);
    expect(picture('by-name')?.src).not.toBe(picture('by-path')?.src);
    expect(picture('none')).toMatchObject({ model: 'unpictured' });
    const options = products.get('options');
    expect(options?.picture?.src).toBe(picture('by-name')?.src);
    expect(options?.skus.map((sku) => [sku.picture?.src, sku.picture?.alt])).toEqual([
      [picture('by-path')?.src, 'Options'],
      [picture('by-name')?.src, 'Options'],
    ]);
    expect(incoming(store)).toEqual([]);

    const again = await importFile(store.who, zip);
    expect(again.counts).toMatchObject({ created: 0, changed: 0, left: 8 });
  }, 60_000);

  it('with another picture of the same name brings that one', async () => {
    const zip = (picture: Buffer) =>
      zipOf([
        { name: 'a.csv', bytes: csv([plainRow('renewed', 'one.png')]) },
        { name: 'one.png', bytes: picture },
      ]);
    await importFile(store.who, zip(red));
    const before = (await productsOf(store)).get('renewed')?.picture?.src;
    expect((await importFile(store.who, zip(green))).counts).toMatchObject({ changed: 1 });
    expect((await productsOf(store)).get('renewed')?.picture?.src).not.toBe(before);
  });

  it('beside the import is one for whoever holds the machine', async () => {
    const path = join(store.folder, 'pictures.zip');
    writeFileSync(path, zipOf([{ name: 'a/green.png', bytes: green }]));
    const options = { picture_folder: path };
    const run = await importFile(store.who, csv([plainRow('from-zip', 'green.png')]), { options });
    expect(run).toMatchObject({ counts: { created: 1, warnings: 0 } });
    expect((await productsOf(store)).get('from-zip')?.picture?.src).toMatch(/^\/media\/library\//);
    for (const [file, said] of [
      ['gone.zip', 'no folder or ZIP'],
      ['damaged.zip', 'damaged'],
    ] as const) {
      writeFileSync(join(store.folder, 'damaged.zip'), 'PK\u0003\u0004 and nothing more');
      const picture_folder = join(store.folder, file);
      const failed = await importFile(store.who, csv([plainRow(`x-${file}`, `${file}.png`)]), {
        options: { picture_folder },
      });
      expect(failed).toMatchObject({ state: 'failed', failure: expect.stringContaining(said) });
    }
  });

  const catalog: ZipEntry = { name: 'a.csv', bytes: csv([plainRow('never', 'a.png')]) };
  const many = (count: number, name: (at: number) => string): ZipEntry[] =>
    Array.from({ length: count }, (_, at) => ({ name: name(at), bytes: '', stored: true }));
  it.each<[string, () => Buffer, string]>([
    ['without a catalog file', () => zipOf([{ name: 'a.png', bytes: 'x' }]), 'no catalog file (.csv'],
    ['that is empty', () => zipOf([]), 'no catalog file'],
    [
      'whose catalog file is another program’s',
      () => zipOf([{ name: '__MACOSX/a.csv', bytes: 'a' }]),
      'no catalog file',
    ],
    [
      'with two catalog files',
      () => zipOf([catalog, { name: 'b/notes.txt', bytes: 'x' }]),
      'more than one catalog file: a.csv and b/notes.txt',
    ],
    [
      'that is a workbook',
      () =>
        zipOf([
          { name: '[Content_Types].xml', bytes: '<x/>' },
          { name: 'xl/workbook.xml', bytes: '<x/>' },
        ]),
      'Save the sheet as CSV',
    ],
    [
      'whose catalog is other than it says',
      () => {
        const zip = zipOf([{ name: 'a.csv', bytes: 'Handle,Title', stored: true }]);
        zip.write('X', zip.indexOf('Title'));
        return zip;
      },
      'damaged',
    ],
    ['that was cut off', () => zipOf([catalog]).subarray(0, 60), 'damaged'],
    ['that ends in something else', () => Buffer.concat([zipOf([catalog]), Buffer.alloc(70_000)]), 'damaged'],
    [
      'whose catalog is larger than it says',
      () => zipOf([{ name: 'a.csv', bytes: Buffer.alloc(5_000_000, 'a'), says: 100 }]),
      'damaged',
    ],
    [
      'whose catalog is smaller than it says',
      () => zipOf([{ name: 'a.csv', bytes: 'a,b', says: 100 }]),
      'damaged',
    ],
    [
      'whose catalog says that it is enormous',
      () => zipOf([{ name: 'a.csv', bytes: 'a,b', says: 600_000_000 }]),
      'over 500 MB',
    ],
    [
      'that unpacks to more than a disk holds',
      () => zipOf([catalog, ...[1, 2].map((n) => ({ name: `${n}.png`, bytes: 'x', says: 3_000_000_000 }))]),
      'more than 4 GB',
    ],
    [
      'of thousands of entries',
      () => zipOf([catalog, ...many(20_000, (at) => `${at}.png`)]),
      '20000 entries',
    ],
    [
      'of folders in folders in folders',
      () => zipOf([catalog, { name: `${'a/'.repeat(2000)}b.png`, bytes: '' }]),
      'levels deep',
    ],
    [
      'whose entries are the same bytes',
      () =>
        zipOf([
          { name: 'a.csv', bytes: csv([]) },
          { name: 'b.png', bytes: csv([]), sameAs: 0 },
        ]),
      'overlap',
    ],
    [
      'with a path that leads out',
      () => zipOf([catalog, { name: '../../a.png', bytes: 'x' }]),
      'leads outside it',
    ],
    [
      'with a path from the root',
      () => zipOf([catalog, { name: '/etc/a.png', bytes: 'x' }]),
      'leads outside it',
    ],
    [
      'with a path of Windows that leads out',
      () => zipOf([catalog, { name: '..\\a.png', bytes: 'x' }]),
      'leads outside it',
    ],
    ['with a password', () => zipOf([{ ...catalog, password: true }]), 'password'],
    ['whose catalog is no text', () => zipOf([{ name: 'a.csv', bytes: red }]), 'isn’t a text file'],
  ])('%s is refused and says so', async (_, zip, said) => {
    const refused = await store.who.uploadImport({ query: { name: 'a.zip' }, file: new Uint8Array(zip()) });
    expect(problemOf(refused)).toMatchObject({ code: 'invalid', message: expect.stringContaining(said) });
    expect(incoming(store)).toEqual([]);
  });

  it('with pictures that are none, too large or lie brings the others', async () => {
    const zip = zipOf([
      {
        name: 'a.csv',
        bytes: csv(
          ['words', 'large', 'liar', 'locked', 'inner'].map((name) => plainRow(name, `${name}.png`)),
        ),
      },
      { name: 'words.png', bytes: 'no picture' },
      { name: 'large.png', bytes: Buffer.alloc(21 * 1024 * 1024) },
      { name: 'liar.png', bytes: Buffer.concat([blue, Buffer.alloc(30 * 1024 * 1024)]), says: blue.length },
      { name: 'locked.png', bytes: blue, password: true },
      { name: 'inner.png', bytes: zipOf([{ name: 'x.png', bytes: blue }]) },
    ]);
    const run = await importFile(store.who, zip);
    expect(run).toMatchObject({ state: 'done', counts: { created: 5, errors: 0, warnings: 5 } });
    expect(run.problems.map(({ reason }) => reason.replace('The photo wasn’t imported. ', ''))).toEqual([
      expect.stringContaining('We don’t take this kind of file'),
      'It is over 20 MB.',
      expect.stringContaining('damaged'),
      expect.stringContaining('password'),
      expect.stringContaining('We don’t take this kind of file'),
    ]);
    for (const name of ['words', 'large', 'liar', 'locked', 'inner'])
      expect((await productsOf(store)).get(name)?.picture).toMatchObject({ model: 'unpictured' });
  }, 60_000);
});

it('a ZIP goes on where it was when the server stops, pictures too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-zip-'));
  try {
    const [first, last] = await Promise.all(['#123', '#321'].map(pictureOf));
    const rows = Array.from({ length: 3000 }, (_, n) =>
      plainRow(`p-${n}`, n === 0 ? 'first.png' : n === 2999 ? 'last.png' : ''),
    );
    const zip = zipOf([
      { name: 'a.csv', bytes: csv(rows) },
      { name: 'first.png', bytes: first ?? '' },
      { name: 'last.png', bytes: last ?? '' },
    ]);
    const before = await storeIn(folder, await openPGlite({ dataDir: folder }));
    const { _id } = await upload(before.who, zip);
    dataOf(await before.who.startImport({ params: { id: _id }, body: { dry_run: false } }));
    await before.close();
    const after = await storeIn(folder, await openPGlite({ dataDir: folder }));
    const halfway = dataOf(await after.who.getImport({ params: { id: _id } }));
    expect(halfway).toMatchObject({ state: 'running' });
    expect(halfway.position).toBeLessThan(3001);
    const run = await ended(after.who, _id);
    expect(run).toMatchObject({ state: 'done', counts: { created: 3000, warnings: 0 } });
    expect((await catalogOf(after)).filter((one) => one.includes('/media/library/'))).toHaveLength(2);
    await after.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
