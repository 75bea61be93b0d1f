/** Drafts: what the editor reads and writes. Published pages are in pages.ts. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';

const heads = (db: Executor) =>
  db
    .selectFrom('page as p')
    .innerJoin('page_draft as d', 'd.page_id', 'p.id')
    .leftJoin('page_revision as r', 'r.id', 'p.published_revision_id')
    .select([
      'p.id',
      'p.kind',
      'p.deleted_at',
      'd.updated_at',
      personName('d.updated_by').as('updated_by'),
      'r.created_at as published_at',
      sql<unknown>`d.document -> 'slug'`.as('slug'),
      sql<unknown>`d.document -> 'audience'`.as('audience'),
      sql<unknown>`d.document -> 'title'`.as('title'),
      sql<number>`case when jsonb_typeof(d.document -> 'blocks') = 'array'
        then jsonb_array_length(d.document -> 'blocks') else 0 end`.as('blocks'),
      sql<boolean | null>`d.document = r.document`.as('same'),
      sql<boolean>`exists (select from page_revision h where h.page_id = p.id and h.kind = 'publish')`.as(
        'was_published',
      ),
    ]);

/** The last changed first. */
export function findHeads(db: Executor, kinds: readonly DocumentKind[], deleted: boolean) {
  return heads(db)
    .where('p.kind', 'in', kinds)
    .where('p.deleted_at', deleted ? 'is not' : 'is', null)
    .orderBy('d.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
}
export type HeadRow = Awaited<ReturnType<typeof findHeads>>[number];

/** A page whole, deleted or not. */
export function findEditorPage(db: Executor, id: string) {
  return heads(db)
    .where('p.id', '=', id)
    .select([
      'd.document as draft',
      'd.revision as draft_revision',
      'r.id as published_id',
      'r.document as published',
      'p.slug as published_slug',
      'p.audience as published_audience',
    ])
    .executeTakeFirst();
}

/** The draft, which nobody else saves until the transaction ends. */
export function lockDraft(db: Executor, pageId: string) {
  return db
    .selectFrom('page_draft')
    .select(['document', 'revision'])
    .where('page_id', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
}

export function findDraft(db: Executor, pageId: string) {
  return db
    .selectFrom('page_draft as d')
    .innerJoin('page as p', 'p.id', 'd.page_id')
    .where('p.id', '=', pageId)
    .where('p.deleted_at', 'is', null)
    .select(['d.document', 'd.revision', 'p.published_revision_id'])
    .executeTakeFirst();
}

type Write = { pageId: string; document: DraftDocument; author: string };

export async function insertDraft(db: Executor, { pageId, document, author }: Write, now: Date) {
  await db
    .insertInto('page_draft')
    .values({
      page_id: pageId,
      document: JSON.stringify(document),
      revision: 1,
      updated_at: now.toISOString(),
      updated_by: author,
    })
    .execute();
}

/** Its new number; undefined when it is not at `revision`, or its page is gone. */
export async function updateDraft(
  db: Executor,
  { pageId, document, author, revision }: Write & { revision: number },
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable('page_draft')
    .set({
      document: JSON.stringify(document),
      revision: sql`revision + 1`,
      updated_at: now.toISOString(),
      updated_by: author,
    })
    .where('page_id', '=', pageId)
    .where('revision', '=', revision)
    .where((eb) =>
      eb.exists(eb.selectFrom('page').select('id').where('id', '=', pageId).where('deleted_at', 'is', null)),
    )
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}

/**
 * Sets the draft to what was published beside it, when it held nothing but what `before` holds (jsonb's equality:
 * neither the order of keys nor spaces count). A draft with changes of its own stays.
 */
export async function followPublished(
  db: Executor,
  { pageId, document, author, before }: Write & { before: string },
  now: Date,
): Promise<void> {
  const json = JSON.stringify(document);
  await db
    .updateTable('page_draft')
    .set({
      document: json,
      revision: sql`revision + 1`,
      updated_at: now.toISOString(),
      updated_by: author,
    })
    .where('page_id', '=', pageId)
    .where(sql<boolean>`document = (select r.document from page_revision r where r.id = ${before})`)
    .where(sql<boolean>`document <> ${json}::jsonb`)
    .execute();
}
