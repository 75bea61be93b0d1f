/** Where an item of the library is shown: every place in every document that stands or will stand. */

import type { Transaction } from 'kysely';
import {
  findAddressesAround,
  findDocumentsHolding,
  findRecordsHolding,
} from '#api/media/storage/media-places.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { libraryAddress, type MediaUse, parseLibraryAddress } from '#schemas/domain/media/media.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';

/** The pointers of the strings that name the item. */
function placesOf(value: unknown, id: string, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return parseLibraryAddress(value)?.id === id ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, id, [...path, key]));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export async function mediaUses(db: Executor, id: string): Promise<MediaUse[]> {
  const documents = await findDocumentsHolding(db, libraryAddress(id, null, null));
  return documents.flatMap(({ page, state, document }) =>
    placesOf(document, id).map((path) => {
      const blocks = Array.isArray(document.blocks) ? (document.blocks as Record<string, unknown>[]) : [];
      const block = path[0] === 'blocks' ? blocks[Number(path[1])] : undefined;
      return {
        page,
        title: textOf(document.title),
        slug: textOf(document.slug),
        audience: textOf(document.audience),
        state,
        block: block ? textOf(block.id) : null,
        type: block ? textOf(block.type) : null,
        pointer: toPointer(path),
      };
    }),
  );
}

/** The item's file is another one: each page and product that shows it is made anew. */
export async function showAnew(context: Context, tx: Transaction<Tables>, id: string): Promise<void> {
  const uses = await mediaUses(tx, id);
  const records = await findRecordsHolding(tx, id);
  const around = await findAddressesAround(tx, [...new Set(uses.map(({ page }) => page))]);
  await context.versions.bump(tx, [
    `media:${id}`,
    ...uses.map(({ slug }) => `page:${slug}`),
    ...around.map((slug) => `page:${slug}`),
    ...records.flatMap((record) => (record.kind === 'product' ? `product:${record._id}` : [])),
  ]);
}
