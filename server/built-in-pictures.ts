/**
 * The pictures and videos that come with the shop: its own (server/art), the sample dealer's and the files of
 * public/media. The API is told of them here, and server/pictures/pictures.ts serves them.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltInPictures } from '#api/media/library/built-in-pictures.ts';
import type { SampleDealer } from '#api/sample-dealer.ts';
import { projectRoot } from './project-root.ts';

const name = '[a-z0-9][a-z0-9_-]{0,79}';
const pictureAddress = new RegExp(`^/pictures/(${name})/(${name})$`);
/** A file of public/media, or of public itself. No part begins with a dot, so no address leaves the folder. */
const fileAddress = /^(?:\/media(?:\/[a-z0-9][a-z0-9._-]*)+|\/[a-z0-9][a-z0-9_-]*\.[a-z0-9]+)$/i;

/** Folders of finished pictures, `{model}/{finish}.webp`; the first that has one is asked no further. */
export const pictureFolders = (sample: SampleDealer | null): string[] =>
  ['server/art', ...(sample ? [sample.pictureFolder] : [])].map((folder) => join(projectRoot, folder));

export function builtInPictures(sample: SampleDealer | null): BuiltInPictures {
  const folders = pictureFolders(sample);
  return {
    exists: (src) => {
      const [, model = '', finish = ''] = pictureAddress.exec(src) ?? [];
      if (model) return folders.some((folder) => existsSync(join(folder, model, `${finish}.webp`)));
      return fileAddress.test(src) && existsSync(join(projectRoot, 'public', src));
    },
    list: () => sample?.media ?? [],
  };
}

/** Bytes of a file of public/media; null when there is none. */
export async function builtInBytes(path: string): Promise<number | null> {
  if (!fileAddress.test(path)) return null;
  return (await stat(join(projectRoot, 'public', path)).catch(() => null))?.size ?? null;
}
