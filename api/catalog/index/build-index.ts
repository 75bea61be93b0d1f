/** Makes the index from the database, and writes products that changed into a copy of it. */
import {
  findRangeEnds,
  type ListingRow,
  readListingRange,
  readListingRows,
} from '#api/catalog/storage/listing-rows.ts';
import { findFilters } from '#api/catalog/storage/shop.ts';
import type { Database } from '#api/platform/database/database.ts';
import { WordIndex } from '../search/words/word-index.ts';
import { arrangedRows } from './arrange.ts';
import { gathered, inSteps, type Pause } from './codes.ts';
import { Columns } from './columns.ts';
import { type Order, type OrderName, Orders, orderOf, sortedOrders } from './orders.ts';

export type MadeIndex = { columns: Columns; orders: Orders; words: WordIndex };

/** Products read at once: a statement stalls PGlite for as long as it takes, and the event loop while it is parsed. */
const batch = { pglite: 400, postgres: 500 } as const;
/** Ranges of products that are read side by side. */
const readers = { pglite: 1, postgres: 2 } as const;
/** Products written between two looks at the clock. */
const stretch = 25;

/** The index of all products that have been on sale since before this was called; null when `isClosed`. */
export async function buildIndex(
  database: Database,
  isClosed: () => boolean,
  pause: Pause,
): Promise<MadeIndex | null> {
  const filters = await findFilters(database.kysely);
  const columns = new Columns(
    filters.map(({ name, options }) => ({ name, labels: new Set(options.map(({ label }) => label)) })),
  );
  const words = new WordIndex(columns);
  columns.beginToRead();
  await readAll(database, isClosed, async (rows) => {
    await makeRoom(columns, words, rows, pause);
    for (const [at, product] of rows.entries()) {
      words.put(columns.append(product), product[10]);
      if (at % stretch === 0) await pause();
    }
  });
  if (isClosed()) return null;
  const sorted = await sortedOrders(columns, pause);
  const arranged = await arrangedRows(columns, pause);
  await columns.arrange(arranged, pause);
  await words.follow(arranged, pause);
  const orders = new Orders(columns, await arrangedOrders(sorted, arranged, pause));
  await words.make(orders.ranks('popularity').rows, pause);
  await columns.renew(pause);
  return isClosed() ? null : { columns, orders, words };
}

async function makeRoom(
  columns: Columns,
  words: WordIndex,
  products: ListingRow[],
  pause: Pause,
): Promise<void> {
  await columns.makeRoom(products, pause);
  const vectors = products.map((product) => product[10]);
  await words.makeRoom(columns.size + products.length, vectors, pause);
}

async function readAll(
  database: Database,
  isClosed: () => boolean,
  write: (rows: ListingRow[]) => Promise<void>,
): Promise<void> {
  const ends = await findRangeEnds(database.kysely, batch[database.engine]);
  const ranges = ['', ...ends].map((after, at) => ({ after, upTo: ends[at] ?? null }));
  const next = () => {
    const range = isClosed() ? undefined : ranges.shift();
    const rows = range && readListingRange(database, range);
    // Awaited some turns later.
    rows?.catch(() => {});
    return rows;
  };
  // The database reads on while these are written.
  const reading = Array.from({ length: readers[database.engine] }, next);
  for (let rows = await reading.shift(); rows; rows = await reading.shift()) {
    reading.push(next());
    await write(rows);
  }
}

/** The orders for rows that moved: `arranged[place]` is the old row. */
async function arrangedOrders(
  sorted: Map<OrderName, Int32Array>,
  arranged: Int32Array,
  pause: Pause,
): Promise<Map<OrderName, Order>> {
  const places = new Int32Array(arranged.length);
  await inSteps(arranged.length, pause, (from, to) => {
    for (let place = from; place < to; place++) places[arranged[place] as number] = place;
  });
  const orders = new Map<OrderName, Order>();
  for (const [name, rows] of sorted) {
    sorted.delete(name);
    orders.set(name, await orderOf(await gathered(places, rows, pause), arranged.length, pause));
  }
  return orders;
}

/** The index with some products as they are now. `made` answers meanwhile, and stays as it was. */
export async function withChanges(
  database: Database,
  made: MadeIndex,
  ids: string[],
  pause: Pause,
): Promise<MadeIndex> {
  const columns = made.columns.fork();
  const words = made.words.fork(columns);
  const step = batch[database.engine];
  for (let from = 0; from < ids.length; from += step) {
    const some = ids.slice(from, from + step);
    const products = new Map((await readListingRows(database, some)).map((product) => [product[0], product]));
    await makeRoom(columns, words, [...products.values()], pause);
    for (const [at, id] of some.entries()) {
      const gone = columns.remove(id);
      if (gone !== null) words.remove(gone);
      const product = products.get(id);
      if (product) words.put(columns.put(product), product[10]);
      if (at % stretch === 0) await pause();
    }
    await words.settle(pause);
  }
  return { columns, orders: made.orders.fork(columns), words };
}

/** Gives rows that were written lately their places in orders, lists and words, while the old ones answer. */
export async function renew({ columns, orders, words }: MadeIndex, pause: Pause): Promise<void> {
  await orders.renew(pause);
  await columns.renew(pause);
  await words.make(orders.ranks('popularity').rows, pause);
}
