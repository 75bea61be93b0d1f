/**
 * Search: one text search configuration without accents, one weighted vector (A: the name, B: what else it is known
 * by, D: its description), numbers without separators, the dealer's synonyms, and the words that misspellings are
 * mended with. All of it follows the catalogue by itself: generated columns and triggers, nothing to remember.
 */
import { type Kysely, sql } from 'kysely';

const plainCode = (column: string) => `lower(regexp_replace(${column}, '[^A-Za-z0-9]', '', 'g'))`;

/** Whose names are words that somebody may misspell. */
const named = ['product', 'category', 'vendor', 'tag', 'collection', 'filter'];

const learns = named.flatMap((table) =>
  ['insert', 'update'].map(
    (event) => `create trigger ${table}_search_words_${event} after ${event} on ${table}
      referencing new table as changed for each statement
      execute function learn_search_words${table === 'filter' ? '_of_filter' : ''}()`,
  ),
);

/** Words of letters alone: numbers are found by their own columns, and nobody misspells them recognisably. */
const learn = (name: string, text: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    insert into search_word (word)
      select distinct w.word
      from changed, unnest(tsvector_to_array(to_tsvector('simple', unaccent(${text})))) as w(word)
      where w.word ~ '^[[:alpha:]]{3,30}$'
      on conflict do nothing;
    return null;
  end $$`;

const statements = [
  'create text search configuration shop (copy = english)',
  // Words with an accent are the parser's "word"; without one they are "asciiword", which stays as it is.
  'alter text search configuration shop alter mapping for word, hword, hword_part with unaccent, english_stem',
  'alter table product drop column search',
  `alter table product add column search tsvector generated always as (
    setweight(to_tsvector('shop', name), 'A') || setweight(to_tsvector('shop', search_text), 'B')
    || setweight(to_tsvector('shop', description), 'D')) stored`,
  'create index product_search on product using gin (search)',
  // Its readers are gone: misspellings are mended word by word, parts of numbers have an index of their own.
  'drop index product_trgm',
  'create index product_popular on product (popularity desc, id) where active',
  `alter table product add column plain_number text generated always as (${plainCode('product_number')}) stored`,
  `alter table sku add column plain_code text generated always as (${plainCode('code')}) stored`,
  'create index product_plain_number on product (plain_number text_pattern_ops)',
  'create index product_plain_number_part on product using gin (plain_number gin_trgm_ops)',
  'create index sku_plain_code on sku (plain_code text_pattern_ops)',
  'create index sku_plain_code_part on sku using gin (plain_code gin_trgm_ops)',
  // `said` is the term as the search reads it: in any inflection, without accents.
  `create table synonym (
    term text primary key, means jsonb not null,
    said text not null generated always as (phraseto_tsquery('shop', term)::text) stored)`,
  'create index synonym_said on synonym (said)',
  'create table search_word (word text primary key)',
  'create index search_word_alike on search_word using gin (word gin_trgm_ops)',
  learn('learn_search_words', 'changed.name'),
  learn('learn_search_words_of_filter', "changed.name || ' ' || (changed.options)::text"),
  ...learns,
  // What is there already.
  ...['product', 'category', 'vendor', 'tag', 'collection'].map((table) => seed(`select name from ${table}`)),
  seed(`select name || ' ' || options::text from filter`),
];

function seed(names: string): string {
  return `insert into search_word (word)
    select distinct w.word from (${names}) as n(name),
      unnest(tsvector_to_array(to_tsvector('simple', unaccent(n.name)))) as w(word)
    where w.word ~ '^[[:alpha:]]{3,30}$' on conflict do nothing`;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
