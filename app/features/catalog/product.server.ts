/** One product, the SKU that the address names, and what goes with it. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { notFound } from '#app/services/respond.server.ts';
import type { ProductCard } from '#schemas/domain/catalog.ts';

const related = 4;

export async function loadProduct(context: AppLoadContext, request: Request, slug: string) {
  const { api, cache } = context;
  const [result, site] = await Promise.all([api.getProduct({ params: { slug } }), api.getSite()]);
  if (!result.ok) throw notFound();
  const product = result.data;
  const { pathname, searchParams } = new URL(request.url);
  const wanted = searchParams.get('sku');
  if (pathname.replace(/\/$/, '') !== product.href) {
    throw redirect(wanted ? `${product.href}?${new URLSearchParams({ sku: wanted })}` : product.href, 301);
  }
  const named = wanted ? product.skus.find(({ sku }) => sku === wanted) : undefined;
  const selected = named ?? product.skus.find(({ stock }) => stock > 0) ?? product.skus[0];
  if (!selected) throw notFound();
  const others = await sameSubcategory(context, product.categories, product._id);
  cache.depend(['catalog', 'site', `product:${product._id}`, ...others.map(({ _id }) => `product:${_id}`)]);
  return {
    product,
    selected,
    chosen: named !== undefined,
    related: others,
    warehouse: site.ok ? site.data.warehouse.name : '',
  };
}

type Categories = { slug: string; type: 'Category' | 'Subcategory' }[];

async function sameSubcategory(
  { api, log }: AppLoadContext,
  categories: Categories,
  id: string,
): Promise<ProductCard[]> {
  const subcategory = categories.find(({ type }) => type === 'Subcategory');
  if (!subcategory) return [];
  const result = await api.listProducts({ query: { subcategory: subcategory.slug, limit: related + 1 } });
  if (!result.ok) {
    log.warn(
      { code: result.problem.code, subcategory: subcategory.slug },
      'Related products could not be listed',
    );
    return [];
  }
  return result.data.items.filter(({ _id }) => _id !== id).slice(0, related);
}
