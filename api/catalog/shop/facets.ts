/** What a list of products can be narrowed by, and how it is (docs/product.md#listings). */
import { namesOf } from '#api/catalog/index/find-listed.ts';
import { type FacetRows, ratingBounds, type Selection } from '#api/catalog/storage/listing.ts';
import { sharedTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Facets } from '#schemas/domain/catalog/catalog.ts';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { knownFilters } from './list-filters.ts';

type StoredOption = { label: string; hex?: string; hex2?: string };

/** The part of a query that narrows. */
export type Narrowing = {
  vendors?: string;
  subcategories?: string;
  filters?: string;
  price_min?: number;
  price_max?: number;
  available?: boolean;
  rating?: number;
};

const split = (csv: string | undefined) => [...new Set(csv?.split(','))];
/** A comma within a filter's value comes as %2C, a per cent sign as %25. */
const unescaped = (word: string) => word.replaceAll('%2C', ',').replaceAll('%25', '%');
const byNumber = new Intl.Collator('en', { numeric: true });

/** `Finish.Matte Black` by filter. Throws bad_query with the name of a filter that does not exist. */
async function optionsOf(context: Context, filters: string | undefined): Promise<Selection['options']> {
  if (!filters) return [];
  const known = (await knownFilters(context)).map(({ name }) => name);
  const chosen = new Map<string, string[]>();
  for (const word of split(filters).map(unescaped)) {
    const name = known.find((candidate) => word.startsWith(`${candidate}.`));
    if (!name) {
      throw new ProblemError('bad_query', because('filter_unknown', { filter: word }), {
        '/filters': [because('filter_names', { names: known.join(', ') })],
      });
    }
    chosen.set(name, [...(chosen.get(name) ?? []), word.slice(name.length + 1)]);
  }
  return [...chosen].map(([name, values]) => ({ name, values }));
}

export async function selectionOf(context: Context, query: Narrowing): Promise<Selection> {
  return {
    vendors: split(query.vendors),
    subcategories: split(query.subcategories),
    options: await optionsOf(context, query.filters),
    ...(query.price_min === undefined ? {} : { minCents: toCents(query.price_min) }),
    ...(query.price_max === undefined ? {} : { maxCents: toCents(query.price_max) }),
    available: query.available ?? false,
    ...(query.rating === undefined ? {} : { minRating: query.rating }),
  };
}

/** Ids of subcategories by their slugs, where these are named in another language than they are stored in. */
async function subcategoryIds(context: Context, rows: FacetRows): Promise<ReadonlyMap<string, string>> {
  if (context.language === sourceLanguage || !rows.subcategories) return new Map();
  const { categories } = await namesOf(context);
  return new Map(categories.filter((one) => one.isSubcategory).map(({ id, slug }) => [slug, id]));
}

/**
 * Filters and their values stand in the dealer's order, values of a filter that takes every one in that of the alphabet
 * with numbers as numbers; a value that nothing has is left out.
 */
export async function facetsOf(context: Context, rows: FacetRows): Promise<Facets> {
  const [known, texts, idOf] = await Promise.all([
    knownFilters(context),
    sharedTexts(context),
    subcategoryIds(context, rows),
  ]);
  const counts = new Map((rows.options ?? []).map((row) => [`${row.name}.${row.value}`, row.count]));
  const foundOf = (name: string): StoredOption[] =>
    (rows.options ?? [])
      .filter((row) => row.name === name)
      .map(({ value }) => ({ label: value }))
      .sort((a, b) => byNumber.compare(a.label, b.label));
  const filters = known.map(({ name, options }) => ({
    name,
    label: texts.label(name),
    values: (options.length > 0 ? options : foundOf(name)).flatMap(({ label, hex, hex2 }) => {
      const count = counts.get(`${name}.${label}`);
      return count
        ? [
            {
              value: label,
              label: texts.value(name, label),
              count,
              ...(hex ? { hex } : {}),
              ...(hex2 ? { hex2 } : {}),
            },
          ]
        : [];
    }),
  }));
  return {
    vendors: rows.vendors ?? [],
    subcategories: (rows.subcategories ?? []).map((one) => ({
      ...one,
      label: texts.of('category', idOf.get(one.value) ?? '', 'name', one.label),
    })),
    filters: filters.filter(({ values }) => values.length > 0),
    price: rows.price ? { min: toDollars(rows.price.min), max: toDollars(rows.price.max) } : null,
    available: rows.available,
    ratings: ratingBounds
      .map((stars, at) => ({ stars, count: rows.ratings[at] ?? 0 }))
      .filter(({ count }) => count > 0),
  };
}
