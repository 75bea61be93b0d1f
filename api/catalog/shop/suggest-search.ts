/** GET /api/v1/search?q= (ours): what a half-typed search may mean. Prices are the caller's, so nothing is remembered. */

import { learnedFor } from '#api/catalog/search/learning/learned.ts';
import { nearestLearned } from '#api/catalog/search/learning/nearest-learned.ts';
import { mostRanked, mostTyped } from '#api/catalog/search/ranking.ts';
import { readSearch } from '#api/catalog/search/read-search.ts';
import { plain } from '#api/catalog/search/read-words.ts';
import { findPlaces, type Place } from '#api/catalog/storage/suggestions.ts';
import { type SharedTexts, sharedTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import type { Suggestions } from '#schemas/domain/catalog/discovery.ts';
import { cardsOf } from './list-products.ts';
import { nothingWanted, searchedFor } from './shown-skus.ts';
import { categoryHref, pictureView, vendorHref } from './views.ts';

const most = { products: mostTyped, category: 4, vendor: 3, collection: 2 } as const;

/** Departments, brands and collections whose name holds every word; those that begin as was typed go first. */
async function placesOf(context: Context, q: string, words: string[]): Promise<NamedPlace[]> {
  const all = await context.memo.get(`search-places ${context.language}`, ['catalog'], async () =>
    namedPlaces(await findPlaces(context.database.kysely), await sharedTexts(context)),
  );
  const found = all.filter(({ names }) => names.some((name) => words.every((word) => name.includes(word))));
  const begun = found.filter(({ names }) => names.some((name) => name.startsWith(q)));
  return [...begun, ...found.filter((place) => !begun.includes(place))];
}

/** With what each is found by: its name, and the one it is stored under where that is another. */
type NamedPlace = Place & { names: string[] };

function namedPlaces(places: readonly Place[], { of }: SharedTexts): NamedPlace[] {
  return places.map((place) => {
    const name = of(place.kind, place.id, 'name', place.name);
    const parent = place.parent_name && of('category', place.parent_id ?? '', 'name', place.parent_name);
    const picture = place.picture && {
      ...place.picture,
      alt: of(place.kind, place.id, 'alt', place.picture.alt),
    };
    const names = [...new Set([plain(name), place.plain])];
    return { ...place, name, parent_name: parent, picture, names };
  });
}

export async function suggestSearch(context: Context, asked: string): Promise<Suggestions> {
  const [read, learned] = await Promise.all([
    readSearch(context, asked, { partial: true }),
    learnedFor(context, asked),
  ]);
  const { didYouMean } = read;
  const q = didYouMean ?? plain(asked);
  const words = q
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  if (words.length === 0) return { products: [], finishes: [], categories: [], vendors: [], collections: [] };
  const [ids, places] = await Promise.all([
    nearestLearned(context, read, learned, { ranked: mostRanked.typed, limit: most.products }),
    placesOf(context, q, words),
  ]);
  const cards = ids.length > 0 ? await cardsOf(context, ids, { ...nothingWanted, ...searchedFor(q) }) : [];
  const of = (kind: Place['kind']) => places.filter((place) => place.kind === kind).slice(0, most[kind]);
  return {
    products: cards.map(({ name, href, picture, price, from, as_shown, product_number, vendor_name }) => ({
      name,
      href,
      picture,
      price,
      from,
      as_shown,
      product_number,
      vendor_name,
    })),
    finishes: [...new Set(cards.flatMap(({ swatches }) => swatches.map(({ label }) => label)))],
    categories: of('category').map(({ name, slug, parent_slug, parent_name }) => ({
      name,
      href: categoryHref({ slug, parentSlug: parent_slug, isSubcategory: parent_slug !== null }),
      parent: parent_name,
    })),
    vendors: of('vendor').map(({ name }) => ({ name, href: vendorHref({ name }) })),
    collections: of('collection').flatMap(({ name, slug, picture }) =>
      picture ? [{ name, href: `/col/${slug}`, picture: pictureView(picture) }] : [],
    ),
  };
}
