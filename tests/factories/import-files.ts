/** Catalog files as dealers send them: what twenty of them hold, and what each must come to. */
import type { ImportCounts } from '#schemas/domain/catalog/import.ts';
import type { ImportStart } from './imports.ts';

export type DealerFile = {
  name: string;
  /** Imported before it, so that there is something to change. */
  first?: string;
  file: string | Uint8Array;
  start?: ImportStart;
  counts: Partial<ImportCounts>;
};

const lines = (...rows: string[]) => rows.join('\n');
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const latin = (text: string) => Buffer.from(text, 'latin1');

const shopifyHead =
  'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Status';
const wooHead =
  'ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)';
const spreeHead = 'slug,name,sku,price_usd,price_eur,option_type,option_value,taxons';
const spreeMapping = {
  slug: 'handle',
  name: 'name',
  sku: 'sku',
  price_usd: 'price',
  price_eur: 'ignore',
  option_type: 'option1_name',
  option_value: 'option1_value',
  taxons: 'categories',
};
/** Two products that are there already. */
const two = lines('sku,name,price', 'ZZ-1,Zinc bracket,10.00', 'ZZ-2,Zinc bolt,2.50');
const none = { created: 0, changed: 0, left: 0, refused: 0, errors: 0, warnings: 0 };

export const dealerFiles: DealerFile[] = [
  {
    name: 'Shopify, tracked',
    file: lines(
      shopifyHead,
      'mug,Mug,Acme,Mugs,Color,Red,MUG-R,shopify,4,deny,12.00,0,active',
      'mug,,,,,Blue,MUG-B,shopify,2,deny,12.00,15.00,',
      'jug,Jug,Acme,Mugs,Title,Default Title,JUG,shopify,1,deny,20.00,,active',
    ),
    counts: { ...none, created: 2 },
  },
  {
    name: 'Shopify, untracked and owed',
    file: lines(
      shopifyHead,
      'free,Free count,Acme,Mugs,Title,Default Title,FREE,,0,deny,12.00,,active',
      'owed,Owed,Acme,Mugs,Title,Default Title,OWED,shopify,-3,continue,12.00,,active',
    ),
    counts: { ...none, created: 2, warnings: 1 },
  },
  {
    name: 'Shopify inventory, one location owing',
    first: two,
    file: lines('Handle,Title,SKU,Location,On hand', 'x,X,ZZ-1,Denver,-2', 'x,X,ZZ-2,Boise,8'),
    counts: { ...none, created: 2, warnings: 1 },
  },
  {
    name: 'WooCommerce, sorted by ID',
    file: lines(
      wooHead,
      '10,variable,SHIRT,Shirt,1,1,,0,,,Clothing > Shirts,,Size,"S, L"',
      '11,variable,HAT,Hat,1,1,,0,,,Clothing -,,Color,"Red, Blue"',
      '12,simple,SOCK,Sock,1,1,5,0,,4.00,Air &amp; Climate -,,,',
      '13,variation,SHIRT-S,Shirt,1,1,3,0,,20.00,,SHIRT,Size,S',
      '14,variation,HAT-R,Hat,1,1,,0,,9.00,,id:11,Color,Red',
      '15,variation,SHIRT-L,Shirt,1,1,3,0,15.00,0,,id:10,Size,L',
      '16,variation,HAT-B,Hat,1,0,,0,,9.00,,HAT,Color,Blue',
    ),
    counts: { ...none, created: 3 },
  },
  {
    name: 'WooCommerce, variations above their product',
    file: lines(
      wooHead,
      '7,variation,CAP-R,Cap,1,1,3,0,,9.00,,CAP,Color,Red',
      '8,simple,PIN,Pin,1,1,3,0,,1.00,,,,',
      '9,variable,CAP,Cap,1,1,,0,,,,,Color,"Red, Blue"',
      '10,variation,CAP-B,Cap,1,1,3,0,,9.00,,id:9,Color,Blue',
    ),
    counts: { ...none, created: 2 },
  },
  {
    name: 'WooCommerce, grouped and external',
    file: lines(
      wooHead,
      '1,simple,A,A,1,1,3,0,,9.00,,,,',
      '2,grouped,G,Group,1,1,,0,,,,,,',
      '3,external,E,Elsewhere,1,1,,0,,5.00,,,,',
    ),
    counts: { ...none, created: 1, refused: 2, errors: 2 },
  },
  {
    name: 'WooCommerce, owed and on backorder',
    file: lines(wooHead, '1,simple,A,A,1,1,-4,notify,,9.00,,,,', '2,simple,B,B,1,backorder,,yes,,9.00,,,,'),
    counts: { ...none, created: 2, warnings: 1 },
  },
  {
    name: 'Spree-like, a master and two currencies',
    file: lines(
      spreeHead,
      'tote,Tote,TOTE-M,0.00,0.00,,,Bags -',
      'tote,,TOTE-R,18.00,16.50,Color,Red,',
      'tote,,TOTE-B,18.00,16.50,Color,Blue,',
      'clip,Clip,CLIP,3.00,2.80,,,Bags',
    ),
    start: { mapping: spreeMapping },
    counts: { ...none, created: 2 },
  },
  {
    name: 'Spree-like, variants at the master’s price',
    file: lines(
      spreeHead,
      'bag,Bag,BAG-M,30.00,28.00,,,Bags',
      'bag,,BAG-S,,,Size,S,',
      'bag,,BAG-L,35.00,33.00,Size,L,',
    ),
    start: { mapping: spreeMapping },
    counts: { ...none, created: 1 },
  },
  {
    name: 'a row for each currency',
    file: lines('Item,Title,Amount,Currency', 'C-1,Cup,10.00,USD', 'C-1,Cup,9.20,EUR', 'C-2,Pot,8.00,usd'),
    start: { mapping: { Item: 'sku', Title: 'name', Amount: 'price', Currency: 'currency' } },
    counts: { ...none, created: 2, refused: 1, errors: 1 },
  },
  {
    name: 'German decimals with a byte order mark',
    file: `\ufeff${lines('Artikel;Bezeichnung;Preis', 'G-1;Türgriff;"1.234,50"', 'G-2;Schloß;12,9')}`,
    start: { mapping: { Artikel: 'sku', Bezeichnung: 'name', Preis: 'price' } },
    counts: { ...none, created: 2 },
  },
  {
    name: 'Windows-1252',
    file: latin(lines('Artikel;Bezeichnung;Preis', 'W-1;Türgriff;10,00', 'W-2;Öse;2,00')),
    start: { mapping: { Artikel: 'sku', Bezeichnung: 'name', Preis: 'price' } },
    counts: { ...none, created: 2 },
  },
  {
    name: 'UTF-16 with tabs',
    file: wide(lines('Code\tLabel\tCost', 'U-1\tJalapeño rack\t10.00', 'U-2\tPlain rack\t12.00')),
    start: { mapping: { Code: 'sku', Label: 'name', Cost: 'price' } },
    counts: { ...none, created: 2 },
  },
  {
    name: 'SKU, name and price of what is there',
    first: two,
    file: lines('Item,Title,Amount', 'ZZ-1,Zinc bracket,11.00', 'ZZ-2,Zinc bolt,2.50', 'ZZ-3,Zinc nut,1.00'),
    start: { mapping: { Item: 'sku', Title: 'name', Amount: 'price' } },
    counts: { ...none, created: 1, changed: 1, left: 1 },
  },
  {
    name: 'price only, our columns',
    first: two,
    file: lines('sku,price', 'ZZ-1,12.00', 'NOPE,1.00', 'ZZ-2,2.50'),
    counts: { ...none, changed: 1, left: 1, refused: 1, errors: 1 },
  },
  {
    name: 'price only, foreign columns',
    first: two,
    file: lines('Artikel;VK', 'ZZ-1;12,00', 'NOPE;1,00'),
    start: { mapping: { Artikel: 'sku', VK: 'price' } },
    counts: { ...none, changed: 1, refused: 1, errors: 1 },
  },
  {
    name: 'prices of a product’s variants, a row each',
    first: lines(
      shopifyHead,
      'mug,Mug,Acme,Mugs,Color,Red,MUG-R,shopify,4,deny,12.00,,active',
      'mug,,,,,Blue,MUG-B,shopify,2,deny,12.00,,',
    ),
    file: lines('sku,name,price', 'MUG-R,Mug red,13.00', 'MUG-B,Mug blue,14.00'),
    counts: { ...none, changed: 2, warnings: 2 },
  },
  {
    name: 'stock only, with a warehouse, our columns',
    first: two,
    file: lines('sku,quantity,warehouse', 'ZZ-1,5,Denver', 'ZZ-1,3,Boise', 'ZZ-2,1,Nowhere', 'NOPE,1,Boise'),
    counts: { ...none, created: 2, refused: 2, errors: 2 },
  },
  {
    name: 'stock only, one warehouse chosen, foreign columns',
    first: two,
    file: lines('Artikel;Bestand', 'ZZ-1;5', 'ZZ-2;-1'),
    start: { mapping: { Artikel: 'sku', Bestand: 'quantity' }, options: { warehouse: 'Boise' } },
    counts: { ...none, created: 2, warnings: 1 },
  },
  {
    name: 'price and stock by warehouse',
    first: two,
    file: lines(
      'sku,price,quantity,warehouse',
      'ZZ-1,10.00,5,Denver',
      'ZZ-1,10.00,3,Boise',
      'ZZ-2,2.75,7,Denver',
    ),
    counts: { ...none, changed: 3 },
  },
];
