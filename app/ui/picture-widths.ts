/** The widths (px) in which the server serves a picture: /pictures/{model}/{finish}/{width}.{avif|webp}. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600, 2400] as const;

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

/** The `<link rel="preload" as="image">` of a picture's AVIF, for a page's first picture. */
export function picturePreload(picture: { src: string; width: number }, sizes: string) {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSetOf(picture.src, picture.width, 'avif'),
    imageSizes: sizes,
    fetchpriority: 'high',
  } as const;
}
