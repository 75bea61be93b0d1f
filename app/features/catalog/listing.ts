/** What a product list shows, and the addresses of its pages. */
import type { ProductCard, ProductSort } from '#schemas/domain/catalog.ts';

type Link = { label: string; href: string };

export type ListingSource = {
  /** Empty for a search: its title is made of what was asked. */
  title: string;
  description: string;
  /** The list's own address, without parameters. */
  path: string;
  trail: Link[];
  chips: (Link & { current: boolean })[];
  /** What was searched for; only on /search. */
  search?: string;
};

export type ListedPage = ListingSource & {
  sort: ProductSort;
  /** The shopper chose the sort; false when it is the usual one. */
  sorted: boolean;
  products: { items: ProductCard[]; total: number; page: number; pages: number };
  /** Where to go from an empty list. */
  departments: Link[];
};

/** The address of page `page` of a list, with the parameters it has and no other. */
export function listingHref({ path, search, sort, sorted }: ListedPage, page: number): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (sorted) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** The canonical address: another sort is the same list (but another page is another). */
export const canonicalHref = (listing: ListedPage): string =>
  listingHref({ ...listing, sorted: false }, listing.products.page);
