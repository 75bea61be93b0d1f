/** /categories/{id} (docs/product.md#routes): a department's shelves, and what is bought most from them. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { unwrap } from '#schemas/contract/client.ts';
import { missing } from './missing.server.ts';

const best = 12;

/** By id or slug. A subcategory has no shelves below it: it is a list at its own address (docs/product.md#listings). */
export async function loadDepartment({ api, cache }: AppLoadContext, id: string) {
  const [byId, bySlug] = await Promise.all([
    api.listCategories({ query: { ids: id } }),
    api.listCategories({ query: { slug: id } }),
  ]);
  const category =
    (byId.ok ? byId.data.items[0] : undefined) ?? (bySlug.ok ? bySlug.data.items[0] : undefined);
  if (!category) throw await missing(api, 'category', id);
  const parent = category.parents[0];
  if (parent) throw redirect(`/c/${parent.slug}/${category.slug}`, 301);
  if (category.type === 'Subcategory') throw redirect(`/s/${category.slug}`, 301);
  const { slug, name, description, picture } = category;
  if (id !== slug && id !== category._id) throw redirect(`/categories/${slug}`, 308);
  const [children, listed] = await Promise.all([
    api.listCategories({ query: { parents: slug, limit: 100 } }),
    api.listProducts({ query: { category: slug, sort: 'popularity', limit: best, facets: 'true' } }),
  ]);
  const { items, total, facets } = unwrap('listProducts', listed);
  const counts = new Map(facets?.subcategories.map(({ value, count }) => [value, count]));
  cache.depend(['catalog', ...items.map(({ _id }) => `product:${_id}`)]);
  return {
    slug,
    href: `/c/${slug}`,
    name,
    description,
    picture,
    total,
    products: items,
    shelves: unwrap('listCategories', children).items.map((child) => ({
      href: `/c/${slug}/${child.slug}`,
      name: child.name,
      description: child.description,
      picture: child.picture,
      count: counts.get(child.slug) ?? 0,
    })),
  };
}
export type Department = Awaited<ReturnType<typeof loadDepartment>>;
