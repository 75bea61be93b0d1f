/** JSON values as documents hold them: compared, read and changed without touching what they came from. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** From the outside in: ["props", "items", 0, "title"]. */
export type Path = readonly (string | number)[];

type Container = Json[] | { [key: string]: Json };

export const isContainer = (value: Json | undefined): value is Container =>
  typeof value === 'object' && value !== null;

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  isContainer(value) && !Array.isArray(value);

/** Equal whatever the order of keys: documents go through jsonb, which has its own. */
export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  const [left, right] = [a, b] as { [key: string]: Json }[] as [
    { [key: string]: Json },
    { [key: string]: Json },
  ];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  );
}

const child = (value: Json | undefined, key: string | number): Json | undefined => {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

export const getAt = (value: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(child, value);

/** Sets own data alone: a key called __proto__ is a key like any other. */
function withEntry(
  object: { [key: string]: Json },
  key: string,
  value: Json | undefined,
): { [key: string]: Json } {
  const entries = Object.entries(object).filter(([name]) => name !== key || value !== undefined);
  const at = entries.findIndex(([name]) => name === key);
  if (value !== undefined) {
    if (at < 0) entries.push([key, value]);
    else entries[at] = [key, value];
  }
  return Object.fromEntries(entries);
}

/**
 * A copy with `next` at `path`; undefined takes the key away. What stands in the way and holds nothing (a text where
 * an object is wanted) is replaced by one; an index past the end is the end.
 */
export function setAt(value: Json | undefined, path: Path, next: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value) && typeof key === 'number') {
    const copy = [...value];
    const item = setAt(copy[key], rest, next);
    copy.splice(key, 1, ...(item === undefined ? [] : [item]));
    return copy;
  }
  const object = isObject(value) ? value : {};
  return withEntry(object, String(key), setAt(child(object, key), rest, next));
}

/** The pointer's path (RFC 6901); a step of digits is an index. */
export const pathOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
