/** Pages, their revisions and which of them shoppers see. Drafts are in drafts.ts. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';
import type { revisionKinds } from '#schemas/domain/content/editor.ts';
import type { Audience } from '#schemas/domain/content/page.ts';

export type RevisionKind = (typeof revisionKinds)[number];

const published = (db: Executor) =>
  db
    .selectFrom('page as p')
    .innerJoin('page_revision as r', 'r.id', 'p.published_revision_id')
    .where('p.deleted_at', 'is', null)
    .where('p.kind', '=', 'page')
    .select(['p.id', 'r.id as revision_id', 'r.document', 'r.created_at as published_at'])
    // The table's constraint says so.
    .select((eb) => [eb.ref('p.slug').$notNull().as('slug'), eb.ref('p.audience').$notNull().as('audience')]);

export function findPublishedPages(db: Executor, slug: string) {
  return published(db).where('p.slug', '=', slug).execute();
}

export function findAllPages(db: Executor) {
  return published(db).orderBy('p.slug').orderBy('p.audience').execute();
}

/** Whatever is published and whose document says one of some words somewhere, by its title; not the page itself. */
export function findNaming(db: Executor, words: readonly string[], except: string) {
  return db
    .selectFrom('page as p')
    .innerJoin('page_revision as r', 'r.id', 'p.published_revision_id')
    .where('p.deleted_at', 'is', null)
    .where('p.kind', '!=', 'variant')
    .where('p.id', '!=', except)
    .where((eb) =>
      eb.or(words.map((word) => sql<boolean>`strpos(lower(r.document::text), ${word.toLowerCase()}) > 0`)),
    )
    .select(['p.id', 'p.kind', 'r.document', sql<unknown>`r.document -> 'title'`.as('title')])
    .orderBy(sql`r.document ->> 'title'`)
    .orderBy('p.id')
    .execute();
}

type Written = { slug: string; title: string } & Partial<
  Record<'description' | 'excerpt' | 'summary', string>
>;

/** Posts and projects as they are published, the newest first; a post's day may be to come. */
export async function findPublishedWritten(
  db: Executor,
): Promise<{ id: string; kind: 'post' | 'project'; document: Written; published_at: string | null }[]> {
  const rows = await db
    .selectFrom('page as p')
    .innerJoin('page_revision as r', 'r.id', 'p.published_revision_id')
    .leftJoin('post', 'post.id', 'p.id')
    .select(['p.id', 'p.kind', 'r.document', 'post.published_at'])
    .where('p.deleted_at', 'is', null)
    .where('p.kind', 'in', ['post', 'project'])
    .orderBy('r.created_at', 'desc')
    .orderBy('p.id')
    .$narrowType<{ kind: 'post' | 'project' }>()
    .execute();
  return rows.map((row) => ({ ...row, document: row.document as unknown as Written }));
}

/** Those of `slugs` that shoppers can open. */
export async function findPublishedSlugs(db: Executor, slugs: string[]): Promise<string[]> {
  const rows = await published(db).where('p.slug', 'in', slugs).execute();
  return [...new Set(rows.map((row) => row.slug))];
}

/** Where pages of an audience are published, or were when they were taken off the shop. */
export async function findPageSlugs(db: Executor, audience: Audience): Promise<string[]> {
  const rows = await db
    .selectFrom('page')
    .select('slug')
    .where('kind', '=', 'page')
    .where('audience', '=', audience)
    .where('slug', 'is not', null)
    .execute();
  return rows.flatMap(({ slug }) => slug ?? []);
}

const addresses = (db: Executor) =>
  db.selectFrom('page').select(['id', 'kind', 'slug', 'audience', 'published_revision_id', 'deleted_at']);

export function findPage(db: Executor, id: string) {
  return addresses(db).where('id', '=', id).executeTakeFirst();
}
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** Nobody else publishes, unpublishes or deletes it until the transaction ends. */
export function lockPage(db: Executor, id: string) {
  return addresses(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Who holds an address; a deleted page holds none. */
export function findPageAt(db: Executor, kind: DocumentKind, slug: string, audience: Audience) {
  return addresses(db)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('audience', '=', audience)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function insertPage(db: Executor, id: string, kind: DocumentKind, now: Date): Promise<void> {
  await db
    .insertInto('page')
    .values({
      id,
      kind,
      slug: null,
      audience: null,
      published_revision_id: null,
      created_at: now.toISOString(),
      deleted_at: null,
    })
    .execute();
}

/** The page at this address, locked; made when there is none. */
export async function lockPageAt(
  db: Executor,
  page: { id: string; slug: string; audience: Audience },
  now: Date,
): Promise<PageRow> {
  return db
    .insertInto('page')
    .values({
      ...page,
      published_revision_id: null,
      created_at: now.toISOString(),
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug', 'audience'])
        .where('deleted_at', 'is', null)
        .doUpdateSet((row) => ({ slug: row.ref('excluded.slug') })),
    )
    .returning(['id', 'kind', 'slug', 'audience', 'published_revision_id', 'deleted_at'])
    .executeTakeFirstOrThrow();
}

/** Throws 23505 when another page has the address. */
export async function setPublished(
  db: Executor,
  id: string,
  published: { revision: string; slug: string; audience: Audience } | null,
): Promise<void> {
  const set = published
    ? { published_revision_id: published.revision, slug: published.slug, audience: published.audience }
    : { published_revision_id: null };
  await db.updateTable('page').set(set).where('id', '=', id).execute();
}

export async function setDeleted(db: Executor, id: string, at: Date | null): Promise<void> {
  await db
    .updateTable('page')
    .set({ deleted_at: at?.toISOString() ?? null })
    .where('id', '=', id)
    .execute();
}

export async function insertRevision(
  db: Executor,
  revision: {
    id: string;
    pageId: string;
    document: unknown;
    kind: RevisionKind;
    note: string;
    author: string;
  },
  now: Date,
): Promise<void> {
  const { id, pageId, document, kind, note, author } = revision;
  await db
    .insertInto('page_revision')
    .values({
      id,
      page_id: pageId,
      document: JSON.stringify(document),
      kind,
      note,
      author,
      created_at: now.toISOString(),
    })
    .execute();
}

const revisionHeads = (db: Executor, pageId: string) =>
  db
    .selectFrom('page_revision as r')
    .innerJoin('page as p', 'p.id', 'r.page_id')
    .where('r.page_id', '=', pageId)
    .select([
      'r.id',
      'r.kind',
      'r.note',
      personName('r.author').as('author'),
      'r.created_at',
      sql<boolean>`coalesce(r.id = p.published_revision_id, false)`.as('live'),
    ]);

/** Newest first, those older than `before`. */
export function findRevisions(db: Executor, pageId: string, before: string | undefined, limit: number) {
  const query = revisionHeads(db, pageId);
  return (before ? query.where('r.id', '<', before) : query).orderBy('r.id', 'desc').limit(limit).execute();
}
export type RevisionRow = Awaited<ReturnType<typeof findRevisions>>[number];

export function findRevision(db: Executor, pageId: string, id: string) {
  return revisionHeads(db, pageId).select('r.document').where('r.id', '=', id).executeTakeFirst();
}

/** What was last published of a page, whether or not it still is. */
export async function findLastPublished(db: Executor, pageId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('page_revision')
    .select('id')
    .where('page_id', '=', pageId)
    .where('kind', '=', 'publish')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** When it was first published; null for what never was. */
export async function findFirstPublished(db: Executor, pageId: string): Promise<string | null> {
  const row = await db
    .selectFrom('page_revision')
    .select('created_at')
    .where('page_id', '=', pageId)
    .where('kind', '=', 'publish')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** The document that shoppers see of a page; undefined when it is not published. */
export async function findLiveDocument(db: Executor, pageId: string): Promise<unknown> {
  const row = await db
    .selectFrom('page as p')
    .innerJoin('page_revision as r', 'r.id', 'p.published_revision_id')
    .select('r.document')
    .where('p.id', '=', pageId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.document;
}
