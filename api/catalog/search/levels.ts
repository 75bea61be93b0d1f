/** Which products answer: those that have every word, and while these are few, those that lack what says least. */

/** Products by which terms they have: bit n is set where they have term n. */
export type Counts = ReadonlyMap<number, number>;

/** What a product has that has these terms. */
function heldWeight(mask: number, weights: readonly number[]): number {
  let sum = 0;
  for (let left = mask; left !== 0; left &= left - 1) sum += weights[31 - Math.clz32(left & -left)] as number;
  return sum;
}

/**
 * The masks from the strictest down, as far as `enough` products need them; those that weigh the same stand together.
 * What holds less than `least` of the strictest is no answer beside it.
 */
export function answeringMasks(
  counts: Counts,
  weights: readonly number[],
  { enough, least }: { enough: number; least: number },
): number[][] {
  const held = [...counts.keys()]
    .filter((mask) => mask !== 0)
    .map((mask) => ({ mask, weight: heldWeight(mask, weights) }))
    .sort((a, b) => b.weight - a.weight || a.mask - b.mask);
  const levels: number[][] = [];
  const strictest = held[0]?.weight ?? 0;
  let last = Number.NaN;
  let found = 0;
  for (const { mask, weight } of held) {
    if (weight !== last) {
      if (found >= enough || weight < strictest * least) break;
      levels.push([]);
      last = weight;
    }
    levels.at(-1)?.push(mask);
    found += counts.get(mask) as number;
  }
  return levels;
}
