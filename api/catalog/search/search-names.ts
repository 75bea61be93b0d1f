/** Names that are one thing to a search: departments, makers, collections, filter values. */
import { findSearchNames, findSpanishNames, type SearchName } from '#api/catalog/storage/search.ts';
import type { SearchContext } from './phrases.ts';

/** The dealer's names, until the catalog changes; to who reads Spanish, those in both languages. */
export async function searchNames({ memo, database, language }: SearchContext): Promise<SearchName[]> {
  const names = await memo.get('search-names', ['catalog'], () => findSearchNames(database.kysely));
  if (language !== 'es') return names;
  return memo.get('search-names es', ['catalog'], async () => [
    ...names,
    ...(await findSpanishNames(database.kysely)),
  ]);
}
