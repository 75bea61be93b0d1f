/**
 * Every product on sale as numbers in arrays, for counting (docs/traps.md#facet-counts). A row is a product; it keeps
 * its place until the index is made anew. What a product has several of (shelves, SKUs, values) stands in one run; a
 * changed product's runs are written at the end and the old ones stay as waste.
 */
import type { ListingRow } from '#api/catalog/storage/listing-rows.ts';
import { Codes, roomFor } from './codes.ts';

/** The price of a product without SKUs. */
export const noPrice = 0x7fffffff;

/** Filters as far as they decide what a SKU is found by: no labels takes every value. */
export type FilterRule = { name: string; labels: ReadonlySet<string> };

/** What a change of a product moved: which orders have to follow. */
export type Moved = {
  popularity: boolean;
  created: boolean;
  name: boolean;
  price: boolean;
  rating: boolean;
};

const shelfKinds = ['category', 'tag', 'collection', 'vendor'] as const;
export const shelfName = (kind: (typeof shelfKinds)[number], id: string) => `${kind} ${id}`;
export const isCategory = (shelf: string) => shelf.startsWith('category ');

type CodesName = 'shelfCodes' | 'vendorCodes' | 'valueCodes' | 'facetCodes';

export class Columns {
  size = 0;
  /** Moves with every change. */
  version = 0;
  alive = 0;
  ids: string[] = [];
  sortKeys: string[] = [];
  live = new Uint8Array(0);
  vendor = new Int32Array(0);
  popularity = new Int32Array(0);
  created = new Float64Array(0);
  /** The average of the reviews in hundredths, and how many there are. */
  rating = new Uint16Array(0);
  reviews = new Int32Array(0);
  /** The lowest prices in cents. */
  retail = new Int32Array(0);
  trade = new Int32Array(0);
  /** Rows' runs in `shelves`: categories, tags, collections and the vendor. */
  shelfStart = new Int32Array(0);
  shelfCount = new Int32Array(0);
  shelves = new Int32Array(0);
  /** Rows' runs of SKUs. */
  skuStart = new Int32Array(0);
  skuCount = new Int32Array(0);
  /** SKUs' runs in `values`. */
  valueStart = new Int32Array(0);
  valueCount = new Uint8Array(0);
  values = new Int32Array(0);
  /** By warehouse: 1 for a SKU in stock. */
  readonly stock = new Map<string, Uint8Array>();
  readonly shelfCodes: Codes;
  readonly vendorCodes: Codes;
  /** `name\0value`. */
  readonly valueCodes: Codes;
  readonly facetCodes: Codes;
  /** The facet of each value. */
  facetOf = new Int32Array(0);

  readonly #rows = new Map<string, number>();
  readonly #filters: Map<string, FilterRule>;
  #shelvesEnd = 0;
  #skusEnd = 0;
  #valuesEnd = 0;
  #lists = new Map<number, Int32Array>();

  constructor(filters: FilterRule[], codes?: Pick<Columns, CodesName>) {
    this.#filters = new Map(filters.map((filter) => [filter.name, filter]));
    this.shelfCodes = codes?.shelfCodes ?? new Codes();
    this.vendorCodes = codes?.vendorCodes ?? new Codes();
    this.valueCodes = codes?.valueCodes ?? new Codes();
    this.facetCodes = codes?.facetCodes ?? new Codes();
  }

  /** The same products, their rows in another order and without room for more. */
  async inOrder(rows: Int32Array, pause: () => Promise<void>): Promise<Columns> {
    const other = new Columns([...this.#filters.values()], this);
    other.#reserve(this);
    for (let at = 0; at < rows.length; at++) {
      other.#copy(this, rows[at] as number);
      if (at % 5000 === 0) await pause();
    }
    return other;
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  /** So much of it is waste that it is better made anew. */
  get wasteful(): boolean {
    return this.size > 1000 && (this.alive < this.size / 2 || this.#skusEnd > 3 * this.size + 100_000);
  }

  /** Bytes of the arrays; the texts are beside that. */
  get bytes(): number {
    const arrays = Object.values(this).filter((value): value is Int32Array => ArrayBuffer.isView(value));
    return [...arrays, ...this.stock.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Writes a product, known or new. */
  put(product: ListingRow): { row: number; moved: Moved } {
    const [id, sortKey, vendorId, popularity, created, specifications] = product;
    const [rating, reviews] = [product[11], product[12]];
    const known = this.#rows.get(id);
    this.version += 1;
    const row = known ?? this.#newRow(id);
    const was = this.live[row] === 1;
    const price = { retail: this.retail[row], trade: this.trade[row] };
    const moved = {
      popularity: !was || this.popularity[row] !== popularity,
      created: !was || this.created[row] !== created,
      name: !was || this.sortKeys[row] !== sortKey,
      price: true,
      rating: !was || this.rating[row] !== rating || this.reviews[row] !== reviews,
    };
    const stood = was ? this.#shelvesOf(row) : [];
    if (!was) this.alive += 1;
    this.live[row] = 1;
    this.sortKeys[row] = sortKey;
    this.vendor[row] = this.vendorCodes.give(vendorId);
    this.popularity[row] = popularity;
    this.created[row] = created;
    this.rating[row] = rating;
    this.reviews[row] = reviews;
    this.#putShelves(row, product);
    const stands = this.#shelvesOf(row);
    if (!was || stands.length !== stood.length || stands.some((shelf, at) => shelf !== stood[at]))
      this.#forgetLists([...stood, ...stands]);
    this.#putSkus(row, product[9] ?? [], specifications);
    moved.price = !was || price.retail !== this.retail[row] || price.trade !== this.trade[row];
    return { row, moved };
  }

  /** A product that is not on sale any more. */
  remove(id: string): number | null {
    const row = this.#rows.get(id);
    if (row === undefined || this.live[row] === 0) return null;
    this.version += 1;
    this.#forgetLists(this.#shelvesOf(row));
    this.live[row] = 0;
    this.alive -= 1;
    return row;
  }

  /** Counts out all shelves at once, so that nobody waits for the first question to each. */
  async makeShelves(pause: () => Promise<void>): Promise<void> {
    const { version } = this;
    const counts = new Int32Array(this.shelfCodes.size);
    const each = async (tell: (row: number, shelf: number) => void) => {
      for (let row = 0; row < this.size; row++) {
        if (row % 20_000 === 0) await pause();
        if (this.live[row] !== 1) continue;
        const start = this.shelfStart[row] as number;
        const end = start + (this.shelfCount[row] as number);
        for (let at = start; at < end; at++) tell(row, this.shelves[at] as number);
      }
    };
    await each((_, shelf) => {
      counts[shelf] = (counts[shelf] as number) + 1;
    });
    const lists = Array.from(counts, (count) => new Int32Array(count));
    const ends = new Int32Array(counts.length);
    await each((row, shelf) => {
      const end = ends[shelf] as number;
      (lists[shelf] as Int32Array)[end] = row;
      ends[shelf] = end + 1;
    });
    if (version === this.version) this.#lists = new Map(lists.entries());
  }

  /** The rows on a shelf; counted out at the first question after it changed. */
  rowsOn(shelf: number): Int32Array {
    const kept = this.#lists.get(shelf);
    if (kept) return kept;
    const rows = new Int32Array(this.alive);
    let count = 0;
    for (let row = 0; row < this.size; row++) {
      if (this.live[row] === 1 && this.isOn(row, shelf)) rows[count++] = row;
    }
    const list = rows.slice(0, count);
    this.#lists.set(shelf, list);
    return list;
  }

  isOn(row: number, shelf: number): boolean {
    const start = this.shelfStart[row] as number;
    const end = start + (this.shelfCount[row] as number);
    for (let at = start; at < end; at++) if (this.shelves[at] === shelf) return true;
    return false;
  }

  #reserve(from: Columns): void {
    const { size } = from;
    this.live = new Uint8Array(size);
    this.vendor = new Int32Array(size);
    this.popularity = new Int32Array(size);
    this.created = new Float64Array(size);
    this.rating = new Uint16Array(size);
    this.reviews = new Int32Array(size);
    this.retail = new Int32Array(size);
    this.trade = new Int32Array(size);
    this.shelfStart = new Int32Array(size);
    this.shelfCount = new Int32Array(size);
    this.skuStart = new Int32Array(size);
    this.skuCount = new Int32Array(size);
    this.shelves = new Int32Array(from.#shelvesEnd);
    this.valueStart = new Int32Array(from.#skusEnd);
    this.valueCount = new Uint8Array(from.#skusEnd);
    this.values = new Int32Array(from.#valuesEnd);
    this.facetOf = from.facetOf.slice();
    for (const warehouse of from.stock.keys()) this.stock.set(warehouse, new Uint8Array(from.#skusEnd));
  }

  #copy(from: Columns, row: number): void {
    const own = this.#newRow(from.ids[row] as string);
    this.live[own] = from.live[row] as number;
    this.alive += from.live[row] as number;
    this.sortKeys[own] = from.sortKeys[row] as string;
    for (const name of ['vendor', 'popularity', 'created', 'rating', 'reviews', 'retail', 'trade'] as const)
      this[name][own] = from[name][row] as number;
    const shelf = from.shelfStart[row] as number;
    this.shelfStart[own] = this.#shelvesEnd;
    this.shelfCount[own] = from.shelfCount[row] as number;
    for (let at = shelf; at < shelf + (from.shelfCount[row] as number); at++)
      this.shelves[this.#shelvesEnd++] = from.shelves[at] as number;
    const sku = from.skuStart[row] as number;
    this.skuStart[own] = this.#skusEnd;
    this.skuCount[own] = from.skuCount[row] as number;
    for (let at = sku; at < sku + (from.skuCount[row] as number); at++) {
      const start = from.valueStart[at] as number;
      this.valueStart[this.#skusEnd] = this.#valuesEnd;
      this.valueCount[this.#skusEnd] = from.valueCount[at] as number;
      for (let value = start; value < start + (from.valueCount[at] as number); value++)
        this.values[this.#valuesEnd++] = from.values[value] as number;
      for (const [warehouse, stocked] of from.stock)
        (this.stock.get(warehouse) as Uint8Array)[this.#skusEnd] = stocked[at] ?? 0;
      this.#skusEnd += 1;
    }
  }

  #newRow(id: string): number {
    const row = this.size++;
    this.#rows.set(id, row);
    this.ids[row] = id;
    this.live = roomFor(this.live, this.size);
    this.vendor = roomFor(this.vendor, this.size);
    this.popularity = roomFor(this.popularity, this.size);
    this.created = roomFor(this.created, this.size);
    this.rating = roomFor(this.rating, this.size);
    this.reviews = roomFor(this.reviews, this.size);
    this.retail = roomFor(this.retail, this.size);
    this.trade = roomFor(this.trade, this.size);
    this.shelfStart = roomFor(this.shelfStart, this.size);
    this.shelfCount = roomFor(this.shelfCount, this.size);
    this.skuStart = roomFor(this.skuStart, this.size);
    this.skuCount = roomFor(this.skuCount, this.size);
    return row;
  }

  #shelvesOf(row: number): number[] {
    const start = this.shelfStart[row] as number;
    return Array.from(this.shelves.subarray(start, start + (this.shelfCount[row] as number)));
  }

  #forgetLists(shelves: number[]): void {
    for (const shelf of shelves) this.#lists.delete(shelf);
  }

  #putShelves(row: number, [, , vendorId, , , , categories, tags, collections]: ListingRow): void {
    const names = [
      ...(categories ?? []).map((id) => shelfName('category', id)),
      ...(tags ?? []).map((id) => shelfName('tag', id)),
      ...(collections ?? []).map((id) => shelfName('collection', id)),
      shelfName('vendor', vendorId),
    ];
    const start = this.#shelvesEnd;
    this.#shelvesEnd += names.length;
    this.shelves = roomFor(this.shelves, this.#shelvesEnd);
    this.shelfStart[row] = start;
    this.shelfCount[row] = names.length;
    for (const [at, name] of names.entries()) {
      const shelf = this.shelfCodes.give(name);
      this.shelves[start + at] = shelf;
    }
  }

  #putSkus(row: number, skus: NonNullable<ListingRow[9]>, specifications: ListingRow[5]): void {
    const start = this.#skusEnd;
    this.#skusEnd += skus.length;
    this.valueStart = roomFor(this.valueStart, this.#skusEnd);
    this.valueCount = roomFor(this.valueCount, this.#skusEnd);
    this.skuStart[row] = start;
    this.skuCount[row] = skus.length;
    this.retail[row] = noPrice;
    this.trade[row] = noPrice;
    const said = this.#said(specifications);
    for (const [place, [retail, trade, options, stockedAt]] of skus.entries()) {
      const sku = start + place;
      this.retail[row] = Math.min(this.retail[row] as number, retail);
      this.trade[row] = Math.min(this.trade[row] as number, trade, retail);
      for (const [warehouse, stocked] of this.stock)
        this.stock.set(warehouse, roomFor(stocked, this.#skusEnd));
      for (const warehouse of stockedAt ?? []) {
        const stocked = roomFor(this.stock.get(warehouse) ?? new Uint8Array(0), this.#skusEnd);
        this.stock.set(warehouse, stocked);
        stocked[sku] = 1;
      }
      this.#putValues(sku, options, said);
    }
  }

  /** The product's specifications that a filter of that name takes. */
  #said(specifications: ListingRow[5]): [name: string, value: string][] {
    const said: [string, string][] = [];
    for (const [key, value] of Object.entries(specifications)) {
      const filter = this.#filters.get(key);
      if (!filter || value === '' || (filter.labels.size > 0 && !filter.labels.has(value))) continue;
      said.push([filter.name, value]);
    }
    return said;
  }

  /** A SKU's own options; else what its product's specifications say. Only what there is a filter for. */
  #putValues(sku: number, options: Record<string, string>, said: [string, string][]): void {
    const own = Object.entries(options).filter(([name, value]) => this.#filters.has(name) && value !== '');
    const values = [...own, ...said.filter(([name]) => !Object.hasOwn(options, name))].slice(0, 255);
    this.valueStart[sku] = this.#valuesEnd;
    this.valueCount[sku] = values.length;
    this.values = roomFor(this.values, this.#valuesEnd + values.length);
    for (const [name, value] of values) {
      const code = this.valueCodes.give(`${name}\0${value}`);
      this.facetOf = roomFor(this.facetOf, code + 1);
      this.facetOf[code] = this.facetCodes.give(name);
      this.values[this.#valuesEnd++] = code;
    }
  }
}
