/** A batch's pictures, brought into the library before the batch is written: nothing waits for the internet inside a transaction. */
import { operatorContext, type Services } from '#api/services/context.ts';
import { uploadMedia } from '#api/services/media/upload-media.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findImportPictures, keepImportPicture } from '#api/storage/repositories/imports.ts';
import { findMediaByIds } from '#api/storage/repositories/media.ts';
import type { StoredPicture } from '#api/storage/schema.ts';
import { libraryAddress, type Media } from '#schemas/domain/media.ts';
import type { PictureFrom } from '../record.ts';
import { NoPicture, openPicture } from './fetch-picture.ts';

export type PictureSources = { allowPrivate: boolean; folder: string | null };

const atOnce = 4;

const storedOf = (
  { id, version, width, height }: { id: string; version: string; width: number; height: number },
  alt: string,
): StoredPicture => ({ model: '', finish: '', alt, width, height, src: libraryAddress(id, version, null) });

async function fetchOne(
  services: Services,
  sources: PictureSources,
  { url, alt }: PictureFrom,
): Promise<StoredPicture | string> {
  try {
    const upload = await openPicture(url, sources);
    const { item } = await uploadMedia(operatorContext(services), { ...upload, alt: alt.slice(0, 250) });
    const media = item as Media;
    if (media.kind !== 'image') return 'it is a film and no picture';
    const [row] = await findMediaByIds(services.database.kysely, [media._id]);
    if (!row) return 'it was deleted just now';
    await keepImportPicture(services.database.kysely, url, media._id);
    return storedOf(row, alt);
  } catch (error) {
    if (error instanceof NoPicture) return error.message;
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
}

/**
 * By its address: the picture, or why there is none. One that was fetched once is not fetched again, by whatever file it
 * is named. `dry`: nothing is fetched, and what is not here yet has neither.
 */
export async function bringPictures(
  services: Services,
  sources: PictureSources,
  wanted: PictureFrom[],
  dry: boolean,
): Promise<Map<string, StoredPicture | string>> {
  const found = new Map<string, StoredPicture | string>();
  const unique = new Map(wanted.map((source) => [source.url, source]));
  if (unique.size === 0) return found;
  for (const row of await findImportPictures(services.database.kysely, [...unique.keys()])) {
    found.set(row.address, storedOf(row, unique.get(row.address)?.alt ?? ''));
    unique.delete(row.address);
  }
  if (dry) return found;
  const waiting = [...unique.values()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        found.set(next.url, await fetchOne(services, sources, next));
    }),
  );
  return found;
}
