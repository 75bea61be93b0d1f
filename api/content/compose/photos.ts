/** Photos for a page, out of what the catalog and the media library show of its subject: never of another thing. */
import { stemsOf } from './find-subject.ts';

/** As an image field stores it. */
export type Photo = {
  src: string;
  alt: string;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
};

/** Wide and large enough to stand across half a page. */
export const isWide = ({ width, height }: Photo): boolean => width >= 1000 && width >= height * 1.2;

export const asPhoto = (picture: {
  src: string;
  alt: string;
  width: number;
  height: number;
  focalX?: number | undefined;
  focalY?: number | undefined;
}): Photo => ({
  src: picture.src,
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
  focalX: picture.focalX ?? 0.5,
  focalY: picture.focalY ?? 0.5,
});

/** Whether two alternative texts say the same scene: most words of the shorter one, and more than a few. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 3 && shared > 0.6 * Math.min(one.size, other.size);
}

/** In their order; what shows the same as an earlier one, in another color or by another file, is left out. */
export function differentPhotos(photos: readonly Photo[]): Photo[] {
  const kept: { photo: Photo; words: ReadonlySet<string> }[] = [];
  for (const photo of photos) {
    if (photo.alt === '') continue;
    const words = new Set(stemsOf(photo.alt));
    if (kept.some((other) => other.photo.src === photo.src || isAlike(other.words, words))) continue;
    kept.push({ photo, words });
  }
  return kept.map(({ photo }) => photo);
}

/** A photo of the library with the words that it is found by: its alternative text, name and folder. */
export type LibraryPhoto = { photo: Photo; stems: ReadonlySet<string> };

/** Those of the library that say one of these words, the ones that say most of them first. */
export function photosSaying(library: readonly LibraryPhoto[], words: readonly string[]): Photo[] {
  const wanted = new Set(words);
  return library
    .map(({ photo, stems }, order) => ({
      photo,
      order,
      said: [...wanted].filter((word) => stems.has(word)).length,
    }))
    .filter(({ said }) => said > 0)
    .sort((one, other) => other.said - one.said || one.order - other.order)
    .map(({ photo }) => photo);
}
