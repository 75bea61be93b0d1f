/**
 * Data that the server renders from and that a document is sent without, because the browser keeps the HTML
 * (docs/decisions/0041-smaller-pages.md). What is not enumerable is not written.
 */
export function unsent<T extends object>(value: T, ...keys: (keyof T)[]): T {
  for (const key of keys)
    if (key in value) Object.defineProperty(value, key, { enumerable: false, value: value[key] });
  return value;
}

/** True on the server for what is rendered here and not sent, and in the browser for what was not sent. */
export const isUnsent = <T extends object>(value: T, key: keyof T): boolean =>
  !Object.prototype.propertyIsEnumerable.call(value, key);
