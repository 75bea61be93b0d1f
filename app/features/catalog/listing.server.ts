/** Product lists: by department, vendor, tag, collection, and by search. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { notFound } from '#app/services/respond.server.ts';
import { type ApiClient, unwrap } from '#schemas/contract/client.ts';
import { type ProductSort, productSorts } from '#schemas/domain/catalog.ts';
import type { ListedPage, ListingSource } from './listing.ts';

type Api = ApiClient;
type Source = ListingSource & {
  query: {
    category?: string;
    subcategory?: string;
    vendor?: string;
    tag?: string;
    collection?: string;
    q?: string;
  };
};

const first = <T>(result: Awaited<ReturnType<Api['listTags']>> | { ok: boolean; data?: { items: T[] } }) =>
  (result.ok ? (result as { data: { items: T[] } }).data.items[0] : undefined) ?? null;

/** A department, or one of its subcategories (SPEC 2: /c/{category}/{subcategory optional}). */
export async function ofCategory(
  api: Api,
  category: string,
  subcategory: string | undefined,
): Promise<Source> {
  const [departments, children] = await Promise.all([
    api.listCategories({ query: { slug: category, type: 'Category' } }),
    api.listCategories({ query: { parents: category, type: 'Subcategory' } }),
  ]);
  const department = departments.ok ? departments.data.items[0] : undefined;
  if (!department) throw notFound();
  const siblings = children.ok ? children.data.items : [];
  const child = subcategory ? siblings.find(({ slug }) => slug === subcategory) : undefined;
  if (subcategory && !child) throw notFound();
  const root = `/c/${department.slug}`;
  const { name, description } = child ?? department;
  return {
    title: name,
    description,
    path: child ? `${root}/${child.slug}` : root,
    trail: child ? [{ label: department.name, href: root }] : [],
    chips: siblings.map(({ slug, name: label }) => ({
      label,
      href: `${root}/${slug}`,
      current: slug === child?.slug,
    })),
    query: { category: department.slug, ...(child ? { subcategory: child.slug } : {}) },
  };
}

/** A subcategory of no department; one that has a department lives under it (RESOLUTIONS 8). */
export async function ofSubcategory(api: Api, slug: string): Promise<Source> {
  const found = await api.listCategories({ query: { slug, type: 'Subcategory' } });
  const subcategory = found.ok ? found.data.items[0] : undefined;
  if (!subcategory) throw notFound();
  const parent = subcategory.parents[0];
  if (parent) throw redirect(`/c/${parent.slug}/${slug}`, 301);
  return plain(subcategory.name, subcategory.description, `/s/${slug}`, { subcategory: slug });
}

/** A vendor by slug or by its encoded name (RESOLUTIONS 9). */
export async function ofVendor(api: Api, word: string): Promise<Source> {
  const bySlug = first<{ slug: string; name: string; description: string }>(
    await api.listVendors({ query: { slug: word } }),
  );
  const vendor = bySlug ?? (await vendorNamed(api, word));
  if (!vendor) throw notFound();
  return plain(vendor.name, vendor.description, `/v/${vendor.slug}`, { vendor: vendor.slug });
}

async function vendorNamed(api: Api, name: string) {
  const wanted = name.toLocaleLowerCase('en-US');
  for (let page = 1; ; page++) {
    const vendors = unwrap('listVendors', await api.listVendors({ query: { page, limit: 100 } }));
    const found = vendors.items.find((vendor) => vendor.name.toLocaleLowerCase('en-US') === wanted);
    if (found || page >= vendors.pages) return found;
  }
}

export async function ofTag(api: Api, slug: string): Promise<Source> {
  const tag = first<{ name: string }>(await api.listTags({ query: { slug } }));
  if (!tag) throw notFound();
  return plain(tag.name, '', `/t/${slug}`, { tag: slug });
}

export async function ofCollection(api: Api, slug: string): Promise<Source> {
  const collection = first<{ name: string; description: string }>(
    await api.listCollections({ query: { slug } }),
  );
  if (!collection) throw notFound();
  return plain(collection.name, collection.description, `/col/${slug}`, { collection: slug });
}

export function ofSearch(q: string): Source {
  return { ...plain('', '', '/search', { q }), search: q };
}

const plain = (title: string, description: string, path: string, query: Source['query']): Source => ({
  title,
  description,
  path,
  trail: [],
  chips: [],
  query,
});

const isSort = (sort: string | null): sort is ProductSort => productSorts.includes(sort as ProductSort);

/** The page of products that the address asks for. An unknown sort is the usual one. */
export async function loadListing(
  context: AppLoadContext,
  request: Request,
  source: Source,
): Promise<ListedPage> {
  const { api, cache } = context;
  const { query, ...shown } = source;
  const params = new URL(request.url).searchParams;
  const wanted = params.get('sort');
  const sort = isSort(wanted) ? wanted : source.search === undefined ? 'featured' : 'relevance';
  const page = Math.min(Math.max(Number.parseInt(params.get('page') ?? '1', 10) || 1, 1), 10_000);
  const nothingAsked = source.search === '';
  const products = nothingAsked
    ? { items: [], total: 0, page: 1, pages: 1, limit: 24 }
    : unwrap('listProducts', await api.listProducts({ query: { ...query, sort, page } }));
  if (products.total > 0 && page > products.pages)
    throw redirect(`${source.path}?${withParam(params, 'page', products.pages)}`);
  const departments = products.total
    ? []
    : unwrap('listCategories', await api.listCategories({ query: { type: 'Category' } })).items.map(
        ({ name, slug }) => ({
          label: name,
          href: `/c/${slug}`,
        }),
      );
  cache.depend(['catalog', ...products.items.map(({ _id }) => `product:${_id}`)]);
  return { ...shown, sort, sorted: isSort(wanted), products, departments };
}

function withParam(params: URLSearchParams, name: string, value: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(name, String(value));
  return next;
}
