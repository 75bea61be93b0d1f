/** The kept file of an item, for whoever serves it: pictures of the shop are everybody's. */
import type { Readable } from 'node:stream';
import type { ByteRange } from '#api/media/files/file-store.ts';
import { findMediaById } from '#api/media/storage/media.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { keptTypes } from './inspect-file.ts';
import { noSuchMedia } from './upload-media.ts';
import { fileKey, originalOf } from './view-media.ts';

export type MediaFile = {
  type: string;
  bytes: number;
  version: string;
  /** In the library. */
  name: string;
  read: (range?: ByteRange) => Promise<Readable>;
};

/** Throws not_found. */
export async function openMediaFile(context: Context, id: string): Promise<MediaFile> {
  const row = await findMediaById(context.database.kysely, id);
  if (!row) throw noSuchMedia();
  return {
    type: keptTypes[row.extension],
    bytes: row.bytes,
    version: row.version,
    name: row.name,
    read: async (range) => {
      const stream = await context.files.read(fileKey(row), range);
      if (!stream) throw noSuchMedia();
      return stream;
    },
  };
}

/** The picture of an item before anything was cut of it: who reads pages sees it. Throws unauthenticated, forbidden, not_found. */
export async function openOriginal(context: Context, id: string): Promise<Readable> {
  requirePermission(context.actor, 'readPages');
  const row = await findMediaById(context.database.kysely, id);
  if (row?.kind !== 'image' || row.account_id !== null) throw noSuchMedia();
  const stream = await context.files.read(fileKey({ ...row, version: originalOf(row).version }));
  if (!stream) throw noSuchMedia();
  return stream;
}
