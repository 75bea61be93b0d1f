/** GET /api/v1/media (ours). */
import { countMedia, findMedia } from '#api/media/storage/media.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { MediaKind } from '#schemas/domain/media/media.ts';
import { viewMedia } from './view-media.ts';

type Query = {
  q?: string | undefined;
  kind?: MediaKind | undefined;
  folder?: string | undefined;
  unused?: boolean | undefined;
  page: number;
  limit: number;
};

/** Uploads, the last first, then what came with the shop. Throws unauthenticated, forbidden. */
export async function listMedia(context: Context, query: Query) {
  requirePermission(context.actor, 'readPages');
  const { q = '', kind, folder, unused = false, page, limit } = query;
  const db = context.database.kysely;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const builtin = context.pictures.list().filter(
    (item) =>
      // What came with the shop lies in no folder, and is nobody's to delete.
      !folder &&
      !unused &&
      (!kind || item.kind === kind) &&
      words.every((word) => `${item.name} ${item.alt}`.toLowerCase().includes(word)),
  );
  const filter = { words, kind, folder: folder === 'none' ? null : folder, unused };
  const offset = (page - 1) * limit;
  const uploaded = await countMedia(db, filter);
  const rows = offset < uploaded ? await findMedia(db, filter, { limit, offset }) : [];
  const from = Math.max(0, offset - uploaded);
  const total = uploaded + builtin.length;
  return {
    items: [...(await viewMedia(db, rows)), ...builtin.slice(from, from + limit - rows.length)],
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
  };
}
