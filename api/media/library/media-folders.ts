/** Folders of the media library (ours): names that items lie under. */
import {
  deleteMediaFolderRow,
  findMediaFolderNamed,
  findMediaFolders,
  insertMediaFolder,
  renameMediaFolderRow,
} from '#api/media/storage/media-folders.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { MediaFolder } from '#schemas/domain/media/media.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const nameTaken = (name: string) =>
  new ProblemError('invalid', because('media_folder_name_taken', { name }), {
    '/name': [because('media_folder_name_taken', { name })],
  });
const noSuchFolder = () => new ProblemError('not_found', because('media_folder_not_found'));

/** Throws unauthenticated, forbidden. */
export async function listMediaFolders(context: Context): Promise<{ folders: MediaFolder[] }> {
  requirePermission(context.actor, 'readPages');
  return { folders: await findMediaFolders(context.database.kysely) };
}

/** Throws unauthenticated, forbidden, and invalid for a name that another folder has. */
export async function createMediaFolder(context: Context, name: string): Promise<MediaFolder> {
  requirePermission(context.actor, 'editPages');
  const id = newId();
  await context.database.transaction(async (tx) => {
    if (!(await insertMediaFolder(tx, { id, name, created_at: context.now().toISOString() })))
      throw nameTaken(name);
    await recordAudit(tx, context, 'media.folder_create', id, name);
  });
  return { _id: id, name, count: 0 };
}

/** Throws unauthenticated, forbidden, not_found, and invalid for a name that another folder has. */
export async function renameMediaFolder(context: Context, id: string, name: string) {
  requirePermission(context.actor, 'editPages');
  await context.database.transaction(async (tx) => {
    const other = await findMediaFolderNamed(tx, name);
    if (other && other.id !== id) throw nameTaken(name);
    if (!(await renameMediaFolderRow(tx, id, name))) throw noSuchFolder();
    await recordAudit(tx, context, 'media.folder_rename', id, name);
  });
  return {};
}

/** What lay in it lies in no folder. Throws unauthenticated, forbidden, not_found. */
export async function deleteMediaFolder(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editPages');
  await context.database.transaction(async (tx) => {
    const folder = await deleteMediaFolderRow(tx, id);
    if (!folder) throw noSuchFolder();
    await recordAudit(tx, context, 'media.folder_delete', id, folder.name);
  });
  return {};
}
