/** A dealer's file of any length, the same each time: Shopify's columns, text of real length. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const nouns = [
  'Vanity',
  'Faucet',
  'Sconce',
  'Pendant',
  'Mirror',
  'Cabinet',
  'Stool',
  'Sofa',
  'Sink',
  'Towel Bar',
];
const series = [
  'Alder',
  'Birch',
  'Cedar',
  'Dune',
  'Ember',
  'Fenn',
  'Grove',
  'Harbor',
  'Iris',
  'Juniper',
  'Kestrel',
];
const finishes = ['Brushed Brass', 'Matte Black', 'Polished Nickel', 'White Oak', 'Walnut', 'Sage'];
const pick = (list: string[], at: number) => list[at % list.length] ?? '';

const headers =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Taxable,Variant Barcode,Status';

/** How many variants the product `at` has, and whether its last row has a price that is none. */
export type FileKind = { variants: (at: number) => number; isBad: (at: number) => boolean };

export const threeVariants: FileKind = { variants: () => 3, isBad: () => false };
/** Every fourth product is plain; a few have a row that is refused. */
export const mixed: FileKind = { variants: (at) => (at % 4 === 0 ? 1 : 3), isBad: (at) => at % 499 === 7 };

function productRows(at: number, count: number, { variants, isBad }: FileKind): string[] {
  const title = `${pick(series, at * 7)} ${pick(nouns, at)} No. ${at}`;
  const option = variants(at) > 1 ? 'Finish' : 'Title';
  return Array.from({ length: count }, (_, n) => {
    const head =
      n === 0
        ? `${title},"<p>The ${title.toLowerCase()} is made to order in solid materials, with ""soft"" edges and hardware that lasts.</p><p>Care: wipe with a damp cloth.</p>",Maker ${at % 40},${pick(nouns, at)},"${pick(series, at)}, new ${at % 12}",TRUE,${option}`
        : ',,,,,,';
    const value = option === 'Finish' ? pick(finishes, at + n) : 'Default Title';
    const price = 100 + ((at * 37 + n * 11) % 90_000) / 100;
    const said = isBad(at) && n === count - 1 ? 'twelve' : price.toFixed(2);
    return `item-${at},${head},${value},SKU-${at}-${n},${1000 + (at % 900)},${at % 60},deny,${said},${(price * 1.2).toFixed(2)},TRUE,${4_000_000_000_000 + at * 10 + n},${n === 0 ? 'active' : ''}`;
  });
}

/** How many products it has. */
export async function writeImportFile(path: string, rows: number, kind = threeVariants): Promise<number> {
  const file = createWriteStream(path);
  file.write(`${headers}\n`);
  let at = 0;
  for (let written = 0; written < rows; at++) {
    const lines = productRows(at, Math.min(kind.variants(at), rows - written), kind);
    written += lines.length;
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return at;
}
