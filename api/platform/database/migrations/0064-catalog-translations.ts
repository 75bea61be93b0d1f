/**
 * What the catalog says in other languages (docs/decisions/0068-spanish-search.md): one row a field, and the Spanish
 * words that products are found by. Those stand in the product's one vector with "~" before each, which no English
 * query has: neither language finds the other's words by chance.
 */
import { type Kysely, sql } from 'kysely';

const kinds = ['product', 'category', 'vendor', 'collection', 'tag'];

/** A plural is spelled like its singular: lámparas, grifos, luces, cristales. */
const singular = (word: string) =>
  `regexp_replace(regexp_replace(lower(${word}), 'ces$', 'z'), '(?:([dlnr])es|([aeo])s)$', '\\1\\2')`;

/** In this order; a sign that stands for a sound is never a letter that a later line reads. Accents are gone already. */
const sounds: [pattern: string, sound: string][] = [
  ['(.)\\1+', '\\1'],
  ['ch', 'X'],
  ['ph', 'f'],
  ['h', ''],
  ['qu(?=[ei])|q|k', 'K'],
  ['gu(?=[ei])', 'G'],
  ['g(?=[ei])|j', 'J'],
  ['g', 'G'],
  ['c(?=[ei])|z', 's'],
  ['c', 'K'],
  ['x', 's'],
  ['[vw]', 'b'],
  // "ll" was written once by the first line: "y" is heard as it at the beginning and between vowels.
  ['(^|[aeiou])y(?=[aeiou])', '\\1l'],
  ['y', 'i'],
  ['(.)\\1+', '\\1'],
  ['^[aeiou]+', 'A'],
  ['(?!^)[aeiou]+', ''],
];
const soundOf = (word: string) =>
  sounds.reduce((text, [pattern, sound]) => `regexp_replace(${text}, '${pattern}', '${sound}', 'g')`, word);

/** In plpgsql, as in 0036-spellings.ts. */
const define = (name: string, type: string, value: string) => `
  create function ${name}(word text) returns ${type} language plpgsql immutable strict parallel safe cost 1000 as $$
  declare base text := ${singular('word')};
  begin
    return ${value};
  end $$`;

/** "=" the letters, each once; "~" the sound; "-" the word without one of its letters, the first one excepted. */
const spellings = `array(
  select '=' || string_agg(distinct letter, '' order by letter)
    from (select substr(base, at, 1) collate "C" as letter from generate_series(1, length(base)) as at) as letters
    where length(base) between 4 and 30
  union all
  select '~' || sound from (select ${soundOf('base')} as sound) as heard
    where length(base) between 3 and 30 and length(sound) > 1
  union all
  select '-' || overlay(base placing '' from at for 1) from generate_series(2, length(base) + 1) as at
    where length(base) between 5 and 30)`;

const statements = [
  `create table translation (
    kind text not null, id text not null, field text not null, language text not null,
    source text not null, target text not null, updated_at timestamptz not null, actor text not null,
    primary key (kind, language, id, field))`,
  ...kinds.flatMap((kind) => [
    `create function forget_${kind}_translations() returns trigger language plpgsql as $$
      begin
        delete from translation using removed
          where translation.kind = '${kind}' and translation.id = removed.id;
        return null;
      end $$`,
    `create trigger ${kind}_translations after delete on ${kind}
      referencing old table as removed for each statement execute function forget_${kind}_translations()`,
  ]),
  // Letters as people type them: without accents, but for the ending that the stemmer knows by its accent, and with "z"
  // where a plural changed it (luces).
  `create function spanish_text(text text) returns text language plpgsql stable strict parallel safe as $$
    begin
      return regexp_replace(regexp_replace(lower(unaccent(text)), '([au])cion\\M', '\\1ción', 'g'), 'ces\\M', 'z', 'g');
    end $$`,
  // Each lexeme of a vector or a query as text, marked as Spanish.
  `create function spanish_lexemes(lexemes text) returns text language plpgsql immutable strict parallel safe as $$
    begin
      return regexp_replace(lexemes, '''((?:[^'']|'''')*)''', '''~\\1''', 'g');
    end $$`,
  'alter table product add column search_es tsvector',
  'alter table product drop column search',
  `alter table product add column search tsvector generated always as (
    setweight(to_tsvector('shop', name), 'A') || setweight(to_tsvector('shop', search_text), 'B')
    || setweight(to_tsvector('shop', description), 'D') || coalesce(search_es, ''::tsvector)) stored`,
  'create index product_search on product using gin (search)',
  define('search_sound_es', 'text', soundOf('base')),
  define('search_spellings_es', 'text[]', spellings),
  'create table search_word_es (word text primary key)',
  'create index search_word_es_alike on search_word_es using gin (word gin_trgm_ops)',
  `create index search_word_es_spellings on search_word_es using gin (search_spellings_es(word))
    with (fastupdate = off)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
