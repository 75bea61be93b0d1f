/** Addresses of one kind, read page by page by their keys: a million of them never stand in memory together. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { SitemapEntry, SitemapPage } from '#schemas/domain/platform/sitemap.ts';

export type SitemapWindow = { after?: string | undefined; limit: number };

/** Rows as a page of the sitemap; there is another page when one row more than asked for is there. */
export function sitemapPageOf<R extends { id: string }>(
  rows: readonly R[],
  limit: number,
  entryOf: (row: R) => SitemapEntry,
): SitemapPage {
  const shown = rows.slice(0, limit);
  return { items: shown.map(entryOf), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/**
 * The id before each part of `size` rows, null for the first part; no part where there is no row. `ids` selects one
 * column, `id`.
 */
export async function findPartStarts(
  db: Executor,
  ids: RawBuilder<unknown>,
  size: number,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ before: string | null }>`
    select before from (
      select lag(id) over (order by id) as before, row_number() over (order by id) as place from (${ids}) as listed
    ) as placed where (place - 1) % ${size}::int = 0 order by place`.execute(db);
  return rows.map(({ before }) => before);
}
