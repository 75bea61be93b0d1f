/**
 * Misspellings that share few letters in a row with the word that was meant: letters that changed places (facuet), that
 * are doubled (fauccet), and what is written as it sounds (fawcett). Each word of the catalog has keys for these, found
 * by an index, so the cost depends neither on the number of products nor on that of the words.
 *
 * Both functions use nothing outside pg_catalog: an index is rebuilt with that search path alone.
 */
import { type Kysely, sql } from 'kysely';

/** A plural is spelled like its singular. */
const singular = (word: string) => `regexp_replace(lower(${word}), '([^s])s$', '\\1')`;

/** In this order; a sign that stands for a sound is never a letter that a later line reads. */
const sounds: [pattern: string, sound: string][] = [
  // Doubled letters.
  ['(.)\\1+', '\\1'],
  // Silent at the beginning: knob, gnome, wrench, psalm, white.
  ['^(?:kn|gn|pn)', 'n'],
  ['^wr', 'r'],
  ['^ps', 's'],
  ['^wh', 'w'],
  ['^x', 's'],
  ['x', 'ks'],
  ['ph', 'f'],
  ['tch|ch|sh|[st](?=ion)', 'X'],
  ['gh', ''],
  ['dg(?=[eiy])|g(?=[eiy])', 'j'],
  ['ck|qu?', 'k'],
  ['c(?=[eiy])|z', 's'],
  ['c', 'k'],
  ['mb$', 'm'],
  ['(.)\\1+', '\\1'],
  // Vowels, and letters that are heard as one or not at all, count at the beginning alone.
  ['^[aeiouy]+', 'A'],
  ['(?!^)[aeiouwyh]+', ''],
];

const soundOf = (singularWord: string) =>
  sounds.reduce(
    (text, [pattern, sound]) => `regexp_replace(${text}, '${pattern}', '${sound}', 'g')`,
    singularWord,
  );

/** In plpgsql: functions in SQL are written into each query that calls them, and planning that takes longer than all else. */
const define = (name: string, type: string, variable: string, value: string) => `
  create function ${name}(word text) returns ${type} language plpgsql immutable strict parallel safe cost 1000 as $$
  declare ${variable};
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
  define('search_sound', 'text', `base text := ${singular('word')}`, soundOf('base')),
  define('search_spellings', 'text[]', `base text := ${singular('word')}`, spellings),
  `create index search_word_spellings on search_word using gin (search_spellings(word)) with (fastupdate = off)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
