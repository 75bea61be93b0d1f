/** What is done to several items of the library at once (ours): moved to a folder, or deleted. */
import { deleteMediaRows, findUsedAmong, lockLibraryItems, moveMediaRows } from '#api/media/storage/media.ts';
import { findMediaFolder } from '#api/media/storage/media-folders.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { MediaDeletion } from '#schemas/domain/media/media.ts';
import { folderGone, removeFormerFiles } from './upload-media.ts';

/** `folder` is null for none. Throws unauthenticated, forbidden, and invalid for a folder that is not there. */
export async function moveSelectedMedia(
  context: Context,
  { ids, folder }: { ids: string[]; folder: string | null },
): Promise<{ moved: number }> {
  requirePermission(context.actor, 'editPages');
  return context.database.transaction(async (tx) => {
    const known = folder === null ? null : await findMediaFolder(tx, folder);
    if (known === undefined) throw folderGone();
    const rows = await moveMediaRows(tx, ids, folder);
    const [first] = rows;
    if (first)
      await recordAudit(tx, context, 'media.move', first.id, rows.map(({ name }) => name).join(', '), {
        folder: known?.name ?? '',
      });
    return { moved: rows.length };
  });
}

/**
 * Deletes those that nothing uses, and says which are kept because something does by now. What is gone already, or came
 * with the shop, is passed over. Throws unauthenticated, forbidden.
 */
export async function deleteSelectedMedia(context: Context, ids: string[]): Promise<MediaDeletion> {
  requirePermission(context.actor, 'editPages');
  const { gone, kept } = await context.database.transaction(async (tx) => {
    const rows = await lockLibraryItems(tx, ids);
    const used = await findUsedAmong(tx, ids);
    const unused = rows.filter(({ id }) => !used.has(id));
    await deleteMediaRows(
      tx,
      unused.map(({ id }) => id),
    );
    for (const { id, name } of unused) await recordAudit(tx, context, 'media.delete', id, name);
    await context.versions.bump(
      tx,
      unused.map(({ id }) => `media:${id}`),
    );
    return { gone: unused, kept: rows.filter(({ id }) => used.has(id)) };
  });
  for (const row of gone) await removeFormerFiles(context, row, null);
  return {
    deleted: gone.map(({ id }) => id),
    inUse: kept.map(({ id, name }) => ({ _id: id, name })),
  };
}
