/** GET /api/v1/posts and /api/v1/posts/{slug} (ours). A post of a later date is not there until then. */
import { cardsOf } from '#api/catalog/shop/list-products.ts';
import {
  findNextPublication,
  findPerson,
  findPost,
  findPosts,
  findTopics,
} from '#api/content/storage/content.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Post } from '#schemas/domain/content/content.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { showLiveBody } from './body.ts';
import { personCard, postCard } from './views.ts';

type Query = { topic?: string; author?: string; page: number; limit: number };

const related = 3;
const first = { limit: 1, offset: 0 };

export async function listPosts(context: Context, query: Query) {
  const db = context.database.kysely;
  const now = context.now().toISOString();
  const readers = { now, language: context.language };
  const where = {
    ...(query.topic ? { topic: query.topic } : {}),
    ...(query.author ? { authorId: query.author } : {}),
  };
  const [rows, topics, nextChange] = await Promise.all([
    findPosts(db, readers, where, toWindow(query)),
    findTopics(db, readers),
    findNextPublication(db, now),
  ]);
  // A page after the last has no row to carry the total.
  const counted = rows[0] ?? (query.page > 1 ? (await findPosts(db, readers, where, first))[0] : undefined);
  return { ...toPage(rows.map(postCard), counted?.total ?? 0, query), topics, next_change: nextChange };
}

/** Throws not_found, also for a post that is not out yet. */
export async function getPost(context: Context, slug: string): Promise<Post> {
  const db = context.database.kysely;
  const now = context.now().toISOString();
  const readers = { now, language: context.language };
  const row = await findPost(db, readers, slug);
  if (!row) throw new ProblemError('not_found', because('post_not_found'));
  const [author, others, nextChange, products, shown] = await Promise.all([
    row.author_id ? findPerson(db, context.language, row.author_id) : undefined,
    findPosts(db, readers, { not: row.id, topicFirst: row.topic }, { limit: related, offset: 0 }),
    findNextPublication(db, now),
    cardsOf(context, row.product_ids),
    showLiveBody(context, 'post', row.id),
  ]);
  return {
    ...postCard(row),
    ...shown,
    products,
    author: author ? personCard(author) : null,
    related: others.map(postCard),
    next_change: nextChange,
  };
}
