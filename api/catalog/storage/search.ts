/** What a search asks of the database. A tsquery goes in and out as its text. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';

const texts = (values: string[]) => sql`${values}::text[]`;

/** Each phrase as a tsquery: empty where it says nothing. A last word with `*` is a beginning. */
export async function readPhrases(
  db: Executor,
  phrases: string[],
): Promise<{ phrase: string; query: string }[]> {
  if (phrases.length === 0) return [];
  const { rows } = await sql<{ phrase: string; query: string }>`
    select phrase, case when phrase not like '%*' then shop_query(phrase)
      when shop_query(rtrim(phrase, '*')) = '' then ''
      else to_tsquery('shop', rtrim(phrase, '*') || ':*')::text end as query
    from unnest(${texts(phrases)}) as phrase`.execute(db);
  return rows;
}

/** The same of what is read as Spanish: lexemes that only Spanish words make (migrations/0064-catalog-translations.ts). */
export async function readSpanishPhrases(
  db: Executor,
  phrases: string[],
): Promise<{ phrase: string; query: string }[]> {
  if (phrases.length === 0) return [];
  const { rows } = await sql<{ phrase: string; query: string }>`
    select phrase, spanish_lexemes((case
      when phrase like '%*' then to_tsquery('spanish', spanish_text(rtrim(phrase, '*')) || ':*')
      else phraseto_tsquery('spanish', spanish_text(shop_text(phrase))) end)::text) as query
    from unnest(${texts(phrases)}) as phrase`.execute(db);
  return rows;
}

/** A name that many products share, by its Spanish stems, and the tsquery of its words in English. */
export type SharedWord = { stems: string[]; query: string };

/** Names of categories, collections and tags, and values of filters, options and specifications. */
export async function findSharedWords(db: Executor): Promise<SharedWord[]> {
  const { rows } = await sql<SharedWord>`
    select stems, query from (
      select (select array_agg('~' || lexeme order by positions[1])
          from unnest(to_tsvector('spanish', spanish_text(shop_text(target))))) as stems,
        shop_query(source, false) as query
      from translation
      where language = 'es' and (kind in ('category', 'collection', 'tag') and field = 'name'
        or kind = 'filter' and field <> 'name')) as read
    where stems is not null and query <> ''`.execute(db);
  return rows;
}

/** What is said, as a tsquery that every inflection of it makes, and what it means; `isShort`: an abbreviation. */
export type Synonym = { said: string; means: string[]; isShort: boolean; isSpelledOut: boolean };

/** The dealer's synonyms; one that works both ways also as what it means, spelled out, that is said for short. */
export async function findSynonyms(db: Executor): Promise<Synonym[]> {
  const { rows } = await sql<Synonym>`
    select said, means, both_ways as "isShort", false as "isSpelledOut", term from synonym
    union all
    select shop_query(meant), jsonb_build_array(term), false, true, term
      from synonym, jsonb_array_elements_text(means) as meant where both_ways
    order by term, "isSpelledOut", said`.execute(db);
  return rows.filter(({ said }) => said !== '');
}

/** A word of the catalog that may have been meant; `sounds`: it is heard the same. */
export type AlikeWord = { asked: string; word: string; alike: number; sounds: boolean };

/**
 * Words of the catalog that share letters in a row with these, or one of the keys that a misspelling leaves as they are
 * (migrations/0036-spellings.ts); the likest first.
 */
export async function findAlike(
  db: Executor,
  words: string[],
  language: Language = sourceLanguage,
): Promise<AlikeWord[]> {
  if (words.length === 0) return [];
  const isSpanish = language === 'es';
  const known = sql.table(isSpanish ? 'search_word_es' : 'search_word');
  const sound = sql.raw(isSpanish ? 'search_sound_es' : 'search_sound');
  const spellings = sql.raw(isSpanish ? 'search_spellings_es' : 'search_spellings');
  const likest = (fits: RawBuilder<SqlBool>) => sql`(
    select w.word, similarity(w.word, asked.word) as alike from ${known} w
    where ${fits} order by alike desc, w.word limit 30)`;
  const { rows } = await sql<AlikeWord>`
    select asked.word as asked, near.word, near.alike,
      ${sound}(near.word) = ${sound}(asked.word) as sounds
    from unnest(${texts(words)}) as asked(word), lateral (
      ${likest(sql`w.word % asked.word`)}
      union ${likest(sql`${spellings}(w.word) && ${spellings}(asked.word)`)}) as near
    order by near.alike desc, near.word`.execute(db);
  return rows;
}

/** Words of the catalog that have these letters in their order, the first one first, and others between. */
export async function findWordsAround(
  db: Executor,
  letters: string,
  { longest, most }: { longest: number; most: number },
  language: Language = sourceLanguage,
): Promise<string[]> {
  const known = sql.table(language === 'es' ? 'search_word_es' : 'search_word');
  const { rows } = await sql<{ word: string }>`
    select word from ${known}
    where word like ${`${[...letters].join('%')}%`} and length(word) between ${letters.length + 1}::int and ${longest}::int
    order by word limit ${most}::int`.execute(db);
  return rows.map(({ word }) => word);
}

/** `thing`: the stem of what is named, "stool" of "bar stools". */
export type SearchName = { kind: 'category' | 'name'; id: string; stems: string[]; thing: string };

/**
 * Names that are one thing to a search: each part of a department's name ("Counter & Bar Stools" is two), and the
 * makers, collections and filter values of several words. By stems, in their order.
 */
export async function findSearchNames(db: Executor): Promise<SearchName[]> {
  const { rows } = await sql<SearchName>`
    select kind, id, stems, stems[cardinality(stems)] as thing from (
      select kind, id, (
        select array_agg(lexeme order by positions[1]) from unnest(shop_words(name))) as stems
      from (
        select 'category' as kind, c.id, part as name
          from category c, regexp_split_to_table(c.name, '[&,/]') as part where c.parent_id is not null
        union all select 'name', v.id, v.name from vendor v where v.active
        union all select 'name', id, name from collection
        union all select 'name', f.id, o ->> 'label' from filter f, jsonb_array_elements(f.options) as o) as names
      ) as read
    where cardinality(stems) > case kind when 'category' then 0 else 1 end`.execute(db);
  return rows;
}

/** The same in Spanish, where what is named stands first: "taburetes de bar". */
export async function findSpanishNames(db: Executor): Promise<SearchName[]> {
  const { rows } = await sql<SearchName>`
    select kind, id, stems, stems[1] as thing from (
      select kind, id, (select array_agg('~' || lexeme order by positions[1])
        from unnest(to_tsvector('spanish', spanish_text(shop_text(name))))) as stems
      from (
        select 'category' as kind, t.id, part as name
          from translation t join category c on c.id = t.id and c.parent_id is not null,
            regexp_split_to_table(t.target, '[&,/]| [yeou] ') as part
          where t.kind = 'category' and t.field = 'name' and t.language = 'es'
        union all select 'name', id, target from translation
          where kind = 'collection' and field = 'name' and language = 'es') as names
      ) as read
    where cardinality(stems) > case kind when 'category' then 0 else 1 end`.execute(db);
  return rows;
}

/** Products whose number, or one of whose SKUs, is, begins with or holds a code without separators. */
export type CodeHit = { id: string; tier: 'exact' | 'prefix' | 'part' };

const mostCodes = 500;

export async function findCodes(
  db: Executor,
  { exact, begun, part }: { exact: string[]; begun: string | null; part: string | null },
): Promise<CodeHit[]> {
  const found = (number: RawBuilder<SqlBool>, code: RawBuilder<SqlBool>, tier: CodeHit['tier']) => sql`
    (select p.id, ${tier}::text as tier from product p where p.active and ${number} limit ${mostCodes}::int)
    union all
    (select p.id, ${tier}::text from sku s join product p on p.id = s.product_id
      where p.active and ${code} limit ${mostCodes}::int)`;
  const like = (pattern: string, tier: CodeHit['tier']) =>
    found(sql`p.plain_number like ${pattern}`, sql`s.plain_code like ${pattern}`, tier);
  const parts = [
    ...(exact.length > 0
      ? [found(sql`p.plain_number = any(${texts(exact)})`, sql`s.plain_code = any(${texts(exact)})`, 'exact')]
      : []),
    ...(begun ? [like(`${begun}%`, 'prefix')] : []),
    ...(part ? [like(`%${part}%`, 'part')] : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<CodeHit>`
    select distinct on (id) id, tier from (${sql.join(parts, sql` union all `)}) as hits
    order by id, array_position(array['exact', 'prefix', 'part'], tier)`.execute(db);
  return rows;
}

/** A product that answers: its words, which terms it has (bit n: term n), and which of the departments it lies in. */
export type FoundProduct = {
  id: string;
  words: string;
  popularity: number;
  mask: number;
  departments: string[];
};

const foundColumns = (mask: RawBuilder<number>, departments: string[]) => sql`
  p.id, p.search::text as words, p.popularity, ${mask} as mask, array(
    select pc.category_id from product_category pc
    where pc.product_id = p.id and pc.category_id = any(${texts(departments)})) as departments`;

/** Those of `ids` that are on sale. */
export async function findFoundProducts(
  db: Executor,
  ids: string[],
  departments: string[],
): Promise<FoundProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundProduct>`
    select ${foundColumns(sql`0`, departments)} from product p
    where p.active and p.id = any(${texts(ids)})`.execute(db);
  return rows;
}

/**
 * The `most` products that have every term, those bought most first; with fewer than `enough` of them also those that
 * lack some, by how much their terms say together.
 */
export async function findAnswering(
  db: Executor,
  { queries, says, departments }: { queries: string[]; says: readonly number[]; departments: string[] },
  { enough, most }: { enough: number; most: number },
): Promise<FoundProduct[]> {
  const all = sql<number>`${2 ** queries.length - 1}::int`;
  const bracketed = queries.map((query) => `(${query})`);
  const whole = await sql<FoundProduct>`
    select ${foundColumns(all, departments)} from product p
    where p.active and p.search @@ ${bracketed.join(' & ')}::tsquery
    order by p.popularity desc, p.id limit ${most}::int`.execute(db);
  if (whole.rows.length >= enough || queries.length === 1) return whole.rows;
  const bits = queries.map(
    (query, at) => sql`case when p.search @@ ${query}::tsquery then ${2 ** at}::int else 0 end`,
  );
  const said = says.map(
    (weight, at) => sql`case when found.mask & ${2 ** at}::int <> 0 then ${weight}::float8 else 0 end`,
  );
  const { rows } = await sql<FoundProduct>`
    select ${foundColumns(sql`p.mask`, departments)} from (
      select found.* from (
        select p.id, p.search, p.popularity, ${sql.join(bits, sql` + `)} as mask from product p
        where p.active and p.search @@ ${bracketed.join(' | ')}::tsquery) as found
      order by ${sql.join(said, sql` + `)} desc, found.popularity desc, found.id limit ${most}::int) as p`.execute(
    db,
  );
  return rows;
}

/** How many products are on sale. */
export async function countProducts(db: Executor): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from product where active`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The words of some products on sale. */
export async function findSomeWords(db: Executor, most: number): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select search::text as words from product where active order by id limit ${most}::int`.execute(db);
  return rows.map(({ words }) => words);
}

/** One lexeme or the beginning of one, or any of several such. */
const lexeme = String.raw`'(?:[^']|'')*'(?::\*)?`;
const anyLexeme = new RegExp(String.raw`^\(*${lexeme}(?: \| ${lexeme})*\)*$`);
const isSingle = (query: string) => anyLexeme.test(query);

/**
 * How many products each tsquery finds, counted up to `enough`. How often a single lexeme occurs the planner knows: it
 * reads the table for a frequent one, and the index for a rare one. For several together it would have to guess, and a
 * wrong guess reads the whole table: these are asked so that it takes the index.
 */
export async function countMatches(db: Executor, queries: string[], enough: number): Promise<number[]> {
  const single = [...new Set(queries.filter(isSingle))];
  const several = [...new Set(queries.filter((query) => !isSingle(query)))];
  const few = (query: RawBuilder<unknown>) => sql`(select count(*) from (
    select 1 from product p where p.active and p.search @@ ${query} limit ${enough}::int) as few)::int`;
  const parts = [
    ...single.map((query) => sql`select ${query}::text as query, ${few(sql`${query}::tsquery`)} as products`),
    ...(several.length > 0
      ? [
          sql`select asked.query, ${few(sql`asked.query::tsquery`)} as products from unnest(${texts(several)}) as asked(query)`,
        ]
      : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<{
    query: string;
    products: number;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const counts = new Map(rows.map(({ query, products }) => [query, products]));
  return queries.map((query) => counts.get(query) ?? 0);
}

export type NearCategory = {
  name: string;
  slug: string;
  parent_name: string | null;
  parent_slug: string | null;
};

/** The departments whose names are most like what was asked, the likest first. */
export async function findNearCategories(
  db: Executor,
  { asked, language, limit }: { asked: string; language: Language; limit: number },
): Promise<NearCategory[]> {
  const isTranslated = language !== sourceLanguage;
  const translated = sql`left join translation t on t.kind = 'category' and t.language = ${language}
    and t.id = c.id and t.field = 'name'`;
  const { rows } = await sql<NearCategory>`
    select name, slug, parent_name, parent_slug from (
      select ${isTranslated ? sql`coalesce(t.target, c.name)` : sql`c.name`} as name, c.slug,
        p.name as parent_name, p.slug as parent_slug, c.position, greatest(
        similarity(lower(unaccent(c.name)), ${asked}),
        ${isTranslated ? sql`word_similarity(${asked}, lower(unaccent(coalesce(t.target, '')))),` : sql``}
        word_similarity(${asked}, lower(unaccent(c.name || ' ' || c.description)))) as alike
      from category c left join category p on p.id = c.parent_id ${isTranslated ? translated : sql``}
      where c.parent_id is not null) as near
    where alike > 0.2 order by alike desc, position limit ${limit}`.execute(db);
  return rows;
}
