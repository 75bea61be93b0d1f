/**
 * Two people's changes to one page, from the state that both began with. Changes to different blocks, and to
 * different fields of one block or of the page, meet by themselves; where both changed one field, a person is asked.
 */
import { isObject, type Json, type Path } from '#app/shared/json.ts';
import { mergeOrder } from './merge-order.ts';
import {
  type FieldConflict,
  type MergeOptions,
  mergeValues,
  type Sides,
  settleSides,
} from './merge-values.ts';
import type { EditorBlock, EditorDocument } from './model.ts';

export type Conflict = Sides & {
  /** "hero-1" for a whole block, "hero-1/props/title" for a field of one, "/title" for a field of the page. */
  key: string;
  /** The block's key; null for a field of the page. */
  block: string | null;
  /** From the block, or from the page's fields; [] is the whole block. */
  path: Path;
  /** The block in which the path leads there: mine, or theirs when I have it no more. */
  within: Json | undefined;
};

export type Side = 'mine' | 'theirs';
export type Merged = { document: EditorDocument; conflicts: Conflict[] };

const byKey = ({ blocks }: EditorDocument) => new Map(blocks.map((block) => [block.key, block]));

const objectOf = (value: Json | undefined): Record<string, Json> => (isObject(value) ? value : {});

/** Translations meet text by text; undefined where both changed one of them. */
function mergeUnits({ base, mine, theirs }: Sides, depth = 2): Json | undefined {
  const [before, own, others] = [objectOf(base), objectOf(mine), objectOf(theirs)];
  const merged: Record<string, Json> = {};
  for (const name of new Set([before, own, others].flatMap(Object.keys))) {
    const parts = { base: before[name], mine: own[name], theirs: others[name] };
    const value = settleSides(parts)?.value ?? (depth > 1 ? mergeUnits(parts, depth - 1) : undefined);
    if (value !== undefined) merged[name] = value;
    else if (!settleSides(parts)) return undefined;
  }
  return merged;
}

/**
 * `chosen` says for each conflict's key whose it shall be; those it does not name come back, theirs for the time being.
 * `lists` are whole where nobody knows for sure what both began with.
 */
export function mergeDocuments(
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
  chosen: Readonly<Record<string, Side>> = {},
  lists: MergeOptions['lists'] = 'items',
): Merged {
  const conflicts: Conflict[] = [];
  const decide = (conflict: Conflict): Json | undefined => {
    const side = Object.hasOwn(chosen, conflict.key) ? chosen[conflict.key] : undefined;
    if (side) return side === 'mine' ? conflict.mine : conflict.theirs;
    conflicts.push(conflict);
    return conflict.theirs;
  };
  const decideField = (name: string, sides: Sides): Json | undefined => {
    const settled = settleSides(sides);
    if (settled) return settled.value;
    const units = name === 'translations' ? mergeUnits(sides) : undefined;
    return units ?? decide({ ...sides, key: `/${name}`, block: null, path: [name], within: undefined });
  };
  const decideBlock = (key: string, sides: Sides): Json | undefined => {
    const settled = settleSides(sides);
    if (settled) return settled.value;
    const ask = ({ name, path, ...field }: FieldConflict) => {
      const within = path.length > 0 ? (sides.mine ?? sides.theirs) : undefined;
      return decide({ ...field, key: `${key}${name}`, block: key, path, within });
    };
    return mergeValues(sides, [], '', { decide: ask, lists });
  };

  const fields = new Set([base, mine, theirs].flatMap(({ meta }) => Object.keys(meta)));
  const meta = Object.fromEntries(
    [...fields].flatMap((name) => {
      const at = (side: EditorDocument) => (Object.hasOwn(side.meta, name) ? side.meta[name] : undefined);
      const value = decideField(name, { base: at(base), mine: at(mine), theirs: at(theirs) });
      return value === undefined ? [] : [[name, value]];
    }),
  );

  const [inBase, inMine, inTheirs] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged = new Map<string, EditorBlock>();
  for (const key of new Set([...inTheirs.keys(), ...inMine.keys()])) {
    const value = decideBlock(key, {
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
