/** The orders in which listings stand: rows in order, and each row's rank. Changes are merged in at the next question. */
import type { Columns, Moved } from './columns.ts';
import { mergeRows, sortRows } from './sort-rows.ts';

export type OrderName =
  | 'popularity'
  | 'newest'
  | 'name'
  | 'retail'
  | '-retail'
  | 'trade'
  | '-trade'
  | 'rating';

type Order = { rows: Int32Array; ranks: Int32Array; stale: Set<number> };

const names: OrderName[] = ['popularity', 'newest', 'name', 'retail', '-retail', 'trade', '-trade', 'rating'];
const movedBy: Record<OrderName, keyof Moved> = {
  popularity: 'popularity',
  newest: 'created',
  name: 'name',
  retail: 'price',
  '-retail': 'price',
  trade: 'price',
  '-trade': 'price',
  rating: 'rating',
};

/** More changes than this are not left for somebody to wait for. */
const mostStale = 20_000;

export class Orders {
  readonly #columns: Columns;
  readonly #orders = new Map<OrderName, Order>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Sorts everything, a little at a time. */
  async make(pause: () => Promise<void>): Promise<void> {
    const all = Int32Array.from({ length: this.#columns.size }, (_, row) => row);
    for (const name of names) {
      const rows = await sortRows(all, this.#compare(name), pause);
      this.#orders.set(name, { rows, ranks: this.#ranks(rows), stale: new Set() });
    }
  }

  /** A row that is new, changed, or gone. */
  touch(row: number, moved: Moved | null): void {
    for (const [name, order] of this.#orders) {
      if (moved && !moved[movedBy[name]]) continue;
      order.stale.add(row);
      if (order.stale.size > mostStale) this.get(name);
    }
  }

  /** Never before make(). */
  get(name: OrderName): { rows: Int32Array; ranks: Int32Array } {
    const order = this.#orders.get(name);
    if (!order) throw new Error('The orders are not made yet');
    if (order.stale.size > 0) {
      const { stale } = order;
      const moved = Int32Array.from(stale).filter((row) => this.#columns.live[row] === 1);
      order.rows = mergeRows(order.rows, (row) => stale.has(row), moved, this.#compare(name));
      order.ranks = this.#ranks(order.rows);
      order.stale = new Set();
    }
    return order;
  }

  get bytes(): number {
    return [...this.#orders.values()].reduce(
      (sum, { rows, ranks }) => sum + rows.byteLength + ranks.byteLength,
      0,
    );
  }

  #ranks(rows: Int32Array): Int32Array {
    const ranks = new Int32Array(this.#columns.size);
    for (let rank = 0; rank < rows.length; rank++) ranks[rows[rank] as number] = rank;
    return ranks;
  }

  /** As the SQL orders: by the key, then by the id. Texts by code points, as COLLATE "C" does. */
  #compare(name: OrderName): (a: number, b: number) => number {
    const columns = this.#columns;
    const byId = (a: number, b: number) =>
      (columns.ids[a] as string) < (columns.ids[b] as string) ? -1 : a === b ? 0 : 1;
    const by = (key: () => Int32Array | Float64Array, sign: 1 | -1) => (a: number, b: number) => {
      const keys = key();
      return sign * ((keys[a] as number) - (keys[b] as number)) || byId(a, b);
    };
    switch (name) {
      case 'popularity':
        return by(() => columns.popularity, -1);
      case 'newest':
        return by(() => columns.created, -1);
      case 'retail':
        return by(() => columns.retail, 1);
      case '-retail':
        return by(() => columns.retail, -1);
      case 'trade':
        return by(() => columns.trade, 1);
      case '-trade':
        return by(() => columns.trade, -1);
      case 'rating':
        return (a, b) =>
          (columns.rating[b] as number) - (columns.rating[a] as number) ||
          (columns.reviews[b] as number) - (columns.reviews[a] as number) ||
          byId(a, b);
      case 'name':
        return (a, b) => {
          const [left, right] = [columns.sortKeys[a] as string, columns.sortKeys[b] as string];
          return left < right ? -1 : left > right ? 1 : byId(a, b);
        };
    }
  }
}
