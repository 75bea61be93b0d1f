/** The files that a browser fetches for a block's HTML, as it chooses them: by `sizes`, `srcset` and its screen. */
import type { Screen } from './page-weight.ts';

/** px of a root em. */
const rootEm = 16;

const length = (value: string, { width }: Screen): number | null => {
  const match = /^(\d*\.?\d+)(px|rem|em|vw)$/.exec(value);
  if (!match) return null;
  const number = Number(match[1]);
  if (match[2] === 'vw') return (number / 100) * width;
  return match[2] === 'px' ? number : number * rootEm;
};

/** px that a picture stands wide, by its `sizes`; the whole screen where they say nothing that is understood. */
export function slotWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(',')) {
    const [, media, value = ''] = /^\s*(?:\(min-width:\s*([^)]+)\))?\s*(\S+)\s*$/.exec(part) ?? [];
    const from = media === undefined ? 0 : length(media, screen);
    const slot = length(value, screen);
    if (from !== null && slot !== null && screen.width >= from) return slot;
  }
  return screen.width;
}

type Candidate = { file: string; width: number };

const candidatesOf = (srcset: string): Candidate[] =>
  srcset.split(',').flatMap((part) => {
    const match = /^\s*(\S+)\s+(\d+)w\s*$/.exec(part);
    return match?.[1] ? [{ file: match[1], width: Number(match[2]) }] : [];
  });

/** A picture as it is rendered. `height`: of one px of its width. */
export type RenderedPicture = { candidates: Candidate[]; src: string; sizes: string; height: number };

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** An attribute as React writes it. */
function attribute(tag: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  return value.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

export const picturesIn = (html: string): RenderedPicture[] =>
  (html.match(/<img [^>]*>/g) ?? []).map((tag) => {
    const [width, height] = [Number(attribute(tag, 'width')), Number(attribute(tag, 'height'))];
    return {
      candidates: candidatesOf(attribute(tag, 'srcset')),
      src: attribute(tag, 'src'),
      sizes: attribute(tag, 'sizes'),
      height: width > 0 && height > 0 ? height / width : 1,
    };
  });

/** The smallest that is sharp on the screen, or the largest there is; null for a picture of one size. */
export function chosenOf({ candidates, sizes }: RenderedPicture, screen: Screen): Candidate | null {
  const needed = slotWidth(sizes, screen) * screen.dots;
  return candidates.find(({ width }) => width >= needed) ?? candidates.at(-1) ?? null;
}

/** The file of a video that plays by itself; of several, the first is the one that is played at first. */
export function playedIn(html: string): string | null {
  const video = /<video [^>]*\bloop\b[^>]*>(.*?)<\/video>/s.exec(html)?.[1];
  return (video && attribute(/<source [^>]*>/.exec(video)?.[0] ?? '', 'src')) || null;
}
