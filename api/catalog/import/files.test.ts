/** What files are written in and what they hold, without a store. */
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { because } from '#schemas/domain/platform/reasons.ts';
import { readDescription } from '../text/html.ts';
import { countRows } from './count-rows.ts';
import { fetchPicture, isPrivateAddress } from './fetch-picture.ts';
import { detectFormat, readerOf } from './formats/formats.ts';
import { type Group, readGroups } from './groups.ts';
import { folderShelf } from './picture-shelves.ts';
import { readRows, readShape, UnreadableFile } from './read-rows.ts';
import { SeenKeys } from './seen-keys.ts';

const text =
  'Product_Number;SKU;Price;Name\nA-1;A-1;12,50;Étagère “Ø” – 36″\nB;B-1;3;"two\nlines; and ""quotes"""\n';
const cp1252: Record<string, number> = { É: 0xc9, è: 0xe8, '“': 0x93, Ø: 0xd8, '”': 0x94, '–': 0x96 };

const utf16 = (le: boolean, mark: boolean, of: string) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + of, 'utf16le');
  return le ? bytes : bytes.swap16();
};
const windows = (of: string) => Buffer.from([...of].map((char) => cp1252[char] ?? char.charCodeAt(0)));

/** In pieces of a few bytes, so that characters are cut. */
const opener = (bytes: Buffer) => async () =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5);
    })(),
  );

async function groupsOf(of: string | Buffer): Promise<{ format: string | null; groups: Group[] }> {
  const open = opener(typeof of === 'string' ? Buffer.from(of) : of);
  const shape = await readShape(open);
  const format = detectFormat(shape.headers);
  const reader = readerOf(format ?? 'mapped', shape.headers, {});
  const groups: Group[] = [];
  for await (const group of readGroups(readRows(open, shape), reader, new SeenKeys())) groups.push(group);
  return { format, groups };
}
const recordOf = (group: Group | undefined) =>
  group?.entry?.kind === 'product' ? group.entry.record : undefined;

describe('a file', () => {
  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 LE', utf16(true, true, text), 'utf-16le'],
    ['UTF-16 BE', utf16(false, true, text), 'utf-16be'],
    ['UTF-16 LE without a mark', utf16(true, false, text), 'utf-16le'],
    ['UTF-16 BE without a mark', utf16(false, false, text), 'utf-16be'],
    [
      'Windows-1252',
      windows(text.replace('″', '"').replace('Étagère “Ø” – 36"', 'Étagère “Ø” – 36')),
      'windows-1252',
    ],
  ])('in %s is read as it was written', async (_, bytes, encoding) => {
    const shape = await readShape(opener(bytes));
    expect(shape).toMatchObject({
      encoding,
      delimiter: ';',
      headers: ['Product_Number', 'SKU', 'Price', 'Name'],
    });
    const { groups } = await groupsOf(bytes);
    expect(recordOf(groups[0])?.name).toMatch(/^Étagère “Ø” – 36/);
    expect(recordOf(groups[0])?.skus[0]?.retailCents).toBe(1250);
    expect(recordOf(groups[1])?.name).toBe('two\nlines; and "quotes"');
  });

  it('is Windows-1252 when its last letter is', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`sku,product_number,price\n${'A,A,1\n'.repeat(20_000)}`),
      Buffer.from([0xe9]),
    ]);
    expect((await readShape(opener(bytes))).encoding).toBe('windows-1252');
  });

  it.each([[','], [';'], ['\t']])(
    'divided by %j says so, whatever stands in quotation marks',
    async (mark) => {
      const head = ['product_number', 'sku', 'price', `"name, ; and \t more"`].join(mark);
      expect((await readShape(opener(Buffer.from(`${head}\r\n1`)))).delimiter).toBe(mark);
    },
  );

  it('that is empty, no text or never ends a quotation is refused with where', async () => {
    await expect(readShape(opener(Buffer.from('  \n')))).rejects.toThrow('empty');
    await expect(readShape(opener(Buffer.from('PK\u0003\u0004\u0000\u0001\u0000abc\u0000')))).rejects.toThrow(
      UnreadableFile,
    );
    await expect(groupsOf('product_number,sku,price,name\nA,A,1,x\nB,B,1,"never\nC,C,1,z\n')).rejects.toThrow(
      'After row 2',
    );
  });
});

it.each([
  ['a,b\n1,2\n3,4\n', 3],
  ['a,b\r\n1,2\r\n\r\n3,4', 3],
  ['a,b\r1,2', 2],
  ['a,b\n"1\n\n1","2 ""x"" \n"\n3,5" wide\n4,""\n', 4],
  ['{"name":"\\"x"}\n\n{"name":"y"}', 3],
])('the rows of %j are counted as they are read', async (of, rows) => {
  const open = opener(Buffer.from(of));
  const shape = await readShape(open);
  expect(await countRows(open, shape)).toBe(rows);
  let last = 0;
  for await (const { row } of readRows(open, shape)) last = row;
  expect(last).toBe(rows);
});

describe('kinds of files', () => {
  it('Shopify’s old and new headers say the same', async () => {
    const old = await groupsOf(
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Status,Material (product.metafields.custom.material),Odd\n' +
        'lamp,Lamp,<p>Bright</p>,Glow,Lighting,"a, b",TRUE,Finish,Brass,Size,Small,L-1,907.185,4,continue,10.00,12.00,FALSE,123,https://x.example/2.jpg,2,Two,active,Oak,kept\n' +
        'lamp,,,,,,,,Black,,Large,L-2,,,deny,11,,,,https://x.example/1.jpg,1,One,,,\n',
    );
    const today = await groupsOf(
      'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option2 name,Option2 value,Price,Compare-at price,Charge tax,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Image alt text,Material (product.metafields.custom.material),Odd\n' +
        'Lamp,lamp,<p>Bright</p>,Glow,Lighting,"a, b",TRUE,Active,L-1,123,Finish,Brass,Size,Small,10.00,12.00,FALSE,4,continue,907.185,https://x.example/2.jpg,2,Two,Oak,kept\n' +
        ',lamp,,,,,,,L-2,,,Black,,Large,11,,,,deny,,https://x.example/1.jpg,1,One,,\n',
    );
    expect([old.format, today.format]).toEqual(['shopify', 'shopify']);
    expect(old.groups[0]?.problems).toEqual([]);
    expect(recordOf(today.groups[0])).toEqual(recordOf(old.groups[0]));
    expect(recordOf(old.groups[0])).toMatchObject({
      slug: 'lamp',
      status: 'active',
      optionNames: ['Finish', 'Size'],
      specifications: { Material: 'Oak' },
      extra: { Odd: 'kept' },
      picturesFrom: [
        { url: 'https://x.example/1.jpg', alt: 'One' },
        { url: 'https://x.example/2.jpg', alt: 'Two' },
      ],
      skus: [
        {
          code: 'L-1',
          options: { Finish: 'Brass', Size: 'Small' },
          retailCents: 1000,
          msrpCents: 1200,
          weightLb: 2,
          quantity: 4,
          backorder: true,
          taxable: false,
          barcode: '123',
        },
        {
          code: 'L-2',
          options: { Finish: 'Black', Size: 'Large' },
          retailCents: 1100,
          msrpCents: 1100,
          backorder: false,
        },
      ],
    });
  });

  it('WooCommerce’s variations belong to the row before, by SKU or id', async () => {
    const { format, groups } = await groupsOf(
      'ID,Type,SKU,Name,Published,Short description,Description,Tax status,Stock,Backorders allowed?,Weight (kg),Length (cm),Width (cm),Height (cm),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Brands\n' +
        '1,simple,S-1,Soap,1,Short,<p>Long <em>text</em></p>,taxable,5,0,1,2.54,5.08,7.62,8,10,"Bath > Soap, Sale",new,https://x.example/s.jpg,,Scent,"Rose, Oud",,,Fenn\n' +
        '2,variable,V,Towel,1,,,taxable,,,,,,,,,Bath,,,,Color,"Red, Blue",Fabric,Cotton,\n' +
        '3,variation,V-R,Towel,1,,,taxable,1,notify,,,,,,20,,,https://x.example/r.jpg,V,Color,Red,,,\n' +
        '4,variation,V-B,Towel,1,,,none,2,0,,,,,,21,,,,id:2,Color,Blue,,,\n' +
        '5,grouped,G,Set,1,,,,,,,,,,,,,,,,,,,,\n',
    );
    expect(format).toBe('woocommerce');
    expect(groups.map(({ rows }) => rows.length)).toEqual([1, 3, 1]);
    expect(recordOf(groups[0])).toMatchObject({
      productNumber: 'S-1',
      description: 'Short',
      bodyHtml: '<p>Long <em>text</em></p>',
      vendor: { slug: 'fenn' },
      categories: [{ slug: 'bath' }, { slug: 'soap', parent: { slug: 'bath' } }, { slug: 'sale' }],
      dimensions: { width: 2, depth: 1, height: 3 },
      specifications: { Scent: 'Rose, Oud' },
      skus: [{ retailCents: 800, msrpCents: 1000, weightLb: 2.205 }],
    });
    expect(recordOf(groups[1])).toMatchObject({
      optionNames: ['Color'],
      specifications: { Fabric: 'Cotton' },
      skus: [
        {
          code: 'V-R',
          options: { Color: 'Red' },
          backorder: true,
          pictureFrom: { url: 'https://x.example/r.jpg' },
        },
        { code: 'V-B', options: { Color: 'Blue' }, taxable: false },
      ],
    });
    expect(groups[2]?.problems[0]).toMatchObject({ column: 'type', value: 'grouped' });
  });

  it('an inventory says how many lie where', async () => {
    const { format, groups } = await groupsOf(
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,Incoming (not editable),Available (not editable),On hand (current),On hand (new)\n' +
        'lamp,Lamp,Finish,Brass,L-1,,,Denver,A-1,0,3,5,7\nlamp,Lamp,Finish,Brass,L-1,,,Boise,,0,0,,not stocked\nlamp,,,,,,,,,,,,many\n',
    );
    expect(format).toBe('shopify_inventory');
    expect(groups.map(({ entry }) => entry)).toMatchObject([
      { code: 'L-1', warehouse: 'Denver', quantity: 7, bin: 'A-1' },
      { warehouse: 'Boise', quantity: 0 },
      null,
    ]);
    expect(groups[2]?.problems.map(({ column }) => column)).toEqual(['location', 'on hand (new)']);
  });

  it('keeps formulas as text', async () => {
    const { groups } = await groupsOf(
      'Handle,Title,Variant SKU,Variant Price\nx,"=cmd|\' /C calc\'!A0",+1,2\n',
    );
    expect(recordOf(groups[0])).toMatchObject({ name: "=cmd|' /C calc'!A0", skus: [{ code: '+1' }] });
  });

  it('refuses what stands there twice', async () => {
    const { groups } = await groupsOf('Handle,Title,Variant SKU,Variant Price\na,A,S,1\nb,B,S,1\na,A,T,1\n');
    expect(groups.map(({ problems }) => problems[0]?.reason ?? null)).toEqual([
      null,
      because('row_sku_twice', { sku: 'S', row: 2 }),
      because('row_product_twice', { value: 'a', row: 2 }),
    ]);
  });
});

it('descriptions are cleaned to what is text', () => {
  const { bodyHtml, description } = readDescription(
    '<h1>Hi</h1><p onclick="x()">A <b>bold</b> <a href="javascript:x()">link</a><img src=x onerror=y></p><script>z</script><style>p{}</style><ul><li>one</li><li>two &amp; three</li></ul>',
  );
  expect(bodyHtml).toBe(
    '<h2>Hi</h2><p>A <b>bold</b> <a rel="nofollow noopener">link</a></p><ul><li>one</li><li>two &amp; three</li></ul>',
  );
  expect(description).toBe('Hi\nA bold link\none\ntwo & three');
});

it('remembers keys by the row they stood in', () => {
  const seen = new SeenKeys();
  let known = 0;
  for (let at = 0; at < 200_000; at++) if (seen.add(`sku item-${at}`, at + 1) !== undefined) known++;
  expect(known).toBe(0);
  for (let at = 0; at < 200_000; at += 999) expect(seen.add(`sku item-${at}`, 7)).toBe(at + 1);
  expect(seen.has('sku other')).toBe(false);
});

describe('pictures', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.20.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '224.0.0.1',
    'nonsense',
  ])('%s lies inside', (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each(['8.8.8.8', '2606:4700::1111', '172.32.0.1'])('%s lies outside', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
  it.each([
    'http://127.0.0.1:1/a.png',
    'http://localhost:1/a.png',
    'http://[::1]:1/a.png',
    'http://2130706433/a.png',
  ])('%s is not asked', (address) => expect(fetchPicture(address, false)).rejects.toThrow('private network'));
  it.each(['file:///etc/passwd', 'ftp://example.com/a.png', 'data:image/png;base64,AA'])(
    '%s is not fetched',
    (address) => expect(fetchPicture(address, true)).rejects.toThrow('http'),
  );
  it('come from their folder and from nowhere else', async () => {
    const shelf = await folderShelf(import.meta.dirname);
    const found = await shelf.find('files.test.ts');
    expect((await found.open()).name).toBe('files.test.ts');
    for (const name of ['../cents.ts', '.', 'a\0.png', '/etc/passwd'])
      await expect(shelf.find(name)).rejects.toThrow('isn’t in the folder');
  });
});
