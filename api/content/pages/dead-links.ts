/** Links that somebody typed and that lead nowhere in the shop. A reference that names nothing is refused elsewhere. */
import { findAnsweredWords } from '#api/catalog/public-storage.ts';
import { findAnsweredSlugs } from '#api/content/storage/former-pages.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { collectAddresses } from '#blocks/validate-document.ts';
import { type AddressPart, needsOf } from '#schemas/domain/content/shop-addresses.ts';
import { splitLanguage } from '#schemas/domain/platform/language.ts';

type Part = Exclude<AddressPart, 'any'>;

/** Those of some words that lead somewhere. */
const finders: Record<Part, (db: Executor, words: string[]) => Promise<string[]>> = {
  category: (db, words) => findAnsweredWords(db, 'category', words),
  vendor: (db, words) => findAnsweredWords(db, 'vendor', words),
  tag: (db, words) => findAnsweredWords(db, 'tag', words),
  collection: (db, words) => findAnsweredWords(db, 'collection', words),
  product: (db, words) => findAnsweredWords(db, 'product', words),
  page: (db, words) => findAnsweredSlugs(db, 'page', words),
  post: (db, words) => findAnsweredSlugs(db, 'post', words),
  project: (db, words) => findAnsweredSlugs(db, 'project', words),
  person: (db, words) => findAnsweredSlugs(db, 'person', words),
};

/** What cannot be kept as text names nothing, and would make the database refuse the question. */
const isAskable = (word: string) => !word.includes('\0') && word.isWellFormed();

/** The shop sends another spelling of an address on to its own. */
const pathIn = (href: string) => splitLanguage((href.split(/[?#]/, 1)[0] ?? '').toLowerCase()).path;

type Need = { part: Part; word: string };
const keyOf = ({ part, word }: Need) => `${part} ${word}`;

/** Which of these words lead somewhere, as keyOf says them. */
async function findAlive(db: Executor, wanted: readonly Need[]): Promise<Set<string>> {
  const alive = new Set<string>();
  for (const part of new Set(wanted.map((need) => need.part))) {
    const words = wanted.filter((need) => need.part === part).map(({ word }) => word);
    for (const word of await finders[part](db, [...new Set(words)].filter(isAskable)))
      alive.add(keyOf({ part, word }));
  }
  return alive;
}

export async function findDeadPaths(db: Executor, paths: readonly string[]): Promise<string[]> {
  const asked = paths.map((path) => ({ path, needs: needsOf(pathIn(path)) }));
  const alive = await findAlive(
    db,
    asked.flatMap(({ needs }) => needs ?? []),
  );
  return asked.filter(({ needs }) => !needs?.every((need) => alive.has(keyOf(need)))).map(({ path }) => path);
}

/** In document order. A page may lead to itself before it is published. */
export async function deadLinks(
  db: Executor,
  document: unknown,
): Promise<{ pointer: string; href: string }[]> {
  const { slug } = (document ?? {}) as { slug?: unknown };
  const links = collectAddresses(document).map((link) => ({ ...link, needs: needsOf(pathIn(link.href)) }));
  const alive = await findAlive(
    db,
    links.flatMap(({ needs }) => needs ?? []),
  );
  if (typeof slug === 'string') alive.add(keyOf({ part: 'page', word: slug }));
  return links
    .filter(({ needs }) => !needs?.every((need) => alive.has(keyOf(need))))
    .map(({ pointer, href }) => ({ pointer, href }));
}
