import type { EventType } from '#schemas/domain/platform/event-types.ts';
import { type Narrowed, narrowingEntries } from './narrowing.ts';

type Shown = { path: string; search?: string };
/** How many products the words alone found; nothing where that is not known. */
type Found = { found?: number | undefined };

/**
 * What looking at a list counts as (docs/product.md#events). A collection has no event of its own, an empty search is
 * none; a search says how many products it found.
 */
export function listingEvent({
  path,
  search,
  found,
}: Shown & Found): [EventType | null, string, string | null] {
  if (search !== undefined)
    return [search ? 'view search' : null, found === undefined ? '' : `${found}`, search];
  const [, root, first = '', second] = path.split('/');
  const kinds: Record<string, EventType> = {
    c: second ? 'view subcategory' : 'view category',
    s: 'view subcategory',
    v: 'view vendor',
    t: 'view tag',
  };
  return [kinds[root ?? ''] ?? null, second ?? first, null];
}

/** Looking at a narrowed list counts as a filter too: `value` is what it is narrowed by, at most 200 characters. */
export function filterEvent({
  path,
  narrowed,
}: Shown & { narrowed: Narrowed }): [EventType | null, string, string | null] {
  const chosen = new URLSearchParams(narrowingEntries(narrowed)).toString().slice(0, 200);
  return [chosen ? 'view filter' : null, path, chosen || null];
}
