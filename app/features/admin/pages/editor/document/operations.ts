/** The few ways a document changes. Each names blocks by key, never by place, and knows what would undo it. */
import { getAt, isContainer, isEqual, type Json, type Path, setAt } from '#app/shared/json.ts';
import type { EditorBlock, EditorDocument } from './model.ts';

export type Operation =
  /** `after` null is the top of the page; a key that is gone is the end. */
  | { op: 'insert'; block: EditorBlock; after: string | null }
  | { op: 'remove'; key: string }
  | { op: 'move'; key: string; after: string | null }
  /** In a block's stored form, or in the page's own fields (`key` null). `value` missing takes the field away. */
  | { op: 'set'; key: string | null; path: Path; value?: Json };

export type Applied = { document: EditorDocument; inverse: Operation };

const indexOf = (blocks: readonly EditorBlock[], key: string) =>
  blocks.findIndex((block) => block.key === key);

function placeAfter(blocks: readonly EditorBlock[], block: EditorBlock, after: string | null): EditorBlock[] {
  const at = after === null ? 0 : indexOf(blocks, after) + 1 || blocks.length;
  return [...blocks.slice(0, at), block, ...blocks.slice(at)];
}

const without = (blocks: readonly EditorBlock[], key: string) => blocks.filter((block) => block.key !== key);

const predecessor = (blocks: readonly EditorBlock[], index: number) => blocks[index - 1]?.key ?? null;

/** What brings back what stands at `path` today: the outermost thing that setting it makes, replaces or makes longer. */
function restoring(
  value: Json | undefined,
  path: Path,
  next: Json | undefined,
): { path: Path; value?: Json } {
  const as = (at: Path) => {
    const current = getAt(value, at);
    return current === undefined ? { path: at } : { path: at, value: current };
  };
  for (let length = 0; length < path.length; length += 1) {
    const container = getAt(value, path.slice(0, length));
    const index = path[length];
    const last = length === path.length - 1;
    const fits = Array.isArray(container)
      ? typeof index === 'number' && index < container.length && !(last && next === undefined)
      : isContainer(container);
    if (!fits) return as(path.slice(0, length));
  }
  return as(path);
}

/** null when there is nothing to do it to (any more), or nothing would change. */
export function applyOperation(document: EditorDocument, operation: Operation): Applied | null {
  const { blocks } = document;
  if (operation.op === 'insert') {
    if (indexOf(blocks, operation.block.key) >= 0) return null;
    return {
      document: { ...document, blocks: placeAfter(blocks, operation.block, operation.after) },
      inverse: { op: 'remove', key: operation.block.key },
    };
  }
  if (operation.op === 'set' && operation.key === null) {
    if (isEqual(getAt(document.meta, operation.path), operation.value)) return null;
    const meta = setAt(document.meta, operation.path, operation.value) as EditorDocument['meta'];
    return {
      document: { ...document, meta },
      inverse: { op: 'set', key: null, ...restoring(document.meta, operation.path, operation.value) },
    };
  }
  const index = indexOf(blocks, operation.key as string);
  const block = blocks[index];
  if (!block) return null;
  const after = predecessor(blocks, index);
  if (operation.op === 'remove') {
    return {
      document: { ...document, blocks: without(blocks, block.key) },
      inverse: { op: 'insert', block, after },
    };
  }
  if (operation.op === 'move') {
    if (operation.after === block.key) return null;
    const moved = placeAfter(without(blocks, block.key), block, operation.after);
    if (moved[index] === block) return null;
    return {
      document: { ...document, blocks: moved },
      inverse: { op: 'move', key: block.key, after },
    };
  }
  if (operation.op !== 'set' || isEqual(getAt(block.value, operation.path), operation.value)) return null;
  const value = setAt(block.value, operation.path, operation.value) ?? null;
  return {
    document: { ...document, blocks: blocks.map((other) => (other === block ? { ...block, value } : other)) },
    inverse: { op: 'set', key: block.key, ...restoring(block.value, operation.path, operation.value) },
  };
}

type Listed = Extract<Operation, { op: 'insert' | 'remove' }>;
type Place = { block: EditorBlock | null; before: Place | null; after: Place | null };

const isListed = (operation: Operation | undefined): operation is Listed =>
  operation?.op === 'insert' || operation?.op === 'remove';

/**
 * Blocks that come or go one after the other, as applyOperation has it, in one walk through the page: one by one, each of
 * some thousands would go through all the others.
 */
function applyListed(
  document: EditorDocument,
  operations: readonly Listed[],
): { document: EditorDocument; inverse: Operation[] } {
  const top: Place = { block: null, before: null, after: null };
  const places = new Map<string, Place>();
  let last = top;
  const put = (block: EditorBlock, before: Place) => {
    const place: Place = { block, before, after: before.after };
    if (place.after) place.after.before = place;
    else last = place;
    before.after = place;
    places.set(block.key, place);
  };
  for (const block of document.blocks) put(block, last);
  const inverse: Operation[] = [];
  for (const operation of operations) {
    if (operation.op === 'insert') {
      const { block, after } = operation;
      if (places.has(block.key)) continue;
      put(block, after === null ? top : (places.get(after) ?? last));
      inverse.push({ op: 'remove', key: block.key });
      continue;
    }
    const place = places.get(operation.key);
    if (!place?.block || !place.before) continue;
    const { block, before, after } = place;
    before.after = after;
    if (after) after.before = before;
    else last = before;
    places.delete(block.key);
    inverse.push({ op: 'insert', block, after: before.block?.key ?? null });
  }
  const blocks: EditorBlock[] = [];
  for (let place = top.after; place; place = place.after) if (place.block) blocks.push(place.block);
  return { document: inverse.length > 0 ? { ...document, blocks } : document, inverse };
}

/** All of them in order, and what undoes them, in the order in which to do it. `done` counts those that had effect. */
export function applyAll(
  document: EditorDocument,
  operations: readonly Operation[],
): { document: EditorDocument; inverse: Operation[]; done: number } {
  let current = document;
  const inverse: Operation[] = [];
  for (let at = 0; at < operations.length; at += 1) {
    const run: Listed[] = [];
    for (let next = operations[at]; isListed(next); next = operations[at + run.length]) run.push(next);
    if (run.length > 1) {
      const applied = applyListed(current, run);
      current = applied.document;
      for (const one of applied.inverse) inverse.push(one);
      at += run.length - 1;
      continue;
    }
    const operation = operations[at];
    const applied = operation && applyOperation(current, operation);
    if (!applied) continue;
    current = applied.document;
    inverse.push(applied.inverse);
  }
  return { document: current, inverse: inverse.reverse(), done: inverse.length };
}
