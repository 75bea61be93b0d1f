/** GET /api/v1/projects and /api/v1/projects/{slug} (ours). */
import { cardsOf } from '#api/catalog/shop/list-products.ts';
import { largePictureView } from '#api/catalog/shop/views.ts';
import {
  findNeighbor,
  findPeopleOfProject,
  findProject,
  findProjects,
  findRooms,
} from '#api/content/storage/content.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Project } from '#schemas/domain/content/content.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { showLiveBody } from './body.ts';
import { personCard, projectCard, shownSpots } from './views.ts';

const first = { limit: 1, offset: 0 };

type Query = { sort: 'newest' | 'oldest'; room?: string; tag?: string; page: number; limit: number };

async function readProjects(context: Context, query: Query) {
  const db = context.database.kysely;
  const { language } = context;
  const { sort, room, tag } = query;
  const where = { sort, ...(room ? { room } : {}), ...(tag ? { tag } : {}) };
  const [rows, rooms] = await Promise.all([
    findProjects(db, language, where, toWindow(query)),
    findRooms(db, language),
  ]);
  // A page after the last has no row to carry the total.
  const counted =
    rows[0] ?? (query.page > 1 ? (await findProjects(db, language, where, first))[0] : undefined);
  return { ...toPage(rows.map(projectCard), counted?.total ?? 0, query), rooms };
}

/** The same for everybody; the home page asks for it too. */
export const listProjects = (context: Context, query: Query) =>
  context.memo.get(`projects ${context.language} ${JSON.stringify(query)}`, ['projects'], () =>
    readProjects(context, query),
  );

/** Throws not_found. */
export async function getProject(context: Context, slug: string): Promise<Project> {
  const db = context.database.kysely;
  const { language } = context;
  const row = await findProject(db, language, slug);
  if (!row) throw new ProblemError('not_found', because('project_not_found'));
  const [products, people, previous, next, shown] = await Promise.all([
    cardsOf(context, row.product_ids),
    findPeopleOfProject(db, language, row.id),
    findNeighbor(db, language, row, 'desc'),
    findNeighbor(db, language, row, 'asc'),
    showLiveBody(context, 'project', row.id),
  ]);
  return {
    ...projectCard(row),
    ...shown,
    pictures: row.pictures.map(largePictureView),
    spots: shownSpots(row.spots, row.pictures.length, products),
    before: row.before_picture ? largePictureView(row.before_picture) : null,
    products,
    people: people.map(personCard),
    previous: previous ?? null,
    next: next ?? null,
  };
}
