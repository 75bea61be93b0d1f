/**
 * A document's addresses of the library are for ever; what a browser may keep for ever is a version. So a served
 * document names the version of each file that is there now, and its size.
 */

import { findMediaByIds, type MediaRow } from '#api/media/storage/media.ts';
import type { Context } from '#api/platform/context.ts';
import { libraryAddress, parseLibraryAddress } from '#schemas/domain/media/media.ts';
import { containerOf } from './view-media.ts';

function idsIn(value: unknown, ids: Set<string>): Set<string> {
  if (typeof value === 'string') {
    const id = value.startsWith('/media/library/') ? parseLibraryAddress(value)?.id : undefined;
    if (id) ids.add(id);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) idsIn(inner, ids);
  }
  return ids;
}

function rewrite(value: unknown, rows: Map<string, MediaRow>): unknown {
  if (typeof value === 'string') {
    const row = value.startsWith('/media/library/') && rows.get(parseLibraryAddress(value)?.id ?? '');
    return row ? libraryAddress(row.id, row.version, containerOf(row)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => rewrite(item, rows));
  const made: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, rewrite(inner, rows)]),
  );
  const { src } = value as { src?: unknown };
  const row = typeof src === 'string' ? rows.get(parseLibraryAddress(src)?.id ?? '') : undefined;
  return row && 'width' in made && 'height' in made
    ? { ...made, width: row.width, height: row.height, ...carriedFocal(made, row) }
    : made;
}

/** A focal point that came with the picture goes with it when it is cut; one that was chosen on the page stays. */
function carriedFocal(
  { focalX, focalY }: { focalX?: unknown; focalY?: unknown },
  { edit, ...row }: MediaRow,
) {
  const before = edit?.original.focal;
  if (!before || focalX !== before.x || focalY !== before.y) return {};
  return { focalX: row.focal_x, focalY: row.focal_y };
}

/** `document` with the addresses and sizes of today; itself when it shows nothing of the library. */
export async function withCurrentMedia<T>(context: Context, document: T): Promise<T> {
  const ids = idsIn(document, new Set());
  if (ids.size === 0) return document;
  const rows = await findMediaByIds(context.database.kysely, [...ids]);
  return rewrite(document, new Map(rows.map((row) => [row.id, row]))) as T;
}
