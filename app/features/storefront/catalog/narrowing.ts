/** How a list is narrowed, as its address says it. Any of a facet's values, all of the facets. */
import type { Facets } from '#schemas/domain/catalog/catalog.ts';

export type Narrowed = {
  /** Vendors' slugs. */
  vendor: string[];
  /** Subcategories' slugs. */
  sub: string[];
  /** `Finish.Matte Black`. */
  filter: string[];
  /** Dollars, as typed; empty for none. */
  min: string;
  max: string;
  stock: boolean;
  /** Stars and up; the lowest of several decides. */
  rating: string[];
};

/**
 * What a listing's address may carry beside `q`, `sort`, `page` and `from`; anything else is ignored
 * (docs/product.md#listings).
 */
export const narrowingParameters = ['vendor', 'sub', 'filter', 'min', 'max', 'stock', 'rating'] as const;

/** More than anybody ticks; the API's lists are limited too. */
const mostValues = 15;
const isWord = (value: string) => value !== '' && value.length <= 120 && !value.includes('\0');
const isSlug = (value: string) => isWord(value) && !value.includes(',');
/** The figures of an amount as people write it: "250", "1,000", "1,000.50". */
export const figuresPattern = '(?:\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,7})(?:\\.\\d{1,2})?';
/** An amount as people write it: "250", "$1,000". For a field's `pattern` too. */
export const dollarsPattern = `\\s*\\$?\\s*${figuresPattern}\\s*`;
const isDollars = new RegExp(`^${dollarsPattern}$`);
const dollars = (value: string | null) => {
  if (!value || !isDollars.test(value)) return '';
  const amount = value.replace(/[$,\s]/g, '');
  return Number(amount) < 10_000_000 ? amount : '';
};

/** From low to high, whichever way they were typed. */
function priceRange(params: URLSearchParams): { min: string; max: string } {
  const [min, max] = [dollars(params.get('min')), dollars(params.get('max'))];
  return min && max && Number(min) > Number(max) ? { min: max, max: min } : { min, max };
}

export function narrowedOf(params: URLSearchParams): Narrowed {
  const all = (name: string, is: (value: string) => boolean) =>
    [...new Set(params.getAll(name).filter(is))].slice(0, mostValues);
  return {
    vendor: all('vendor', isSlug),
    sub: all('sub', isSlug),
    filter: all('filter', isWord),
    ...priceRange(params),
    stock: params.get('stock') === '1',
    rating: all('rating', (value) => /^[1-5]$/.test(value)),
  };
}

/** As parameters of the address, always in one order, so that one selection has one address. */
export function narrowingEntries({
  vendor,
  sub,
  filter,
  min,
  max,
  stock,
  rating,
}: Narrowed): [string, string][] {
  const many = (name: string, values: string[]) => values.map((value): [string, string] => [name, value]);
  return [
    ...many('vendor', vendor),
    ...many('sub', sub),
    ...many('filter', filter),
    ...(min ? many('min', [min]) : []),
    ...(max ? many('max', [max]) : []),
    ...(stock ? many('stock', ['1']) : []),
    ...many('rating', rating),
  ];
}

/** How many facets are used: two values of one facet are one. */
export function facetsUsed({ vendor, sub, filter, min, max, stock, rating }: Narrowed): number {
  const names = new Set(filter.map((value) => value.split('.', 1)[0]));
  return (
    names.size +
    [vendor.length > 0, sub.length > 0, rating.length > 0, min !== '' || max !== '', stock].filter(Boolean)
      .length
  );
}

export type FacetOption = { value: string; label: string; count: number; hex?: string; hex2?: string };
export type FacetGroup = {
  name: 'vendor' | 'sub' | 'filter' | 'rating';
  title: string;
  options: FacetOption[];
};

/** A chosen value that nothing has any more stays in its group, so that it can be taken back. */
function withChosen(options: FacetOption[], chosen: string[], labelOf = (value: string) => value) {
  const there = new Set(options.map(({ value }) => value));
  const gone = chosen.filter((value) => !there.has(value));
  return [...options, ...gone.map((value) => ({ value, label: labelOf(value), count: 0 }))];
}

/** Bounds in stars, the highest first. */
function ratingOptions(
  { ratings }: Facets,
  chosen: string[],
  labelOf: (values: { stars: string }) => string,
): FacetOption[] {
  const options = ratings.map(({ stars, count }) => ({
    value: `${stars}`,
    label: labelOf({ stars: `${stars}` }),
    count,
  }));
  return withChosen(options, chosen, (stars) => labelOf({ stars }));
}

/** The groups of checkboxes: those that leave a choice, or in which one was made. */
export function facetGroups(
  facets: Facets,
  narrowed: Narrowed,
  titles: {
    vendor: string;
    sub: string;
    rating: string;
    stars: (values: { stars: string }) => string;
    hidden: readonly string[];
  },
): FacetGroup[] {
  const names = [
    ...new Set([
      ...facets.filters.map(({ name }) => name),
      ...narrowed.filter.map((value) => value.split('.', 1)[0] ?? ''),
    ]),
  ];
  const groups: FacetGroup[] = [
    { name: 'sub', title: titles.sub, options: withChosen(facets.subcategories, narrowed.sub) },
    ...names.map((name): FacetGroup => {
      const { label = name, values = [] } = facets.filters.find((filter) => filter.name === name) ?? {};
      return {
        name: 'filter',
        title: label,
        options: withChosen(
          values.map((option) => ({ ...option, value: `${name}.${option.value}` })),
          narrowed.filter.filter((value) => value.startsWith(`${name}.`)),
          (value) => value.slice(name.length + 1),
        ),
      };
    }),
    { name: 'vendor', title: titles.vendor, options: withChosen(facets.vendors, narrowed.vendor) },
    { name: 'rating', title: titles.rating, options: ratingOptions(facets, narrowed.rating, titles.stars) },
  ];
  return groups.filter(
    ({ name, options }) =>
      options.some(({ value }) => narrowed[name].includes(value)) ||
      (options.length > 1 && !titles.hidden.includes(name)),
  );
}
