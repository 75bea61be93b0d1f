/** Photos that shoppers send with what they write: served as the library's are, and not part of it. */
import { createHash } from 'node:crypto';
import {
  deleteMediaRow,
  findMediaBySource,
  findUnusedPhotos,
  insertMedia,
  type MediaRow,
} from '#api/media/storage/media.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { inspectFile, keptTypes } from './inspect-file.ts';
import { receiveFile, type Upload } from './receive-file.ts';
import { fileKey } from './view-media.ts';

const hour = 60 * 60 * 1000;
const hourly = { visitor: 60, address: 300 };

/** The same photo of another account is another one: nobody owns what a stranger sent. */
const sourceOf = (accountId: string, hash: string) =>
  createHash('sha256').update(`${accountId}:${hash}`).digest('hex');

/** Throws unauthenticated, invalid, unsupported_media_type (a video too), too_large, too_many_requests. */
export async function uploadShopperPhoto(context: Context, upload: Upload): Promise<{ _id: string }> {
  const accountId = requireAccount(context.actor);
  const { database, files } = context;
  const db = database.kysely;
  if (!(await countUse(context, whoAsks(context, 'photo', hourly), hour)))
    throw new ProblemError('too_many_requests', because('too_many_photos'));
  return receiveFile(context, upload, async (received, spare) => {
    if (received.kind !== 'image')
      throw new ProblemError('unsupported_media_type', because('photo_expected'));
    const source = sourceOf(accountId, received.hash);
    const known = await findMediaBySource(db, source);
    if (known) return { _id: known.id };
    const { width, height, extension, bytes, version } = await inspectFile(context, received, spare);
    const row: MediaRow = {
      id: newId(),
      kind: 'image',
      name: upload.name,
      alt: '',
      type: received.type,
      source_hash: source,
      width,
      height,
      duration: null,
      extension,
      bytes,
      version,
      focal_x: 0.5,
      focal_y: 0.5,
      poster_id: null,
      created_at: context.now().toISOString(),
      created_by: '',
      account_id: accountId,
      folder_id: null,
      edit: null,
    };
    await files.put(fileKey(row), spare, keptTypes[extension]);
    if (await insertMedia(db, row)) return { _id: row.id };
    await files.remove(fileKey(row));
    const first = await findMediaBySource(db, source);
    if (!first) throw new ProblemError('stale_version', because('file_just_deleted'));
    return { _id: first.id };
  });
}

/** ms that a photo may wait for its text. */
const unusedFor = 7 * 24 * hour;
const removedAtOnce = 500;

/** Photos that no review shows; answers how many went. */
export async function removeUnusedPhotos({ database, files, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - unusedFor).toISOString();
  const rows = await findUnusedPhotos(database.kysely, before, removedAtOnce);
  for (const row of rows) {
    await deleteMediaRow(database.kysely, row.id);
    await files.remove(fileKey(row));
  }
  return rows.length;
}
