/**
 * Everything that may show an item of the library, by the text in which its address stands. A table that begins to show
 * pictures of the library is added here, and its pictures are in use from then on.
 */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { sectionBlockType } from '#schemas/domain/content/saved-section.ts';
import type { MediaRecord } from '#schemas/domain/media/media.ts';

/**
 * Documents that stand or will stand somewhere: drafts, what is published, what is scheduled. Deleted pages and history
 * are not asked: they show nothing.
 */
const documents = sql`
  select p.id as page, 'published' as state, r.document
    from page p join page_revision r on r.id = p.published_revision_id where p.deleted_at is null
  union all
  select p.id, 'draft', d.document
    from page p join page_draft d on d.page_id = p.id where p.deleted_at is null
  union all
  select p.id, 'scheduled', r.document
    from page_schedule s join page p on p.id = s.page_id join page_revision r on r.id = s.revision_id
    where s.state = 'pending' and p.deleted_at is null`;

const records = sql`
  select 'product' as kind, id, name, picture::text as text from product where picture ->> 'src' is not null
  union all select 'product', id, name, media::text from product where media <> '[]'::jsonb
  union all select 'product', id, name, documents::text from product where documents <> '[]'::jsonb
  union all select 'product', p.id, p.name, s.picture::text
    from sku s join product p on p.id = s.product_id where s.picture ->> 'src' is not null
  union all select 'product', p.id, p.name, s.views::text
    from sku s join product p on p.id = s.product_id where s.views <> '[]'::jsonb
  union all select 'category', id, name, picture::text from category where picture ->> 'src' is not null
  union all select 'collection', id, name, picture::text from collection where picture ->> 'src' is not null
  union all select 'vendor', id, name, logo::text from vendor where logo is not null
  union all select 'video', id, name, '/media/library/' || poster_id from media where poster_id is not null`;

/** The documents that hold this text. */
export async function findDocumentsHolding(db: Executor, text: string) {
  const { rows } = await sql<{
    page: string;
    state: 'draft' | 'published' | 'scheduled';
    document: Record<string, unknown>;
  }>`select page, state, document from (${documents}) d where position(${text} in document::text) > 0`.execute(
    db,
  );
  return rows;
}

/** The addresses of the pages that show one of these sections, or one of these variants in an experiment. */
export async function findAddressesAround(db: Executor, parts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select distinct p.slug from page p join page_revision r on r.id = p.published_revision_id
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(r.document -> 'blocks') = 'array' then r.document -> 'blocks' else '[]'::jsonb end) b
    where p.deleted_at is null and p.kind = 'page' and b ->> 'type' = ${sectionBlockType}
      and b -> 'props' ->> 'section' = any(${[...parts]}::text[])
    union
    select p.slug from experiment e join page p on p.id = e.page_id
    where e.state = 'running' and p.slug is not null and e.variant_id = any(${[...parts]}::text[])`.execute(
    db,
  );
  return rows.map(({ slug }) => slug);
}

/** Records that show an item, or offer it among their documents, in the order of their names. */
export async function findRecordsHolding(db: Executor, id: string): Promise<MediaRecord[]> {
  const { rows } = await sql<MediaRecord>`
    select distinct kind, id as "_id", name from (${records}) r
      where position(${`/media/library/${id}`} in text) > 0 order by name, id`.execute(db);
  return rows;
}

const uuid = '/media/library/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';

/** The ids of all items that something shows: each text is read once, however many items there are. */
export const usedMediaIds = sql<string>`
  select (regexp_matches(text, ${uuid}, 'g'))[1] from (
    select document::text as text from (${documents}) d
    union all
    select text from (${records}) r
  ) places where position('/media/library/' in text) > 0`;
