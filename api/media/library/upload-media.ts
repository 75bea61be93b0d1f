/** POST /api/v1/media and PUT /api/v1/media/{id}/file (ours): files in, and other files in their place. */
import type { Transaction } from 'kysely';
import {
  findMediaById,
  findMediaBySource,
  insertMedia,
  lockMedia,
  type MediaRow,
  updateMedia,
} from '#api/media/storage/media.ts';
import { findMediaFolder, folderOrNone } from '#api/media/storage/media-folders.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { type Media, mediaTypes } from '#schemas/domain/media/media.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { inspectFile, type KeptFile, keptTypes } from './inspect-file.ts';
import { showAnew } from './media-uses.ts';
import { type ReceivedFile, receiveFile, type Upload } from './receive-file.ts';
import { fileKey, fileKeys, findBuiltin, viewOne } from './view-media.ts';

/** "kitchen front.JPG" is "kitchen front" in the library. */
const titleOf = (name: string) => name.replace(/\.[a-z][a-z0-9]{1,4}$/i, '').trim() || name;

/** What the library says of who added a file. */
export async function uploaderOf({ actor, database }: Context): Promise<string> {
  const account = actor.accountId ? await findAccountById(database.kysely, actor.accountId) : undefined;
  return account ? `${account.first_name} ${account.last_name}` : 'operator';
}

const factsOf = (
  received: ReceivedFile,
  { width, height, duration, extension, bytes, version }: KeptFile,
) => ({
  type: received.type,
  source_hash: received.hash,
  width,
  height,
  duration,
  extension,
  bytes,
  version,
});

/**
 * Takes a file in; the same file a second time is the first one, where it lies. Throws invalid for a folder that is not
 * there, and what receiveFile and inspectFile throw.
 */
export async function uploadMedia(
  context: Context,
  upload: Upload & { alt: string; folder?: string | undefined },
): Promise<{ item: Media; duplicate: boolean }> {
  requirePermission(context.actor, 'editPages');
  const { database, files } = context;
  const db = database.kysely;
  const folder = upload.folder ?? null;
  if (folder !== null && !(await findMediaFolder(db, folder))) throw folderGone();
  return receiveFile(context, upload, async (received, spare) => {
    const known = await findMediaBySource(db, received.hash);
    if (known) return { item: await viewOne(db, known), duplicate: true };
    const file = await inspectFile(context, received, spare);
    const row: MediaRow = {
      id: newId(),
      kind: received.kind,
      name: titleOf(upload.name),
      alt: upload.alt,
      ...factsOf(received, file),
      focal_x: 0.5,
      focal_y: 0.5,
      poster_id: null,
      created_at: context.now().toISOString(),
      created_by: await uploaderOf(context),
      account_id: null,
      folder_id: folder,
      edit: null,
    };
    await files.put(fileKey(row), file.path, keptTypes[row.extension]);
    const isNew = await database
      .transaction(async (tx) => {
        const inserted = await insertMedia(tx, { ...row, folder_id: await folderOrNone(tx, folder) });
        if (inserted) await recordAudit(tx, context, 'media.upload', row.id, row.name);
        return inserted;
      })
      .catch(async (error: unknown) => {
        await files.remove(fileKey(row));
        throw error;
      });
    if (isNew) return { item: await viewOne(db, row), duplicate: false };
    await files.remove(fileKey(row));
    const first = await findMediaBySource(db, received.hash);
    if (!first) throw new ProblemError('stale_version', because('file_just_deleted'));
    return { item: await viewOne(db, first), duplicate: true };
  });
}

/** Another file at the same address. Throws not_found, and in_use for a file that the address cannot hold. */
export async function replaceMedia(context: Context, id: string, upload: Upload): Promise<Media> {
  requirePermission(context.actor, 'editPages');
  const { database, files } = context;
  if (findBuiltin(context.pictures, id)) throw builtinRefused();
  const known = await findMediaById(database.kysely, id);
  if (!known) throw noSuchMedia();
  return receiveFile(context, upload, async (received, spare) => {
    const file = await inspectFile(context, received, spare);
    checkSameKind(known, file);
    const facts = factsOf(received, file);
    const key = fileKey({ id, ...facts });
    await files.put(key, file.path, keptTypes[facts.extension]);
    const replaced = await database
      .transaction((tx) => moveTo(context, tx, id, facts))
      .catch(async (error: unknown) => {
        const now = await findMediaById(database.kysely, id);
        if (!now || !fileKeys(now).includes(key)) await files.remove(key);
        throw error;
      });
    await removeFormerFiles(context, replaced.before, replaced.after);
    return viewOne(database.kysely, replaced.after);
  });
}

/** The item shows the file of these facts from now on, and so does each page that shows the item. */
async function moveTo(
  context: Context,
  tx: Transaction<Tables>,
  id: string,
  facts: ReturnType<typeof factsOf>,
) {
  const before = await lockMedia(tx, id);
  if (!before) throw noSuchMedia();
  const other = await findMediaBySource(tx, facts.source_hash);
  if (other && other.id !== id)
    throw new ProblemError('invalid', because('file_in_library', { name: other.name }), {
      '/file': [because('file_in_library', { name: other.name })],
    });
  // What was cut of the file before says nothing of this one.
  const after = (await updateMedia(tx, id, { ...facts, edit: null })) ?? before;
  await recordAudit(tx, context, 'media.replace', id, after.name);
  await showAnew(context, tx, id);
  return { before, after };
}

/** Files of an item that it needs no more. */
export async function removeFormerFiles({ files }: Context, before: MediaRow, after: MediaRow | null) {
  const needed = after ? fileKeys(after) : [];
  for (const key of fileKeys(before)) if (!needed.includes(key)) await files.remove(key);
}

function checkSameKind(row: MediaRow, file: KeptFile): void {
  if (row.extension === file.extension) return;
  throw new ProblemError(
    'in_use',
    row.kind === 'image'
      ? because('image_expected')
      : row.kind === 'document'
        ? because('pdf_expected')
        : because('video_type_expected', { type: mediaTypes[row.type].label }),
  );
}

export const noSuchMedia = () => new ProblemError('not_found', because('media_not_found'));
export const folderGone = () =>
  new ProblemError('invalid', because('media_folder_not_found'), {
    '/folder': [because('media_folder_not_found')],
  });
export const builtinRefused = () => new ProblemError('forbidden', because('media_built_in'));
