/** Files beside a product, as its page lists them and an order's email links them. */
import { findDocuments } from '#api/catalog/storage/shop.ts';
import { documentField } from '#api/catalog/translations/fields.ts';
import { type ShopTexts, shopTexts, sourceTexts } from '#api/catalog/translations/shop-texts.ts';
import { findMediaByIds } from '#api/media/public-storage.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { ShownDocument } from '#schemas/domain/catalog/catalog.ts';
import { isFileAddress, type ProductDocument } from '#schemas/domain/catalog/product-data.ts';
import { parseLibraryAddress } from '#schemas/domain/media/media.ts';
import { currentLanguage, sourceLanguage } from '#schemas/domain/platform/language.ts';

const libraryId = ({ url }: ProductDocument) => parseLibraryAddress(url)?.id;

type Sizes = ReadonlyMap<string, number>;

/** Bytes of the library's files among them, by their ids. */
async function sizesOf(db: Executor, documents: readonly ProductDocument[]): Promise<Sizes> {
  const rows = await findMediaByIds(db, [...new Set(documents.flatMap((one) => libraryId(one) ?? []))]);
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/** Without those whose file is gone from the library. */
const viewsOf = (
  documents: readonly ProductDocument[],
  sizes: Sizes,
  titleOf: (title: string) => string,
): ShownDocument[] =>
  documents.flatMap((document): ShownDocument[] => {
    const id = libraryId(document);
    const bytes = id ? sizes.get(id) : null;
    if (bytes === undefined || !isFileAddress(document.url)) return [];
    const { kind = 'other', title, url } = document;
    return [{ kind, title: titleOf(title), url, bytes }];
  });

/** In the employee's order. */
export const productDocuments = async (
  db: Executor,
  { id, documents }: { id: string; documents: readonly ProductDocument[] },
  texts: ShopTexts,
): Promise<ShownDocument[]> =>
  viewsOf(documents, await sizesOf(db, documents), (title) => texts.product(id, documentField(title), title));

/** Those of several products, each address once, in the language that is spoken when the answer is called. */
export async function documentsOfProducts(
  { database, memo }: Pick<Context, 'database' | 'memo'>,
  db: Executor,
  productIds: readonly string[],
): Promise<() => ShownDocument[]> {
  const rows = await findDocuments(db, productIds);
  if (rows.length === 0) return () => [];
  const every = rows.flatMap(({ documents }) => documents);
  const sizes = await sizesOf(db, every);
  const fields = [...new Set(every.map(({ title }) => documentField(title)))];
  const spanish = await shopTexts(
    { database, memo, language: 'es' },
    rows.map(({ id }) => id),
    { db, fields },
  );
  return () => {
    const texts = currentLanguage() === sourceLanguage ? sourceTexts : spanish;
    const shown = rows.flatMap(({ id, documents }) =>
      viewsOf(documents, sizes, (title) => texts.product(id, documentField(title), title)),
    );
    return [...new Map(shown.map((document) => [document.url, document])).values()];
  };
}
