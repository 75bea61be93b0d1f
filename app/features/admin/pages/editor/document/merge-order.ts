/** The order of things that two people moved, added and took away. */

/** The longest run of `wanted` that stands in the order of `reference`: what nobody moved. */
function unmoved(reference: readonly string[], wanted: readonly string[]): Set<string> {
  const place = new Map(reference.map((key, index) => [key, index]));
  const run = wanted.filter((key) => place.has(key));
  const lengths: number[] = [];
  const previous: number[] = [];
  let best = -1;
  for (const [index, key] of run.entries()) {
    lengths[index] = 1;
    previous[index] = -1;
    for (let before = 0; before < index; before += 1) {
      const grows = (place.get(run[before] as string) as number) < (place.get(key) as number);
      if (grows && (lengths[before] as number) + 1 > (lengths[index] as number)) {
        lengths[index] = (lengths[before] as number) + 1;
        previous[index] = before;
      }
    }
    if (best < 0 || (lengths[index] as number) > (lengths[best] as number)) best = index;
  }
  const still = new Set<string>();
  for (let at = best; at >= 0; at = previous[at] as number) still.add(run[at] as string);
  return still;
}

/** What stands elsewhere among the others than it did; what is new or gone is not meant. */
export function movedKeys(from: readonly string[], to: readonly string[]): Set<string> {
  const still = unmoved(from, to);
  const known = new Set(from);
  return new Set(to.filter((key) => known.has(key) && !still.has(key)));
}

/** Their order, with what I moved or put in where I have it. */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const still = unmoved(base, mine);
  const placed = mine.filter((key) => !still.has(key));
  const order = theirs.filter((key) => !placed.includes(key));
  // What they deleted and I keep by choice stands where it stood with me.
  for (const key of mine) {
    if (order.includes(key)) continue;
    const before = mine.slice(0, mine.indexOf(key)).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}
