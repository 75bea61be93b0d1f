/** GET, PATCH and DELETE of /api/v1/media/{id} (ours). */
import { deleteMediaRow, findMediaById, lockMedia, updateMedia } from '#api/media/storage/media.ts';
import { findMediaFolder } from '#api/media/storage/media-folders.ts';
import { findRecordsHolding } from '#api/media/storage/media-places.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { ChangeMedia, Media, MediaRecord, MediaUse } from '#schemas/domain/media/media.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { mediaUses } from './media-uses.ts';
import { builtinRefused, folderGone, noSuchMedia, removeFormerFiles } from './upload-media.ts';
import { findBuiltin, viewOne } from './view-media.ts';

/** Records that are listed: one PDF may serve thousands of products. */
const mostRecords = 100;

/** Throws unauthenticated, forbidden, not_found. */
export async function getMedia(
  context: Context,
  id: string,
): Promise<{ item: Media; uses: MediaUse[]; records: MediaRecord[] }> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  const builtin = findBuiltin(context.pictures, id);
  if (builtin) return { item: builtin, uses: [], records: [] };
  const row = await findMediaById(db, id);
  if (!row) throw noSuchMedia();
  const records = await findRecordsHolding(db, id);
  return {
    item: await viewOne(db, row),
    uses: await mediaUses(db, id),
    records: records.slice(0, mostRecords),
  };
}

/** Only a picture of the library stands for a video. */
async function checkPoster(context: Context, poster: string): Promise<void> {
  const row = await findMediaById(context.database.kysely, poster);
  if (row?.kind === 'image') return;
  throw new ProblemError('invalid', because('poster_not_found'), {
    '/poster': [because('poster_not_found')],
  });
}

/** What stands on pages keeps the words and the focal point that were chosen there. Throws not_found, invalid. */
export async function changeMedia(context: Context, id: string, change: ChangeMedia): Promise<Media> {
  requirePermission(context.actor, 'editPages');
  const db = context.database.kysely;
  if (findBuiltin(context.pictures, id)) throw builtinRefused();
  const { name, alt, focalX, focalY, poster, folder } = change;
  if (poster) await checkPoster(context, poster);
  if (folder && !(await findMediaFolder(db, folder))) throw folderGone();
  const fields = {
    ...(name === undefined ? {} : { name }),
    ...(alt === undefined ? {} : { alt }),
    ...(focalX === undefined ? {} : { focal_x: focalX }),
    ...(focalY === undefined ? {} : { focal_y: focalY }),
    ...(poster === undefined ? {} : { poster_id: poster }),
    ...(folder === undefined ? {} : { folder_id: folder }),
  };
  const row =
    Object.keys(fields).length > 0 ? await updateMedia(db, id, fields) : await findMediaById(db, id);
  if (!row) throw noSuchMedia();
  return viewOne(db, row);
}

/** "Home (published, draft)", each page once. */
function pagesOf(uses: readonly MediaUse[]): string[] {
  const states = new Map<string, { title: string; states: Set<string> }>();
  for (const { page, title, slug, state } of uses) {
    const known = states.get(page) ?? { title: title || slug, states: new Set() };
    known.states.add(state);
    states.set(page, known);
  }
  return [...states.values()].map((page) => `${page.title} (${[...page.states].join(', ')})`);
}

/** Throws in_use with each place, not_found. */
export async function deleteMedia(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editPages');
  if (findBuiltin(context.pictures, id)) throw builtinRefused();
  const row = await context.database.transaction(async (tx) => {
    const locked = await lockMedia(tx, id);
    if (!locked) throw noSuchMedia();
    const uses = await mediaUses(tx, id);
    if (uses.length > 0) {
      throw new ProblemError('in_use', because('media_used', { pages: pagesOf(uses).join('; ') }), {
        '/id': uses.map(({ title, slug, state, pointer }) =>
          because('media_used_at', { page: title || slug, state, pointer }),
        ),
      });
    }
    const records = await findRecordsHolding(tx, id);
    if (records.length > 0) {
      const names = records.slice(0, 5).map(({ name }) => name);
      throw new ProblemError(
        'in_use',
        because('media_offered', { products: names.join('; '), count: records.length }),
      );
    }
    await deleteMediaRow(tx, id);
    await recordAudit(tx, context, 'media.delete', id, locked.name);
    await context.versions.bump(tx, [`media:${id}`]);
    return locked;
  });
  await removeFormerFiles(context, row, null);
  return {};
}
