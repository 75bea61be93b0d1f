/** GET /api/v1/media (ours). */
import { countMedia, findMedia } from '#api/media/storage/media.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { MediaKind } from '#schemas/domain/media/media.ts';
import { viewMedia } from './view-media.ts';

type Query = { q?: string | undefined; kind?: MediaKind | undefined; page: number; limit: number };

/** Uploads, the last first, then what came with the shop. Throws unauthenticated, forbidden. */
export async function listMedia(context: Context, { q = '', kind, page, limit }: Query) {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const builtin = context.pictures
    .list()
    .filter(
      (item) =>
        (!kind || item.kind === kind) &&
        words.every((word) => `${item.name} ${item.alt}`.toLowerCase().includes(word)),
    );
  const filter = { words, kind };
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
