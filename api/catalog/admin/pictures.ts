/** Pictures of the catalog between the form and the tables. */
import { pictureView } from '#api/catalog/shop/views.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import type { CatalogPicture } from '#schemas/domain/catalog/editing.ts';

/** A draft that has no picture yet. */
const none: StoredPicture = { model: '', finish: '', alt: '', width: 1, height: 1, src: '' };

const sample = /^\/pictures\/([^/]+)\/([^/]+)$/;

export function pictureOut(stored: StoredPicture): CatalogPicture | null {
  const { src, alt, width, height } = pictureView(stored);
  return src ? { src, alt, width, height } : null;
}

/** What stands in a picture's place while it comes is kept of those that were there before. */
export function pictureIn(picture: CatalogPicture | null, before: readonly StoredPicture[]): StoredPicture {
  if (!picture) return none;
  const known = before.find((one) => pictureView(one).src === picture.src);
  const { src, alt, width, height } = picture;
  if (known) return { ...known, alt, width, height };
  const [, model, finish] = sample.exec(src) ?? [];
  return model && finish ? { model, finish, alt, width, height } : { ...none, src, alt, width, height };
}

export const hasPicture = (stored: StoredPicture): boolean => pictureOut(stored) !== null;
