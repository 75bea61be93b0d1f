/**
 * A listing from the index in memory: which products, in what order, and how many each value of each facet has. It says
 * what storage/repositories/listing.ts says, which answers until the index is there and is its oracle in tests:
 * - a product is listed when it has any of the chosen values of every facet; options and stock must be those of one SKU;
 * - the price is the lowest of its SKUs, as on the card; a product without SKUs is listed where no facet asks for one;
 * - a value counts the products that the list would have with it under the choices in all other facets.
 */

import type { FacetRows, ProductQuery } from '#api/catalog/storage/listing.ts';
import { countBits, noBits, setBit } from './bits.ts';
import { type Columns, shelfName } from './columns.ts';
import { type Counts, type ListingNames, narrowRows } from './narrow.ts';
import { comparison, type Order, type OrderName, type Orders } from './orders.ts';
import { priceWindow } from './price-window.ts';
import { shownFigures } from './shown-figures.ts';
import { mergeRows } from './sort-rows.ts';

export type Listed = { ids: string[]; total: number; facets: FacetRows | null };

/** The rows that are narrowed; in the order of `ids` where they are given, else in no order. */
function scopeOf(columns: Columns, query: ProductQuery): Int32Array {
  const { ids, categoryId, tagId, collectionId, vendorId } = query;
  const names = [
    ...(categoryId === undefined ? [] : [shelfName('category', categoryId)]),
    ...(tagId === undefined ? [] : [shelfName('tag', tagId)]),
    ...(collectionId === undefined ? [] : [shelfName('collection', collectionId)]),
    ...(vendorId === undefined ? [] : [shelfName('vendor', vendorId)]),
  ];
  const shelves = names.map((name) => columns.shelfCodes.of(name));
  if (shelves.includes(undefined)) return new Int32Array(0);
  const on = (rows: Int32Array, others: (number | undefined)[]) =>
    others.length === 0
      ? rows
      : rows.filter((row) => others.every((shelf) => columns.isOn(row, shelf as number)));
  if (ids) {
    const known = [...new Set(ids)].flatMap((id) => columns.rowOf(id) ?? []);
    return on(Int32Array.from(known), shelves);
  }
  const [first, ...others] = shelves
    .map((shelf) => ({ shelf, rows: columns.rowsOn(shelf as number) }))
    .sort((a, b) => a.rows.length - b.rows.length);
  if (!first) return new Int32Array(columns.size).map((_, row) => row);
  return on(
    first.rows,
    others.map(({ shelf }) => shelf),
  );
}

/** The facets as a page shows them: only values that would list something. */
function facetRows(columns: Columns, names: ListingNames, counts: Counts): FacetRows {
  const of = (byCode: Int32Array, code: number | undefined) =>
    code === undefined ? 0 : (byCode[code] as number);
  const vendors = [...names.vendors]
    .map(([id, { slug, name }]) => ({
      value: slug,
      label: name,
      count: of(counts.vendors, columns.vendorCodes.of(id)),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const subcategories = names.categories
    .filter(({ isSubcategory }) => isSubcategory)
    .map(({ id, slug, name }) => ({
      value: slug,
      label: name,
      count: of(counts.shelves, columns.shelfCodes.of(shelfName('category', id))),
    }))
    .filter(({ count }) => count > 0);
  const options = columns.valueCodes.names().flatMap((named, code) => {
    const count = of(counts.values, code);
    const gap = named.indexOf('\0');
    return count > 0 ? [{ name: named.slice(0, gap), value: named.slice(gap + 1), count }] : [];
  });
  const orNull = <T>(list: T[]) => (list.length > 0 ? list : null);
  return {
    vendors: orNull(vendors),
    subcategories: orNull(subcategories),
    options: orNull(options),
    price: counts.high >= 0 ? { min: counts.low, max: counts.high } : null,
    available: counts.available,
    ratings: counts.ratings,
  };
}

const orderOf = ({ sort, priceColumn }: ProductQuery): OrderName => {
  const price = priceColumn === 'trade_cents' ? 'trade' : 'retail';
  if (sort === 'price') return price;
  if (sort === '-price') return `-${price}`;
  return sort === 'newest' || sort === 'name' || sort === 'rating' ? sort : 'popularity';
};

/** So few rows are sorted by their ranks. */
const few = 500;

type Window = Pick<ProductQuery, 'offset' | 'limit'>;

/** A window of ranked rows in order. Ranks of many are marked as bits, counted up to where the window begins. */
function windowOf(order: Order, { offset, limit }: Window, rows: Int32Array): Int32Array {
  if (rows.length < few) {
    const ranks = rows.map((row) => order.ranks[row] as number).sort();
    return ranks.subarray(offset, offset + limit).map((rank) => order.rows[rank] as number);
  }
  const marked = noBits(order.rows.length);
  for (let at = 0; at < rows.length; at++) setBit(marked, order.ranks[rows[at] as number] as number);
  const page = new Int32Array(Math.max(0, Math.min(limit, rows.length - offset)));
  let skipped = 0;
  let count = 0;
  for (let at = 0; at < marked.length && count < page.length; at++) {
    let word = marked[at] as number;
    const here = countBits(word);
    if (skipped + here <= offset) {
      skipped += here;
      continue;
    }
    for (; word !== 0 && count < page.length; word &= word - 1) {
      if (skipped < offset) skipped += 1;
      else page[count++] = order.rows[(at << 5) + 31 - Math.clz32(word & -word)] as number;
    }
  }
  return page;
}

/**
 * A page of rows in the order that was asked for. Rows that were written lately have no rank, and by price, kits and
 * made-to-measure products stand where their cards' prices belong: the others are taken from so much earlier that all
 * of those could come before, and the two are merged. Prices that are a company's own have no ranks at all.
 */
function pageOf(columns: Columns, orders: Orders, query: ProductQuery, rows: Int32Array): Int32Array {
  const { offset, limit, opening, sort, own } = query;
  if (own && (sort === 'price' || sort === '-price'))
    return priceWindow(rows, shownFigures(columns, query).prices, query, byShownPrice(columns, query));
  const name = orderOf(query);
  const order = orders.ranks(name);
  const { ranked } = orders;
  const opened = new Set<number>();
  if (sort === 'price' || sort === '-price')
    for (const id of opening.byProduct.keys()) opened.add(columns.rowOf(id) ?? -1);
  const isMoved = (row: number) => row >= ranked || opened.has(row);
  const moved = columns.size > ranked || opened.size > 0 ? rows.filter(isMoved) : new Int32Array(0);
  if (moved.length === 0) return windowOf(order, query, rows);
  const compare = opened.size > 0 ? byShownPrice(columns, query) : comparison(columns, name);
  const start = Math.max(0, offset - moved.length);
  const others = windowOf(
    order,
    { offset: start, limit: offset + limit - start },
    rows.filter((row) => !isMoved(row)),
  );
  return mergeRows(others, moved.sort(compare), compare, offset + limit - start).subarray(offset - start);
}

function byShownPrice(columns: Columns, query: ProductQuery): (a: number, b: number) => number {
  const { prices } = shownFigures(columns, query);
  const sign = query.sort === 'price' ? 1 : -1;
  return (a, b) => sign * ((prices[a] as number) - (prices[b] as number)) || columns.idTexts.compare(a, b);
}

type Narrowed = { rows: Int32Array; facets: FacetRows | null };

/** Answers that are kept of an index, until a product changes: sorts and pages of one list are the same walk. */
const mostAnswers = 40;
type Answers = { names: ListingNames; byQuery: Map<string, Narrowed> };
const answersOf = new WeakMap<Columns, Answers>();

function narrow(columns: Columns, query: ProductQuery, names: ListingNames, isCounting: boolean): Narrowed {
  const { rows, counts } = narrowRows(columns, query, names, scopeOf(columns, query), isCounting);
  return { rows, facets: counts && facetRows(columns, names, counts) };
}

function narrowOnce(
  columns: Columns,
  query: ProductQuery,
  names: ListingNames,
  isCounting: boolean,
): Narrowed {
  const { limit: _, offset: __, sort: ___, ids, opening, own, ...rest } = query;
  // A search's answers, or a handful: quick, and hardly asked for twice.
  if (ids) return narrow(columns, query, names, isCounting);
  let answers = answersOf.get(columns);
  if (answers?.names !== names) {
    answers = { names, byQuery: new Map() };
    answersOf.set(columns, answers);
  }
  const { byQuery } = answers;
  const key = JSON.stringify([rest, own?.version, opening.version, isCounting]);
  const answer = byQuery.get(key) ?? narrow(columns, query, names, isCounting);
  // The least recently used stand first.
  byQuery.delete(key);
  byQuery.set(key, answer);
  const [oldest] = byQuery.keys();
  if (byQuery.size > mostAnswers && oldest !== undefined) byQuery.delete(oldest);
  return answer;
}

/** With `relevance`, rows keep the order of `ids`. */
export function answerListing(
  { columns, orders }: { columns: Columns; orders: Orders },
  query: ProductQuery,
  names: ListingNames,
  isCounting: boolean,
): Listed {
  const { rows, facets } = narrowOnce(columns, query, names, isCounting);
  const page =
    query.sort === 'relevance' && query.ids
      ? rows.subarray(query.offset, query.offset + query.limit)
      : pageOf(columns, orders, query, rows);
  return { ids: Array.from(page, (row) => columns.idOf(row)), total: rows.length, facets };
}
