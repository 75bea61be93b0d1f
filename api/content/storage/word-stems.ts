import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';

type WordStems = { word: string; stems: string[] };

/**
 * The stems of words without accents, in small letters: the English one and in Spanish both, each marked as its
 * language's. A word that says nothing ("the", "de") has none.
 */
export async function findWordStems(
  db: Executor,
  words: readonly string[],
  language: Language,
): Promise<WordStems[]> {
  if (words.length === 0) return [];
  const english = sql`tsvector_to_array(shop_words(word))`;
  const spanish = sql`tsvector_to_array(spanish_lexemes(to_tsvector('spanish', spanish_text(word))::text)::tsvector)`;
  const both = sql`case when cardinality(${english}) = 0 or cardinality(${spanish}) = 0 then '{}'::text[]
    else ${english} || ${spanish} end`;
  const { rows } = await sql<WordStems>`
    select word, ${language === sourceLanguage ? english : both} as stems
    from unnest(${[...words]}::text[]) as word`.execute(db);
  return rows;
}
