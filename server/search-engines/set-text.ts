/** Text set in the shop's own fonts and written as outlines, so that a picture of it needs no font of the machine's. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { projectRoot } from '../project-root.ts';

/** Its characters come from several files: the usual ones, and accents. */
export type Typeface = readonly Font[];

const families = { display: 'newsreader', sans: 'hanken-grotesk' } as const;

export async function openTypeface(family: keyof typeof families): Promise<Typeface> {
  const { create } = await import('fontkit');
  return Promise.all(
    ['basic', 'more'].map(async (part) =>
      create(await readFile(join(projectRoot, 'app/styles/fonts', `${families[family]}-${part}.woff2`))),
    ),
  );
}

type Run = { font: Font; text: string };

/** The text in pieces of one file each; characters that none of them has are left out. */
function runsOf(typeface: Typeface, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = typeface.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** px that a line takes at a size. */
export const widthOf = (typeface: Typeface, text: string, size: number): number =>
  runsOf(typeface, text).reduce(
    (width, { font, text: part }) => width + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );

/** A line as SVG paths, its baseline beginning at (x, y). */
export function outlinesOf(typeface: Typeface, text: string, size: number, x: number, y: number): string {
  let at = x;
  const paths: string[] = [];
  for (const { font, text: part } of runsOf(typeface, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, { path }] of glyphs.entries()) {
      const d = path.toSVG();
      if (d)
        paths.push(`<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${d}"/>`);
      at += (positions[index]?.xAdvance ?? 0) * scale;
    }
  }
  return paths.join('');
}

/** The text in lines of at most `width` px; null when a word or the whole does not fit. */
export function linesOf(
  typeface: Typeface,
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(typeface, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
    if (lines.length > most || widthOf(typeface, word, size) > width) return null;
  }
  return lines;
}
