/** What exports write into cells. */
import { imageUrl } from '#api/catalog/shop/views.ts';
import { plainFields } from '#schemas/domain/catalog/product-fields.ts';
import type { ImportedProduct, ImportedSku } from '../imported-product.ts';

export type PictureRecord = NonNullable<ImportedSku['picture']>;

/** One file that anybody may fetch. */
export const pictureAddress = (picture: PictureRecord, origin: string): string =>
  `${origin}${imageUrl(picture as Parameters<typeof imageUrl>[0])}`;

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
