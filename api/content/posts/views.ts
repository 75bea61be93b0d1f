/** Rows of projects, posts and people as the wire shows them. */
import { pictureView } from '#api/catalog/shop/views.ts';
import type { PersonRow, PostRow, ProjectRow } from '#api/content/storage/content.ts';
import type { StoredSpot } from '#api/content/storage/tables/content.ts';
import type { PersonCard, PostCard, ProjectCard } from '#schemas/domain/content/content.ts';

export function projectCard(row: ProjectRow): ProjectCard {
  const [first] = row.pictures;
  if (!first) throw new Error(`project ${row.id} has no picture`);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    place: row.place,
    completed_on: row.completed_on,
    room: { slug: row.room, name: row.room_name },
    tags: row.tags,
    picture: pictureView(first),
  };
}

export const postCard = (row: PostRow): PostCard => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  topic: { slug: row.topic, name: row.topic_name },
  author: row.author_id && row.author_name ? { _id: row.author_id, name: row.author_name } : null,
  picture: pictureView(row.picture),
  published_at: row.published_at,
  reading_minutes: row.reading_minutes,
});

export const personCard = (row: PersonRow): PersonCard => ({
  _id: row.id,
  name: row.name,
  title: row.title,
  email: row.email,
  phone: row.phone,
  warehouse:
    row.warehouse_id && row.warehouse_name ? { _id: row.warehouse_id, name: row.warehouse_name } : null,
  picture: pictureView(row.picture),
});

/** For each of `pictures` photos the marks whose product can be shown to this caller. */
export function shownSpots(
  spots: readonly StoredSpot[][],
  pictures: number,
  products: readonly { _id: string }[],
): StoredSpot[][] {
  const there = new Set(products.map(({ _id }) => _id));
  return Array.from({ length: pictures }, (_, index) =>
    (spots[index] ?? []).filter(({ product }) => there.has(product)),
  );
}
