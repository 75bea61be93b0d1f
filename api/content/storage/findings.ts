/** Pages' addresses that led somewhere. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** Guests' pages that were unpublished or deleted, and whose address no page has. */
export async function findLostPages(db: Executor) {
  const { rows } = await sql<{ id: string | null; slug: string }>`
    select distinct on (p.slug) case when p.deleted_at is null then p.id end as id, p.slug from page as p
    where p.kind = 'page' and p.audience = 'guest' and p.slug is not null
      and (p.published_revision_id is null or p.deleted_at is not null)
      and not exists (select 1 from page as live where live.kind = 'page' and live.slug = p.slug
        and live.published_revision_id is not null and live.deleted_at is null)
    order by p.slug, p.id`.execute(db);
  return rows;
}
