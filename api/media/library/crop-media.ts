/**
 * PUT /api/v1/media/{id}/crop and POST /api/v1/media/{id}/copies (ours): a picture turned and cut, in its place or beside
 * it. Both keep the file that it is made of, so that another cut is made of the whole again.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  findMediaById,
  insertMedia,
  lockMedia,
  type MediaRow,
  updateMedia,
} from '#api/media/storage/media.ts';
import { folderOrNone } from '#api/media/storage/media-folders.ts';
import type { StoredEdit } from '#api/media/storage/tables/media.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  focalInEdit,
  isInside,
  isSamePoint,
  isUnchanged,
  type PictureEdit,
  type Point,
  pointInOriginal,
  turnedSize,
  wholeCrop,
} from '#schemas/domain/media/crop.ts';
import type { CopyMedia, CropMedia, Media } from '#schemas/domain/media/media.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { type KeptFile, keptTypes, writePicture } from './inspect-file.ts';
import { showAnew } from './media-uses.ts';
import { builtinRefused, noSuchMedia, removeFormerFiles, uploaderOf } from './upload-media.ts';
import { fileKey, fileKeys, findBuiltin, originalOf, viewOne } from './view-media.ts';

/** The picture that is cut, and what is to be made of it: null when that is the original. */
async function readRequest(context: Context, id: string, { original, rotation, crop }: CropMedia) {
  requirePermission(context.actor, 'editPages');
  if (findBuiltin(context.pictures, id)) throw builtinRefused();
  const row = await findMediaById(context.database.kysely, id);
  if (!row || row.account_id !== null) throw noSuchMedia();
  if (row.kind !== 'image') throw new ProblemError('invalid', because('only_photos_cropped'));
  requireSameOriginal(row, original);
  const size = originalOf(row);
  const turned = turnedSize(size, rotation);
  const edit: PictureEdit = { rotation, crop: crop ?? wholeCrop(turned) };
  if (!isInside(edit.crop, turned))
    throw new ProblemError('invalid', because('crop_outside'), { '/crop': [because('crop_outside')] });
  return { row, edit: isUnchanged(edit, size) ? null : edit };
}

function requireSameOriginal(row: MediaRow, version: string): void {
  if (originalOf(row).version !== version)
    throw new ProblemError('stale_version', because('media_file_replaced'));
}

/** Makes the cut picture of the kept original. Both files are gone when `use` is done. */
async function withCut<R>(
  context: Context,
  row: MediaRow,
  edit: PictureEdit | null,
  use: (files: { original: string; cut: KeptFile | null }) => Promise<R>,
): Promise<R> {
  await mkdir(context.uploadFolder, { recursive: true });
  const original = join(context.uploadFolder, `${newId()}.part`);
  const cut = `${original}.made`;
  try {
    const stream = await context.files.read(fileKey({ ...row, version: originalOf(row).version }));
    if (!stream) throw noSuchMedia();
    await pipeline(stream, createWriteStream(original, { flags: 'wx' }));
    return await use({ original, cut: edit && (await writePicture(context, original, cut, { edit })) });
  } finally {
    await Promise.all([rm(original, { force: true }), rm(cut, { force: true })]);
  }
}

/** Of the file that is shown from now on: the cut one, else the original. */
async function factsOf(row: MediaRow, original: string, cut: KeptFile | null) {
  const { version, width, height } = cut ?? originalOf(row);
  return { version, width, height, bytes: cut ? cut.bytes : (await stat(original)).size };
}

/** Where the focal point is in the original: where it was, unless it was moved in the cut picture since. */
function originalFocal(row: MediaRow): Point {
  const now = { x: row.focal_x, y: row.focal_y };
  if (!row.edit) return now;
  const { original } = row.edit;
  const isUnmoved = isSamePoint(focalInEdit(original.focal, original, row.edit), now);
  return isUnmoved ? original.focal : pointInOriginal(now, original, row.edit);
}

/** The edit with all that it is made of, and the focal point once the picture is cut so. */
function columnsOf(row: MediaRow, edit: PictureEdit | null) {
  const { version, width, height } = originalOf(row);
  const focal = originalFocal(row);
  const { x, y } = focalInEdit(focal, { width, height }, edit);
  const stored: StoredEdit | null = edit && { ...edit, original: { version, width, height, focal } };
  return { focal_x: x, focal_y: y, edit: stored };
}

/**
 * Turns and cuts a picture wherever it is used; all of it, unturned, is the original again. Throws unauthenticated,
 * forbidden, not_found, invalid; stale_version when its file was replaced since it was looked at.
 */
export async function cropMedia(context: Context, id: string, request: CropMedia): Promise<Media> {
  const { row, edit } = await readRequest(context, id, request);
  const { database, files } = context;
  return withCut(context, row, edit, async ({ original, cut }) => {
    const facts = await factsOf(row, original, cut);
    const key = fileKey({ ...row, ...facts });
    if (cut) await files.put(key, cut.path, keptTypes.webp);
    const { before, after } = await database
      .transaction(async (tx) => {
        const locked = await lockMedia(tx, id);
        if (!locked) throw noSuchMedia();
        requireSameOriginal(locked, request.original);
        const columns = columnsOf(locked, edit);
        const changed = await updateMedia(tx, id, {
          ...facts,
          ...columns,
          edit: columns.edit && JSON.stringify(columns.edit),
        });
        await recordAudit(tx, context, edit ? 'media.crop' : 'media.reset', id, locked.name);
        await showAnew(context, tx, id);
        return { before: locked, after: changed ?? locked };
      })
      .catch(async (error: unknown) => {
        const now = await findMediaById(database.kysely, id);
        if (!now || !fileKeys(now).includes(key)) await files.remove(key);
        throw error;
      });
    await removeFormerFiles(context, before, after);
    return viewOne(database.kysely, after);
  });
}

/** The same, as a picture of its own in the same folder. */
export async function copyMedia(context: Context, id: string, request: CopyMedia): Promise<Media> {
  const { row, edit } = await readRequest(context, id, request);
  const { database, files } = context;
  return withCut(context, row, edit, async ({ original, cut }) => {
    const facts = await factsOf(row, original, cut);
    const copyId = newId();
    const copy: MediaRow = {
      ...row,
      ...facts,
      ...columnsOf(row, edit),
      id: copyId,
      name: request.name,
      // Never the same as another's: it is the copy of a file, not a file that came in.
      source_hash: `copy:${copyId}`,
      created_at: context.now().toISOString(),
      created_by: await uploaderOf(context),
    };
    await files.put(fileKey({ ...copy, version: originalOf(row).version }), original, keptTypes.webp);
    if (cut) await files.put(fileKey(copy), cut.path, keptTypes.webp);
    await database
      .transaction(async (tx) => {
        await insertMedia(tx, { ...copy, folder_id: await folderOrNone(tx, copy.folder_id) });
        await recordAudit(tx, context, 'media.copy', copyId, copy.name);
      })
      .catch(async (error: unknown) => {
        await removeFormerFiles(context, copy, null);
        throw error;
      });
    return viewOne(database.kysely, copy);
  });
}
