/** The picture of a page that has none of its own, for where a link to it is shared: its title under the shop's name. */
import { linesOf, outlinesOf, type Typeface } from './set-text.ts';

export const shareSize = { width: 1200, height: 630 } as const;

/** Moves when it is drawn otherwise, so that kept files are drawn anew. */
export const shareVersion = 1;

const margin = 88;
const ink = '#1f1b16';
const stone = '#655d50';
const accent = '#1d5c50';
const paper = '#f7f3ea';

/** Sizes of the title in px, and how many lines fit at each. */
const sizes = [
  { size: 92, most: 2 },
  { size: 76, most: 3 },
  { size: 60, most: 4 },
  { size: 44, most: 6 },
] as const;

export type ShareWords = { name: string; title: string };
export type Looks = {
  display: Typeface;
  sans: Typeface;
  /** The shop's mark, an SVG. */
  mark: Buffer | null;
};

/** The title at the largest size that it fits in; a longer one ends where its last line does. */
function fitted(display: Typeface, title: string): { size: number; lines: string[] } {
  const width = shareSize.width - 2 * margin;
  for (const { size, most } of sizes) {
    const lines = linesOf(display, title, { size, width, most });
    if (lines) return { size, lines };
  }
  const { size, most } = sizes[3];
  const words = title
    .slice(0, 400)
    .split(/\s+/)
    .map((word) => word.slice(0, 40));
  while (words.length > 1) {
    words.pop();
    const lines = linesOf(display, `${words.join(' ')}…`, { size, width, most });
    if (lines) return { size, lines };
  }
  return { size, lines: [] };
}

/** An SVG of 1200 x 630 px without any text in it: letters are outlines. */
export function drawShare({ name, title }: ShareWords, { display, sans, mark }: Looks): string {
  const { width, height } = shareSize;
  const { size, lines } = fitted(display, title);
  const leading = Math.round(size * 1.12);
  const last = height - margin - 16;
  const markSize = 72;
  const nameAt = mark ? margin + markSize + 24 : margin;
  const [line = ''] = linesOf(sans, name, { size: 34, width: width - margin - nameAt, most: 1 }) ?? [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect y="${height - 16}" width="${width}" height="16" fill="${accent}"/>`,
    mark
      ? `<image x="${margin}" y="${margin - 16}" width="${markSize}" height="${markSize}" href="data:image/svg+xml;base64,${mark.toString('base64')}"/>`
      : '',
    `<g fill="${stone}">${outlinesOf(sans, line, 34, nameAt, margin + 32)}</g>`,
    `<g fill="${ink}">`,
    ...lines.map((text, index) =>
      outlinesOf(display, text, size, margin - size * 0.02, last - (lines.length - 1 - index) * leading),
    ),
    '</g></svg>',
  ].join('');
}
