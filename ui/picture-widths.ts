import { pictureWidths } from '#schemas/domain/media/picture-sizes.ts';

/** The widths a picture of this original width has, of those `wanted`; the smallest of them always, none above the original. */
export function widthsFor(original: number, wanted: readonly number[] = pictureWidths): number[] {
  return wanted.filter((width, index) => index === 0 || width <= original);
}

/** One format's srcset. */
export function srcSetOf(src: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${src}/${width}.${format} ${width}w`).join(', ');
}
