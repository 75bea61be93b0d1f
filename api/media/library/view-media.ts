/** An item of the library as employees see it. */

import { findMediaByIds, type MediaRow } from '#api/media/storage/media.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { libraryAddress, type Media, type MediaPicture } from '#schemas/domain/media/media.ts';
import type { BuiltInPictures } from './built-in-pictures.ts';

export const fileKey = ({ id, version, extension }: Pick<MediaRow, 'id' | 'version' | 'extension'>) =>
  `${id}/${version}.${extension}`;

/** Every file that is kept for an item: what it shows, and what that is made of. */
export const fileKeys = (row: MediaRow): string[] => [
  ...new Set([fileKey(row), fileKey({ ...row, version: originalOf(row).version })]),
];

/** The picture as it was uploaded, before anything was cut of it. */
export const originalOf = ({ edit, version, width, height }: MediaRow) =>
  edit?.original ?? { version, width, height };

export const containerOf = ({ extension }: Pick<MediaRow, 'extension'>) =>
  extension === 'webp' ? null : extension;

const pictureOf = (row: MediaRow): MediaPicture => ({
  src: libraryAddress(row.id, null, null),
  alt: row.alt,
  width: row.width,
  height: row.height,
  focalX: row.focal_x,
  focalY: row.focal_y,
});

function originalView(row: MediaRow): Media['original'] {
  const { version, width, height } = originalOf(row);
  return { url: `/api/v1/media-originals/${row.id}?version=${version}`, version, width, height };
}

function viewOf(row: MediaRow, poster: MediaRow | undefined): Media {
  const container = containerOf(row);
  const src = libraryAddress(row.id, null, container);
  return {
    _id: row.id,
    kind: row.kind,
    builtin: false,
    name: row.name,
    alt: row.alt,
    src,
    url: libraryAddress(row.id, row.version, container),
    type: row.type,
    width: row.width,
    height: row.height,
    focalX: row.focal_x,
    focalY: row.focal_y,
    duration: row.duration,
    bytes: row.bytes,
    sources: container && container !== 'pdf' ? [{ src, type: `video/${container}` }] : [],
    poster: poster ? pictureOf(poster) : null,
    folder: row.folder_id,
    edit: row.edit && { rotation: row.edit.rotation, crop: row.edit.crop },
    original: row.kind === 'image' ? originalView(row) : null,
    created_at: row.created_at,
    created_by: row.created_by,
  };
}

/** In the given order, with the pictures that stand for videos. */
export async function viewMedia(db: Executor, rows: readonly MediaRow[]): Promise<Media[]> {
  const ids = rows.flatMap(({ poster_id }) => (poster_id ? [poster_id] : []));
  const posters = new Map((await findMediaByIds(db, ids)).map((row) => [row.id, row]));
  return rows.map((row) => viewOf(row, row.poster_id ? posters.get(row.poster_id) : undefined));
}

export async function viewOne(db: Executor, row: MediaRow): Promise<Media> {
  const [item] = await viewMedia(db, [row]);
  if (!item) throw new Error('no view of an item that is there');
  return item;
}

export const findBuiltin = (pictures: BuiltInPictures, id: string): Media | undefined =>
  pictures.list().find((item) => item._id === id);
