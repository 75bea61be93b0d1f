/**
 * Two people's changes to one page, from the state that both began with. Changes to different blocks, and to
 * different fields of the page, meet by themselves; where both changed one, a person is asked.
 */
import { isEqual, isObject, type Json } from '#app/shared/json.ts';
import type { EditorBlock, EditorDocument } from './model.ts';

export type Conflict = {
  /** The block's key; for a field of the page "/title". */
  key: string;
  /** undefined: not there, or deleted. */
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
};

export type Side = 'mine' | 'theirs';
export type Merged = { document: EditorDocument; conflicts: Conflict[] };

const byKey = ({ blocks }: EditorDocument) => new Map(blocks.map((block) => [block.key, block]));

/** What a changed thing becomes, or undefined when both changed it and `chosen` does not say. */
function settle(
  { key, base, mine, theirs }: Conflict,
  chosen: Readonly<Record<string, Side>>,
): { value: Json | undefined } | undefined {
  if (isEqual(mine, theirs) || isEqual(base, mine)) return { value: theirs };
  if (isEqual(base, theirs)) return { value: mine };
  const side = Object.hasOwn(chosen, key) ? chosen[key] : undefined;
  return side && { value: side === 'mine' ? mine : theirs };
}

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
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
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

const objectOf = (value: Json | undefined): Record<string, Json> => (isObject(value) ? value : {});

/** Translations meet text by text; undefined where both changed one of them. */
function mergeUnits({ base, mine, theirs }: Conflict, depth = 2): Json | undefined {
  const [before, own, others] = [objectOf(base), objectOf(mine), objectOf(theirs)];
  const merged: Record<string, Json> = {};
  for (const name of new Set([before, own, others].flatMap(Object.keys))) {
    const parts = { key: name, base: before[name], mine: own[name], theirs: others[name] };
    const value = settle(parts, {})?.value ?? (depth > 1 ? mergeUnits(parts, depth - 1) : undefined);
    if (value !== undefined) merged[name] = value;
    else if (!settle(parts, {})) return undefined;
  }
  return merged;
}

/** `chosen` says for each conflict's key whose it shall be; those it does not name come back, theirs for the time being. */
export function mergeDocuments(
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
  chosen: Readonly<Record<string, Side>> = {},
): Merged {
  const conflicts: Conflict[] = [];
  const decide = (conflict: Conflict): Json | undefined => {
    const settled = settle(conflict, chosen);
    if (settled) return settled.value;
    conflicts.push(conflict);
    return conflict.theirs;
  };

  const decideField = (conflict: Conflict): Json | undefined =>
    conflict.key === '/translations' ? (mergeUnits(conflict) ?? decide(conflict)) : decide(conflict);

  const fields = new Set([base, mine, theirs].flatMap(({ meta }) => Object.keys(meta)));
  const meta = Object.fromEntries(
    [...fields].flatMap((name) => {
      const value = decideField({
        key: `/${name}`,
        base: base.meta[name],
        mine: mine.meta[name],
        theirs: theirs.meta[name],
      });
      return value === undefined ? [] : [[name, value]];
    }),
  );

  const [inBase, inMine, inTheirs] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged = new Map<string, EditorBlock>();
  for (const key of new Set([...inTheirs.keys(), ...inMine.keys()])) {
    const value = decide({
      key,
      base: inBase.get(key)?.value,
      mine: inMine.get(key)?.value,
      theirs: inTheirs.get(key)?.value,
    });
    if (value !== undefined) merged.set(key, { key, value });
  }
  const order = mergeOrder([...inBase.keys()], [...inMine.keys()], [...inTheirs.keys()]);
  const blocks = order.flatMap((key) => merged.get(key) ?? []);
  return { document: { meta, blocks }, conflicts };
}
