/** What was changed of a record, from what to what, as the activity log keeps it (docs/product.md#activity). */
import { z } from 'zod';
import { toPointer } from './problem.ts';

/** `at` is a JSON pointer whose rows are named by what they say of themselves: "/skus/FB-36/retail". */
export const changeSchema = z.object({
  at: z.string(),
  /** Absent where a text is too long to tell, or a row came or went. */
  from: z.string().optional(),
  to: z.string().optional(),
  row: z.enum(['added', 'removed']).optional(),
});
export type Change = z.output<typeof changeSchema>;

/** More changes than these are not told one by one; characters of a value that is told. */
const most = 60;
const longest = 80;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const saidBy = (row: Fields, names: readonly string[]): string | undefined =>
  names.map((name) => row[name]).find((said): said is string => typeof said === 'string' && said !== '');

/** What makes a row the same row, whatever was changed of it. */
const keyOf = (row: unknown, index: number): string =>
  (isFields(row) && saidBy(row, ['_id', 'warehouse', 'code', 'name', 'label', 'title', 'product'])) ||
  `${index}`;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const isShort = (value: unknown) =>
  (value === null || typeof value !== 'object') && text(value).length <= longest;

/**
 * Every place where two values of a form differ, in the form's order, sixty at most. `nameOf` says what an id is called
 * that a row is known by, such as a warehouse's.
 */
export function changesBetween(
  before: unknown,
  after: unknown,
  nameOf: (id: string) => string | undefined = () => undefined,
): Change[] {
  const changes: Change[] = [];
  const say = (path: readonly string[], change: Omit<Change, 'at'> = {}) => {
    if (changes.length < most) changes.push({ at: toPointer(path), ...change });
  };
  const rowName = (row: unknown, index: number): string => {
    const said = isFields(row) && saidBy(row, ['code', 'name', 'label', 'title', 'product', 'warehouse']);
    return said ? (nameOf(said) ?? said) : `${index + 1}`;
  };
  const compareRows = (path: readonly string[], was: readonly unknown[], is: readonly unknown[]) => {
    if (![...was, ...is].some(isFields)) {
      if (JSON.stringify(was) !== JSON.stringify(is)) say(path);
      return;
    }
    const old = new Map(was.map((row, index) => [keyOf(row, index), row]));
    for (const [index, row] of is.entries()) {
      const key = keyOf(row, index);
      const at = [...path, rowName(row, index)];
      if (old.has(key)) compare(at, old.get(key), row);
      else say(at, { row: 'added' });
      old.delete(key);
    }
    for (const row of old.values()) say([...path, rowName(row, was.indexOf(row))], { row: 'removed' });
  };
  const compare = (path: readonly string[], was: unknown, is: unknown) => {
    if (Object.is(was, is)) return;
    if (Array.isArray(was) && Array.isArray(is)) return compareRows(path, was, is);
    if (isFields(was) && isFields(is) && !('src' in was)) {
      for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
        if (name !== '_id') compare([...path, name], was[name], is[name]);
      return;
    }
    if (JSON.stringify(was) === JSON.stringify(is)) return;
    say(path, isShort(was) && isShort(is) ? { from: text(was), to: text(is) } : {});
  };
  compare([], before, after);
  return changes;
}

/** As the log's detail keeps changes, the sixty first, and back; what is no list of them is none. */
export const writeChanges = (changes: readonly Change[]): Record<string, string> =>
  changes.length > 0 ? { changes: JSON.stringify(changes.slice(0, most)) } : {};

export function readChanges(kept: string | undefined): Change[] {
  if (!kept) return [];
  try {
    const read = z.array(changeSchema).safeParse(JSON.parse(kept));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
