/** POST /api/v1/imports (ours): a catalogue file in, looked at as far as its headers. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { requirePermission } from '#api/services/account/require-role.ts';
import { authorOf } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import type { Upload } from '#api/services/media/receive-file.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findMapping, findRunOfFile, insertRun } from '#api/storage/repositories/imports.ts';
import { type ImportDetail, importLimit } from '#schemas/domain/catalogue-import.ts';
import { columnKey } from '../formats/cells.ts';
import { detectFormat } from '../formats/formats.ts';
import { readShape, UnreadableFile } from './read-rows.ts';
import { importKey, noCounts } from './run-import.ts';
import { detailOf } from './views.ts';

const refuse = (message: string) => new ProblemError('invalid', message, { '/file': [message] });

/** Writes it to `path`, counted; its hash. */
async function receive({ body, length }: Upload, path: string): Promise<{ hash: string; bytes: number }> {
  const tooLarge = () =>
    new ProblemError('too_large', 'This file is over 500 MB. Divide it and import the parts.');
  if ((length ?? 0) > importLimit) throw tooLarge();
  if (!body) throw refuse('This file is empty.');
  const file = await open(path, 'wx');
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of (body as WebStream<Uint8Array>).values({ preventCancel: true })) {
      bytes += piece.length;
      if (bytes > importLimit) throw tooLarge();
      hash.update(piece);
      await file.writeFile(piece);
    }
    if (bytes === 0) throw refuse('This file is empty.');
    if (length !== null && bytes < length) throw refuse('This file was cut off. Try again.');
    return { hash: hash.digest('hex'), bytes };
  } finally {
    await file.close();
  }
}

/** What files with the same headers are known by. */
export const headersKey = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(columnKey)))
    .digest('hex');

/**
 * The same bytes as an import that was broken off are that import, which goes on where it stood. Throws invalid (empty,
 * no text), too_large.
 */
export async function uploadImport(context: Context, upload: Upload): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalogue');
  const { database, files, uploadFolder } = context;
  const db = database.kysely;
  await mkdir(uploadFolder, { recursive: true });
  const path = join(uploadFolder, `${randomUUID()}.part`);
  try {
    const { hash, bytes } = await receive(upload, path);
    const known = await findRunOfFile(db, hash);
    if (known && !known.dry && known.state !== 'done') return detailOf(context, known);
    const id = newId();
    const opened = async () => (await open(path)).createReadStream();
    const shape = await readShape(opened).catch((error: unknown) => {
      throw error instanceof UnreadableFile ? refuse(error.message) : error;
    });
    const format = detectFormat(shape.headers);
    const remembered = format ? undefined : await findMapping(db, headersKey(shape.headers));
    await files.put(importKey(id), path, 'text/csv');
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
    await insertRun(db, row);
    return detailOf(context, id);
  } finally {
    await rm(path, { force: true });
  }
}
