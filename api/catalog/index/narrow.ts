/**
 * Narrows the rows of a list to what a shopper chose, and counts in the same pass what every facet would leave.
 *
 * Every choice has a bit, and what a SKU does not fit is a set of them in one number, its `misses`:
 *
 *     1           vendor        \
 *     2           subcategory    } known of the whole product
 *     4           price          |
 *     8           rating        /
 *     16          in stock      \  known of one SKU
 *     32, 64, ... options       /  one bit for each facet, in the order in which they were chosen
 *
 * A SKU that misses nothing (0) lists its product and counts in every facet. One that misses a single choice counts in
 * that facet alone, since another value there would list it. One that misses two counts nowhere.
 *
 * Chosen are the vendor Fenn (1), the finish Brass (32) and the width 24 in (64). Of a faucet by Fenn,
 *
 *     Brass,  24 in   misses 0         is listed; counts for Fenn, for Brass and for 24 in
 *     Chrome, 24 in   misses 32        counts for Chrome: choosing it as well would list one product more
 *     Chrome, 30 in   misses 32 | 64   counts nowhere
 *
 * The same three SKUs of another vendor's faucet miss 1, 1 | 32 and 1 | 32 | 64: that faucet counts for its vendor only.
 */
import { type ProductQuery, ratingBounds, type Selection } from '#api/catalog/storage/listing.ts';
import { type Columns, noPrice, shelfName } from './columns.ts';
import { shownFigures } from './shown-figures.ts';

/** The dealer's names; the catalog's memo keeps them. */
export type ListingNames = {
  vendors: Map<string, { slug: string; name: string }>;
  categories: { id: string; slug: string; name: string; isSubcategory: boolean }[];
};

const vendorBit = 1;
const subcategoryBit = 2;
const priceBit = 4;
const ratingBit = 8;
const stockBit = 16;
const firstOptionBit = 32;
/** As many option facets as have a bit: those from 32 up to `fitsBit`. */
export const mostOptions = 25;
/** Beside the misses of a product's SKUs: one of them misses nothing. */
const fitsBit = 1 << 30;

/** Two or more bits are set. */
const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/** What was chosen, as the columns' numbers. */
type Choices = {
  /** 1 for a chosen code; null where any will do. */
  vendors: Uint8Array | null;
  shelves: Uint8Array | null;
  isPriced: boolean;
  minCents: number;
  maxCents: number;
  prices: Int32Array;
  /** In hundredths; 0 where any will do. */
  minRating: number;
  mustBeInStock: boolean;
  /** 1 for a SKU that is in stock at the warehouse. */
  inStock: Uint8Array;
  /** The bits of all chosen option facets, of each chosen value, and of each facet (0 where nothing is chosen). */
  optionBits: number;
  bitOfValue: Int32Array;
  bitOfFacet: Int32Array;
};

/** How many products the list would have with each vendor, shelf and value, by code. Prices in cents. */
export type Counts = {
  vendors: Int32Array;
  shelves: Int32Array;
  values: Int32Array;
  /** The row that a value was last counted for: several SKUs of one product count once. */
  countedFor: Int32Array;
  available: number;
  low: number;
  /** -1 for no price at all. */
  high: number;
  /** As many as `ratingBounds`, in their order. */
  ratings: number[];
};

function flagsOf(size: number, codes: (number | undefined)[]): Uint8Array {
  const flags = new Uint8Array(size);
  for (const code of codes) if (code !== undefined) flags[code] = 1;
  return flags;
}

function chosenVendors(columns: Columns, { vendors }: Selection, names: ListingNames): Uint8Array | null {
  if (vendors.length === 0) return null;
  const ids = [...names.vendors].flatMap(([id, { slug }]) => (vendors.includes(slug) ? [id] : []));
  return flagsOf(
    columns.vendorCodes.size,
    ids.map((id) => columns.vendorCodes.of(id)),
  );
}

function chosenShelves(columns: Columns, { subcategories }: Selection, names: ListingNames) {
  if (subcategories.length === 0) return null;
  const categories = names.categories.filter(({ slug }) => subcategories.includes(slug));
  return flagsOf(
    columns.shelfCodes.size,
    categories.map(({ id }) => columns.shelfCodes.of(shelfName('category', id))),
  );
}

function chosenOptions(columns: Columns, { options }: Selection) {
  const bitOfValue = new Int32Array(columns.valueCodes.size);
  const bitOfFacet = new Int32Array(columns.facetCodes.size);
  let optionBits = 0;
  for (const [place, { name, values }] of options.entries()) {
    const bit = firstOptionBit << place;
    optionBits |= bit;
    const facet = columns.facetCodes.of(name);
    if (facet !== undefined) bitOfFacet[facet] = bit;
    for (const value of values) {
      const code = columns.valueCodes.of(`${name}\0${value}`);
      if (code !== undefined) bitOfValue[code] = bit;
    }
  }
  return { optionBits, bitOfValue, bitOfFacet };
}

function readChoices(columns: Columns, query: ProductQuery, names: ListingNames): Choices {
  const { selection } = query;
  const { minCents, maxCents, available, minRating = 0 } = selection;
  return {
    vendors: chosenVendors(columns, selection, names),
    shelves: chosenShelves(columns, selection, names),
    isPriced: minCents !== undefined || maxCents !== undefined,
    minCents: minCents ?? 0,
    maxCents: maxCents ?? noPrice,
    minRating: minRating * 100,
    mustBeInStock: available,
    ...shownFigures(columns, query),
    ...chosenOptions(columns, selection),
  };
}

const noCounts = ({ vendorCodes, shelfCodes, valueCodes }: Columns): Counts => ({
  vendors: new Int32Array(vendorCodes.size),
  shelves: new Int32Array(shelfCodes.size),
  values: new Int32Array(valueCodes.size),
  countedFor: new Int32Array(valueCodes.size).fill(-1),
  available: 0,
  low: noPrice,
  high: -1,
  ratings: ratingBounds.map(() => 0),
});

function isOnChosenShelf({ shelves, shelfStart }: Columns, chosen: Uint8Array, row: number) {
  const start = shelfStart[row] as number;
  const end = shelfStart[row + 1] as number;
  for (let at = start; at < end; at++) if (chosen[shelves[at] as number] === 1) return true;
  return false;
}

/** What none of a product's SKUs fits. */
function missesOfProduct(columns: Columns, choices: Choices, row: number): number {
  let misses = 0;
  if (choices.vendors && choices.vendors[columns.vendor[row] as number] !== 1) misses |= vendorBit;
  if (choices.shelves && !isOnChosenShelf(columns, choices.shelves, row)) misses |= subcategoryBit;
  if (choices.isPriced) {
    const price = choices.prices[row] as number;
    if (price < choices.minCents || price > choices.maxCents) misses |= priceBit;
  }
  if ((columns.rating[row] as number) < choices.minRating) misses |= ratingBit;
  return misses;
}

/** What a SKU does not fit by itself. */
function missesOfSku({ valueStart, values }: Columns, choices: Choices, sku: number): number {
  let misses = choices.optionBits;
  if (misses !== 0) {
    const start = valueStart[sku] as number;
    const end = valueStart[sku + 1] as number;
    for (let at = start; at < end; at++) misses &= ~(choices.bitOfValue[values[at] as number] as number);
  }
  // Stock may have been written for fewer SKUs than there are.
  return choices.mustBeInStock && choices.inStock[sku] !== 1 ? misses | stockBit : misses;
}

function hasFittingSku(columns: Columns, choices: Choices, row: number): boolean {
  const start = columns.skuStart[row] as number;
  const end = columns.skuStart[row + 1] as number;
  for (let sku = start; sku < end; sku++) if (missesOfSku(columns, choices, sku) === 0) return true;
  return false;
}

/** Counts a SKU's values: all of them where it misses nothing, else those of the one option that it misses. */
function countValues(
  { valueStart, values, facetOf }: Columns,
  { bitOfFacet }: Choices,
  counts: Counts,
  row: number,
  sku: number,
  misses: number,
): void {
  const start = valueStart[sku] as number;
  const end = valueStart[sku + 1] as number;
  for (let at = start; at < end; at++) {
    const value = values[at] as number;
    if (misses !== 0 && bitOfFacet[facetOf[value] as number] !== misses) continue;
    if (counts.countedFor[value] === row) continue;
    counts.countedFor[value] = row;
    counts.values[value] = (counts.values[value] as number) + 1;
  }
}

/** Counts the SKUs of a product. Returns `fitsBit` where one misses nothing, and every bit that one alone misses. */
function countSkus(
  columns: Columns,
  choices: Choices,
  counts: Counts,
  row: number,
  productMisses: number,
): number {
  const start = columns.skuStart[row] as number;
  const end = columns.skuStart[row + 1] as number;
  let reached = 0;
  let isInStock = false;
  for (let sku = start; sku < end; sku++) {
    const misses = productMisses | missesOfSku(columns, choices, sku);
    if (isSeveral(misses)) continue;
    reached |= misses === 0 ? fitsBit : misses;
    if (misses === 0 && choices.inStock[sku] === 1) isInStock = true;
    if (misses === 0 || misses >= firstOptionBit) countValues(columns, choices, counts, row, sku, misses);
  }
  if (isInStock) counts.available += 1;
  return reached;
}

/** Counts a product's vendor, shelves, price and rating where it is listed, or would be with another choice there. */
function countProduct(
  { vendor, shelves, shelfStart, rating }: Columns,
  counts: Counts,
  row: number,
  reached: number,
  price: number,
): void {
  if ((reached & (fitsBit | vendorBit)) !== 0) {
    const code = vendor[row] as number;
    counts.vendors[code] = (counts.vendors[code] as number) + 1;
  }
  if ((reached & (fitsBit | subcategoryBit)) !== 0) {
    const start = shelfStart[row] as number;
    const end = shelfStart[row + 1] as number;
    for (let at = start; at < end; at++) {
      const shelf = shelves[at] as number;
      counts.shelves[shelf] = (counts.shelves[shelf] as number) + 1;
    }
  }
  if ((reached & (fitsBit | priceBit)) !== 0) {
    if (price < counts.low) counts.low = price;
    if (price > counts.high) counts.high = price;
  }
  if ((reached & (fitsBit | ratingBit)) !== 0) {
    for (const [at, stars] of ratingBounds.entries())
      if ((rating[row] as number) >= stars * 100) counts.ratings[at] = (counts.ratings[at] as number) + 1;
  }
}

/** The rows of `scope` that are listed, in its order, and the facets' counts where they are wanted. */
export function narrowRows(
  columns: Columns,
  query: ProductQuery,
  names: ListingNames,
  scope: Int32Array,
  isCounting: boolean,
): { rows: Int32Array; counts: Counts | null } {
  const choices = readChoices(columns, query, names);
  const counts = isCounting ? noCounts(columns) : null;
  const { live, skuStart } = columns;
  const { prices, isPriced } = choices;
  const asksOfSku = choices.optionBits !== 0 || choices.mustBeInStock;
  const rows = new Int32Array(scope.length);
  let total = 0;
  for (const row of scope) {
    if (live[row] !== 1) continue;
    const misses = missesOfProduct(columns, choices, row);
    if (skuStart[row + 1] === skuStart[row]) {
      // Nothing to buy of it: it is listed where nothing is asked of a SKU, and counts nowhere.
      if (misses === 0 && !asksOfSku && !isPriced) rows[total++] = row;
    } else if (counts) {
      if (isSeveral(misses)) continue;
      const reached = countSkus(columns, choices, counts, row, misses);
      if ((reached & fitsBit) !== 0) rows[total++] = row;
      countProduct(columns, counts, row, reached, prices[row] as number);
    } else if (misses === 0 && (!asksOfSku || hasFittingSku(columns, choices, row))) rows[total++] = row;
  }
  // Its own copy: the room was for all of the scope.
  return { rows: rows.slice(0, total), counts };
}
