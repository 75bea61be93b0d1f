/** Whether two records are the same product, so that an import writes what differs and nothing else. */
import type { ProductRecord } from './product-record.ts';

type Fields = Record<string, unknown>;

/** The same value, in whatever order a database keeps its keys; a key without a value counts as missing. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return sameList(a, b);
  let keys = 0;
  for (const key in a) {
    const value = (a as Fields)[key];
    if (value === undefined) continue;
    keys++;
    if (!sameValue(value, (b as Fields)[key])) return false;
  }
  for (const key in b) if ((b as Fields)[key] !== undefined) keys--;
  return keys === 0;
}

function sameList(a: object, b: object): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!sameValue(a[at], b[at])) return false;
  return true;
}

type Named = readonly { slug: string }[];

/** Groups count by their slugs, each once; `ordered` where the first is the product's home. */
export function sameGroups(a: Named, b: Named, ordered: boolean): boolean {
  if (a.length === b.length && a.every(({ slug }, at) => slug === b[at]?.slug)) return true;
  const [ours, theirs] = [a, b].map((list) => [...new Set(list.map(({ slug }) => slug))]) as [
    string[],
    string[],
  ];
  return ordered ? sameList(ours, theirs) : sameList(ours.sort(), theirs.sort());
}

/** Fields that are compared by what they mean rather than by how they are spelled. */
const byMeaning = new Set(['vendor', 'categories', 'tags', 'collections', 'createdAt', 'skus']);

/** Everything but the SKUs and the groups. */
function sameFields(a: ProductRecord, b: ProductRecord): boolean {
  if (a.vendor.slug !== b.vendor.slug) return false;
  if (a.createdAt !== b.createdAt && new Date(a.createdAt).getTime() !== new Date(b.createdAt).getTime())
    return false;
  for (const key in b)
    if (!byMeaning.has(key) && !sameValue(a[key as keyof ProductRecord], b[key as keyof ProductRecord]))
      return false;
  return true;
}

/** What an import would write of the two is the same. */
export const sameProduct = (a: ProductRecord, b: ProductRecord): boolean =>
  sameFields(a, b) &&
  sameGroups(a.categories, b.categories, true) &&
  sameGroups(a.tags, b.tags, false) &&
  sameGroups(a.collections, b.collections, false) &&
  sameList(a.skus, b.skus);
