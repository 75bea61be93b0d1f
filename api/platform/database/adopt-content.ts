/**
 * Makes a published document of each post, project, person, topic and room that has none: what was written before there
 * were documents (migrations/0062-content-kinds.ts), and the sample's.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../new-id.ts';
import { richFromMarkdown } from './markdown-to-rich.ts';
import type { StoredPicture, Tables } from './schema.ts';

/** Bodies in Markdown, by the row's id. */
export type ContentBodies = ReadonlyMap<string, string>;

type Adopted = { id: string; kind: string; slug: string; at: string; document: Record<string, unknown> };

const imageOf = ({ src, model, finish, alt, width, height, focalX }: StoredPicture) => ({
  src: src ?? `/pictures/${model}/${finish}`,
  alt,
  width,
  height,
  ...(focalX === undefined ? {} : { focalX }),
});

async function documentsOf(db: Kysely<Tables>, bodies: ContentBodies, now: string): Promise<Adopted[]> {
  const body = (id: string) => richFromMarkdown(bodies.get(id) ?? '');
  const envelope = (kind: string, slug: string) => ({ kind, slug, audience: 'guest', blocks: [] });
  const [posts, projects, people, topics, rooms] = await Promise.all([
    db
      .selectFrom('post as p')
      .selectAll('p')
      .select(
        sql<string[]>`coalesce((select jsonb_agg(product_id order by position) from post_product
          where post_id = p.id), '[]'::jsonb)`.as('products'),
      )
      .execute(),
    db
      .selectFrom('project as p')
      .selectAll('p')
      .select([
        sql<string[]>`coalesce((select jsonb_agg(product_id order by position) from project_product
          where project_id = p.id), '[]'::jsonb)`.as('products'),
        sql<string[]>`coalesce((select jsonb_agg(person_id order by position) from project_person
          where project_id = p.id), '[]'::jsonb)`.as('people'),
      ])
      .execute(),
    db.selectFrom('person').selectAll().execute(),
    db.selectFrom('post_topic').selectAll().execute(),
    db.selectFrom('project_room').selectAll().execute(),
  ]);
  const label = (kind: 'topic' | 'room') => (row: { slug: string; name: string; position: number }) => ({
    id: `${kind}-${row.slug}`,
    kind,
    slug: row.slug,
    at: now,
    document: { ...envelope(kind, row.slug), title: row.name, position: row.position },
  });
  return [
    ...topics.map(label('topic')),
    ...rooms.map(label('room')),
    ...people.map((row) => ({
      id: `person-${row.id}`,
      kind: 'person',
      slug: row.id,
      at: now,
      document: {
        ...envelope('person', row.id),
        title: row.name,
        role: row.title,
        body: body(row.id),
        picture: imageOf(row.picture),
        email: row.email,
        phone: row.phone,
        ...(row.warehouse_id ? { warehouse: row.warehouse_id } : {}),
        position: row.position,
      },
    })),
    ...posts.map((row) => ({
      id: row.id,
      kind: 'post',
      slug: row.slug,
      at: row.published_at,
      document: {
        ...envelope('post', row.slug),
        title: row.title,
        excerpt: row.excerpt,
        body: body(row.id),
        picture: imageOf(row.picture),
        topic: row.topic,
        ...(row.author_id ? { author: row.author_id } : {}),
        products: row.products,
      },
    })),
    ...projects.map((row) => ({
      id: row.id,
      kind: 'project',
      slug: row.slug,
      at: now,
      document: {
        ...envelope('project', row.slug),
        title: row.title,
        summary: row.summary,
        body: body(row.id),
        pictures: row.pictures.map((picture, index) => ({
          image: imageOf(picture),
          spots: row.spots[index] ?? [],
        })),
        ...(row.before_picture ? { before: imageOf(row.before_picture) } : {}),
        place: row.place,
        completed: row.completed_on,
        room: row.room,
        tags: row.tags,
        products: row.products,
        people: row.people,
      },
    })),
  ];
}

/** Nothing for rows that have a document already. `now` (ISO) is when what has no date of its own was written. */
export async function adoptContent(
  db: Kysely<Tables> | Transaction<Tables>,
  bodies: ContentBodies,
  now: string,
): Promise<void> {
  for (const { id, kind, slug, at, document } of await documentsOf(db, bodies, now)) {
    const page = { id, kind, slug, audience: 'guest' };
    const json = JSON.stringify(document);
    const revision = newId();
    await sql`insert into page (id, kind, slug, audience, published_revision_id, created_at)
      values (${page.id}, ${page.kind}, ${page.slug}, ${page.audience}, null, ${at})
      on conflict do nothing`.execute(db);
    await sql`insert into page_revision (id, page_id, document, author, created_at)
      select ${revision}, ${id}, ${json}::jsonb, 'operator', ${at}
      where not exists (select from page_revision where page_id = ${id})`.execute(db);
    await sql`update page set published_revision_id = ${revision}
      where id = ${id} and published_revision_id is null`.execute(db);
    await sql`insert into page_draft (page_id, document, revision, updated_at, updated_by)
      values (${id}, ${json}::jsonb, 1, ${at}, 'operator') on conflict do nothing`.execute(db);
  }
}
