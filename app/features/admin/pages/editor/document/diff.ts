/** What changed between two documents, in blocks and fields: for the publish dialog and the history. */
import { isContainer, isEqual, type Json, type Path } from '#app/shared/json.ts';
import { movedKeys } from './merge.ts';
import type { EditorDocument } from './model.ts';

/** A field that is not on one side is undefined there. */
export type FieldChange = { path: Path; from: Json | undefined; to: Json | undefined };

export type BlockChange = {
  key: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The block as it is on the newer side, or was before it was removed. */
  value: Json;
  /** Places counted from 1; null where it is not. */
  from: number | null;
  to: number | null;
  fields: FieldChange[];
};

export type DocumentDiff = { page: FieldChange[]; blocks: BlockChange[] };

function fieldChanges(from: Json | undefined, to: Json | undefined, path: Path = []): FieldChange[] {
  if (isEqual(from, to)) return [];
  if (!isContainer(from) || !isContainer(to) || Array.isArray(from) !== Array.isArray(to))
    return [{ path, from, to }];
  if (Array.isArray(from) && Array.isArray(to)) {
    const length = Math.max(from.length, to.length);
    return Array.from({ length }, (_, index) =>
      fieldChanges(from[index], to[index], [...path, index]),
    ).flat();
  }
  const [before, after] = [from, to] as [{ [key: string]: Json }, { [key: string]: Json }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    fieldChanges(before[key], after[key], [...path, key]),
  );
}

/** In the newer document's order, what was removed last. A block that was moved and changed is `changed`. */
export function diffDocuments(from: EditorDocument, to: EditorDocument): DocumentDiff {
  const places = (document: EditorDocument) =>
    new Map(document.blocks.map(({ key }, index) => [key, index + 1]));
  const [before, after] = [places(from), places(to)];
  const old = new Map(from.blocks.map(({ key, value }) => [key, value]));
  const moved = movedKeys([...before.keys()], [...after.keys()]);
  const changes = to.blocks.flatMap(({ key, value }): BlockChange[] => {
    const where = { key, value, from: before.get(key) ?? null, to: after.get(key) ?? null };
    if (!old.has(key)) return [{ ...where, kind: 'added', fields: [] }];
    const fields = fieldChanges(old.get(key), value);
    if (fields.length > 0) return [{ ...where, kind: 'changed', fields }];
    return moved.has(key) ? [{ ...where, kind: 'moved', fields }] : [];
  });
  const removed = from.blocks
    .filter(({ key }) => !after.has(key))
    .map(
      ({ key, value }): BlockChange => ({
        key,
        kind: 'removed',
        value,
        from: before.get(key) ?? null,
        to: null,
        fields: [],
      }),
    );
  return { page: fieldChanges({ ...from.meta }, { ...to.meta }), blocks: [...changes, ...removed] };
}
