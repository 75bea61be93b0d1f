/** All that a page may show of its subject: names, products, categories, brands and photos that there are. */
import { cardsOf, listProducts, type ProductListQuery } from '#api/catalog/shop/list-products.ts';
import { listProjects } from '#api/content/posts/projects.ts';
import { listMedia } from '#api/media/library/list-media.ts';
import { listMediaFolders } from '#api/media/library/media-folders.ts';
import type { Context } from '#api/platform/context.ts';
import { housesWithin } from '#api/platform/shop-day.ts';
import { readSiteName } from '#api/platform/site/site-name.ts';
import type { Category, Facets, ProductCard } from '#schemas/domain/catalog/catalog.ts';
import { type Language, languages } from '#schemas/domain/platform/language.ts';
import { plainLetters } from '#schemas/domain/platform/plain-letters.ts';
import {
  everyStemOf,
  findSubject,
  findUnknownNames,
  isNegated,
  readShelf,
  type Shelf,
  type Subject,
  stemsOf,
  tagOfKind,
} from './find-subject.ts';
import { asPhoto, differentPhotos, isWide, type LibraryPhoto, type Photo, photosSaying } from './photos.ts';
import type { Goal } from './read-goal.ts';

/** What a row of products is filled from, as the block stores it. */
export type Row =
  | { source: 'category' | 'collection' | 'tag'; id: string }
  | { source: 'products'; ids: string[] };

/** A subject as a page in one language says it. */
export type SaidSubject = {
  /** As a title has it: "Kitchen Faucets". */
  name: string;
  /** Within a sentence: "kitchen faucets". */
  inSentence: string;
  /** What a brand, a category or a collection says of itself; '' where it says nothing. */
  description: string;
  isBrand: boolean;
  /** One or two ways on, as links of a document. */
  links: { name: string; link: string }[];
};

export type Section = { id: string; name: string; description: string; picture: Photo };
export type Item = { id: string; name: string; brand: string; number: string; picture: Photo };

/** In one language; every list has the same things in the same order in each. */
export type Material = {
  language: Language;
  siteName: string;
  subject: SaidSubject | null;
  /** Bought most first; null where there are too few to fill a row. */
  popular: Row | null;
  newest: Row | null;
  items: Item[];
  sections: Section[];
  /** Whether the sections are parts of the subject, rather than what stands beside it. */
  sectionsAreParts: boolean;
  brands: { id: string; name: string }[];
  /** Wide ones, the nearest to the subject first. */
  photos: Photo[];
  hasProjects: boolean;
  hasLocations: boolean;
  featuredCollections: number;
};

/** Fewer products look like a shop that has nothing. */
const leastInRow = 3;
const mostInRow = 12;

const lowerWords = (name: string): string => name.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Shelves = Readonly<Record<Language, Shelf>>;
const find = <T extends { _id: string }>(list: readonly T[], id: string | null): T | undefined =>
  list.find(({ _id }) => _id === id);

/** Words that all of these names share, in the order of the first: "Faucets" of "Kitchen Faucets" and "Bathroom Faucets". */
function sharedName(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const isShared = (word: string) => {
    const [stem] = stemsOf(word);
    return stem !== undefined && others.every((name) => stemsOf(name).includes(stem));
  };
  return first.split(' ').filter(isShared).join(' ') || first;
}

const searchLink = (words: string): string => `/search?${new URLSearchParams({ q: words })}`;

/** A part of the subject in a language: its name, what it says of itself, where it leads. */
function sayPart(subject: Subject, part: Subject['parts'][number], shelf: Shelf) {
  if (part.kind === 'words') {
    const named = subject.categories.flatMap((id) => find(shelf.categories, id) ?? []);
    const words = subject.search ?? '';
    const name = named.length > 0 ? sharedName(named.map((one) => one.name)) : capital(words);
    return { name, inSentence: lowerWords(name), description: '', link: searchLink(lowerWords(name)) };
  }
  const lists = { category: shelf.categories, collection: shelf.collections, tag: shelf.tags };
  const thing = find<{ _id: string; name: string; description?: string }>(lists[part.kind], part.id);
  if (!thing) return null;
  const inSentence = part.kind === 'collection' ? thing.name : lowerWords(thing.name);
  return {
    name: thing.name,
    inSentence,
    description: thing.description ?? '',
    link: `${part.kind}:${thing._id}`,
  };
}

function saySubject(subject: Subject, shelf: Shelf, language: Language): SaidSubject | null {
  const vendor = find(shelf.vendors, subject.vendor);
  const parts = subject.parts.flatMap((part) => sayPart(subject, part, shelf) ?? []);
  const links = parts.map(({ name, link }) => ({ name, link }));
  if (vendor) {
    const [part] = parts;
    // "Hearthline" alone, or what there is of it: "Hearthline faucets", "grifos Hearthline".
    const words =
      part && (language === 'en' ? `${vendor.name} ${part.inSentence}` : `${part.inSentence} ${vendor.name}`);
    return {
      name: words ? capital(words) : vendor.name,
      inSentence: words ?? vendor.name,
      description: words ? '' : vendor.description,
      isBrand: true,
      links: [{ name: vendor.name, link: `vendor:${vendor._id}` }, ...links].slice(0, 2),
    };
  }
  const [first, second] = parts;
  if (!first) return null;
  const closer = subject.search && subject.language === language ? subject.search : null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const name = closer ? capital(closer) : list.format([first.name, ...(second ? [second.name] : [])]);
  const inSentence = closer ?? list.format([first.inSentence, ...(second ? [second.inSentence] : [])]);
  return { name, inSentence, description: closer || second ? '' : first.description, isBrand: false, links };
}

/** What the listing is narrowed to by each part; a search stands for words that no category has. */
function queriesOf(subject: Subject, shelf: Shelf): Partial<ProductListQuery>[] {
  const vendor = find(shelf.vendors, subject.vendor);
  const byVendor = vendor ? { vendor: vendor.slug } : {};
  const inCategory = (id: string): Partial<ProductListQuery>[] => {
    const category = find(shelf.categories, id);
    if (!category) return [];
    const { slug, type, parents } = category;
    if (type === 'Category') return [{ ...byVendor, category: slug }];
    return [{ ...byVendor, subcategory: slug, ...(parents[0] ? { category: parents[0].slug } : {}) }];
  };
  const queries = subject.parts.flatMap((part): Partial<ProductListQuery>[] => {
    if (part.kind === 'words' && subject.categories.length > 0) return subject.categories.flatMap(inCategory);
    if (part.kind === 'words') return subject.search ? [{ ...byVendor, q: subject.search }] : [];
    if (part.kind === 'category') return inCategory(part.id ?? '');
    const thing = find(part.kind === 'tag' ? shelf.tags : shelf.collections, part.id);
    return thing ? [{ ...byVendor, [part.kind]: thing.slug }] : [];
  });
  return queries.length > 0 ? queries : [byVendor];
}

/** One of each in turn, each once. */
function interleave(lists: readonly string[][]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const ids: string[] = [];
  for (let at = 0; at < longest; at += 1)
    for (const list of lists) if (list[at]) ids.push(list[at] as string);
  return [...new Set(ids)];
}

async function idsBy(
  context: Context,
  queries: readonly Partial<ProductListQuery>[],
  sort: 'popularity' | 'newest',
): Promise<string[]> {
  const pages = await Promise.all(
    queries.map((query) => listProducts(context, { ...query, sort, page: 1, limit: mostInRow })),
  );
  return interleave(pages.map(({ items }) => items.map(({ _id }) => _id))).slice(0, mostInRow);
}

type Found = {
  popular: string[];
  newest: string[];
  row: Row | null;
  /** Slugs. */
  brands: string[];
  categories: string[];
  /** Found by the closer wish, not by the subject as a whole. */
  isCloser: boolean;
};

/** The products of a subject, and what else a row of them can be filled from, so that it goes with the catalog. */
async function findProducts(
  context: Context,
  subject: Subject | null,
  goal: Goal,
  shelf: Shelf,
): Promise<Found> {
  const kindTag = tagOfKind(shelf.tags, goal.kind);
  const wide = subject ? queriesOf(subject, shelf) : [{}];
  const closer = subject?.search && subject.parts[0]?.kind !== 'words' ? subject.search : null;
  const speaker = { ...context, language: subject?.language ?? context.language };
  const closely = closer ? wide.map((query) => ({ ...query, q: closer })) : [];
  const isEnough = closer ? (await idsBy(speaker, closely, 'popularity')).length >= leastInRow : false;
  const queries = isEnough ? closely : wide;
  const isOfKind = async () => {
    if (!kindTag) return null;
    const ids = await idsBy(
      speaker,
      queries.map((query) => ({ ...query, tag: kindTag.slug })),
      'popularity',
    );
    return ids.length >= leastInRow ? ids : null;
  };
  const [popular, newest, counted, tagged] = await Promise.all([
    idsBy(speaker, queries, 'popularity'),
    idsBy(speaker, queries, 'newest'),
    countBy(speaker, queries),
    isOfKind(),
  ]);
  if (kindTag && tagged) {
    const row: Row = subject ? { source: 'products', ids: tagged } : { source: 'tag', id: kindTag._id };
    return { popular: tagged, newest: tagged, row, ...counted, isCloser: isEnough };
  }
  const [part] = subject?.parts ?? [];
  const isOne =
    !isEnough && subject?.parts.length === 1 && !subject.vendor && part && part.kind !== 'words' && part.id;
  const row: Row | null = isOne ? { source: part.kind as 'category', id: part.id as string } : null;
  return { popular, newest, row, ...counted, isCloser: isEnough };
}

/** Brands and categories of what is listed, by their slugs, the ones of most products first. */
async function countBy(
  context: Context,
  queries: readonly Partial<ProductListQuery>[],
): Promise<{ brands: string[]; categories: string[] }> {
  const lists = await Promise.all(
    queries.map(async (query) => {
      const listed = await listProducts(context, { ...query, facets: true, page: 1, limit: 1 });
      return (listed as { facets?: Facets }).facets;
    }),
  );
  const slugs = (of: 'vendors' | 'subcategories') => {
    const counts = new Map<string, number>();
    for (const { value, count } of lists.flatMap((facets) => facets?.[of] ?? []))
      counts.set(value, (counts.get(value) ?? 0) + count);
    return [...counts]
      .sort(([one, n], [other, k]) => k - n || one.localeCompare(other))
      .map(([slug]) => slug);
  };
  return { brands: slugs('vendors'), categories: slugs('subcategories') };
}

const rowOf = ({ row }: Found, ids: string[]): Row | null =>
  ids.length < leastInRow ? null : (row ?? { source: 'products', ids });

/** Categories to lead on to: parts of the subject, else what stands beside it, else the departments. */
function sectionIds(
  subject: Subject | null,
  shelf: Shelf,
  { categories: slugs, isCloser }: Found,
): { ids: string[]; areParts: boolean } {
  const departments = shelf.categories.filter(({ type }) => type === 'Category').map(({ _id }) => _id);
  if (!subject) return { ids: departments, areParts: true };
  const counted = slugs.flatMap((one) => shelf.categories.find(({ slug }) => slug === one)?._id ?? []);
  const beside = (id: string) => {
    const parent = find(shelf.categories, find(shelf.categories, id)?.parents[0]?._id ?? null);
    return (parent?.children ?? []).map(({ _id }) => _id).filter((other) => other !== id);
  };
  if (subject.categories.length > 1)
    // A third one beside two: a row of three stands whole.
    return {
      ids: [...new Set([...subject.categories, ...beside(subject.categories[0] ?? '')])],
      areParts: true,
    };
  const byProducts = subject.vendor || isCloser || subject.parts.every(({ kind }) => kind !== 'category');
  if (byProducts && counted.length > 1) return { ids: counted, areParts: true };
  const categories = subject.parts.flatMap(({ id }) => find(shelf.categories, id) ?? []);
  const [category] = categories;
  if (!category) return { ids: departments, areParts: false };
  if (categories.length > 1)
    return {
      ids: [...new Set([...categories.map(({ _id }) => _id), ...beside(category._id)])],
      areParts: true,
    };
  if (category.children.length > 1) return { ids: category.children.map(({ _id }) => _id), areParts: true };
  return { ids: beside(category._id), areParts: false };
}

/** Photos of a kind of page that has no subject to show, by what their words may say. */
const kindPhotos: Partial<Record<Goal['kind'], string>> = {
  event: 'showroom counter exhibit',
  trade: 'warehouse showroom counter jobsite',
};

async function readLibrary(context: Context): Promise<LibraryPhoto[]> {
  const [{ items }, { folders }] = await Promise.all([
    listMedia(context, { kind: 'image', page: 1, limit: 300 }),
    listMediaFolders(context),
  ]);
  const folderNames = new Map(folders.map(({ _id, name }) => [_id, name]));
  return items.map((item) => ({
    photo: asPhoto(item),
    stems: new Set(everyStemOf(`${item.alt} ${item.name} ${folderNames.get(item.folder ?? '') ?? ''}`)),
  }));
}

/** The subject's own, then what the library has of it, then of what it is part of. */
async function findPhotos(
  context: Context,
  subject: Subject | null,
  goal: Goal,
  shelf: Shelf,
  categories: readonly Category[],
): Promise<Photo[]> {
  const library = (await readLibrary(context)).filter(({ photo }) => isWide(photo));
  const departments = shelf.categories.filter(({ type }) => type === 'Category');
  const pictures = (list: readonly { picture: Photo | Category['picture'] }[]) =>
    list.map(({ picture }) => asPhoto(picture)).filter(isWide);
  const ofKind = photosSaying(library, everyStemOf(kindPhotos[goal.kind] ?? ''));
  if (!subject) return differentPhotos([...ofKind, ...pictures(departments), ...pictures(shelf.collections)]);
  const own = subject.parts.flatMap(({ kind, id }) => {
    if (kind === 'collection') return find(shelf.collections, id) ?? [];
    return kind === 'category' ? (find(shelf.categories, id) ?? []) : [];
  });
  const named = categories.length > 0 ? categories : own;
  const parents = named.flatMap((category) =>
    'parents' in category ? category.parents.flatMap(({ _id }) => find(shelf.categories, _id) ?? []) : [],
  );
  const words = stemsOf([subject.search ?? '', ...named.map(({ name }) => name)].join(' '));
  const childWords = named.flatMap((category) =>
    'children' in category ? category.children.flatMap(({ name }) => stemsOf(name)) : [],
  );
  return differentPhotos([
    ...(goal.kind === 'event' ? ofKind : []),
    ...pictures(own),
    ...photosSaying(library, words),
    ...photosSaying(library, childWords),
    ...pictures(parents),
    ...photosSaying(
      library,
      parents.flatMap(({ name }) => stemsOf(name)),
    ),
    ...(goal.kind === 'event' ? [] : ofKind),
  ]);
}

const itemOf = (card: ProductCard): Item => ({
  id: card._id,
  name: card.name,
  brand: card.vendor_name,
  number: card.product_number,
  picture: asPhoto(card.picture),
});

/** `unknown`: names in the goal that the catalog does not have. */
export type Gathered = {
  subject: Subject | null;
  unknown: string[];
  of: Readonly<Record<Language, Material>>;
};

/** Both languages without the categories and brands that a goal says no to in either of them. */
function withoutNegated(
  [en, es]: readonly [Shelf, Shelf],
  negated: readonly string[],
): readonly [en: Shelf, es: Shelf] {
  const named = [en, es].flatMap(({ categories, vendors }) => [...categories, ...vendors]);
  const out = new Set(named.filter(({ name }) => isNegated(name, negated)).map(({ _id }) => _id));
  const left = (shelf: Shelf): Shelf => ({
    ...shelf,
    categories: shelf.categories
      .filter(({ _id }) => !out.has(_id))
      .map((one) => ({ ...one, children: one.children.filter(({ _id }) => !out.has(_id)) })),
    vendors: shelf.vendors.filter(({ _id }) => !out.has(_id)),
  });
  return [left(en), left(es)];
}

/** Reads only. The same goal and the same catalog give the same. */
export async function gatherMaterial(context: Context, goal: Goal): Promise<Gathered> {
  const english: Context = { ...context, language: 'en' };
  const read = await Promise.all([readShelf(context, 'en'), readShelf(context, 'es')]);
  const [en, es] = withoutNegated(read, goal.negated);
  const shelves: Shelves = { en, es };
  const unknown = await findUnknownNames(context, goal, shelves);
  const left = new Set(unknown.map(plainLetters));
  const phrases = goal.phrases
    .map((phrase) =>
      phrase
        .split(' ')
        .filter((one) => !left.has(one))
        .join(' '),
    )
    .filter(Boolean);
  const subject = await findSubject(context, phrases, shelves, unknown.length === 0);
  const [products, siteName, houses, projects] = await Promise.all([
    findProducts(english, subject, goal, en),
    readSiteName(context.database.kysely),
    housesWithin(context, context.database.kysely),
    listProjects(english, { sort: 'newest', page: 1, limit: 3 }),
  ]);
  const sections = sectionIds(subject, en, products);
  const sectionCategories = sections.ids.slice(0, 3).flatMap((id) => find(en.categories, id) ?? []);
  const inSections = sectionCategories.map(({ picture }) => asPhoto(picture));
  const found = await findPhotos(english, subject, goal, en, sections.areParts ? sectionCategories : []);
  // What the categories show is not shown again above or below them.
  const photos = differentPhotos([...inSections, ...found]).filter((photo) => found.includes(photo));
  const itemIds = products.popular.slice(0, 6);
  const brandSlugs = products.brands.slice(0, 12);
  const pictureTexts = pictureTextsOf(es);
  const inLanguage = async (language: Language): Promise<Material> => {
    const shelf = shelves[language];
    const items = (await cardsOf({ ...context, language }, itemIds)).map(itemOf);
    return {
      language,
      siteName,
      subject: subject && saySubject(subject, shelf, language),
      popular: rowOf(products, products.popular),
      newest: rowOf(products, products.newest),
      items,
      sections: sectionCategories.flatMap(({ _id }) => {
        const category = find(shelf.categories, _id);
        if (!category) return [];
        const { name, description, picture } = category;
        return [{ id: _id, name, description, picture: asPhoto(picture) }];
      }),
      sectionsAreParts: sections.areParts,
      brands: brandSlugs.flatMap((slug) => {
        const vendor = shelf.vendors.find((one) => one.slug === slug);
        return vendor ? [{ id: vendor._id, name: vendor.name }] : [];
      }),
      photos:
        language === 'en'
          ? photos
          : photos.map((photo) => ({ ...photo, alt: pictureTexts.get(photo.src) ?? photo.alt })),
      hasProjects: projects.total >= 3,
      hasLocations: houses.length > 0,
      featuredCollections: en.collections.filter(({ featured }) => featured).length,
    };
  };
  const made = await Promise.all(
    languages.map(async (language) => [language, await inLanguage(language)] as const),
  );
  return { subject, unknown, of: Object.fromEntries(made) as Record<Language, Material> };
}

/** The alternative texts of the catalog's pictures in Spanish, by address; the library has none. */
const pictureTextsOf = (shelf: Shelf): Map<string, string> =>
  new Map([...shelf.categories, ...shelf.collections].map(({ picture }) => [picture.src, picture.alt]));
