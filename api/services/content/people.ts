/** GET /api/v1/people and /api/v1/people/{id} (ours). */
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { toPage, toWindow } from '#api/services/window.ts';
import {
  findNextPublication,
  findPeople,
  findPerson,
  findPosts,
  findProjects,
} from '#api/storage/repositories/content.ts';
import type { Person } from '#schemas/domain/content.ts';
import { renderMarkdown } from '#schemas/domain/markdown.ts';
import { personCard, postCard, projectCard } from './views.ts';

const newest = { limit: 6, offset: 0 };

export async function listPeople(context: Context, query: { page: number; limit: number }) {
  const rows = await findPeople(context.database.kysely, toWindow(query));
  return toPage(rows.map(personCard), rows[0]?.total ?? 0, query);
}

/** Throws not_found. */
export async function getPerson(context: Context, id: string): Promise<Person> {
  const db = context.database.kysely;
  const now = context.now().toISOString();
  const row = await findPerson(db, id);
  if (!row) throw new ProblemError('not_found', 'Nobody of that name works here.');
  const [posts, projects, nextChange] = await Promise.all([
    findPosts(db, now, { authorId: id }, newest),
    findProjects(db, { personId: id, sort: 'newest' }, newest),
    findNextPublication(db, now),
  ]);
  return {
    ...personCard(row),
    html: renderMarkdown(row.bio),
    posts: posts.map(postCard),
    projects: projects.map(projectCard),
    next_change: nextChange,
  };
}
