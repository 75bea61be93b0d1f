import { srcSetOf, widthsFor } from './picture-widths.ts';

export type PictureProps = {
  picture: {
    src: string;
    alt: string;
    width: number;
    height: number;
    focalX?: number;
    focalY?: number;
    color?: string | undefined;
    preview?: string | undefined;
  };
  /** How wide it stands, as in <img sizes>: "(min-width: 600px) 25vw, 50vw". */
  sizes: string;
  /** The widths (px) that `sizes` can ask for on one to three dots a pixel; all of them when missing. */
  widths?: readonly number[];
  /** The page's first picture: fetched at once and early. Everything else waits until it is near. */
  priority?: boolean;
  /** The point that stays in view when the picture is cut, 0 to 1; the picture's own when missing. */
  focal?: { x: number; y: number };
  className?: string;
};

/**
 * A picture in AVIF at the width that fits (docs/decisions/0041-smaller-pages.md); its size is known before it comes, so
 * nothing moves, and its colour or its blurred preview stands in its place. What knows no `srcset` gets WebP.
 */
export function Picture({ picture, sizes, widths, priority = false, focal, className }: PictureProps) {
  const { src, alt, width, height, color, preview } = picture;
  const x = focal?.x ?? picture.focalX ?? 0.5;
  const y = focal?.y ?? picture.focalY ?? 0.5;
  const offered = widthsFor(width, widths);
  const fallback = offered.findLast((candidate) => candidate <= 960) ?? offered[0];
  // React 18 knows the attribute only in lower case, its types only in camel case.
  const early = priority ? { fetchpriority: 'high' } : {};
  return (
    <img
      // Before the address: a browser that already knows its sizes fetches once.
      srcSet={srcSetOf(src, offered, 'avif')}
      sizes={sizes}
      src={`${src}/${fallback}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      {...early}
      className={className}
      style={{
        background: preview ? `url(${preview}) 50%/cover` : color,
        objectPosition: x === 0.5 && y === 0.5 ? undefined : `${x * 100}% ${y * 100}%`,
      }}
    />
  );
}
