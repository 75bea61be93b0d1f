/** Reading projects, posts and people, in a language as far as they are translated. `now` (ISO) hides posts of a later date. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { Language } from '#schemas/domain/platform/language.ts';

const count = sql<number>`count(*) over ()`.as('total');

/** A column of a row that has `texts`, in a language where it is translated. */
const said = <T = string>(language: Language, table: string, column: string) =>
  sql<T>`coalesce(${sql.ref(`${table}.texts`)} -> ${language}::text ->> ${column}::text, ${sql.ref(`${table}.${column}`)})`;
/** The same of a column of JSON. */
const saidJson = <T>(language: Language, table: string, column: string) =>
  sql<T>`coalesce(${sql.ref(`${table}.texts`)} -> ${language}::text -> ${column}::text, ${sql.ref(`${table}.${column}`)})`;

const people = (db: Executor, language: Language) =>
  db
    .selectFrom('person as e')
    .leftJoin('warehouse as w', 'w.id', 'e.warehouse_id')
    .where('e.live', '=', true)
    .select(['e.id', 'e.name', 'e.email', 'e.phone', 'e.warehouse_id', 'w.name as warehouse_name'])
    .select([
      said(language, 'e', 'title').as('title'),
      saidJson<StoredPicture>(language, 'e', 'picture').as('picture'),
    ]);

export function findPeople(db: Executor, language: Language, window: Window) {
  return people(db, language)
    .select(count)
    .orderBy('e.position')
    .orderBy('e.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function findPerson(db: Executor, language: Language, id: string) {
  return people(db, language)
    .leftJoin('page as d', (join) =>
      join.onRef('d.slug', '=', 'e.id').on('d.kind', '=', 'person').on('d.deleted_at', 'is', null),
    )
    .select('d.id as page_id')
    .where('e.id', '=', id)
    .executeTakeFirst();
}
export type PersonRow = Omit<NonNullable<Awaited<ReturnType<typeof findPerson>>>, 'page_id'>;

export function findPeopleByIds(db: Executor, language: Language, ids: readonly string[]) {
  return people(db, language).where('e.id', 'in', ids).execute();
}

export function findPeopleOfProject(db: Executor, language: Language, projectId: string) {
  return people(db, language)
    .innerJoin('project_person as pp', 'pp.person_id', 'e.id')
    .where('pp.project_id', '=', projectId)
    .orderBy('pp.position')
    .execute();
}

const projects = (db: Executor, language: Language) =>
  db
    .selectFrom('project as p')
    .innerJoin('project_room as r', 'r.slug', 'p.room')
    .select(['p.id', 'p.slug', 'p.completed_on', 'p.room', said(language, 'r', 'name').as('room_name')])
    .select([
      said(language, 'p', 'title').as('title'),
      said(language, 'p', 'summary').as('summary'),
      said(language, 'p', 'place').as('place'),
      saidJson<string[]>(language, 'p', 'tags').as('tags'),
      saidJson<StoredPicture[]>(language, 'p', 'pictures').as('pictures'),
    ]);

/** A tag is known in both languages. */
export function findProjects(
  db: Executor,
  language: Language,
  where: { room?: string; tag?: string; personId?: string; sort: 'newest' | 'oldest' },
  window: Window,
) {
  const direction = where.sort === 'newest' ? 'desc' : 'asc';
  return projects(db, language)
    .select(count)
    .$if(where.room !== undefined, (q) => q.where('p.room', '=', where.room ?? ''))
    .$if(where.tag !== undefined, (q) =>
      q.where(
        sql<boolean>`(p.tags @> ${JSON.stringify([where.tag])}::jsonb
          or p.texts -> ${language}::text -> 'tags' @> ${JSON.stringify([where.tag])}::jsonb)`,
      ),
    )
    .$if(where.personId !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('project_person')
          .select('project_id')
          .where('person_id', '=', where.personId ?? ''),
      ),
    )
    .orderBy('p.completed_on', direction)
    .orderBy('p.id', direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type ProjectRow = Omit<Awaited<ReturnType<typeof findProjects>>[number], 'total'>;

/** A project with its products' ids in their order. */
export function findProject(db: Executor, language: Language, slug: string) {
  return projects(db, language)
    .select(['p.spots', saidJson<StoredPicture | null>(language, 'p', 'before_picture').as('before_picture')])
    .select(
      sql<string[]>`coalesce((select jsonb_agg(pp.product_id order by pp.position)
        from project_product pp where pp.project_id = p.id), '[]'::jsonb)`.as('product_ids'),
    )
    .where('p.slug', '=', slug)
    .executeTakeFirst();
}

/** The project that was finished just before (`desc`) or after (`asc`) this one. */
export function findNeighbor(
  db: Executor,
  language: Language,
  { completed_on, id }: { completed_on: string; id: string },
  direction: 'asc' | 'desc',
) {
  const compare = direction === 'asc' ? sql`>` : sql`<`;
  return db
    .selectFrom('project')
    .select(['slug', said(language, 'project', 'title').as('title')])
    .where(sql<boolean>`(completed_on, id) ${compare} (${completed_on}, ${id})`)
    .orderBy('completed_on', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
}

/** Rooms that there are projects of. */
export function findRooms(db: Executor, language: Language) {
  return db
    .selectFrom('project_room as r')
    .innerJoin('project as p', 'p.room', 'r.slug')
    .select(['r.slug', said(language, 'r', 'name').as('name'), sql<number>`count(*)`.as('count')])
    .groupBy(['r.slug', 'r.name', 'r.texts', 'r.position'])
    .orderBy('r.position')
    .execute();
}

/** For whom posts are read: those that are out by then, in this language. */
export type Readers = { now: string; language: Language };

const posts = (db: Executor, { now, language }: Readers) =>
  db
    .selectFrom('post as p')
    .innerJoin('post_topic as t', 't.slug', 'p.topic')
    .leftJoin('person as e', (join) => join.onRef('e.id', '=', 'p.author_id').on('e.live', '=', true))
    .select(['p.id', 'p.slug', 'p.topic', 'p.author_id', 'p.reading_minutes', 'p.published_at'])
    .select([
      'e.name as author_name',
      said(language, 't', 'name').as('topic_name'),
      said(language, 'p', 'title').as('title'),
      said(language, 'p', 'excerpt').as('excerpt'),
      saidJson<StoredPicture>(language, 'p', 'picture').as('picture'),
    ])
    .where('p.published_at', '<=', now);

export function findPosts(
  db: Executor,
  readers: Readers,
  where: { topic?: string; authorId?: string; not?: string; topicFirst?: string },
  window: Window,
) {
  return posts(db, readers)
    .select(count)
    .$if(where.topic !== undefined, (q) => q.where('p.topic', '=', where.topic ?? ''))
    .$if(where.authorId !== undefined, (q) => q.where('p.author_id', '=', where.authorId ?? ''))
    .$if(where.not !== undefined, (q) => q.where('p.id', '!=', where.not ?? ''))
    .$if(where.topicFirst !== undefined, (q) =>
      q.orderBy(sql`case when p.topic = ${where.topicFirst} then 0 else 1 end`),
    )
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type PostRow = Omit<Awaited<ReturnType<typeof findPosts>>[number], 'total'>;

export function findPost(db: Executor, readers: Readers, slug: string) {
  return posts(db, readers)
    .select(
      sql<string[]>`coalesce((select jsonb_agg(pp.product_id order by pp.position)
        from post_product pp where pp.post_id = p.id), '[]'::jsonb)`.as('product_ids'),
    )
    .where('p.slug', '=', slug)
    .executeTakeFirst();
}

/** Topics that there are posts of. */
export function findTopics(db: Executor, { now, language }: Readers) {
  return db
    .selectFrom('post_topic as t')
    .innerJoin('post as p', 'p.topic', 't.slug')
    .select(['t.slug', said(language, 't', 'name').as('name'), sql<number>`count(*)`.as('count')])
    .where('p.published_at', '<=', now)
    .groupBy(['t.slug', 't.name', 't.texts', 't.position'])
    .orderBy('t.position')
    .execute();
}

/** When the next post of a later date comes out. */
export async function findNextPublication(db: Executor, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('post')
    .select('published_at')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst();
  return row?.published_at ?? null;
}

const nameOf = { post: 'title', project: 'title', person: 'name' } as const;

/** Ids, addresses and names of those that are on the shop. */
function findNames(
  db: Executor,
  language: Language,
  table: 'post' | 'project' | 'person',
  ids: readonly string[],
) {
  const slug = table === 'person' ? 'id' : 'slug';
  return sql<{ id: string; slug: string; name: string }>`
    select id, ${sql.ref(slug)} as slug, ${said(language, table, nameOf[table])} as name from ${sql.table(table)}
    where id = any(${ids}) ${table === 'person' ? sql`and live` : sql``}`
    .execute(db)
    .then(({ rows }) => rows);
}
export const findPostNames = (db: Executor, language: Language, ids: readonly string[]) =>
  findNames(db, language, 'post', ids);
export const findProjectNames = (db: Executor, language: Language, ids: readonly string[]) =>
  findNames(db, language, 'project', ids);
export const findPersonNames = (db: Executor, language: Language, ids: readonly string[]) =>
  findNames(db, language, 'person', ids);

/** Topics or rooms that are on the shop; their address is their id. */
export async function findLabelNames(
  db: Executor,
  language: Language,
  table: 'post_topic' | 'project_room',
  slugs: readonly string[],
): Promise<{ id: string; slug: string; name: string }[]> {
  const rows = await db
    .selectFrom(table)
    .select(['slug', said(language, table, 'name').as('name')])
    .where('slug', 'in', slugs)
    .where('live', '=', true)
    .execute();
  return rows.map(({ slug, name }) => ({ id: slug, slug, name }));
}
