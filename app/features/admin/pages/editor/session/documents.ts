/** Whole documents beside each other: equal or not, under the same keys, from one to the other by operations. */
import { getAt, isEqual, type Json } from '#app/shared/json.ts';
import { movedKeys } from '../document/merge-order.ts';
import { areOneObject } from '../document/merge-values.ts';
import type { EditorBlock, EditorDocument } from '../document/model.ts';
import type { Operation } from '../document/operations.ts';

const keysOf = ({ blocks }: EditorDocument) => blocks.map(({ key }) => key);
const valuesOf = ({ blocks }: EditorDocument) => new Map(blocks.map(({ key, value }) => [key, value]));

/** Stored alike. What was not touched is the same object, so that this is quick while somebody types. */
export const sameDocument = (a: EditorDocument, b: EditorDocument): boolean =>
  a === b ||
  (isEqual(a.meta, b.meta) &&
    a.blocks.length === b.blocks.length &&
    a.blocks.every(({ value }, index) => isEqual(value, b.blocks[index]?.value)));

const storedId = (value: Json) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value.id : undefined;

/**
 * A document that was just opened, under the keys that `known` ones have for the same blocks: ids may have changed
 * since, and blocks without a good id have no other name. What is new keeps a key that none of them has.
 */
export function alignKeys(document: EditorDocument, known: readonly EditorDocument[]): EditorDocument {
  const candidates = known.flatMap(({ blocks }) => blocks);
  const names = new Set(candidates.map(({ key }) => key));
  const taken = new Set<string>();
  const given = new Map<EditorBlock, string>();
  const give = (block: EditorBlock, key: string | undefined) => {
    if (key === undefined || taken.has(key)) return;
    taken.add(key);
    given.set(block, key);
  };
  const rest = () => document.blocks.filter((block) => !given.has(block));
  const nameless = ({ key }: EditorBlock) => key.startsWith('~');
  for (const block of rest()) if (!nameless(block) && names.has(block.key)) give(block, block.key);
  for (const block of rest())
    give(block, candidates.find(({ key, value }) => !taken.has(key) && isEqual(value, block.value))?.key);
  for (const block of rest()) {
    const id = storedId(block.value);
    const again = (other: EditorBlock) => !taken.has(other.key) && storedId(other.value) === id;
    if (!nameless(block)) give(block, candidates.find(again)?.key ?? block.key);
    else if (names.has(block.key)) give(block, block.key);
  }
  let next = 0;
  for (const block of rest()) {
    while (taken.has(`~${next}`) || names.has(`~${next}`)) next += 1;
    give(block, `~${next}`);
  }
  return {
    ...document,
    blocks: document.blocks.map((block) => ({ ...block, key: given.get(block) ?? block.key })),
  };
}

/** What makes `to` of `from`: for a restored revision, an import, a choice between two people. */
export function operationsBetween(from: EditorDocument, to: EditorDocument): Operation[] {
  const operations: Operation[] = [];
  for (const name of new Set([...Object.keys(from.meta), ...Object.keys(to.meta)])) {
    if (isEqual(from.meta[name], to.meta[name])) continue;
    const value = to.meta[name];
    operations.push({ op: 'set', key: null, path: [name], ...(value === undefined ? {} : { value }) });
  }
  const [before, after] = [valuesOf(from), valuesOf(to)];
  for (const key of before.keys()) if (!after.has(key)) operations.push({ op: 'remove', key });
  const moved = movedKeys(keysOf(from), keysOf(to));
  let previous: string | null = null;
  for (const block of to.blocks) {
    const { key, value } = block;
    if (!before.has(key)) operations.push({ op: 'insert', block, after: previous });
    else {
      if (moved.has(key)) operations.push({ op: 'move', key, after: previous });
      if (!isEqual(before.get(key), value)) operations.push({ op: 'set', key, path: [], value });
    }
    previous = key;
  }
  return operations;
}

/**
 * What both sides began with, when some of what I sent was never answered. Where the server now has just what I sent, that
 * was I and nobody else. Where it has something else, nobody knows what that was made from: the base is then one that I
 * have changed since, so that nothing of mine is taken for untouched.
 */
export function commonBase(
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
  unconfirmed: readonly EditorDocument[],
): EditorDocument {
  if (unconfirmed.length === 0) return base;
  const sides = unconfirmed.toReversed();
  const pick = <T>(of: (side: EditorDocument) => T, same: (a: T, b: T) => boolean): T => {
    const sent = sides.map(of);
    const now = of(mine);
    const there = sent.find((value) => same(value, of(theirs)));
    if (there !== undefined || sent.some((value) => same(value, of(theirs)))) return there as T;
    const changed = same(of(base), now) ? sent.filter((value) => !same(value, now)) : [];
    return changed.length > 0 ? (changed[0] as T) : of(base);
  };
  /** Field by field, where all of them have the same object. */
  const pickWithin = (of: (side: EditorDocument) => Json | undefined): Json | undefined => {
    const everywhere = [base, mine, theirs, ...sides].map(of);
    if (!areOneObject(everywhere)) return pick(of, isEqual);
    const names = new Set(everywhere.flatMap(Object.keys));
    const fields = [...names].flatMap((name): [string, Json][] => {
      const value = pickWithin((side) => getAt(of(side), [name]));
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(fields);
  };
  const all = [base, ...sides];
  const order = pick<readonly string[]>(keysOf, sameOrder);
  const keys = [...new Set([...order, ...all.flatMap(keysOf)])];
  const values = new Map([mine, theirs, ...all].map((side) => [side, valuesOf(side)]));
  const blocks = keys.flatMap((key) => {
    const value = pickWithin((side) => values.get(side)?.get(key));
    return value === undefined ? [] : [{ key, value }];
  });
  const names = new Set(all.flatMap(({ meta }) => Object.keys(meta)));
  const meta = Object.fromEntries(
    [...names].flatMap((name) => {
      const value = pick((side) => side.meta[name], isEqual);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { meta, blocks };
}

/** The same blocks, of those that both have, in the same order. */
function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  const [inA, inB] = [new Set(a), new Set(b)];
  const [left, right] = [a.filter((key) => inB.has(key)), b.filter((key) => inA.has(key))];
  return left.every((key, index) => key === right[index]);
}
