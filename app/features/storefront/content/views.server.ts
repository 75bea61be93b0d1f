/** One project, one post, one person. Each has its `_id`, for whoever counts views. */
import type { AppLoadContext } from '@remix-run/node';
import { movedOrMissing } from '#app/features/storefront/pages/moved.server.ts';

type Shown = { products: readonly { _id: string }[]; body: { products: readonly { _id: string }[] } };

/** Their prices and stock are on the page. */
const productTags = ({ products, body }: Shown): string[] =>
  [...products, ...body.products].map(({ _id }) => `product:${_id}`);

export async function loadProject({ api, cache }: AppLoadContext, slug: string) {
  const result = await api.getProject({ params: { slug } });
  if (!result.ok) throw await movedOrMissing(api, 'project', slug);
  const project = result.data;
  cache.depend(['projects', 'people', 'catalog', 'pages', ...productTags(project)]);
  return { project };
}
export type ProjectView = Awaited<ReturnType<typeof loadProject>>;

export async function loadPost({ api, cache }: AppLoadContext, slug: string) {
  const result = await api.getPost({ params: { slug } });
  if (!result.ok) throw await movedOrMissing(api, 'post', slug);
  const post = result.data;
  cache.depend(['posts', 'people', 'catalog', 'pages', ...productTags(post)], post.next_change);
  return { post };
}
export type PostView = Awaited<ReturnType<typeof loadPost>>;

export async function loadPerson({ api, cache }: AppLoadContext, id: string) {
  const result = await api.getPerson({ params: { id } });
  if (!result.ok) throw await movedOrMissing(api, 'person', id);
  cache.depend(
    [
      'people',
      'posts',
      'projects',
      'site',
      'catalog',
      'pages',
      ...productTags({ products: [], ...result.data }),
    ],
    result.data.next_change,
  );
  return { person: result.data };
}
export type PersonView = Awaited<ReturnType<typeof loadPerson>>;
