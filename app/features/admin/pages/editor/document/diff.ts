/** What changed between two documents, in blocks and fields: for the publish dialog and the history. */
import { isContainer, isEqual, isObject, type Json, type Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { plainText } from '#schemas/fields/rich-text.ts';
import { movedKeys } from './merge-order.ts';
import type { EditorDocument } from './model.ts';

/** A field that is not on one side is undefined there. */
export type FieldChange = {
  path: Path;
  from: Json | undefined;
  to: Json | undefined;
  /** The text that a translation is of. */
  source?: string;
  /** A list whose items stand in another order. */
  isOrder?: true;
};

export type BlockChange = {
  key: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** It stands elsewhere, whatever else is otherwise in it. */
  isMoved: boolean;
  /** The block as it is on the newer side, or was before it was removed. */
  value: Json;
  /** The block that it stands under by now; null at the top, and where it did not move. */
  under: Json | null;
  /** Places counted from 1; null where it is not. */
  from: number | null;
  to: number | null;
  fields: FieldChange[];
};

export type DocumentDiff = { page: FieldChange[]; blocks: BlockChange[] };

/** Formatted text: told as its words, not as its nodes. */
const isText = (value: Json | undefined): value is Json => isObject(value) && value.type === 'doc';

/** Words before and after what differs. */
const around = 5;
/** Letters of a text that is told whole. */
const short = 100;

const isLong = (from: Json | undefined, to: Json | undefined): boolean =>
  typeof from === 'string' && typeof to === 'string' && Math.max(from.length, to.length) > short;

function differingWords(from: Json, to: Json): { from: Json | undefined; to: Json | undefined } {
  const [before, after] = [from, to].map((text) =>
    (typeof text === 'string' ? text : plainText(text)).split(/\s+/),
  ) as [string[], string[]];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  // The same words: what they look like, or what stands between them, is another.
  if (start === before.length && start === after.length)
    return { from: undefined, to: m.editor_diff_formatting() };
  const cut = (words: readonly string[]) => {
    const last = words.length - Math.max(0, end - around);
    const kept = words.slice(Math.max(0, start - around), last).join(' ');
    return `${start > around ? '… ' : ''}${kept}${last < words.length ? ' …' : ''}`;
  };
  return { from: cut(before), to: cut(after) };
}

/** An item's name within its list: its id, or all that it is; null where two have the same. */
function namesOf(list: readonly Json[]): string[] | null {
  const ids = list.map((item) => (isObject(item) && typeof item.id === 'string' ? `id ${item.id}` : null));
  const names = ids.every((id) => id !== null) ? ids : list.map((item) => JSON.stringify(item));
  return new Set(names).size === names.length ? names : null;
}

/** Of a list whose same items stand in another order: that, and what is otherwise in each; null for any other. */
function orderChanges(from: readonly Json[], to: readonly Json[], path: Path): FieldChange[] | null {
  const [before, after] = [namesOf(from), namesOf(to)];
  if (!before || !after || before.length !== after.length || isEqual(before, after)) return null;
  if (!after.every((name) => before.includes(name))) return null;
  const inItems = to.flatMap((item, index) =>
    fieldChanges(from[before.indexOf(after[index] ?? '')], item, [...path, index]),
  );
  return [{ path, from: [...from], to: [...to], isOrder: true }, ...inItems];
}

function fieldChanges(from: Json | undefined, to: Json | undefined, path: Path = []): FieldChange[] {
  if (isEqual(from, to)) return [];
  // Another photo is one change, and not one of each of its fields.
  if (isObject(from) && isObject(to) && typeof from.src === 'string' && from.src !== to.src)
    return [{ path, from, to }];
  if (from !== undefined && to !== undefined && ((isText(from) && isText(to)) || isLong(from, to)))
    return [{ path, ...differingWords(from, to) }];
  if (!isContainer(from) || !isContainer(to) || Array.isArray(from) !== Array.isArray(to))
    return [{ path, from, to }];
  if (Array.isArray(from) && Array.isArray(to)) {
    const ordered = orderChanges(from, to, path);
    if (ordered) return ordered;
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

const entriesOf = (value: Json | undefined): [string, Json][] =>
  isObject(value) ? Object.entries(value) : [];

/** Translations, told text by text: path ["translations", language, field]. */
function translationChanges(from: Json | undefined, to: Json | undefined): FieldChange[] {
  const unitsIn = (translations: Json | undefined) =>
    new Map(
      entriesOf(translations).flatMap(([language, units]) =>
        entriesOf(units).map(([field, unit]) => [
          JSON.stringify(['translations', language, field]),
          isObject(unit) ? unit : undefined,
        ]),
      ),
    );
  const [before, after] = [unitsIn(from), unitsIn(to)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)];
    if (isEqual(one?.target, other?.target)) return [];
    const source = (other ?? one)?.source;
    return {
      path: JSON.parse(key) as Path,
      from: one?.target,
      to: other?.target,
      ...(typeof source === 'string' ? { source } : {}),
    };
  });
}

/** In the newer document's order, what was removed last. A block that was moved and changed is `changed`, and says both. */
export function diffDocuments(from: EditorDocument, to: EditorDocument): DocumentDiff {
  const places = (document: EditorDocument) =>
    new Map(document.blocks.map(({ key }, index) => [key, index + 1]));
  const [before, after] = [places(from), places(to)];
  const old = new Map(from.blocks.map(({ key, value }) => [key, value]));
  const moved = movedKeys([...before.keys()], [...after.keys()]);
  const changes = to.blocks.flatMap(({ key, value }, index): BlockChange[] => {
    const isMoved = moved.has(key);
    const under = isMoved ? (to.blocks[index - 1]?.value ?? null) : null;
    const where = { key, value, under, from: before.get(key) ?? null, to: after.get(key) ?? null };
    if (!old.has(key)) return [{ ...where, kind: 'added', isMoved: false, fields: [] }];
    const fields = fieldChanges(old.get(key), value);
    if (fields.length > 0) return [{ ...where, kind: 'changed', isMoved, fields }];
    return isMoved ? [{ ...where, kind: 'moved', isMoved, fields }] : [];
  });
  const removed = from.blocks
    .filter(({ key }) => !after.has(key))
    .map(
      ({ key, value }): BlockChange => ({
        key,
        kind: 'removed',
        isMoved: false,
        under: null,
        value,
        from: before.get(key) ?? null,
        to: null,
        fields: [],
      }),
    );
  const { translations: oldTranslations, ...oldFields } = from.meta;
  const { translations, ...newFields } = to.meta;
  const page = [...fieldChanges(oldFields, newFields), ...translationChanges(oldTranslations, translations)];
  return { page, blocks: [...changes, ...removed] };
}
