/** The orders in which listings stand: rows in order, and each row's rank. */

import { ascending, inSteps, type Numbers, type Pause } from './codes.ts';
import type { Columns } from './columns.ts';
import { sortByKeys, sortRows, sortTexts } from './sort-rows.ts';

const orderNames = [
  'popularity',
  'newest',
  'name',
  'retail',
  '-retail',
  'trade',
  '-trade',
  'rating',
] as const;
export type OrderName = (typeof orderNames)[number];

type Compare = (a: number, b: number) => number;
export type Order = { rows: Int32Array; ranks: Int32Array };

export class Orders {
  readonly #columns: Columns;
  #orders: Map<OrderName, Order>;
  /** Rows before this one have a rank; those after it are put where they belong at each question. */
  #ranked: number;

  constructor(columns: Columns, orders: Map<OrderName, Order>, ranked = columns.size) {
    this.#columns = columns;
    this.#orders = orders;
    this.#ranked = ranked;
  }

  /** The same orders, for columns that had rows added. */
  fork(columns: Columns): Orders {
    return new Orders(columns, this.#orders, this.#ranked);
  }

  get ranked(): number {
    return this.#ranked;
  }

  /** Rows in order, some of them not on sale anymore, and ranks by row: of the rows before `ranked`. */
  ranks(name: OrderName): Order {
    const order = this.#orders.get(name);
    if (!order) throw new Error(`There is no order by ${name}`);
    return order;
  }

  /** All rows on sale in order, the new ones merged into those that have ranks. Nothing may be written meanwhile. */
  async all(name: OrderName, pause: Pause): Promise<Int32Array> {
    const { live, size, alive } = this.#columns;
    const ranked = this.ranks(name).rows;
    const compare = comparison(this.#columns, name);
    const added = Int32Array.from({ length: size - this.#ranked }, (_, at) => this.#ranked + at);
    const fresh = await sortRows(
      added.filter((row) => live[row] === 1),
      compare,
      pause,
    );
    const rows = new Int32Array(alive);
    let [next, end] = [0, 0];
    await inSteps(
      ranked.length,
      pause,
      (from, to) => {
        for (let at = from; at < to; at++) {
          const row = ranked[at] as number;
          if (live[row] !== 1) continue;
          while (next < fresh.length && compare(fresh[next] as number, row) < 0)
            rows[end++] = fresh[next++] as number;
          rows[end++] = row;
        }
      },
      8192,
    );
    rows.set(fresh.subarray(next), end);
    return rows;
  }

  /** Gives every row its rank, while the old ranks answer. Nothing may be written into the columns meanwhile. */
  async renew(pause: Pause): Promise<void> {
    const orders = new Map<OrderName, Order>();
    for (const name of orderNames) {
      const rows = await this.all(name, pause);
      orders.set(name, await orderOf(rows, this.#columns.size, pause));
    }
    this.#orders = orders;
    this.#ranked = this.#columns.size;
  }

  get bytes(): number {
    return [...this.#orders.values()].reduce(
      (sum, { rows, ranks }) => sum + rows.byteLength + ranks.byteLength,
      0,
    );
  }

  /** Right after renew(). */
  stored(): Record<string, Numbers> {
    return Object.fromEntries([...this.#orders].map(([name, { rows }]) => [`order ${name}`, rows]));
  }

  static async restored(columns: Columns, arrays: Record<string, Numbers>, pause: Pause): Promise<Orders> {
    const orders = new Map<OrderName, Order>();
    for (const name of orderNames)
      orders.set(name, await orderOf(arrays[`order ${name}`] as Int32Array, columns.size, pause));
    return new Orders(columns, orders);
  }
}

export async function orderOf(rows: Int32Array, size: number, pause: Pause): Promise<Order> {
  const ranks = new Int32Array(size);
  await inSteps(rows.length, pause, (from, to) => {
    for (let rank = from; rank < to; rank++) ranks[rows[rank] as number] = rank;
  });
  return { rows, ranks };
}

/** As the SQL orders: by the key, then by the id. Texts by code points, as COLLATE "C" does. */
export function comparison(columns: Columns, name: OrderName): Compare {
  const { popularity, created, retail, trade, rating, reviews } = columns;
  const byId: Compare = (a, b) => columns.idTexts.compare(a, b);
  const by =
    (keys: Int32Array | Float64Array, sign: 1 | -1): Compare =>
    (a, b) =>
      sign * ((keys[a] as number) - (keys[b] as number)) || byId(a, b);
  switch (name) {
    case 'popularity':
      return by(popularity, -1);
    case 'newest':
      return by(created, -1);
    case 'retail':
      return by(retail, 1);
    case '-retail':
      return by(retail, -1);
    case 'trade':
      return by(trade, 1);
    case '-trade':
      return by(trade, -1);
    case 'rating':
      return (a, b) =>
        (rating[b] as number) - (rating[a] as number) ||
        (reviews[b] as number) - (reviews[a] as number) ||
        byId(a, b);
    case 'name':
      return (a, b) =>
        columns.names.compare(columns.name[a] as number, columns.name[b] as number) || byId(a, b);
  }
}

/** The rows of every order, of columns that were just read: all are on sale, and mostly in the order of their ids. */
export async function sortedOrders(columns: Columns, pause: Pause): Promise<Map<OrderName, Int32Array>> {
  const { size, popularity, retail, trade, rating, reviews } = columns;
  const ids = await idOrder(columns, pause);
  const upwards = (numbers: Int32Array | Uint16Array) =>
    keysOf(size, pause, (row) => (numbers[row] as number) ^ 0x80000000);
  const downwards = (numbers: Int32Array | Uint16Array) =>
    keysOf(size, pause, (row) => ~((numbers[row] as number) ^ 0x80000000));
  const sorted = async (rows: Int32Array, keys: Promise<Uint32Array>) => sortByKeys(rows, await keys, pause);
  return new Map<OrderName, Int32Array>([
    ['popularity', await sorted(ids, downwards(popularity))],
    ['newest', await newestFirst(columns, ids, pause)],
    ['name', await byName(columns, ids, pause)],
    ['retail', await sorted(ids, upwards(retail))],
    ['-retail', await sorted(ids, downwards(retail))],
    ['trade', await sorted(ids, upwards(trade))],
    ['-trade', await sorted(ids, downwards(trade))],
    ['rating', await sorted(await sorted(ids, downwards(reviews)), downwards(rating))],
  ]);
}

async function idOrder({ idTexts, size }: Columns, pause: Pause): Promise<Int32Array> {
  const rows = new Int32Array(size);
  let isSorted = true;
  await inSteps(size, pause, (from, to) => {
    for (let row = from; row < to; row++) {
      rows[row] = row;
      if (row > 0 && idTexts.compare(row - 1, row) > 0) isSorted = false;
    }
  });
  return isSorted ? rows : sortTexts(idTexts, rows, pause);
}

async function keysOf(size: number, pause: Pause, keyOf: (row: number) => number): Promise<Uint32Array> {
  const keys = new Uint32Array(size);
  await inSteps(size, pause, (from, to) => {
    for (let row = from; row < to; row++) keys[row] = keyOf(row);
  });
  return keys;
}

/** Times have more bits than a key: first by the lower ones, then by the upper ones. */
async function newestFirst({ size, created }: Columns, ids: Int32Array, pause: Pause): Promise<Int32Array> {
  const upper = (row: number) => Math.floor((created[row] as number) / 2 ** 32);
  const lower = await keysOf(size, pause, (row) => ~((created[row] as number) - upper(row) * 2 ** 32));
  const rows = await sortByKeys(ids, lower, pause);
  return sortByKeys(rows, await keysOf(size, pause, (row) => ~(upper(row) ^ 0x80000000)), pause);
}

async function byName({ name, names, size }: Columns, ids: Int32Array, pause: Pause): Promise<Int32Array> {
  const order = await sortTexts(names, ascending(names.size), pause);
  const ranks = new Int32Array(names.size);
  await inSteps(order.length, pause, (from, to) => {
    for (let rank = from; rank < to; rank++) ranks[order[rank] as number] = rank;
  });
  return sortByKeys(ids, await keysOf(size, pause, (row) => ranks[name[row] as number] as number), pause);
}
