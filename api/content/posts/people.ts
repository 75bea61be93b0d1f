/** GET /api/v1/people and /api/v1/people/{id} (ours). */
import {
  findNextPublication,
  findPeople,
  findPerson,
  findPosts,
  findProjects,
} from '#api/content/storage/content.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Person } from '#schemas/domain/content/content.ts';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { showLiveBody } from './body.ts';
import { personCard, postCard, projectCard } from './views.ts';

const newest = { limit: 6, offset: 0 };

export async function listPeople(context: Context, query: { page: number; limit: number }) {
  const rows = await findPeople(context.database.kysely, context.language, toWindow(query));
  return toPage(rows.map(personCard), rows[0]?.total ?? 0, query);
}

/** For the chat; null for an id that is none's. */
export async function findTeamPerson(db: Executor, id: string) {
  const row = await findPerson(db, sourceLanguage, id);
  return row ? { name: row.name, title: row.title, email: row.email } : null;
}

/** Throws not_found. */
export async function getPerson(context: Context, id: string): Promise<Person> {
  const db = context.database.kysely;
  const { language } = context;
  const now = context.now().toISOString();
  const row = await findPerson(db, language, id);
  if (!row) throw new ProblemError('not_found', because('employee_page_not_found'));
  const [posts, projects, nextChange, shown] = await Promise.all([
    findPosts(db, { now, language }, { authorId: id }, newest),
    findProjects(db, language, { personId: id, sort: 'newest' }, newest),
    findNextPublication(db, now),
    showLiveBody(context, 'person', row.page_id ?? ''),
  ]);
  return {
    ...personCard(row),
    ...shown,
    posts: posts.map(postCard),
    projects: projects.map(projectCard),
    next_change: nextChange,
  };
}
