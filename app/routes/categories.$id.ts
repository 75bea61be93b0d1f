import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { notFound } from '#app/services/respond.server.ts';

/** A category by its id (or slug), at its canonical address (RESOLUTIONS 8). */
export async function loader({ context: { api }, params: { id = '' } }: LoaderFunctionArgs) {
  const [byId, bySlug] = await Promise.all([
    api.listCategories({ query: { ids: id } }),
    api.listCategories({ query: { slug: id } }),
  ]);
  const category =
    (byId.ok ? byId.data.items[0] : undefined) ?? (bySlug.ok ? bySlug.data.items[0] : undefined);
  if (!category) throw notFound();
  const parent = category.parents[0];
  if (parent) throw redirect(`/c/${parent.slug}/${category.slug}`, 301);
  throw redirect(category.type === 'Category' ? `/c/${category.slug}` : `/s/${category.slug}`, 301);
}
