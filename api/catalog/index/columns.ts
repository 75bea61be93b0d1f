/**
 * Every product on sale as numbers in arrays, for counting (docs/traps.md#facet-counts). A row is a product; rows are
 * only ever added, and a product that changes gets a new one at the end. So the index of before a change can answer
 * beside the one of after it: both read the same arrays, and each has its own size and its own `live`.
 */
import type { ListingRow } from '#api/catalog/storage/listing-rows.ts';
import {
  arrangedRuns,
  type CodeArray,
  Codes,
  gathered,
  inSteps,
  type Numbers,
  type Pause,
  roomAhead,
  roomFor,
  roomForCode,
} from './codes.ts';
import { Lookup, Texts } from './texts.ts';

/** The price of a product without SKUs. */
export const noPrice = 0x7fffffff;

/** Filters as far as they decide what a SKU is found by: no labels takes every value. */
export type FilterRule = { name: string; labels: ReadonlySet<string> };

const shelfKinds = ['category', 'tag', 'collection', 'vendor'] as const;
export const shelfName = (kind: (typeof shelfKinds)[number], id: string) => `${kind} ${id}`;
export const isCategory = (shelf: string) => shelf.startsWith('category ');

/** One number for each row. */
export const rowFields = [
  'vendor',
  'popularity',
  'created',
  'rating',
  'reviews',
  'retail',
  'trade',
  'name',
  'live',
] as const;
/** All arrays, the stock's and the texts' beside them. */
export const arrayFields = [
  ...rowFields,
  'shelfStart',
  'shelves',
  'skuStart',
  'valueStart',
  'values',
  'facetOf',
] as const;
export class Columns {
  /** The same for all forks of one index: rows have the same numbers in them. */
  lineage: object = {};
  size = 0;
  alive = 0;
  live = new Uint8Array(0);
  vendor: CodeArray = new Uint16Array(0);
  popularity = new Int32Array(0);
  created = new Float64Array(0);
  /** The average of the reviews in hundredths, and how many there are. */
  rating = new Uint16Array(0);
  reviews = new Int32Array(0);
  /** The lowest prices in cents. */
  retail = new Int32Array(0);
  trade = new Int32Array(0);
  /** Numbers in `names`. */
  name = new Int32Array(0);
  names = new Texts();
  idTexts = new Texts();
  /** A row's shelves begin here and end where those of the next begin: categories, tags, collections, the vendor. */
  shelfStart: Int32Array = new Int32Array(1);
  shelves: CodeArray = new Uint16Array(0);
  /** A row's SKUs, likewise. */
  skuStart: Int32Array = new Int32Array(1);
  /** A SKU's values, likewise. */
  valueStart: Int32Array = new Int32Array(1);
  values: CodeArray = new Uint16Array(0);
  /** By warehouse: 1 for a SKU in stock. */
  stock = new Map<string, Uint8Array>();
  shelfCodes = new Codes();
  vendorCodes = new Codes();
  /** `name\0value`. */
  valueCodes = new Codes();
  facetCodes = new Codes();
  /** The facet of each value. */
  facetOf = new Int32Array(0);
  /** The rows of every shelf, one shelf's after the other's, as of the last renew(). */
  listStart: Int32Array = new Int32Array(1);
  listed: Int32Array = new Int32Array(0);

  /** Rows before this one are in `listed` and in `#lookup`. */
  #renewed = 0;
  #lookup = new Lookup();
  /** Products that were written since. */
  #fresh = new Map<string, number>();
  /** Names while all are read: many products share one. */
  #nameLookup: Lookup | null = null;
  filters: Map<string, FilterRule>;
  #lists = new Map<number, Int32Array>();
  #ids: string[] | null = null;

  constructor(filters: FilterRule[]) {
    this.filters = new Map(filters.map((filter) => [filter.name, filter]));
  }

  /** The same products; what is written into it stays unknown here. Only one fork at a time may be written into. */
  fork(): Columns {
    const other = Object.assign(new Columns([]), this);
    other.#renewed = this.#renewed;
    other.#lookup = this.#lookup;
    other.#fresh = new Map(this.#fresh);
    other.live = this.live.slice();
    other.names = this.names.fork();
    other.idTexts = this.idTexts.fork();
    other.stock = new Map(this.stock);
    return other;
  }

  /** Every id by row; made when it is asked for. */
  get ids(): string[] {
    if (this.#ids?.length !== this.size)
      this.#ids = Array.from({ length: this.size }, (_, row) => this.idTexts.text(row));
    return this.#ids;
  }

  idOf(row: number): string {
    return this.idTexts.text(row);
  }

  rowOf(id: string): number | undefined {
    return this.#fresh.get(id) ?? this.#lookup.find(this.idTexts, id);
  }

  /** So many rows were written since the last renew() that it is worth doing. */
  get isDue(): boolean {
    return this.size - this.#renewed > Math.max(4000, this.#renewed / 50);
  }

  /** So much of it is waste that it is better made anew. */
  get wasteful(): boolean {
    return this.size > 1.5 * this.alive + 5000;
  }

  /** Bytes of the arrays and texts. */
  get bytes(): number {
    const arrays = [...arrayFields.map((name) => this[name]), ...this.stock.values()];
    return [...arrays, this.listStart, this.listed, this.names, this.idTexts, this.#lookup].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  /** Writes a product that changed or is new; returns its new row. */
  put(product: ListingRow): number {
    const [id] = product;
    this.remove(id);
    const row = this.append(product);
    this.#fresh.set(id, row);
    return row;
  }

  /** Writes a product that is not there yet, as all are read. It is not found by its id before renew(). */
  append(product: ListingRow): number {
    const [id, sortKey, vendorId, popularity, created, specifications] = product;
    const row = this.size++;
    this.alive += 1;
    for (const name of rowFields) if (name !== 'vendor') this.#makeRoom(name, this.size);
    this.idTexts.add(id);
    this.live[row] = 1;
    this.name[row] = this.#nameLookup ? this.#nameLookup.give(this.names, sortKey) : this.names.add(sortKey);
    const vendor = this.vendorCodes.give(vendorId);
    this.vendor = roomForCode(this.vendor, this.size, vendor);
    this.vendor[row] = vendor;
    this.popularity[row] = popularity;
    this.created[row] = created;
    this.rating[row] = product[11];
    this.reviews[row] = product[12];
    this.#putShelves(row, product);
    this.#putSkus(row, product[9] ?? [], specifications);
    return row;
  }

  #makeRoom(name: Exclude<(typeof rowFields)[number], 'vendor'>, size: number): void {
    if (this[name].length < size) this[name] = roomFor(this[name], size) as never;
  }

  /** Room for some products more, so that none of them has to wait for a copy of everything. */
  async makeRoom(products: ListingRow[], pause: Pause): Promise<void> {
    const skus = products.reduce((sum, product) => sum + (product[9]?.length ?? 0), 0);
    const more: Partial<Record<(typeof arrayFields)[number], number>> = {
      shelves: (this.shelfStart[this.size] as number) + 20 * products.length,
      valueStart: this.skuCount + skus + 1,
      values: (this.valueStart[this.skuCount] as number) + 8 * skus,
      shelfStart: this.size + products.length + 1,
      skuStart: this.size + products.length + 1,
    };
    for (const name of rowFields) more[name] = this.size + products.length;
    const bytesOf = (texts: string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    await this.idTexts.makeRoom(products.length, bytesOf(products.map(([id]) => id)), pause);
    await this.names.makeRoom(products.length, bytesOf(products.map(([, sortKey]) => sortKey)), pause);
    for (const name of arrayFields)
      this[name] = (await roomAhead(this[name] as Numbers, more[name] ?? 0, pause)) as never;
    for (const [warehouse, stocked] of this.stock)
      this.stock.set(warehouse, await roomAhead(stocked, this.skuCount + skus, pause));
  }

  get skuCount(): number {
    return this.skuStart[this.size] as number;
  }

  /** Takes a product off sale; returns its row, or null when it is not on sale. */
  remove(id: string): number | null {
    const row = this.rowOf(id);
    if (row === undefined || this.live[row] === 0) return null;
    this.live[row] = 0;
    this.alive -= 1;
    return row;
  }

  /** The rows on a shelf, those of products that have changed or gone too: `live` says which. */
  rowsOn(shelf: number): Int32Array {
    const made = this.#lists.get(shelf);
    if (made) return made;
    const start = shelf + 1 < this.listStart.length ? (this.listStart[shelf] as number) : 0;
    const end = shelf + 1 < this.listStart.length ? (this.listStart[shelf + 1] as number) : 0;
    const listed = this.listed.subarray(start, end);
    const fresh: number[] = [];
    for (let row = this.#renewed; row < this.size; row++) if (this.isOn(row, shelf)) fresh.push(row);
    if (fresh.length === 0) return listed;
    const rows = new Int32Array(listed.length + fresh.length);
    rows.set(listed);
    rows.set(fresh, listed.length);
    this.#lists.set(shelf, rows);
    return rows;
  }

  isOn(row: number, shelf: number): boolean {
    const end = this.shelfStart[row + 1] as number;
    for (let at = this.shelfStart[row] as number; at < end; at++) if (this.shelves[at] === shelf) return true;
    return false;
  }

  /** Names that several products have are kept once from now on, until arrange(). */
  beginToRead(): void {
    this.#nameLookup = new Lookup();
  }

  /** Gives the rows, all of which are live, other places: `rows[place]` is the old row. Leaves no room for more. */
  async arrange(rows: Int32Array, pause: Pause): Promise<void> {
    this.#nameLookup = null;
    for (const name of rowFields) this[name] = (await gathered<Numbers>(this[name], rows, pause)) as never;
    const ids = Texts.roomy(rows.length, this.idTexts.filled);
    await inSteps(rows.length, pause, (from, to) => {
      for (let at = from; at < to; at++) ids.copy(this.idTexts, rows[at] as number);
    });
    this.idTexts = ids;
    await this.names.trim(pause);
    const shelves = await arrangedRuns(this.shelfStart, rows, pause);
    this.shelves = await gathered(this.shelves, shelves.places, pause);
    this.shelfStart = shelves.starts;
    const skus = await arrangedRuns(this.skuStart, rows, pause);
    this.skuStart = skus.starts;
    for (const [warehouse, stocked] of this.stock)
      this.stock.set(warehouse, await gathered(roomFor(stocked, this.skuCount), skus.places, pause));
    const values = await arrangedRuns(this.valueStart, skus.places, pause);
    this.values = await gathered(this.values, values.places, pause);
    this.valueStart = values.starts;
  }

  /** Lists all rows by shelf and by id, while what was listed before answers. Nothing may be written meanwhile. */
  async renew(pause: Pause): Promise<void> {
    const counts = new Int32Array(this.shelfCodes.size + 1);
    const live = (work: (row: number) => void) =>
      inSteps(
        this.size,
        pause,
        (from, to) => {
          for (let row = from; row < to; row++) if (this.live[row] === 1) work(row);
        },
        8192,
      );
    const each = (work: (row: number, shelf: number) => void) =>
      live((row) => {
        const end = this.shelfStart[row + 1] as number;
        for (let at = this.shelfStart[row] as number; at < end; at++) work(row, this.shelves[at] as number);
      });
    await each((_, shelf) => {
      counts[shelf + 1] = (counts[shelf + 1] as number) + 1;
    });
    for (let at = 1; at < counts.length; at++)
      counts[at] = (counts[at] as number) + (counts[at - 1] as number);
    const ends = counts.slice();
    const listed = new Int32Array(counts.at(-1) ?? 0);
    await each((row, shelf) => {
      const end = ends[shelf] as number;
      listed[end] = row;
      ends[shelf] = end + 1;
    });
    const lookup = new Lookup(this.alive);
    await live((row) => lookup.put(this.idTexts, row));
    this.#lookup = lookup;
    this.#fresh = new Map();
    this.#lists = new Map();
    this.listStart = counts;
    this.listed = listed;
    this.#renewed = this.size;
  }

  #putShelves(row: number, [, , vendorId, , , , categories, tags, collections]: ListingRow): void {
    const names = [
      ...(categories ?? []).map((id) => shelfName('category', id)),
      ...(tags ?? []).map((id) => shelfName('tag', id)),
      ...(collections ?? []).map((id) => shelfName('collection', id)),
      shelfName('vendor', vendorId),
    ];
    let end = this.shelfStart[row] as number;
    for (const name of names) {
      const shelf = this.shelfCodes.give(name);
      this.shelves = roomForCode(this.shelves, end + 1, shelf);
      this.shelves[end++] = shelf;
    }
    this.shelfStart = roomFor(this.shelfStart, row + 2);
    this.shelfStart[row + 1] = end;
  }

  #putSkus(row: number, skus: NonNullable<ListingRow[9]>, specifications: ListingRow[5]): void {
    const start = this.skuStart[row] as number;
    this.skuStart = roomFor(this.skuStart, row + 2);
    this.skuStart[row + 1] = start + skus.length;
    this.valueStart = roomFor(this.valueStart, start + skus.length + 1);
    this.retail[row] = noPrice;
    this.trade[row] = noPrice;
    const specified = this.#filtered(specifications);
    for (const [place, [retail, trade, options, stockedAt]] of skus.entries()) {
      this.retail[row] = Math.min(this.retail[row] as number, retail);
      this.trade[row] = Math.min(this.trade[row] as number, trade, retail);
      this.#putStock(start + place, stockedAt ?? []);
      this.#putValues(start + place, options, specified);
    }
  }

  #putStock(sku: number, stockedAt: string[]): void {
    for (const [warehouse, stocked] of this.stock) {
      const roomy = roomFor(stocked, sku + 1);
      if (roomy !== stocked) this.stock.set(warehouse, roomy);
      roomy[sku] = 0;
    }
    for (const warehouse of stockedAt) {
      const stocked = this.stock.get(warehouse) ?? new Uint8Array(Math.max(1024, sku + 1));
      this.stock.set(warehouse, stocked);
      stocked[sku] = 1;
    }
  }

  /** The product's specifications that a filter of that name takes. */
  #filtered(specifications: ListingRow[5]): [name: string, value: string][] {
    const taken: [string, string][] = [];
    for (const [key, value] of Object.entries(specifications)) {
      const filter = this.filters.get(key);
      if (!filter || value === '' || (filter.labels.size > 0 && !filter.labels.has(value))) continue;
      taken.push([filter.name, value]);
    }
    return taken;
  }

  /** A SKU's own options; else what its product's specifications say. Only what there is a filter for. */
  #putValues(sku: number, options: Record<string, string>, specified: [string, string][]): void {
    const own = Object.entries(options).filter(([name, value]) => this.filters.has(name) && value !== '');
    let end = this.valueStart[sku] as number;
    for (const [name, value] of [...own, ...specified.filter(([name]) => !Object.hasOwn(options, name))]) {
      const code = this.valueCodes.give(`${name}\0${value}`);
      this.facetOf = roomFor(this.facetOf, code + 1);
      this.facetOf[code] = this.facetCodes.give(name);
      this.values = roomForCode(this.values, end + 1, code);
      this.values[end++] = code;
    }
    this.valueStart[sku + 1] = end;
  }
}
