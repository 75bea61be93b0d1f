/** What a product list shows, and the addresses of its pages. */
import * as m from '#messages';
import type { Facets, Picture, ProductCard, ProductSort, Vendor } from '#schemas/domain/catalog/catalog.ts';
import { facetsUsed, type Narrowed, narrowingEntries } from './narrowing.ts';

type Link = { label: string; href: string };

export type ListingSource = {
  /** Empty for a search: its title is made of what was asked. */
  title: string;
  description: string;
  /** The list's own address, without parameters. */
  path: string;
  trail: Link[];
  /** Subcategories beside or below this list. */
  tiles: (Link & { current: boolean; picture: Picture })[];
  picture: Picture | null;
  /** A maker's logotype. */
  logo?: Vendor['logo'];
  /** Facets that the list itself has decided. */
  hidden: ('vendor' | 'sub')[];
  /** What was searched for; only on /search. */
  search?: string;
};

export type ListedPage = ListingSource & {
  sort: ProductSort;
  /** The shopper chose the sort; false when it is the usual one. */
  sorted: boolean;
  narrowed: Narrowed;
  facets: Facets | null;
  /** `from`: the first of the pages that stand here together; `page` is the last. */
  products: {
    /** undefined in the browser where the document has their cards already. */
    items?: ProductCard[];
    /** How many they are. */
    shown: number;
    total: number;
    from: number;
    page: number;
    pages: number;
    limit: number;
  };
  /** The search with its misspellings mended, which is what the list answers. */
  meant: Link | null;
  /** Where to go from an empty list. */
  departments: Link[];
  /** HTML of our own components: what an empty list says. */
  empty: string;
  /** The same: name and picture above the list. */
  banner: string;
  /** For search engines, where the list has no description of its own either. */
  summary: string;
  /** The list as they read it; a document's head has it already. */
  structured?: object | null;
};

/** Made of what was asked, for a search. */
export const titleOf = ({ search, title }: Pick<ListingSource, 'search' | 'title'>) =>
  search === undefined ? title : search ? m.shop_results_for({ query: search }) : m.shop_search_title();

type Addressed = Pick<ListedPage, 'path' | 'search' | 'sort' | 'sorted' | 'narrowed'>;

/** So many pages stand together at most; to show more leads on from there. */
export const mostTogether = 8;

/** The address of page `page` of a list, or of pages `from` to `page`, with the parameters it has and no other. */
export function listingHref(
  { path, search, sort, sorted, narrowed }: Addressed,
  page: number,
  from = page,
): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  for (const [name, value] of narrowingEntries(narrowed)) params.append(name, value);
  if (sorted) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (from < page) params.set('from', String(from));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

export const nothingNarrowed: Narrowed = {
  vendor: [],
  sub: [],
  filter: [],
  min: '',
  max: '',
  stock: false,
  rating: [],
};

/**
 * The address to be found by: narrowed or sorted otherwise it is the same list, and pages that stand together are their
 * first; but another page is another.
 */
export const canonicalHref = ({ products: { from }, ...listing }: ListedPage): string => {
  const isUsual = !listing.sorted && facetsUsed(listing.narrowed) === 0;
  return listingHref({ ...listing, sorted: false, narrowed: nothingNarrowed }, isUsual ? from : 1);
};
