/** Pictures and videos that come with the shop. Whoever provides them tells the API (server/built-in-pictures.ts). */
import type { Media } from '#schemas/domain/media/media.ts';

export type BuiltInPictures = {
  /** Whether there is something at an address under /pictures/ or /media/, uploads aside. */
  exists: (src: string) => boolean;
  /** What the media library offers to pick, after the uploads. */
  list: () => readonly Media[];
};

/** For a shop that has uploads alone. */
export const noBuiltInPictures: BuiltInPictures = { exists: () => false, list: () => [] };
