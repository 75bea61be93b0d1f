/** POST /api/v1/imports (ours): a catalog file in, or a ZIP of one and its pictures, looked at as far as its headers. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { findMapping, findRunOfFile, insertRun } from '#api/catalog/storage/imports.ts';
import type { Upload } from '#api/media/library/receive-file.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type ImportDetail, importLimit } from '#schemas/domain/catalog/import.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { Archive, isArchive } from './archive.ts';
import { columnKey } from './formats/cells.ts';
import { detectFormat } from './formats/formats.ts';
import { archiveKey } from './picture-shelves.ts';
import { readShape, UnreadableFile } from './read-rows.ts';
import { importKey, noCounts } from './run-import.ts';
import { detailOf } from './views.ts';

const refuse = (reason: Reason) => new ProblemError('invalid', reason, { '/file': [reason] });

type Received = { hash: string; bytes: number; zipped: boolean };

/** Writes it to `path`, counted; its hash. */
async function receive({ body, length }: Upload, path: string): Promise<Received> {
  const tooLarge = () => new ProblemError('too_large', because('import_too_large'));
  if ((length ?? 0) > importLimit) throw tooLarge();
  if (!body) throw refuse(because('file_empty'));
  const file = await open(path, 'wx+');
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of (body as WebStream<Uint8Array>).values({ preventCancel: true })) {
      bytes += piece.length;
      if (bytes > importLimit) throw tooLarge();
      hash.update(piece);
      await file.writeFile(piece);
    }
    if (bytes === 0) throw refuse(because('file_empty'));
    if (length !== null && bytes < length) throw refuse(because('file_cut_off'));
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return { hash: hash.digest('hex'), bytes, zipped: isArchive(buffer) };
  } finally {
    await file.close();
  }
}

async function unpack(path: string, to: string): Promise<void> {
  const archive = await Archive.open(path);
  try {
    await archive.unpackCatalog(to);
  } finally {
    archive.close();
  }
}

/** What files with the same headers are known by. */
export const headersKey = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(columnKey)))
    .digest('hex');

/**
 * The same bytes as an import that was broken off are that import, which goes on where it stood. Throws invalid (empty,
 * no text, a ZIP without a catalog file or with two, damaged, a workbook), too_large.
 */
export async function uploadImport(context: Context, upload: Upload): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalog');
  const { database, files, uploadFolder } = context;
  const db = database.kysely;
  await mkdir(uploadFolder, { recursive: true });
  const path = join(uploadFolder, `${randomUUID()}.part`);
  const unpacked = `${path}.made`;
  try {
    const { hash, bytes, zipped } = await receive(upload, path);
    const known = await findRunOfFile(db, hash);
    if (known && !known.dry && known.task === 'import' && known.state !== 'done' && known.state !== 'undone')
      return await detailOf(context, known);
    const id = newId();
    const table = zipped ? unpacked : path;
    const shape = await (zipped ? unpack(path, unpacked) : Promise.resolve())
      .then(() => readShape(async () => (await open(table)).createReadStream()))
      .catch((error: unknown) => {
        throw error instanceof UnreadableFile ? refuse(error.reason) : error;
      });
    const format = detectFormat(shape.headers);
    const remembered = format ? undefined : await findMapping(db, headersKey(shape.headers));
    await files.put(importKey(id), table, 'text/csv');
    if (zipped) await files.put(archiveKey(id), path, 'application/zip');
    const row = {
      id,
      file_name: upload.name.slice(-200),
      file_hash: hash,
      bytes,
      shape: JSON.stringify(shape),
      format: format ?? (remembered ? 'mapped' : null),
      mapping: JSON.stringify(remembered?.mapping ?? {}),
      options: '{}',
      state: 'waiting' as const,
      done: JSON.stringify(noCounts),
      author: authorOf(context),
      created_at: context.now().toISOString(),
    };
    await database.transaction(async (tx) => {
      await insertRun(tx, row);
      await recordAudit(tx, context, 'import.upload', id, row.file_name);
    });
    return await detailOf(context, id);
  } finally {
    await Promise.all([rm(path, { force: true }), rm(unpacked, { force: true })]);
  }
}
