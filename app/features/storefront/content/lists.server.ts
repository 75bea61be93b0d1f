/** Lists of projects and posts: what the address asks for. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { notFound } from '#app/shared/respond.server.ts';
import { listHref } from './list-href.ts';

const projectsPerPage = 12;
/** One that leads and rows of three. */
const postsPerPage = 10;

function asked(request: Request, filter: string) {
  const params = new URL(request.url).searchParams;
  const page = Math.min(Math.max(Number.parseInt(params.get('page') ?? '1', 10) || 1, 1), 10_000);
  return { page, chosen: params.get(filter) || null };
}

/** A page after the last one is the last one. */
function checkPage(
  path: string,
  filter: Record<string, string>,
  list: { total: number; pages: number },
  page: number,
) {
  if (list.total > 0 && page > list.pages) throw redirect(listHref(path, filter, list.pages));
}

export async function loadPortfolio({ api, cache }: AppLoadContext, request: Request) {
  const { page, chosen: room } = asked(request, 'room');
  const result = await api.listProjects({
    query: { page, limit: projectsPerPage, ...(room ? { room } : {}) },
  });
  // A room whose name cannot be one.
  if (!result.ok) throw notFound();
  checkPage('/portfolio', room ? { room } : {}, result.data, page);
  cache.depend(['projects']);
  return { ...result.data, room };
}
export type Portfolio = Awaited<ReturnType<typeof loadPortfolio>>;

export async function loadBlog({ api, cache }: AppLoadContext, request: Request) {
  const { page, chosen: topic } = asked(request, 'topic');
  const id = new URL(request.url).searchParams.get('author');
  const person = id ? await api.getPerson({ params: { id } }) : null;
  if (person && !person.ok) throw notFound();
  const author = person?.ok ? { _id: person.data._id, name: person.data.name } : null;
  const filter = { ...(topic ? { topic } : {}), ...(author ? { author: author._id } : {}) };
  const result = await api.listPosts({ query: { page, limit: postsPerPage, ...filter } });
  if (!result.ok) throw notFound();
  const { next_change: nextChange, ...posts } = result.data;
  checkPage('/blog', filter, posts, page);
  cache.depend(['posts', 'people'], nextChange);
  return { ...posts, topic, author };
}
export type Blog = Awaited<ReturnType<typeof loadBlog>>;

export async function loadTeam({ api, cache }: AppLoadContext) {
  const result = await api.listPeople();
  if (!result.ok) throw notFound();
  cache.depend(['people', 'site']);
  return { people: result.data.items };
}
