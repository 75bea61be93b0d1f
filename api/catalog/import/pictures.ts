/** A batch's pictures, brought into the library before the batch is written: nothing waits for the internet inside a transaction. */
import { findImportPictures, keepImportPicture } from '#api/catalog/storage/imports.ts';
import type { Upload } from '#api/media/library/receive-file.ts';
import { uploadMedia } from '#api/media/library/upload-media.ts';
import { findMediaByIds } from '#api/media/public-storage.ts';
import { operatorContext, type Services } from '#api/platform/context.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { libraryAddress, type Media } from '#schemas/domain/media/media.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { fetchPicture, isAddress, NoPicture } from './fetch-picture.ts';
import type { PictureFrom } from './imported-product.ts';
import type { FoundPicture, PictureShelves } from './picture-shelves.ts';

export type PictureSources = { allowPrivate: boolean; shelves: PictureShelves };

const atOnce = 4;

const storedOf = (
  { id, version, width, height }: { id: string; version: string; width: number; height: number },
  alt: string,
): StoredPicture => ({ model: '', finish: '', alt, width, height, src: libraryAddress(id, version, null) });

/** Where it is, without reading it; why it is nowhere. */
async function locate(
  { allowPrivate, shelves }: PictureSources,
  url: string,
): Promise<FoundPicture | Reason> {
  if (isAddress(url)) return { key: url, open: () => fetchPicture(url, allowPrivate) };
  return shelves.find(url).catch((error: unknown) => {
    if (error instanceof NoPicture) return error.reason;
    throw error;
  });
}

async function fetchOne(
  services: Services,
  { key, open }: FoundPicture,
  alt: string,
): Promise<StoredPicture | Reason> {
  let upload: Upload | undefined;
  try {
    upload = await open();
    const { item } = await uploadMedia(operatorContext(services), { ...upload, alt: alt.slice(0, 250) });
    const media = item as Media;
    if (media.kind !== 'image') return because('picture_is_video');
    const [row] = await findMediaByIds(services.database.kysely, [media._id]);
    if (!row) return because('picture_deleted');
    await keepImportPicture(services.database.kysely, key, media._id);
    return storedOf(row, alt);
  } catch (error) {
    if (error instanceof NoPicture) return error.reason;
    if (error instanceof ProblemError) return error.reason;
    throw error;
  } finally {
    // What was refused midway is not read to its end.
    await upload?.body?.cancel().catch(() => {});
  }
}

/**
 * By what the file calls it: the picture, or why there is none. One that was brought once is not brought again, by
 * whatever file it is named. `dry`: nothing is brought, and what is not here yet has neither.
 */
export async function bringPictures(
  services: Services,
  sources: PictureSources,
  wanted: PictureFrom[],
  dry: boolean,
): Promise<Map<string, StoredPicture | Reason>> {
  const found = new Map<string, StoredPicture | Reason>();
  const alts = new Map(wanted.map(({ url, alt }) => [url, alt]));
  const waiting: [string, FoundPicture][] = [];
  for (const url of alts.keys()) {
    const place = await locate(sources, url);
    if ('reason' in place) found.set(url, place);
    else waiting.push([url, place]);
  }
  if (waiting.length === 0) return found;
  const keys = waiting.map(([, { key }]) => key);
  const known = new Map(
    (await findImportPictures(services.database.kysely, keys)).map((row) => [row.address, row]),
  );
  const missing = waiting.filter(([url, { key }]) => {
    const row = known.get(key);
    if (row) found.set(url, storedOf(row, alts.get(url) ?? ''));
    return !row;
  });
  if (dry) return found;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = missing.shift(); next; next = missing.shift()) {
        const [url, place] = next;
        found.set(url, await fetchOne(services, place, alts.get(url) ?? ''));
      }
    }),
  );
  return found;
}
