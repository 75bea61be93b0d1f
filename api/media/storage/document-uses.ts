/** Products that offer a file of the library among their documents. Their addresses name it by its id. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** In the order of their names. */
export async function findProductsHolding(db: Executor, id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from product
      where documents <> '[]'::jsonb and position(${`/media/library/${id}`} in documents::text) > 0
      order by sort_key, id`.execute(db);
  return rows;
}
