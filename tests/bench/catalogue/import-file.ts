/** A dealer's file of any length, the same each time: Shopify's columns, three variants a product, text of real length. */
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

/** Rows of product `at`; `per` variants each. */
export function productRows(at: number, per: number): string[] {
  const title = `${pick(series, at * 7)} ${pick(nouns, at)} No. ${at}`;
  return Array.from({ length: per }, (_, n) => {
    const head =
      n === 0
        ? `${title},"<p>The ${title.toLowerCase()} is made to order in solid materials, with ""soft"" edges and hardware that lasts.</p><p>Care: wipe with a damp cloth.</p>",Maker ${at % 40},${pick(nouns, at)},"${pick(series, at)}, new ${at % 12}",TRUE,Finish`
        : ',,,,,,';
    const price = 100 + ((at * 37 + n * 11) % 90_000) / 100;
    return `item-${at},${head},${pick(finishes, at + n)},SKU-${at}-${n},${1000 + (at % 900)},${at % 60},deny,${price.toFixed(2)},${(price * 1.2).toFixed(2)},TRUE,${4_000_000_000_000 + at * 10 + n},${n === 0 ? 'active' : ''}`;
  });
}

export async function writeImportFile(path: string, rows: number, per = 3): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${headers}\n`);
  for (let at = 0, written = 0; written < rows; at++) {
    const lines = productRows(at, Math.min(per, rows - written));
    written += lines.length;
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}
