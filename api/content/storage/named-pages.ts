/** Titles and addresses of what a search may name. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** So many of a kind are looked at, the newest first. */
const most = 2000;

/** Posts, also those of a later date. */
export async function findPostTitles(db: Executor) {
  const rows = await db
    .selectFrom('post')
    .select(['title', 'slug', 'published_at'])
    .orderBy('published_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ title, slug, published_at }) => ({ title, href: `/blog/${slug}`, published_at }));
}

/** Projects and people. */
export async function findTitles(db: Executor): Promise<{ title: string; href: string }[]> {
  const { rows } = await sql<{ title: string; href: string }>`
    (select name as title, '/team/' || id as href from person order by position, id limit ${most}::int)
    union all
    (select title, '/portfolio/' || slug from project order by completed_on desc, id limit ${most}::int)`.execute(
    db,
  );
  return rows;
}
