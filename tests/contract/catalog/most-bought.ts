/** What a query finds, those bought most first: by the index of words and by SQL. */
import { sql } from 'kysely';
import type { Columns } from '#api/catalog/index/columns.ts';
import { comparison } from '#api/catalog/index/orders.ts';
import type { WordIndex } from '#api/catalog/search/words/word-index.ts';
import type { Executor } from '#api/platform/database/database.ts';

/** Ids of the `most` that are bought most. */
export function mostBought(
  { columns, words }: { columns: Columns; words: WordIndex },
  query: string,
  most: number,
): string[] {
  const [rows = []] = words.masks([query]).rows([[1]], most);
  return rows.sort(comparison(columns, 'popularity')).map((row) => columns.idOf(row));
}

/** The same by SQL. */
export async function findMostBought(db: Executor, query: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(json_agg(id), '[]') as ids from (
      select id from product where active and search @@ ${query}::tsquery
      order by popularity desc, id limit ${most}::int) as found`.execute(db);
  return rows[0]?.ids ?? [];
}
