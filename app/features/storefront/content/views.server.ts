/** One project, one post, one person. Each has its `_id`, for whoever counts views. */
import type { AppLoadContext } from '@remix-run/node';
import { notFound } from '#app/shared/respond.server.ts';

export async function loadProject({ api, cache }: AppLoadContext, slug: string) {
  const result = await api.getProject({ params: { slug } });
  if (!result.ok) throw notFound();
  const project = result.data;
  cache.depend(['projects', 'people', 'catalog', ...project.products.map(({ _id }) => `product:${_id}`)]);
  return { project };
}
export type ProjectView = Awaited<ReturnType<typeof loadProject>>;

export async function loadPost({ api, cache }: AppLoadContext, slug: string) {
  const result = await api.getPost({ params: { slug } });
  if (!result.ok) throw notFound();
  cache.depend(['posts', 'people'], result.data.next_change);
  return { post: result.data };
}
export type PostView = Awaited<ReturnType<typeof loadPost>>;

export async function loadPerson({ api, cache }: AppLoadContext, id: string) {
  const result = await api.getPerson({ params: { id } });
  if (!result.ok) throw notFound();
  cache.depend(['people', 'posts', 'projects', 'site'], result.data.next_change);
  return { person: result.data };
}
export type PersonView = Awaited<ReturnType<typeof loadPerson>>;
