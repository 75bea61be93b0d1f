/** Puts the sample's projects, posts and people into an empty store. */
import type { Insertable, Transaction } from 'kysely';
import type { Services } from '#api/platform/context.ts';
import { adoptContent } from '#api/platform/database/adopt-content.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { readingMinutes } from '#schemas/domain/content/markdown.ts';
import { sampleContent } from './content/content.ts';
import { storedPicture } from './stored-picture.ts';

const dayMs = 86_400_000;

/** At 15:00 UTC, as a person who publishes in the morning would. */
function publishedAt(now: Date, daysAgo: number): string {
  const day = new Date(now.getTime() - daysAgo * dayMs);
  return `${day.toISOString().slice(0, 10)}T15:00:00.000Z`;
}

export async function insertSampleContent(services: Services, tx: Transaction<Tables>): Promise<void> {
  const { rooms, topics, people, projects, posts } = sampleContent;
  const insert = <T extends keyof Tables>(table: T, rows: object[]) =>
    tx
      .insertInto(table)
      .values(rows as Insertable<Tables[T]>[])
      .execute();
  const placed = <T extends object>(list: T[]) => list.map((item, position) => ({ ...item, position }));
  const projectId = (slug: string) => `project-${slug}`;
  await insert('project_room', placed(rooms));
  await insert('post_topic', placed(topics));
  await insert(
    'person',
    placed(people).map(({ warehouseId, picture, bio: _, ...person }) => ({
      ...person,
      warehouse_id: warehouseId,
      picture: JSON.stringify(storedPicture(picture)),
    })),
  );
  await insert(
    'project',
    projects.map(
      ({ spots = [], before, slug, title, summary, place, completedOn, room, tags, pictures }) => ({
        id: projectId(slug),
        slug,
        title,
        summary,
        place,
        completed_on: completedOn,
        room,
        tags: JSON.stringify(tags),
        pictures: JSON.stringify(pictures.map(storedPicture)),
        spots: JSON.stringify([spots.map(({ product, x, y }) => ({ product: `prod-${product}`, x, y }))]),
        before_picture: before ? JSON.stringify(storedPicture(before)) : null,
      }),
    ),
  );
  await insert(
    'project_product',
    projects.flatMap(({ slug, products }) =>
      products.map((product, position) => ({
        project_id: projectId(slug),
        product_id: `prod-${product}`,
        position,
      })),
    ),
  );
  await insert(
    'project_person',
    projects.flatMap(({ slug, people: who }) =>
      who.map((id, position) => ({ project_id: projectId(slug), person_id: id, position })),
    ),
  );
  await insert(
    'post',
    posts.map(({ slug, title, excerpt, body, topic, author, picture, daysAgo }) => ({
      id: `post-${slug}`,
      slug,
      title,
      excerpt,
      topic,
      author_id: author,
      picture: JSON.stringify(storedPicture(picture)),
      reading_minutes: readingMinutes(body),
      published_at: publishedAt(services.now(), daysAgo),
    })),
  );
  await insert(
    'post_product',
    posts.flatMap(({ slug, products = [] }) =>
      products.map((product, position) => ({
        post_id: `post-${slug}`,
        product_id: `prod-${product}`,
        position,
      })),
    ),
  );
  const bodies = new Map([
    ...people.map(({ id, bio }) => [id, bio] as const),
    ...projects.map(({ slug, body }) => [projectId(slug), body] as const),
    ...posts.map(({ slug, body }) => [`post-${slug}`, body] as const),
  ]);
  await adoptContent(tx, bodies, services.now().toISOString());
  await services.versions.bump(tx, ['projects', 'posts', 'people']);
}
