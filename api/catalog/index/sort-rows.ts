/** Orders of very many rows, made a little at a time and kept by merging. */

type Compare = (a: number, b: number) => number;

const run = 2048;
/** Comparisons between two pauses. */
const stretch = 20_000;

/** The rows in order. `pause` lets others do their work; it is awaited every few ms. */
export async function sortRows(
  rows: Int32Array,
  compare: Compare,
  pause: () => Promise<void>,
): Promise<Int32Array> {
  let from = rows.slice();
  let to = new Int32Array(rows.length);
  for (let start = 0; start < from.length; start += run) {
    from.subarray(start, start + run).sort(compare);
    if ((start / run) % 4 === 3) await pause();
  }
  for (let width = run; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      let left = start;
      const middle = Math.min(start + width, from.length);
      let right = middle;
      const end = Math.min(start + 2 * width, from.length);
      for (let at = start; at < end; at++) {
        const takeLeft =
          left < middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0);
        to[at] = from[takeLeft ? left++ : right++] as number;
        if (at % stretch === 0) await pause();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** An order after some rows changed or went: `moved` are those that still stand somewhere. */
export function mergeRows(
  order: Int32Array,
  isStale: (row: number) => boolean,
  moved: Int32Array,
  compare: Compare,
): Int32Array {
  const kept = order.filter((row) => !isStale(row));
  moved.sort(compare);
  const merged = new Int32Array(kept.length + moved.length);
  let copied = 0;
  let at = 0;
  for (const row of moved) {
    let low = copied;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(kept[middle] as number, row) < 0) low = middle + 1;
      else high = middle;
    }
    merged.set(kept.subarray(copied, low), at);
    at += low - copied;
    copied = low;
    merged[at++] = row;
  }
  merged.set(kept.subarray(copied), at);
  return merged;
}
