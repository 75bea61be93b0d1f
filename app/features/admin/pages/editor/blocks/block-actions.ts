/** What can be done to a block from the list: each an intent of a person, one step of undo. */

import { isObject, type Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { mostBlocks } from '#schemas/domain/content/draft-limits.ts';
import { describeBlock, type EditorBlock, type EditorDocument, findBlock } from '../document/model.ts';
import type { Operation } from '../document/operations.ts';
import { typeLabel } from '../words/block-words.ts';
import { freshId } from './block-presets.ts';

/** `key` is the block that it was about, or that there is now. */
export type Intent = { label: string; operations: Operation[]; key: string };

const placeOf = ({ blocks }: EditorDocument, key: string) => blocks.findIndex((block) => block.key === key);

/** Where a block stands, counted from 1. */
export const placeIn = (document: EditorDocument, key: string) => ({
  place: placeOf(document, key) + 1,
  count: document.blocks.length,
});

/** To a place counted from 0 among all; null when it is there already or there is no such place. */
export function moveTo(document: EditorDocument, key: string, place: number): Intent | null {
  const block = findBlock(document, key);
  const { blocks } = document;
  if (!block || place < 0 || place >= blocks.length || placeOf(document, key) === place) return null;
  const others = blocks.filter((other) => other.key !== key);
  const after = others[place - 1]?.key ?? null;
  return {
    label: m.editor_do_move({ block: typeLabel(block.value) }),
    operations: [{ op: 'move', key, after }],
    key,
  };
}

export const moveBy = (document: EditorDocument, key: string, steps: 1 | -1): Intent | null =>
  moveTo(document, key, placeOf(document, key) + steps);

/** A copy with an id of its own; what is no object has none and is copied as it is. */
function withFreshId(value: Json): EditorBlock {
  const copy = structuredClone(value);
  const id = freshId(describeBlock(value).type ?? 'block');
  return isObject(copy) ? { key: id, value: { ...copy, id } } : { key: `~${id}`, value: copy };
}

/** Under `after`, or at the top when that is null. Every block gets a fresh id. */
export function insert(
  values: readonly Json[],
  after: string | null,
  say: typeof m.editor_do_add,
): Intent | null {
  let last = after;
  const operations = values.map((value): Operation & { op: 'insert' } => {
    const block = withFreshId(value);
    const operation = { op: 'insert' as const, block, after: last };
    last = block.key;
    return operation;
  });
  const first = operations[0];
  if (!first) return null;
  return { label: say({ block: typeLabel(first.block.value) }), operations, key: first.block.key };
}

export function duplicate(document: EditorDocument, key: string): Intent | null {
  const block = findBlock(document, key);
  return block ? insert([block.value], key, m.editor_do_duplicate) : null;
}

export function remove(document: EditorDocument, key: string): Intent | null {
  const block = findBlock(document, key);
  if (!block) return null;
  return {
    label: m.editor_do_delete({ block: typeLabel(block.value) }),
    operations: [{ op: 'remove', key }],
    key,
  };
}

/** The page's first blocks, as many as it may have; null when no more are there. Undo brings the others back. */
export function cut({ blocks }: EditorDocument): Intent | null {
  const extra = blocks.slice(mostBlocks);
  const [first] = extra;
  if (!first) return null;
  return {
    label: m.editor_do_cut(),
    operations: extra.map(({ key }) => ({ op: 'remove', key })),
    key: first.key,
  };
}

export const isHidden = (value: Json): boolean =>
  isObject(value) && isObject(value.visibility) && value.visibility.hidden === true;

/** It is not shown to everybody, always. */
export function hasRules(value: Json): boolean {
  if (!isObject(value) || !isObject(value.visibility)) return false;
  return Object.entries(value.visibility).some(
    ([rule, given]) => rule !== 'hidden' && !(rule === 'device' && given === 'all'),
  );
}

/** null for what has no place for a rule: it is kept as it is. */
export function toggleHidden(document: EditorDocument, key: string): Intent | null {
  const value = findBlock(document, key)?.value;
  if (!isObject(value)) return null;
  const block = typeLabel(value);
  const path = ['visibility', 'hidden'];
  return isHidden(value)
    ? { label: m.editor_do_show({ block }), operations: [{ op: 'set', key, path }], key }
    : { label: m.editor_do_hide({ block }), operations: [{ op: 'set', key, path, value: true }], key };
}
