/** Names for the items of a list that have none, which stay theirs while the list is sorted, undone and merged. */
import type { Json } from '#app/shared/json.ts';

export type Named = { items: readonly Json[]; names: readonly string[]; next: number };

export const noNames: Named = { items: [], names: [], next: 0 };

/** An item that was not touched is the same object; one that was is still in its place. */
export function nameItems(before: Named, items: readonly Json[]): Named {
  if (before.items === items) return before;
  const taken = new Set<number>();
  const names: (string | null)[] = items.map((item, index) => {
    const same = (at: number) => before.items[at] === item && !taken.has(at);
    const at = same(index) ? index : before.items.findIndex((_, other) => same(other));
    if (at < 0) return null;
    taken.add(at);
    return before.names[at] ?? null;
  });
  let { next } = before;
  const all = names.map((name, index) => {
    if (name !== null) return name;
    const own = before.names[index];
    if (own !== undefined && !taken.has(index) && items.length === before.items.length) {
      taken.add(index);
      return own;
    }
    next += 1;
    return `item-${next}`;
  });
  return { items, names: all, next };
}
