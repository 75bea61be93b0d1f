/** Where to go back to after a form: a path of this shop, never another origin (docs/product.md#login). */

// Any origin will do: the value must resolve to the one it was resolved against.
const base = 'http://shop.invalid';

/** The path, query and hash of `value` when it stays in this shop, else `fallback`. */
export function returnTo(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return fallback;
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return fallback;
  }
  const { path } = splitLanguage(`${url.pathname}${url.search}${url.hash}`);
  // "/.//evil.example" resolves here to a path that a browser would read as another host.
  if (url.origin !== base || path.startsWith('//')) return fallback;
  return path;
}

import { splitLanguage } from '#schemas/domain/platform/language.ts';
