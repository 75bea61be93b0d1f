/**
 * A listing from the index in memory: which products, in what order, and how many each value of each facet has. It says
 * what storage/repositories/listing.ts says, which answers until the index is there and is its oracle in tests:
 * - a product is listed when it has any of the chosen values of every facet; options and stock must be those of one SKU;
 * - the price is the lowest of its SKUs, as on the card; a product without SKUs is listed where no facet asks for one;
 * - a value counts the products that the list would have with it under the choices in all other facets.
 */

import type { FacetRows, ProductQuery, Selection } from '#api/storage/repositories/listing.ts';
import { countBits, noBits, setBit } from './bits.ts';
import { type Columns, noPrice, shelfName } from './columns.ts';
import type { OrderName, Orders } from './orders.ts';

export type Listed = { ids: string[]; total: number; facets: FacetRows | null };

/** What the dealer calls things; the catalogue's memo keeps it. */
export type ListingNames = {
  vendors: Map<string, { slug: string; name: string }>;
  categories: { id: string; slug: string; name: string; isSubcategory: boolean }[];
};

const ofVendor = 1;
const ofSubcategory = 2;
const ofPrice = 4;
const ofStock = 8;
const firstOption = 16;
/** As many options as have a bit. */
export const mostOptions = 26;

/** Which codes are meant, as flags. */
function flags(size: number, codes: (number | undefined)[]): Uint8Array {
  const flagged = new Uint8Array(size);
  for (const code of codes) if (code !== undefined) flagged[code] = 1;
  return flagged;
}

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

/** The bits of the chosen options: by value, and by facet. */
function optionBits(columns: Columns, options: Selection['options']) {
  const byValue = new Int32Array(columns.valueCodes.size);
  const byFacet = new Int32Array(columns.facetCodes.size);
  let all = 0;
  for (const [place, { name, values }] of options.entries()) {
    const bit = firstOption << place;
    all |= bit;
    const facet = columns.facetCodes.of(name);
    if (facet !== undefined) byFacet[facet] = bit;
    for (const value of values) {
      const code = columns.valueCodes.of(`${name}\0${value}`);
      if (code !== undefined) byValue[code] = bit;
    }
  }
  return { byValue, byFacet, all };
}

/** Goes over the scope once: what is listed, and with `count` what every facet would leave. */
function narrow(
  columns: Columns,
  query: ProductQuery,
  names: ListingNames,
  scope: Int32Array,
  count: boolean,
) {
  const { selection, priceColumn, warehouseId } = query;
  const { live, vendor, shelves, shelfStart, shelfCount, skuStart, skuCount, values, facetOf } = columns;
  const { valueStart, valueCount } = columns;
  const prices = priceColumn === 'trade_cents' ? columns.trade : columns.retail;
  const { minCents = 0, maxCents = noPrice } = selection;
  const isPriced = selection.minCents !== undefined || selection.maxCents !== undefined;
  const wantedVendors =
    selection.vendors.length > 0
      ? flags(
          columns.vendorCodes.size,
          [...names.vendors].map(([id, { slug }]) =>
            selection.vendors.includes(slug) ? columns.vendorCodes.of(id) : undefined,
          ),
        )
      : null;
  const wantedShelves =
    selection.subcategories.length > 0
      ? flags(
          columns.shelfCodes.size,
          names.categories.map(({ id, slug }) =>
            selection.subcategories.includes(slug)
              ? columns.shelfCodes.of(shelfName('category', id))
              : undefined,
          ),
        )
      : null;
  const option = optionBits(columns, selection.options);
  const stocked = columns.stock.get(warehouseId) ?? new Uint8Array(0);
  const ofSku = option.all !== 0 || selection.available;

  const rows = new Int32Array(scope.length);
  let total = 0;
  const vendors = new Int32Array(count ? columns.vendorCodes.size : 0);
  const shelved = new Int32Array(count ? columns.shelfCodes.size : 0);
  const valued = new Int32Array(count ? columns.valueCodes.size : 0);
  /** The row that a value was last counted for: several SKUs of one product count once. */
  const last = new Int32Array(valued.length).fill(-1);
  let available = 0;
  let low = noPrice;
  let high = -1;

  for (const row of scope) {
    if (live[row] !== 1) continue;
    const price = prices[row] as number;
    const firstShelf = shelfStart[row] as number;
    const endShelf = firstShelf + (shelfCount[row] as number);
    let product = 0;
    if (wantedVendors && wantedVendors[vendor[row] as number] !== 1) product |= ofVendor;
    if (wantedShelves) {
      let on = false;
      for (let at = firstShelf; at < endShelf && !on; at++) on = wantedShelves[shelves[at] as number] === 1;
      if (!on) product |= ofSubcategory;
    }
    const firstSku = skuStart[row] as number;
    const endSku = firstSku + (skuCount[row] as number);
    if (firstSku === endSku) {
      if (product === 0 && !ofSku && !isPriced) rows[total++] = row;
      continue;
    }
    if (isPriced && (price < minCents || price > maxCents)) product |= ofPrice;
    if (!count && product !== 0) continue;
    // Two facets that do not fit: it counts nowhere.
    if ((product & (product - 1)) !== 0) continue;
    if (!count && !ofSku) {
      rows[total++] = row;
      continue;
    }
    const isSeveral = endSku - firstSku > 1;
    let listed = false;
    let inStock = false;
    let byVendor = false;
    let byShelf = false;
    let byPrice = false;
    for (let sku = firstSku; sku < endSku; sku++) {
      const firstValue = valueStart[sku] as number;
      const endValue = firstValue + (valueCount[sku] as number);
      let lacks = option.all;
      if (lacks !== 0)
        for (let at = firstValue; at < endValue; at++)
          lacks &= ~(option.byValue[values[at] as number] as number);
      const isHere = sku < stocked.length && stocked[sku] === 1;
      if (selection.available && !isHere) lacks |= ofStock;
      const lacking = product | lacks;
      if (lacking === 0) {
        listed = true;
        if (isHere) inStock = true;
        if (!count) break;
      } else if ((lacking & (lacking - 1)) !== 0) continue;
      if (lacking === 0 || lacking === ofVendor) byVendor = true;
      if (lacking === 0 || lacking === ofSubcategory) byShelf = true;
      if (lacking === 0 || lacking === ofPrice) byPrice = true;
      if (lacking === 0 || lacking >= firstOption) {
        for (let at = firstValue; at < endValue; at++) {
          const value = values[at] as number;
          if (lacking !== 0 && option.byFacet[facetOf[value] as number] !== lacking) continue;
          if (isSeveral) {
            if (last[value] === row) continue;
            last[value] = row;
          }
          valued[value] = (valued[value] as number) + 1;
        }
      }
    }
    if (listed) rows[total++] = row;
    if (!count) continue;
    if (inStock) available += 1;
    if (byVendor) {
      const code = vendor[row] as number;
      vendors[code] = (vendors[code] as number) + 1;
    }
    if (byShelf)
      for (let at = firstShelf; at < endShelf; at++) {
        const shelf = shelves[at] as number;
        shelved[shelf] = (shelved[shelf] as number) + 1;
      }
    if (byPrice && price < low) low = price;
    if (byPrice && price > high) high = price;
  }
  const counted = count
    ? facetRows(columns, names, { vendors, shelved, valued, available, low, high })
    : null;
  // Its own copy: the room was for all of the scope.
  return { rows: rows.slice(0, total), facets: counted };
}

function facetRows(
  columns: Columns,
  names: ListingNames,
  found: {
    vendors: Int32Array;
    shelved: Int32Array;
    valued: Int32Array;
    available: number;
    low: number;
    high: number;
  },
): FacetRows {
  const of = (counts: Int32Array, code: number | undefined) =>
    code === undefined ? 0 : (counts[code] as number);
  const vendors = [...names.vendors]
    .map(([id, { slug, name }]) => ({
      value: slug,
      label: name,
      count: of(found.vendors, columns.vendorCodes.of(id)),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const subcategories = names.categories
    .filter(({ isSubcategory }) => isSubcategory)
    .map(({ id, slug, name }) => ({
      value: slug,
      label: name,
      count: of(found.shelved, columns.shelfCodes.of(shelfName('category', id))),
    }))
    .filter(({ count }) => count > 0);
  const options = columns.valueCodes.names().flatMap((said, code) => {
    const count = of(found.valued, code);
    const gap = said.indexOf('\0');
    return count > 0 ? [{ name: said.slice(0, gap), value: said.slice(gap + 1), count }] : [];
  });
  const orNull = <T>(list: T[]) => (list.length > 0 ? list : null);
  return {
    vendors: orNull(vendors),
    subcategories: orNull(subcategories),
    options: orNull(options),
    price: found.high >= 0 ? { min: found.low, max: found.high } : null,
    available: found.available,
  };
}

const orderOf = ({ sort, priceColumn }: ProductQuery): OrderName => {
  const price = priceColumn === 'trade_cents' ? 'trade' : 'retail';
  if (sort === 'price') return price;
  if (sort === '-price') return `-${price}`;
  return sort === 'newest' || sort === 'name' ? sort : 'popularity';
};

/** So few rows are sorted by their ranks. */
const few = 500;

/** A window of rows in order. Ranks of many are marked as bits, which are counted up to where the window begins. */
function pageOf(orders: Orders, query: ProductQuery, rows: Int32Array): Int32Array {
  const { offset, limit } = query;
  const order = orders.get(orderOf(query));
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

type Narrowed = ReturnType<typeof narrow>;

/** Answers that are kept of an index, until a product changes: sorts and pages of one list are the same walk. */
const mostKept = 40;
const kept = new WeakMap<Columns, { version: number; names: ListingNames; answers: Map<string, Narrowed> }>();

function narrowed(columns: Columns, query: ProductQuery, names: ListingNames, count: boolean): Narrowed {
  const { limit: _, offset: __, sort: ___, ids, ...rest } = query;
  // A search's answers, or a handful: quick, and hardly asked for twice.
  if (ids) return narrow(columns, query, names, scopeOf(columns, query), count);
  let own = kept.get(columns);
  if (own?.version !== columns.version || own.names !== names) {
    own = { version: columns.version, names, answers: new Map() };
    kept.set(columns, own);
  }
  const key = JSON.stringify([rest, count]);
  const known = own.answers.get(key) ?? narrow(columns, query, names, scopeOf(columns, query), count);
  // The least recently used stand first.
  own.answers.delete(key);
  own.answers.set(key, known);
  const [oldest] = own.answers.keys();
  if (own.answers.size > mostKept && oldest !== undefined) own.answers.delete(oldest);
  return known;
}

/** With `relevance`, rows keep the order of `ids`. */
export function answerListing(
  { columns, orders }: { columns: Columns; orders: Orders },
  query: ProductQuery,
  names: ListingNames,
  count: boolean,
): Listed {
  const { rows, facets } = narrowed(columns, query, names, count);
  const page =
    query.sort === 'relevance' && query.ids
      ? rows.subarray(query.offset, query.offset + query.limit)
      : pageOf(orders, query, rows);
  return { ids: [...page].map((row) => columns.ids[row] as string), total: rows.length, facets };
}
