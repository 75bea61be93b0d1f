/** Vendors, categories, tags and collections by slug, made when they are missing; warehouses by name. */

import { putNamed } from '#api/catalog/storage/import-changes.ts';
import { findNamed, insertNamed, type NamedTable } from '#api/catalog/storage/import-lookups.ts';
import type { CategoryRef, NamedRef } from '#api/catalog/storage/product-record.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { sortKeyOf } from '../text/sort-key.ts';
import { neutralPicture } from './neutral-picture.ts';

export type Ids = Record<NamedTable, Map<string, string>>;

const uniq = <T extends NamedRef>(list: T[]): T[] => [
  ...new Map(list.map((one) => [one.slug, one])).values(),
];

async function ensure(
  tx: Executor,
  table: NamedTable,
  wanted: (NamedRef & { parentId?: string | null })[],
  ids: Map<string, string>,
  runId: string | undefined,
) {
  const missing = uniq(wanted).filter(({ slug }) => !ids.has(slug));
  if (missing.length === 0) return;
  const present = await findNamed(
    tx,
    table,
    missing.map(({ slug }) => slug),
  );
  const made = missing.filter(({ slug }) => !present.has(slug));
  await insertNamed(
    tx,
    table,
    made.map(({ slug, name, parentId = null }) => ({
      id: newId(),
      slug,
      name,
      sort_key: sortKeyOf(name),
      picture: JSON.stringify(neutralPicture(name)),
      parent_id: parentId,
    })),
  );
  const now =
    made.length > 0
      ? await findNamed(
          tx,
          table,
          missing.map(({ slug }) => slug),
        )
      : present;
  for (const [slug, id] of now) ids.set(slug, id);
  if (runId !== undefined)
    await putNamed(
      tx,
      runId,
      table,
      made.flatMap(({ slug }) => now.get(slug) ?? []),
    );
}

/** The ids of all that is named. `runId`: the import that what is made belongs to. `known` holds what earlier batches found; a batch that fails must not be remembered. */
export async function ensureNamed(
  tx: Executor,
  known: Ids,
  wanted: { vendors: NamedRef[]; categories: CategoryRef[]; tags: NamedRef[]; collections: NamedRef[] },
  runId?: string,
): Promise<Ids> {
  const ids: Ids = {
    vendor: new Map(known.vendor),
    category: new Map(known.category),
    tag: new Map(known.tag),
    collection: new Map(known.collection),
  };
  await ensure(tx, 'vendor', wanted.vendors, ids.vendor, runId);
  await ensure(tx, 'tag', wanted.tags, ids.tag, runId);
  await ensure(tx, 'collection', wanted.collections, ids.collection, runId);
  await ensure(
    tx,
    'category',
    wanted.categories.flatMap(({ parent }) => parent ?? []),
    ids.category,
    runId,
  );
  await ensure(
    tx,
    'category',
    wanted.categories.map((category) => ({
      ...category,
      parentId: category.parent ? (ids.category.get(category.parent.slug) ?? null) : null,
    })),
    ids.category,
    runId,
  );
  return ids;
}
