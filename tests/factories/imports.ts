/** Catalog files put in and got out through the API, as a test sees it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportDetail, ImportOptions } from '#schemas/domain/catalog/import.ts';
import { dataOf } from '#tests/contract/tools.ts';
import type { Visitor } from './visitor.ts';

export type ImportStart = {
  dry?: boolean;
  options?: Partial<ImportOptions>;
  mapping?: Record<string, string>;
};

/** Waits until nothing is being done with it; asks `everyMs`. */
export async function ended(who: Visitor, id: string, everyMs = 20): Promise<ImportDetail> {
  for (;;) {
    const run = dataOf(await who.getImport({ params: { id } }));
    if (run.state !== 'running') return run;
    await pause(everyMs);
  }
}

export async function upload(
  who: Visitor,
  file: string | Uint8Array,
  name = 'catalog.csv',
): Promise<ImportDetail> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return dataOf(await who.uploadImport({ query: { name }, file: new Uint8Array(bytes) }));
}

/** Uploads, starts and waits for the end. */
export async function importFile(
  who: Visitor,
  file: string | Uint8Array,
  start: ImportStart = {},
): Promise<ImportDetail> {
  const { _id } = await upload(who, file);
  const params = { id: _id };
  if (start.mapping) dataOf(await who.mapImport({ params, body: { mapping: start.mapping } }));
  dataOf(
    await who.startImport({ params, body: { dry_run: start.dry ?? false, options: start.options ?? {} } }),
  );
  return ended(who, _id);
}
