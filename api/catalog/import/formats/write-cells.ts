/** What exports write into cells. */
import { imageUrl } from '#api/catalog/shop/views.ts';
import { plainFields } from '#schemas/domain/catalog/product-fields.ts';
import type { ImportedProduct, ImportedSku } from '../imported-product.ts';

export type PictureRecord = NonNullable<ImportedSku['picture']>;

/** "1234.50"; empty for what is not known. */
export const dollarsOf = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);

/** One file that anybody may fetch. */
export const pictureAddress = (picture: PictureRecord, origin: string): string =>
  `${origin}${imageUrl(picture as Parameters<typeof imageUrl>[0])}`;

const dangerous = /^[=+\-@\t\r']/;

/** A spreadsheet takes =, +, - and @ for a formula, which a product's name must never become. */
export const escapeFormula = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** What escapeFormula was given. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text;

type OtherShop = 'shopify' | 'woocommerce';

/** The headers of another shop's file that plain fields of ours are written to. */
export const plainHeaders = (shop: OtherShop): string[] =>
  plainFields.flatMap(([, field]) => field[shop]?.at(-1) ?? []);

/** The plain fields of a product that another shop's file has, by its headers. */
export const plainCells = (record: ImportedProduct, shop: OtherShop): Record<string, string> =>
  Object.fromEntries(
    plainFields.flatMap(([key, field]) => {
      const header = field[shop]?.at(-1);
      return header === undefined ? [] : [[header, String(record[key] ?? '')]];
    }),
  );
