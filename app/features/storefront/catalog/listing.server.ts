/** Product lists: by department, vendor, tag, collection, and by search. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { breadcrumbs, itemList, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import { unsent } from '#app/page-renderer/unsent.ts';
import * as m from '#messages';
import { type ApiClient, unwrap } from '#schemas/contract/client.ts';
import {
  type Facets,
  type Picture,
  type ProductCard,
  type ProductSort,
  productSorts,
  type Vendor,
} from '#schemas/domain/catalog/catalog.ts';
import { type ListedPage, type ListingSource, listingHref, mostTogether, titleOf } from './listing.ts';
import { emptyListing, listingBanner } from './listing-html.server.tsx';
import { missing } from './missing.server.ts';
import { type Narrowed, narrowedOf } from './narrowing.ts';

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

/** A department, or one of its subcategories (docs/product.md#listings). */
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
  if (!department) throw await missing(api, 'category', category);
  if (department.slug !== category)
    throw redirect(`/c/${department.slug}${subcategory ? `/${subcategory}` : ''}`, 308);
  const siblings = children.ok ? children.data.items : [];
  const child = subcategory ? siblings.find(({ slug }) => slug === subcategory) : undefined;
  if (subcategory && !child) await leaveFor(api, subcategory);
  const root = `/c/${department.slug}`;
  const { name, description, picture } = child ?? department;
  return {
    title: name,
    description,
    path: child ? `${root}/${child.slug}` : root,
    trail: child ? [{ label: department.name, href: root }] : [],
    tiles: siblings.map(({ slug, name: label, picture: tile }) => ({
      label,
      href: `${root}/${slug}`,
      current: slug === child?.slug,
      picture: tile,
    })),
    picture,
    // The tiles lead there, with an address of their own.
    hidden: ['sub'],
    query: { category: department.slug, ...(child ? { subcategory: child.slug } : {}) },
  };
}

/** Throws the redirect to where a subcategory is now, else the 404 page. */
async function leaveFor(api: Api, slug: string): Promise<never> {
  const answer = await api.listCategories({ query: { slug, type: 'Subcategory' } });
  const now = answer.ok ? answer.data.items[0] : undefined;
  const parent = now?.parents[0];
  if (!now) throw await missing(api, 'category', slug);
  throw redirect(parent ? `/c/${parent.slug}/${now.slug}` : `/s/${now.slug}`, 308);
}

/** A subcategory of no department; one that has a department lives under it (docs/product.md#listings). */
export async function ofSubcategory(api: Api, slug: string): Promise<Source> {
  const answer = await api.listCategories({ query: { slug, type: 'Subcategory' } });
  const subcategory = answer.ok ? answer.data.items[0] : undefined;
  if (!subcategory) throw await missing(api, 'category', slug);
  const parent = subcategory.parents[0];
  if (parent) throw redirect(`/c/${parent.slug}/${subcategory.slug}`, 301);
  if (subcategory.slug !== slug) throw redirect(`/s/${subcategory.slug}`, 308);
  return {
    ...plain(subcategory.name, subcategory.description, `/s/${slug}`, { subcategory: slug }),
    picture: subcategory.picture,
    hidden: ['sub'],
  };
}

/** A vendor by slug or by its encoded name (docs/product.md#listings). */
export async function ofVendor(api: Api, word: string): Promise<Source> {
  const bySlug = first<Vendor>(await api.listVendors({ query: { slug: word } }));
  const vendor = bySlug ?? first<Vendor>(await api.listVendors({ query: { name: word } }));
  if (!vendor) throw await missing(api, 'vendor', word);
  const names = [vendor.slug, vendor.name].map((name) => name.toLowerCase());
  if (!names.includes(word.toLowerCase())) throw redirect(`/v/${encodeURIComponent(vendor.name)}`, 308);
  return {
    ...plain(vendor.name, vendor.description, `/v/${vendor.slug}`, { vendor: vendor.slug }),
    logo: vendor.logo,
    hidden: ['vendor'],
  };
}

export async function ofTag(api: Api, slug: string): Promise<Source> {
  const tag = first<{ name: string; slug: string }>(await api.listTags({ query: { slug } }));
  if (!tag) throw await missing(api, 'tag', slug);
  if (tag.slug !== slug) throw redirect(`/t/${tag.slug}`, 308);
  return plain(tag.name, '', `/t/${slug}`, { tag: slug });
}

export async function ofCollection(api: Api, slug: string): Promise<Source> {
  const collection = first<{ name: string; slug: string; description: string; picture: Picture }>(
    await api.listCollections({ query: { slug } }),
  );
  if (!collection) throw await missing(api, 'collection', slug);
  if (collection.slug !== slug) throw redirect(`/col/${collection.slug}`, 308);
  return {
    ...plain(collection.name, collection.description, `/col/${slug}`, { collection: slug }),
    picture: collection.picture,
  };
}

export function ofSearch(q: string): Source {
  return { ...plain('', '', '/search', { q }), search: q };
}

const plain = (title: string, description: string, path: string, query: Source['query']): Source => ({
  title,
  description,
  path,
  trail: [],
  tiles: [],
  picture: null,
  hidden: [],
  query,
});

const isSort = (sort: string | null): sort is ProductSort => productSorts.includes(sort as ProductSort);

/**
 * Chosen filter values that exist; the page ignores others, where the API would answer 400. A filter without values of
 * its own takes every one.
 */
async function knownOnly(api: Api, narrowed: Narrowed): Promise<Narrowed> {
  if (narrowed.filter.length === 0) return narrowed;
  const filters = unwrap('listFilters', await api.listFilters());
  const known = new Set(
    filters.flatMap(({ name, filters: values }) =>
      values.flatMap(({ options }) => options.map((value) => `${name}.${value}`)),
    ),
  );
  const open = filters.filter((filter) => filter.filters.length === 0).map(({ name }) => `${name}.`);
  const exists = (value: string) => known.has(value) || open.some((start) => value.startsWith(start));
  return { ...narrowed, filter: narrowed.filter.filter(exists) };
}

/** A comma parts the API's values. */
const escaped = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C');

const queryOf = ({ vendor, sub, filter, min, max, stock, rating }: Narrowed) => ({
  ...(vendor.length > 0 ? { vendors: vendor.join(',') } : {}),
  ...(sub.length > 0 ? { subcategories: sub.join(',') } : {}),
  ...(filter.length > 0 ? { filters: filter.map(escaped).join(',') } : {}),
  ...(min ? { price_min: min } : {}),
  ...(max ? { price_max: max } : {}),
  ...(stock ? { available: 'true' as const } : {}),
  ...(rating.length > 0 ? { rating: Math.min(...rating.map(Number)) } : {}),
});

/** A number in an address; 1 when it is none. */
const pageIn = (value: string | null) =>
  Math.min(Math.max(Number.parseInt(value ?? '1', 10) || 1, 1), 10_000);

type Listed = Omit<ListedPage['products'], 'from' | 'shown' | 'items'> & {
  items: ProductCard[];
  facets?: Facets | undefined;
  nearest?: { name: string; href: string }[] | undefined;
  did_you_mean?: string | undefined;
  redirect?: string | undefined;
};
const nothing: Listed = {
  items: [],
  total: 0,
  page: 1,
  pages: 1,
  limit: 24,
};

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
  const usual = source.search === undefined ? 'featured' : 'relevance';
  const sort = isSort(wanted) ? wanted : usual;
  const page = pageIn(params.get('page'));
  const from = Math.min(page, Math.max(pageIn(params.get('from') ?? String(page)), page - mostTogether + 1));
  const narrowed = await knownOnly(api, narrowedOf(params));
  const ask = async (number: number) =>
    unwrap(
      'listProducts',
      await api.listProducts({
        query: {
          ...query,
          ...queryOf(narrowed),
          facets: number === page ? 'true' : 'false',
          sort,
          page: number,
        },
      }),
    );
  const asked = Array.from({ length: page - from + 1 }, (_, at) => from + at);
  const answers: Listed[] = source.search === '' ? [nothing] : await Promise.all(asked.map(ask));
  const {
    facets = null,
    did_you_mean: mended,
    nearest,
    redirect: leads,
    ...last
  } = answers.at(-1) ?? nothing;
  if (leads) {
    cache.depend(['catalog']);
    throw redirect(leads);
  }
  const items = answers.flatMap((listed) => listed.items);
  const products = { ...last, from, shown: items.length, items };
  const listed = { ...shown, sort, sorted: sort !== usual, narrowed, facets, products };
  const meant = mended ? { label: mended, href: listingHref({ ...listed, search: mended }, 1) } : null;
  if (products.total > 0 && page > products.pages) throw redirect(listingHref(listed, products.pages));
  const departments = products.total ? [] : await placesToLook(api, nearest);
  cache.depend(['catalog', ...products.items.map(({ _id }) => `product:${_id}`)]);
  const answer = { ...listed, meant, departments };
  const view = { ...answer, empty: emptyListing(answer), banner: listingBanner(answer) };
  const title = titleOf(answer);
  const things =
    source.search === undefined
      ? [
          breadcrumbs(context.origin, [
            { label: m.shop_home(), href: '/' },
            ...source.trail,
            { label: title },
          ]),
          itemList(context.origin, items, (from - 1) * products.limit + 1),
        ]
      : [];
  const summary = source.description || m.shop_list_summary({ title, count: products.total });
  if (context.isDocument && items.length > 0) unsent(products, 'items');
  return withThings(context, { ...view, summary }, things);
}

/** From an empty list: the shelves nearest to what was searched for, else the departments. */
async function placesToLook(api: Api, nearest: { name: string; href: string }[] = []) {
  if (nearest.length > 0) return nearest.map(({ name, href }) => ({ label: name, href }));
  const departments = unwrap('listCategories', await api.listCategories({ query: { type: 'Category' } }));
  return departments.items.map(({ name, slug }) => ({ label: name, href: `/c/${slug}` }));
}
