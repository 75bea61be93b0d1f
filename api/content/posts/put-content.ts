/**
 * What lists are read from, beside the documents: a published post, project, person, topic or room has a row there, and
 * one that is taken off the shop has none, or one that is not live where others name it.
 */
import { sql } from 'kysely';
import { pictureBase } from '#api/catalog/shop/views.ts';
import { findExperimentOf } from '#api/content/storage/experiments.ts';
import type { PageRow } from '#api/content/storage/pages.ts';
import { findFirstPublished } from '#api/content/storage/pages.ts';
import { findUses } from '#api/content/storage/sections.ts';
import type { StoredSpot } from '#api/content/storage/tables/content.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import { type ContentKind, isBlockKind, kindOf } from '#schemas/domain/content/content-kinds.ts';
import { readingMinutes } from '#schemas/domain/content/markdown.ts';
import { translatedLanguages } from '#schemas/domain/platform/language.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { momentOfWall } from '#schemas/domain/platform/zone-offset.ts';
import {
  type PersonDocument,
  type PostDocument,
  type ProjectDocument,
  type RoomDocument,
  readContent,
  type TopicDocument,
} from '#schemas/fields/content-schemas.ts';
import { plainText } from '#schemas/fields/rich-text.ts';

/** The content versions that a published document of a kind moves. */
export const contentTags: Readonly<Record<ContentKind, string[]>> = {
  post: ['posts'],
  project: ['projects'],
  person: ['people', 'posts', 'projects'],
  topic: ['posts'],
  room: ['projects'],
};

const dayMs = 86_400_000;

type Image = { src: string; alt: string; width: number; height: number; focalX: number };

/** A document's photo as a row keeps it, with what was known of the file before. */
function stored({ src, alt, width, height, focalX }: Image, before: readonly StoredPicture[]): StoredPicture {
  const known = before.find((picture) => pictureBase(picture) === src) ?? { model: '', finish: '', src };
  return { ...known, alt, width, height, focalX };
}

/** What a row says in each language that its document is translated into: `columns` of the document in it. */
const textsIn = <D extends PostDocument | ProjectDocument | PersonDocument | TopicDocument | RoomDocument>(
  document: D,
  columns: (translated: D) => Record<string, unknown>,
): string =>
  JSON.stringify(
    Object.fromEntries(
      translatedLanguages
        .filter((language) => document.translations?.[language])
        .map((language) => [language, columns(translateDocument(document, language))]),
    ),
  );

/** Both lists of a document name each product once. */
const once = (ids: readonly string[]): string[] => [...new Set(ids)];

async function link<T extends 'post_product' | 'project_product' | 'project_person'>(
  tx: Executor,
  table: T,
  owner: { column: 'post_id' | 'project_id'; id: string },
  member: 'product_id' | 'person_id',
  ids: readonly string[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner.column)} = ${owner.id}`.execute(tx);
  for (const [position, id] of once(ids).entries())
    await sql`insert into ${sql.table(table)} (${sql.ref(owner.column)}, ${sql.ref(member)}, position)
      values (${owner.id}, ${id}, ${position})`.execute(tx);
}

/** The day that its author chose, as it begins at the shop; else when it was first published. */
async function publicationOf(context: Context, tx: Executor, id: string, { date }: PostDocument) {
  const first = (await findFirstPublished(tx, id)) ?? context.now().toISOString();
  if (!date) return first;
  const zone = (await findWarehouses(tx))[0]?.time_zone ?? 'UTC';
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const [begin, end] = [midnight, midnight + dayMs].map((wall) => momentOfWall(wall, zone)) as [
    number,
    number,
  ];
  const published = Date.parse(first);
  // On the day itself it comes out when it is published, not at the midnight before.
  return begin <= published && published < end ? first : new Date(begin).toISOString();
}

async function putPost(context: Context, tx: Executor, id: string, document: PostDocument): Promise<void> {
  const before = await tx.selectFrom('post').select('picture').where('id', '=', id).executeTakeFirst();
  const known = before ? [before.picture] : [];
  const row = {
    slug: document.slug,
    title: document.title,
    excerpt: document.excerpt,
    texts: textsIn(document, ({ title, excerpt, picture }) => ({
      title,
      excerpt,
      picture: stored(picture, known),
    })),
    topic: document.topic,
    author_id: document.author ?? null,
    picture: JSON.stringify(stored(document.picture, known)),
    reading_minutes: readingMinutes(plainText(document.body)),
    published_at: await publicationOf(context, tx, id, document),
  };
  await tx
    .insertInto('post')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await link(tx, 'post_product', { column: 'post_id', id }, 'product_id', document.products);
}

async function putProject(tx: Executor, id: string, document: ProjectDocument): Promise<void> {
  const before = await tx
    .selectFrom('project')
    .select(['pictures', 'before_picture'])
    .where('id', '=', id)
    .executeTakeFirst();
  const known = [...(before?.pictures ?? []), ...(before?.before_picture ? [before.before_picture] : [])];
  const spots: StoredSpot[][] = document.pictures.map((picture) => picture.spots);
  const row = {
    slug: document.slug,
    title: document.title,
    summary: document.summary,
    place: document.place,
    completed_on: document.completed,
    room: document.room,
    tags: JSON.stringify(document.tags),
    pictures: JSON.stringify(document.pictures.map(({ image }) => stored(image, known))),
    spots: JSON.stringify(spots),
    before_picture: document.before ? JSON.stringify(stored(document.before, known)) : null,
    texts: textsIn(document, ({ title, summary, place, tags, pictures, before: earlier }) => ({
      title,
      summary,
      place,
      tags,
      pictures: pictures.map(({ image }) => stored(image, known)),
      ...(earlier ? { before_picture: stored(earlier, known) } : {}),
    })),
  };
  await tx
    .insertInto('project')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const owner = { column: 'project_id', id } as const;
  // What is marked in a photo was used as well.
  const used = [...document.products, ...spots.flat().map(({ product }) => product)];
  await link(tx, 'project_product', owner, 'product_id', used);
  await link(tx, 'project_person', owner, 'person_id', document.people);
}

async function putPerson(tx: Executor, document: PersonDocument): Promise<void> {
  const id = document.slug;
  const before = await tx.selectFrom('person').select('picture').where('id', '=', id).executeTakeFirst();
  const known = before ? [before.picture] : [];
  const row = {
    name: document.title,
    title: document.role,
    email: document.email,
    phone: document.phone,
    warehouse_id: document.warehouse ?? null,
    picture: JSON.stringify(stored(document.picture, known)),
    texts: textsIn(document, ({ role, picture }) => ({ title: role, picture: stored(picture, known) })),
    position: document.position,
    live: true,
  };
  await tx
    .insertInto('person')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

async function putLabel(
  tx: Executor,
  table: 'post_topic' | 'project_room',
  document: TopicDocument | RoomDocument,
): Promise<void> {
  const { slug, title, position } = document;
  const texts = textsIn(document, (translated) => ({ name: translated.title }));
  const row = { name: title, position, texts, live: true };
  await tx
    .insertInto(table)
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
}

/** Shows a valid document in the lists, as part of `tx`; nothing for a page, or for one that is not published. */
export async function putContent(
  context: Context,
  tx: Executor,
  pageId: string,
  document: unknown,
): Promise<void> {
  if (document === undefined || isBlockKind(kindOf(document))) return;
  const content = readContent(document);
  switch (content.kind) {
    case 'post':
      return putPost(context, tx, pageId, content);
    case 'project':
      return putProject(tx, pageId, content);
    case 'person':
      return putPerson(tx, content);
    case 'topic':
      return putLabel(tx, 'post_topic', content);
    case 'room':
      return putLabel(tx, 'project_room', content);
  }
}

/** Takes it out of the lists, as part of `tx`. */
export async function takeContent(tx: Executor, { id, kind, slug }: PageRow): Promise<void> {
  if (kind === 'post' || kind === 'project') await tx.deleteFrom(kind).where('id', '=', id).execute();
  if (slug === null) return;
  if (kind === 'person') await tx.updateTable('person').set({ live: false }).where('id', '=', slug).execute();
  if (kind === 'topic')
    await tx.updateTable('post_topic').set({ live: false }).where('slug', '=', slug).execute();
  if (kind === 'room')
    await tx.updateTable('project_room').set({ live: false }).where('slug', '=', slug).execute();
}

/** What on the shop names one of a kind. */
const users = {
  topic: (slug: string) => sql`select id from post where topic = ${slug}`,
  room: (slug: string) => sql`select id from project where room = ${slug}`,
  person: (slug: string) =>
    sql`select id from post where author_id = ${slug}
      union all select project_id from project_person where person_id = ${slug}`,
};

/** Pages named in one sentence. */
const mostNamed = 10;

/** Throws in_use for a section that a page shows, or will by a schedule. */
async function requireSectionUnused(tx: Executor, id: string): Promise<void> {
  const uses = (await findUses(tx, id)).filter(({ states }) => states.some((state) => state !== 'draft'));
  if (uses.length === 0) return;
  const names = uses
    .slice(0, mostNamed)
    .map(({ title }) => (typeof title === 'string' ? title : '').slice(0, 120));
  const pages = [...names, ...(uses.length > mostNamed ? ['…'] : [])].join(', ');
  throw new ProblemError('in_use', because('section_in_use', { count: uses.length, pages }));
}

async function requireNotRunning(tx: Executor, id: string): Promise<void> {
  const experiment = await findExperimentOf(tx, id);
  if (experiment?.state === 'running')
    throw new ProblemError('in_use', because('variant_in_use', { name: experiment.name }));
}

/** Throws in_use for a variant of an experiment that runs, and for a section, a topic, a room or a person that something on the shop names. */
export async function requireNotInUse(tx: Executor, { id, kind, slug }: PageRow): Promise<void> {
  if (kind === 'section') return requireSectionUnused(tx, id);
  if (kind === 'variant') return requireNotRunning(tx, id);
  if ((kind !== 'topic' && kind !== 'room' && kind !== 'person') || slug === null) return;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${users[kind](slug)}) as used`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new ProblemError('in_use', because('content_in_use', { count }));
}
