/** Addresses of what the house shows of itself, by key. Rows out; `now` (ISO) hides posts of a later date. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { findPartStarts, type SitemapWindow } from '#api/platform/storage/sitemap-window.ts';
import { fixedPages } from '#schemas/domain/content/editor.ts';
import type { ContentSitemapKind } from '#schemas/domain/platform/sitemap.ts';

type Row = { id: string; path: string; changed_at: string | null; pictures: StoredPicture[] };

/** What everybody may open, as rows of `l`. */
const shownTo = (kind: ContentSitemapKind, now: string): RawBuilder<unknown> =>
  ({
    pages: sql`page as l join page_revision as r on r.id = l.published_revision_id
      where l.kind = 'page' and l.deleted_at is null and l.audience = 'guest'
        and r.document -> 'noindex' is distinct from 'true'::jsonb and not (l.slug = any(${[...fixedPages]}::text[]))`,
    posts: sql`post as l where l.published_at <= ${now}::timestamptz`,
    projects: sql`project as l where true`,
    people: sql`person as l where l.live`,
  })[kind];

const columns: Record<ContentSitemapKind, RawBuilder<unknown>> = {
  pages: sql`l.id, '/page/' || l.slug as path, r.created_at as changed_at, '[]'::jsonb as pictures`,
  posts: sql`l.id, '/blog/' || l.slug as path, l.published_at as changed_at,
    jsonb_build_array(l.picture) as pictures`,
  projects: sql`l.id, '/portfolio/' || l.slug as path, null::timestamptz as changed_at, l.pictures`,
  people: sql`l.id, '/team/' || l.id as path, null::timestamptz as changed_at,
    jsonb_build_array(l.picture) as pictures`,
};

/** One row more than `limit`, where there is one. */
export async function findContentAddresses(
  db: Executor,
  kind: ContentSitemapKind,
  now: string,
  { after = '', limit }: SitemapWindow,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns[kind]} from ${shownTo(kind, now)} and l.id > ${after}
    order by l.id limit ${limit + 1}::int`.execute(db);
  return rows;
}

export const findContentParts = (db: Executor, kind: ContentSitemapKind, now: string, size: number) =>
  findPartStarts(db, sql`select l.id from ${shownTo(kind, now)}`, size);
