/** Sections that several pages show, and the pages that do. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { sectionUseStates } from '#schemas/domain/content/editor.ts';
import type { PageDocument } from '#schemas/domain/content/page.ts';
import { sectionBlockType } from '#schemas/domain/content/saved-section.ts';

/** As it is stored. */
export type PublishedSection = { id: string; title: string; document: PageDocument };

const titled = (row: Omit<PublishedSection, 'title'>): PublishedSection => ({
  ...row,
  title: row.document.title,
});

/** Those that are published. */
export async function findPublishedSections(
  db: Executor,
  ids: readonly string[],
): Promise<PublishedSection[]> {
  if (ids.length === 0) return [];
  const rows = await published(db).where('p.id', 'in', ids).execute();
  return rows.map(titled);
}

export const findAllSections = async (db: Executor): Promise<PublishedSection[]> =>
  (await published(db).orderBy('p.id').execute()).map(titled);

const published = (db: Executor) =>
  db
    .selectFrom('page as p')
    .innerJoin('page_revision as r', 'r.id', 'p.published_revision_id')
    .where('p.kind', '=', 'section')
    .where('p.deleted_at', 'is', null)
    .select(['p.id', 'r.document']);

/** Nobody unpublishes or deletes them until the transaction ends. */
export async function keepSections(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('page')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'section')
    .orderBy('id')
    .forShare()
    .execute();
}

type UseState = (typeof sectionUseStates)[number];

/** Pages as they stand or will stand somewhere: those that were deleted show nothing. */
const documents = sql`
  select p.id as page, 'published' as state, r.document
    from page p join page_revision r on r.id = p.published_revision_id
    where p.deleted_at is null and p.kind in ('page', 'variant')
  union all
  select p.id, 'draft', d.document
    from page p join page_draft d on d.page_id = p.id
    where p.deleted_at is null and p.kind in ('page', 'variant')
  union all
  select p.id, 'scheduled', r.document
    from page_schedule s join page p on p.id = s.page_id join page_revision r on r.id = s.revision_id
    where s.state = 'pending' and p.deleted_at is null and p.kind in ('page', 'variant')`;

const holding = (section: string) =>
  sql`d.document -> 'blocks' @> ${JSON.stringify([{ type: sectionBlockType, props: { section } }])}::jsonb`;

/** By the pages' titles, as their drafts say. */
export async function findUses(
  db: Executor,
  section: string,
): Promise<{ page: string; title: unknown; states: UseState[] }[]> {
  const { rows } = await sql<{ page: string; title: unknown; states: UseState[] }>`
    select u.page, draft.document -> 'title' as title, u.states
    from (select d.page, jsonb_agg(distinct d.state) as states from (${documents}) d
      where ${holding(section)} group by d.page) u
    join page_draft draft on draft.page_id = u.page
    order by draft.document ->> 'title', u.page`.execute(db);
  return rows;
}

/** How many pages name each section, by its id. */
export async function countUses(db: Executor): Promise<Map<string, number>> {
  const { rows } = await sql<{ section: string; count: number }>`
    select b -> 'props' ->> 'section' as section, count(distinct d.page)::int as count
    from (${documents}) d cross join lateral jsonb_array_elements(
      case when jsonb_typeof(d.document -> 'blocks') = 'array' then d.document -> 'blocks' else '[]'::jsonb end) b
    where b ->> 'type' = ${sectionBlockType} and b -> 'props' ->> 'section' is not null
    group by 1`.execute(db);
  return new Map(rows.map(({ section, count }) => [section, count]));
}

/** The published pages that show a section. */
export async function findPagesShowing(
  db: Executor,
  section: string,
): Promise<{ id: string; slug: string; document: PageDocument }[]> {
  const { rows } = await sql<{ id: string; slug: string; document: PageDocument }>`
    select p.id, p.slug, d.document
    from page p join page_revision d on d.id = p.published_revision_id
    where p.deleted_at is null and p.kind = 'page' and ${holding(section)}
    order by p.id`.execute(db);
  return rows;
}
