import { pictureWidths } from '#schemas/domain/media/picture-sizes.ts';

/** The widths a picture of this original width has; the smallest always, none above the original. */
export function widthsFor(original: number): number[] {
  return pictureWidths.filter((width, index) => index === 0 || width <= original);
}

/** One format's srcset. */
export function srcSetOf(src: string, original: number, format: 'avif' | 'webp'): string {
  return widthsFor(original)
    .map((width) => `${src}/${width}.${format} ${width}w`)
    .join(', ');
}
