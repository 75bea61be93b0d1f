/** What a page is about, found among the names of the shop's own catalog and by its own search. */
import { listCategories, listCollections, listTags, listVendors } from '#api/catalog/shop/list-menus.ts';
import { listProducts } from '#api/catalog/shop/list-products.ts';
import type { Context } from '#api/platform/context.ts';
import type { Category, Collection, Tag, Vendor } from '#schemas/domain/catalog/catalog.ts';
import type { Language } from '#schemas/domain/platform/language.ts';
import { plainLetters } from '#schemas/domain/platform/plain-letters.ts';
import { type GoalKind, kindOf, stopWords } from './read-goal.ts';

/** The shop's departments, brands, collections and tags in one language. */
export type Shelf = { categories: Category[]; vendors: Vendor[]; collections: Collection[]; tags: Tag[] };

const everything = { page: 1, limit: 1000 };

export async function readShelf(context: Context, language: Language): Promise<Shelf> {
  const speaker = { ...context, language };
  const [categories, vendors, collections, tags] = await Promise.all([
    listCategories(speaker, everything),
    listVendors(speaker, { ...everything, active: true, sort: 'name' }),
    listCollections(speaker, everything),
    listTags(speaker, everything),
  ]);
  return {
    categories: categories.items,
    vendors: vendors.items,
    collections: collections.items,
    tags: tags.items,
  };
}

/** A word without its plural: "faucets" and "lavabos" as "faucet" and "lavabo". */
function stemOf(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss|[lnrd])es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The stems of all of its words. */
export const everyStemOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map(stemOf);

/** The stems of the words that say something. */
export const stemsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stemOf);

/** Whether a name has all words of a phrase that a goal says no to: "Kitchen Faucets" of "no faucets". */
export const isNegated = (name: string, negated: readonly string[]): boolean => {
  const stems = new Set(everyStemOf(name));
  return negated.some((phrase) => {
    const words = stemsOf(phrase);
    return words.length > 0 && words.every((stem) => stems.has(stem));
  });
};

type EntryKind = 'category' | 'vendor' | 'collection' | 'tag';
type Entry = { kind: EntryKind; id: string; stems: string[]; language: Language };
/** Where an entry's name stands: in which phrase, from which word on. */
type Match = Entry & { phrase: number; at: number };

const kindOrder: readonly EntryKind[] = ['vendor', 'category', 'collection', 'tag'];

function entriesOf(shelves: Readonly<Record<Language, Shelf>>): Entry[] {
  const entries: Entry[] = [];
  for (const language of ['en', 'es'] as const) {
    const { categories, vendors, collections, tags } = shelves[language];
    const named: readonly [EntryKind, readonly { _id: string; name: string }[]][] = [
      ['vendor', vendors],
      ['category', categories],
      ['collection', collections],
      ['tag', tags],
    ];
    for (const [kind, list] of named)
      for (const { _id: id, name } of list) {
        const stems = stemsOf(name);
        if (stems.length > 0) entries.push({ kind, id, stems, language });
      }
  }
  // The longest name says most; of equal ones the brand is meant, then the category.
  return entries.sort(
    (one, other) =>
      other.stems.length - one.stems.length || kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind),
  );
}

/** Whole names within the phrases, none over another. */
function matchNames(phrases: readonly string[][], entries: readonly Entry[]): Match[] {
  const taken = phrases.map((stems) => stems.map(() => false));
  const matches: Match[] = [];
  for (const entry of entries)
    for (const [phrase, stems] of phrases.entries())
      for (let at = 0; at + entry.stems.length <= stems.length; at += 1) {
        const places = entry.stems.map((_, index) => at + index);
        if (!places.every((place, index) => stems[place] === entry.stems[index] && !taken[phrase]?.[place]))
          continue;
        for (const place of places) (taken[phrase] as boolean[])[place] = true;
        matches.push({ ...entry, phrase, at });
      }
  return matches.sort((one, other) => one.phrase - other.phrase || one.at - other.at);
}

/** A brand by the word it begins with: "Calder" of "Calder & Voss". */
function brandByFirstWord(phrases: readonly string[][], entries: readonly Entry[]): Entry | null {
  const words = new Set(phrases.flat());
  const isOther = new Set(entries.filter(({ kind }) => kind !== 'vendor').flatMap(({ stems }) => stems));
  const found = entries.filter(({ kind, stems: [first = ''], language }) => {
    return (
      kind === 'vendor' && language === 'en' && first.length > 3 && words.has(first) && !isOther.has(first)
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

export type SubjectPart = { kind: Exclude<EntryKind, 'vendor'> | 'words'; id: string | null };

/** How many names of a goal are looked up. */
const mostNames = 6;

/** What a page is about, by ids: its names are the reader's language's business. */
export type Subject = {
  /** At most two, the first one meant most. */
  parts: SubjectPart[];
  vendor: string | null;
  /** Categories that the words name together, where no one category has their name: "faucets" of two rooms. */
  categories: string[];
  /** A closer wish than the parts say, for the search: "bathroom lighting". In the language it was written in. */
  search: string | null;
  language: Language;
};

/** Categories whose names hold all of a phrase's words, else its last one. */
function categoriesNamedBy(stems: readonly string[], entries: readonly Entry[]): Entry[] {
  const categories = entries.filter(({ kind }) => kind === 'category');
  const all = categories.filter((entry) => stems.every((stem) => entry.stems.includes(stem)));
  if (all.length > 0) return all;
  const last = stems.at(-1) ?? '';
  return stems.length > 1 ? categories.filter((entry) => entry.stems.at(-1) === last) : [];
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

function byNames(
  phrases: readonly string[],
  entries: readonly Entry[],
  brand: string | null,
): Subject | null {
  const stems = phrases.map(stemsOf);
  const matches = matchNames(stems, entries);
  const vendor = matches.find(({ kind }) => kind === 'vendor')?.id ?? brand;
  const places = matches.filter(({ kind }) => kind !== 'vendor' && kind !== 'tag');
  // Of names beside each other one is meant and the others narrow it: the last in "bathroom lighting", the first in
  // "iluminación de baño".
  const mains = places.filter(({ phrase, at, stems: own, language }) => {
    const isBeside = (other: Match) =>
      other.phrase === phrase &&
      (language === 'es' ? other.at + other.stems.length === at : other.at === at + own.length);
    return !places.some(isBeside);
  });
  const main = mains[0];
  if (main) {
    const others = mains.filter(({ id }) => id !== main.id);
    const phrase = phrases[main.phrase] ?? '';
    const isNarrower = (stems[main.phrase]?.length ?? 0) > main.stems.length && others.length === 0;
    return {
      parts: [main, ...others].slice(0, 2).map(({ kind, id }) => ({ kind: kind as 'category', id })),
      vendor,
      categories: [],
      search: isNarrower && !vendor ? phrase : null,
      language: main.language,
    };
  }
  for (const [index, words] of stems.entries()) {
    const named = words.length > 0 ? categoriesNamedBy(words, entries) : [];
    const [first] = named;
    if (!first) continue;
    const ids = unique(named.filter(({ language }) => language === first.language).map(({ id }) => id));
    const isNarrower = words.length > 1 && !first.stems.includes(words[0] ?? '');
    return {
      parts: ids.length === 1 ? [{ kind: 'category', id: ids[0] ?? null }] : [{ kind: 'words', id: null }],
      vendor,
      categories: ids.length === 1 ? [] : ids,
      search: isNarrower && !vendor ? (phrases[index] ?? null) : null,
      language: first.language,
    };
  }
  const tag = matches.find(({ kind }) => kind === 'tag');
  if (!vendor && !tag) return null;
  return {
    parts: tag ? [{ kind: 'tag', id: tag.id }] : [],
    vendor,
    categories: [],
    search: null,
    language: tag?.language ?? 'en',
  };
}

/** Products that a search finds and whose names say the word that was asked for; the search mends what was misspelled. */
async function bySearch(
  context: Context,
  phrases: readonly string[],
  { entries, mayMend }: { entries: readonly Entry[]; mayMend: boolean },
): Promise<Subject | null> {
  for (const language of ['en', 'es'] as const)
    for (const phrase of phrases) {
      const found = await listProducts({ ...context, language }, { q: phrase, page: 1, limit: 12 });
      const mended = (found as { did_you_mean?: string }).did_you_mean;
      if (mended && !mayMend) continue;
      const words = stemsOf(mended ?? phrase);
      const isNamed = words.every((stem) => entries.some(({ stems }) => stems.includes(stem)));
      const named = mended && isNamed ? byNames([mended], entries, null) : null;
      if (named) return named;
      // A mended search has guessed once: then every word must be there, else the last one will do.
      const wanted = mended ? words : words.slice(-1);
      const hasAll = (name: string) => wanted.every((stem) => stemsOf(name).includes(stem));
      const isMeant = wanted.length > 0 && found.items.filter(({ name }) => hasAll(name)).length >= 3;
      if (isMeant)
        return {
          parts: [{ kind: 'words', id: null }],
          vendor: null,
          categories: [],
          search: mended ?? phrase,
          language,
        };
    }
  return null;
}

/** A word that other brands' products are called by is no brand: "brass", of "Brass & Thorn". */
async function isOrdinaryWord(context: Context, stem: string, brand: string): Promise<boolean> {
  const { items } = await listProducts({ ...context, language: 'en' }, { q: stem, page: 1, limit: 24 });
  return items.some(({ name, vendor_name }) => vendor_name !== brand && stemsOf(name).includes(stem));
}

/**
 * Names in a goal that the catalog does not have, as they were written: another dealer's brand. Words without a capital
 * are ordinary ones, whether or not a product says them.
 */
export async function findUnknownNames(
  context: Context,
  { phrases, text }: { phrases: readonly string[]; text: string },
  shelves: Readonly<Record<Language, Shelf>>,
): Promise<string[]> {
  const known = new Set(entriesOf(shelves).flatMap(({ stems }) => stems));
  const written = new Map(
    [...text.matchAll(/\p{Lu}[\p{L}\p{N}]+/gu)].map(([name]) => [plainLetters(name), name] as const),
  );
  const names = phrases
    .flatMap((phrase) => phrase.split(' '))
    .flatMap((one) => (stemsOf(one).every((stem) => known.has(stem)) ? [] : (written.get(one) ?? [])));
  const isInCatalog = async (name: string) => {
    const found = await Promise.all(
      (['en', 'es'] as const).map((language) =>
        listProducts({ ...context, language }, { q: name, page: 1, limit: 1 }),
      ),
    );
    return found.some((one) => one.total > 0 && !(one as { did_you_mean?: string }).did_you_mean);
  };
  const asked = unique(names).slice(0, mostNames);
  const isKnown = await Promise.all(asked.map(isInCatalog));
  return asked.filter((_, index) => !isKnown[index]);
}

/**
 * null where the catalog has nothing of that name and the search finds nothing of it. `mayMend`: what the search takes for
 * misspelled is meant; not of words from which a name was taken.
 */
export async function findSubject(
  context: Context,
  phrases: readonly string[],
  shelves: Readonly<Record<Language, Shelf>>,
  mayMend: boolean,
): Promise<Subject | null> {
  if (phrases.length === 0) return null;
  const entries = entriesOf(shelves);
  const brand = brandByFirstWord(phrases.map(stemsOf), entries);
  const named = brand && shelves.en.vendors.find(({ _id }) => _id === brand.id);
  const isBrand = named && !(await isOrdinaryWord(context, brand.stems[0] ?? '', named.name));
  return (
    byNames(phrases, entries, isBrand ? named._id : null) ??
    bySearch(context, phrases.slice(0, 3), { entries, mayMend })
  );
}

/** The tag that stands for a kind of page, where the dealer keeps one: "Clearance", "New Arrivals". */
export const tagOfKind = (tags: readonly Tag[], kind: GoalKind): Tag | null =>
  kind === 'general' ? null : (tags.find(({ name }) => kindOf(plainLetters(name)).kind === kind) ?? null);
