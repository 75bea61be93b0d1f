/** What the shop says of the catalog in the visitor's language: field by field, in English where nothing is translated. */

import { sharedNameOf } from '#api/catalog/storage/shared-names.ts';
import {
  type CatalogKind,
  findProductTargets,
  findSharedTargets,
  type SharedTarget,
} from '#api/catalog/storage/translations.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import {
  currentLanguage,
  type Language,
  sourceLanguage,
  type TranslatedLanguage,
} from '#schemas/domain/platform/language.ts';
import { altField } from './fields.ts';

type SharedKind = Exclude<CatalogKind, 'product' | 'filter'>;
type Options = Readonly<Record<string, string>>;

/** Texts that are not one product's. */
export type SharedTexts = {
  language: Language;
  /** A field of a category, a brand, a collection or a tag. */
  of: (kind: SharedKind, id: string, field: string, source: string) => string;
  picture: (kind: SharedKind, id: string, picture: StoredPicture) => StoredPicture;
  /** The name of a filter, an option or a specification. */
  label: (name: string) => string;
  /** A value of it: as it is translated there, else as it is under another name. */
  value: (name: string, value: string) => string;
  /** Options or specifications, by name. */
  options: (options: Options) => Record<string, string>;
};

/** With those of some products. */
export type ShopTexts = SharedTexts & {
  product: (id: string, field: string, source: string) => string;
  /** A product's own picture: its name says what an alternative text that nobody translated would. */
  productPicture: (id: string, picture: StoredPicture) => StoredPicture;
  /** The alternative text of a SKU's picture: its name and what is chosen, once the name is translated. */
  skuAlt: (id: string, options: Options, alt: string) => string;
  skuPicture: (id: string, options: Options, picture: StoredPicture) => StoredPicture;
};

const sourceShared: SharedTexts = {
  language: sourceLanguage,
  of: (_kind, _id, _field, source) => source,
  picture: (_kind, _id, picture) => picture,
  label: (name) => name,
  value: (_name, value) => value,
  options: (options) => options,
};

/** English, as everything is stored. */
export const sourceTexts: ShopTexts = {
  ...sourceShared,
  product: (_id, _field, source) => source,
  productPicture: (_id, picture) => picture,
  skuAlt: (_id, _options, alt) => alt,
  skuPicture: (_id, _options, picture) => picture,
};

/** What is only a number with its unit is not translated; inches alone have another name. */
const inches = /(\d) in(?![\p{L}\d])/gu;

function sharedTextsOf(language: TranslatedLanguage, rows: readonly SharedTarget[]): SharedTexts {
  const fields = new Map<string, string>();
  const labels = new Map<string, string>();
  const values = new Map<string, string>();
  const anyValue = new Map<string, string>();
  for (const { kind, id, field, source, target } of rows) {
    if (kind !== 'filter') fields.set(`${kind} ${id} ${field}`, target);
    else if (field === 'name') labels.set(source, target);
    else {
      values.set(`${sharedNameOf(id)}\0${source}`, target);
      if (!anyValue.has(source)) anyValue.set(source, target);
    }
  }
  const of: SharedTexts['of'] = (kind, id, field, source) => fields.get(`${kind} ${id} ${field}`) ?? source;
  const label: SharedTexts['label'] = (name) => labels.get(name) ?? name;
  const value: SharedTexts['value'] = (name, text) =>
    anyValue.has(text)
      ? (values.get(`${name}\0${text}`) ?? anyValue.get(text) ?? text)
      : text.replace(inches, '$1 pulg.');
  return {
    language,
    of,
    picture: (kind, id, picture) => ({ ...picture, alt: of(kind, id, 'alt', picture.alt) }),
    label,
    value,
    options: (options) =>
      Object.fromEntries(Object.entries(options).map(([name, text]) => [label(name), value(name, text)])),
  };
}

type Reader = Pick<Context, 'database' | 'language' | 'memo'>;

/**
 * Nothing is read for English. Others are remembered until the catalog changes; within a transaction (`db`) what is still
 * being read beside it must not be waited for.
 */
export async function sharedTexts(
  { database, language, memo }: Reader,
  db: Executor = database.kysely,
): Promise<SharedTexts> {
  if (language === sourceLanguage) return sourceShared;
  const key = `shared-texts ${language}`;
  const read = async () =>
    sharedTextsOf(
      language as TranslatedLanguage,
      await findSharedTargets(db, language as TranslatedLanguage),
    );
  if (db === database.kysely) return memo.get(key, ['catalog'], read);
  return memo.peek<SharedTexts>(key, Number.POSITIVE_INFINITY)?.value ?? read();
}

/** With those of some products, in one statement; `fields`: only these of each. */
export async function shopTexts(
  context: Reader,
  productIds: readonly string[],
  { db = context.database.kysely, fields }: { db?: Executor; fields?: readonly string[] } = {},
): Promise<ShopTexts> {
  const { language } = context;
  if (language === sourceLanguage) return sourceTexts;
  const shared = await sharedTexts(context, db);
  const rows = await findProductTargets(db, language as TranslatedLanguage, productIds, fields);
  const targets = new Map(rows.map(({ id, field, target }) => [`${id} ${field}`, target]));
  const nameOf = (id: string) => targets.get(`${id} name`);
  const skuAlt: ShopTexts['skuAlt'] = (id, options, alt) => {
    const name = nameOf(id);
    return name === undefined
      ? alt
      : [name, ...Object.entries(options).map(([option, text]) => shared.value(option, text))].join(', ');
  };
  return {
    ...shared,
    product: (id, field, source) => targets.get(`${id} ${field}`) ?? source,
    productPicture: (id, picture) => ({
      ...picture,
      alt: targets.get(`${id} ${altField(picture.alt)}`) ?? nameOf(id) ?? picture.alt,
    }),
    skuAlt,
    skuPicture: (id, options, picture) => ({ ...picture, alt: skuAlt(id, options, picture.alt) }),
  };
}

/** What lines of carts and orders are called: as they are read here, and in Spanish where an order keeps both. */
export type LineTexts = { here: ShopTexts; spanish: ShopTexts | null };

/** An order keeps what it is placed with as the shop stores it, and as its Spanish-speaking readers see it beside that. */
export async function lineTexts(
  context: Reader & Pick<Context, 'isOrdering'>,
  db: Executor,
  productIds: readonly string[],
): Promise<LineTexts> {
  if (context.isOrdering) return { here: sourceTexts, spanish: await spanishTexts(context, db, productIds) };
  return { here: await shopTexts(context, productIds, { db, fields: ['name'] }), spanish: null };
}

/** Products' names, and their options, in Spanish. */
const spanishTexts = (
  { database, memo }: Omit<Reader, 'language'>,
  db: Executor,
  productIds: readonly string[],
): Promise<ShopTexts> => shopTexts({ database, memo, language: 'es' }, productIds, { db, fields: ['name'] });

/** The same for letters, whose readers differ: what answers is asked while a letter is written. */
export async function letterTexts(
  context: Omit<Reader, 'language'>,
  db: Executor,
  productIds: readonly string[],
): Promise<() => ShopTexts> {
  const spanish = await spanishTexts(context, db, productIds);
  return () => (currentLanguage() === sourceLanguage ? sourceTexts : spanish);
}
