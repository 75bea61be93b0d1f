/** What stands where a file brings no picture: the shop's own (server/art), not the sample's. */
import type { StoredPicture } from '#api/platform/database/schema.ts';

const model = 'unpictured';

export const neutralPicture = (alt: string): StoredPicture => ({
  model,
  finish: 'neutral',
  alt,
  width: 800,
  height: 1000,
});

export const isNeutralPicture = (picture: StoredPicture): boolean => picture.model === model && !picture.src;
