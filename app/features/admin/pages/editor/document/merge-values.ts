/**
 * Two people's changes to one block, met field by field and item by item. What belongs together (a text, a photo, a link
 * of another kind) is one field: half of it from each side would be what neither of them wrote.
 */
import { isContainer, isEqual, isObject, type Json, type Path } from '#app/shared/json.ts';
import { mergeOrder } from './merge-order.ts';

/** One field on three sides; undefined is not there, or deleted. */
export type Sides = { base: Json | undefined; mine: Json | undefined; theirs: Json | undefined };

/** A field that both changed: where it stands on my side, or on theirs when I have it no more. */
export type FieldConflict = Sides & {
  /** Unique within the block: "/props/slides/0/title". An item's step is its place at first, "m2" or "t2" when new. */
  name: string;
  path: Path;
};

export type MergeOptions = {
  /** Says for a field that both changed what it becomes; called once for each. */
  decide: (conflict: FieldConflict) => Json | undefined;
  /** Whether lists meet item by item, or are one field each. */
  lists: 'items' | 'whole';
};

/** What becomes of a thing that not both changed in different ways. */
export function settleSides({ base, mine, theirs }: Sides): { value: Json | undefined } | undefined {
  if (isEqual(mine, theirs) || isEqual(base, mine)) return { value: theirs };
  return isEqual(base, theirs) ? { value: mine } : undefined;
}

/** Fields that say what the others mean: where one of them differs, the object is another. */
const identity = ['id', '_id', 'type', 'schemaVersion', 'kind', 'src'] as const;

/** Objects of which each field can be changed by another person. */
export function areOneObject(values: readonly (Json | undefined)[]): values is { [key: string]: Json }[] {
  const [first, ...others] = values;
  if (!isObject(first) || first.type === 'doc') return false;
  return others.every(
    (other) => isObject(other) && identity.every((name) => isEqual(first[name], other[name])),
  );
}

/** Comparisons that two lists may cost before they are one field each. */
const mostComparisons = 40_000;

/** For each item of `side` the place in `base` of the item that it is or was made of; null for a new one. */
export function alignItems(base: readonly Json[], side: readonly Json[]): (number | null)[] {
  const places: (number | null)[] = side.map(() => null);
  const taken = new Set<number>();
  const pair = (at: number, place: number) => {
    places[at] = place;
    taken.add(place);
  };
  for (const [at, place] of commonRun(base, side)) pair(at, place);
  const restOf = () => ({
    items: places.flatMap((place, at) => (place === null ? [at] : [])),
    places: base.flatMap((_, place) => (taken.has(place) ? [] : [place])),
  });
  // Moved, and otherwise as it was.
  for (const at of restOf().items) {
    const place = restOf().places.find((free) => isEqual(base[free], side[at]));
    if (place !== undefined) pair(at, place);
  }
  // Changed: the most alike first.
  const pairs = restOf()
    .items.flatMap((at) =>
      restOf().places.map((place) => ({ at, place, alike: likeness(base[place], side[at]) })),
    )
    .filter(({ alike }) => alike > 0)
    .sort((a, b) => b.alike - a.alike || Math.abs(a.at - a.place) - Math.abs(b.at - b.place));
  for (const { at, place } of pairs) if (places[at] === null && !taken.has(place)) pair(at, place);
  // Written anew where the same number is missing: in their order.
  const rest = restOf();
  if (rest.items.length === rest.places.length)
    for (const [index, at] of rest.items.entries()) pair(at, rest.places[index] as number);
  return places;
}

/** The longest run of equal items in the same order: [place in side, place in base]. */
function commonRun(base: readonly Json[], side: readonly Json[]): [number, number][] {
  const lengths = Array.from({ length: side.length + 1 }, () => new Uint16Array(base.length + 1));
  const lengthAt = (at: number, place: number) => lengths[at]?.[place] ?? 0;
  for (let at = side.length - 1; at >= 0; at -= 1)
    for (let place = base.length - 1; place >= 0; place -= 1) {
      const row = lengths[at] as Uint16Array;
      row[place] = isEqual(side[at], base[place])
        ? lengthAt(at + 1, place + 1) + 1
        : Math.max(lengthAt(at + 1, place), lengthAt(at, place + 1));
    }
  const run: [number, number][] = [];
  for (let at = 0, place = 0; at < side.length && place < base.length; ) {
    if (isEqual(side[at], base[place])) run.push([at++, place++]);
    else if (lengthAt(at + 1, place) >= lengthAt(at, place + 1)) at += 1;
    else place += 1;
  }
  return run;
}

/** How many of their fields say the same; 0 for what cannot be one item. */
function likeness(a: Json | undefined, b: Json | undefined): number {
  if (!isObject(a) || !isObject(b)) return 0;
  return Object.keys(a).filter((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key])).length;
}

/** A merged list, and undefined for lists that are too long to be told apart item by item. */
function mergeLists(sides: Record<keyof Sides, Json[]>, path: Path, name: string, options: MergeOptions) {
  const { base, mine, theirs } = sides;
  if (base.length * (mine.length + theirs.length) > mostComparisons) return undefined;
  const namesOf = (side: readonly Json[], letter: string) =>
    alignItems(base, side).map((place, at) => (place === null ? `${letter}${at}` : `${place}`));
  const baseNames = base.map((_, place) => `${place}`);
  const mineNames = namesOf(mine, 'm');
  // The same new item on both sides is one.
  const taken = new Set<number>();
  const theirNames = namesOf(theirs, 't').map((theirName, at) => {
    if (!theirName.startsWith('t')) return theirName;
    const same = mineNames.findIndex(
      (mineName, index) => mineName.startsWith('m') && !taken.has(index) && isEqual(mine[index], theirs[at]),
    );
    if (same < 0) return theirName;
    taken.add(same);
    return mineNames[same] ?? theirName;
  });
  const itemIn = (side: readonly Json[], names: readonly string[], item: string) => side[names.indexOf(item)];
  return mergeOrder(baseNames, mineNames, theirNames).flatMap((item) => {
    const here = mineNames.indexOf(item);
    const value = mergeValues(
      {
        base: itemIn(base, baseNames, item),
        mine: itemIn(mine, mineNames, item),
        theirs: itemIn(theirs, theirNames, item),
      },
      [...path, here < 0 ? theirNames.indexOf(item) : here],
      `${name}/${item}`,
      options,
    );
    return value === undefined ? [] : [value];
  });
}

/** undefined: it is not there any more. */
export function mergeValues(sides: Sides, path: Path, name: string, options: MergeOptions): Json | undefined {
  const settled = settleSides(sides);
  if (settled) return settled.value;
  const { base, mine, theirs } = sides;
  const ask = () => options.decide({ ...sides, path, name });
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return (
      (options.lists === 'items' ? mergeLists({ base, mine, theirs }, path, name, options) : undefined) ??
      ask()
    );
  const three = [base, mine, theirs];
  // One of them deleted it, or made something else of it.
  if (!three.every(isContainer) || !areOneObject(three)) return ask();
  const keys = new Set(three.toReversed().flatMap(Object.keys));
  const [before, own, others] = three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]];
  const entries = [...keys].flatMap((key): [string, Json][] => {
    const at = (object: { [key: string]: Json }) => (Object.hasOwn(object, key) ? object[key] : undefined);
    const parts = { base: at(before), mine: at(own), theirs: at(others) };
    const value = mergeValues(parts, [...path, key], `${name}/${key}`, options);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}
