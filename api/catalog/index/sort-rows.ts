/** Orders of very many numbered things, made a little at a time. */
import { inSteps, type Pause } from './codes.ts';
import type { Texts } from './texts.ts';

const digitBits = 11;
const digits = 1 << digitBits;

/** The rows by their keys, the smallest first, a digit after the other; equal ones stay as they stand. */
export async function sortByKeys(rows: Int32Array, keys: Uint32Array, pause: Pause): Promise<Int32Array> {
  let [from, to] = [rows.slice(), new Int32Array(rows.length)];
  for (let shift = 0; shift < 32; shift += digitBits) {
    const ends = new Int32Array(digits);
    await inSteps(rows.length, pause, (start, end) => {
      for (let at = start; at < end; at++) {
        const digit = ((keys[from[at] as number] as number) >>> shift) & (digits - 1);
        ends[digit] = (ends[digit] as number) + 1;
      }
    });
    if (ends.includes(rows.length)) continue;
    let end = 0;
    for (let digit = 0; digit < digits; digit++) {
      const count = ends[digit] as number;
      ends[digit] = end;
      end += count;
    }
    await inSteps(rows.length, pause, (start, stop) => {
      for (let at = start; at < stop; at++) {
        const row = from[at] as number;
        const digit = ((keys[row] as number) >>> shift) & (digits - 1);
        const place = ends[digit] as number;
        to[place] = row;
        ends[digit] = place + 1;
      }
    });
    [from, to] = [to, from];
  }
  return from;
}

/** So few texts are compared with each other. */
const few = 16;
/** Texts looked at between two pauses. */
const stretch = 20_000;

/** The numbers in the order of their texts; those of equal texts ascend. Quicksort by one byte after the other. */
export async function sortTexts(texts: Texts, numbers: Int32Array, pause: Pause): Promise<Int32Array> {
  const sorted = numbers.slice();
  const { bytes, starts } = texts;
  /** 0 behind the end. */
  const signAt = (number: number, depth: number) => {
    const at = (starts[number] as number) + depth;
    return at < (starts[number + 1] as number) ? (bytes[at] as number) + 1 : 0;
  };
  const parts: [low: number, high: number, depth: number][] = [[0, sorted.length, 0]];
  let looked = 0;
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [low, high, depth] = part;
    if (high - low <= few) {
      sorted.subarray(low, high).sort((a, b) => texts.compare(a, b) || a - b);
      looked += high - low;
    } else {
      const sign = signAt(sorted[(low + high) >> 1] as number, depth);
      let [before, at, after] = [low, low, high];
      while (at < after) {
        if (++looked >= stretch) {
          looked = 0;
          await pause();
        }
        const number = sorted[at] as number;
        const difference = signAt(number, depth) - sign;
        if (difference === 0) at += 1;
        else {
          const place = difference < 0 ? before++ : --after;
          sorted[at] = sorted[place] as number;
          sorted[place] = number;
          if (difference < 0) at += 1;
        }
      }
      parts.push([low, before, depth], [after, high, depth]);
      if (sign === 0) sorted.subarray(before, after).sort();
      else parts.push([before, after, depth + 1]);
    }
  }
  return sorted;
}

/** So many rows are sorted, or merged, between two looks at the clock. */
const compared = 1024;

/** Rows in an order that only comparing tells: some at a time, then merged. */
export async function sortRows(
  rows: Int32Array,
  compare: (a: number, b: number) => number,
  pause: Pause,
): Promise<Int32Array> {
  let [from, to] = [rows.slice(), new Int32Array(rows.length)];
  for (let at = 0; at < rows.length; at += compared) {
    from.subarray(at, at + compared).sort(compare);
    await pause();
  }
  for (let run = compared; run < rows.length; run *= 2) {
    for (let low = 0; low < rows.length; low += 2 * run) {
      const [middle, high] = [Math.min(low + run, rows.length), Math.min(low + 2 * run, rows.length)];
      let [left, right] = [low, middle];
      for (let at = low; at < high; at++) {
        const isLeft =
          right >= high || (left < middle && compare(from[left] as number, from[right] as number) <= 0);
        to[at] = (isLeft ? from[left++] : from[right++]) as number;
        if (at % compared === 0) await pause();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** The first `most` of two lists in order. */
export function mergeRows(
  left: Int32Array,
  right: Int32Array,
  compare: (a: number, b: number) => number,
  most: number,
): Int32Array {
  const rows = new Int32Array(Math.min(most, left.length + right.length));
  let [fromLeft, fromRight] = [0, 0];
  for (let at = 0; at < rows.length; at++) {
    const isLeft =
      fromRight >= right.length ||
      (fromLeft < left.length && compare(left[fromLeft] as number, right[fromRight] as number) < 0);
    rows[at] = (isLeft ? left[fromLeft++] : right[fromRight++]) as number;
  }
  return rows;
}
