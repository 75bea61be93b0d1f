/**
 * Texts that carry where they come from. A block's component puts its texts anywhere on the page, and knows nothing of an
 * editor: each text is followed by its pointer in characters that nobody sees (Unicode's tags), which are taken off again
 * before the page is painted (text-places.ts).
 */
import type { Json } from '#app/shared/json.ts';
import { getAt, pathOf, setAt } from '#app/shared/json.ts';

/** Tag characters stand for ASCII, 0xE0000 above it. Flags use them too, after a black flag and never after the first. */
const first = 0xe0001;
const last = 0xe007f;
const above = 0xe0000;

const mark = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;

const hidden = (pointer: string): string =>
  String.fromCodePoint(first, ...[...pointer].map((letter) => letter.charCodeAt(0) + above), last);

const shown = (tags: string): string =>
  String.fromCodePoint(...[...tags].map((tag) => (tag.codePointAt(0) ?? above) - above));

/** The props with each of these texts marked; a text that is not there, or empty, stays as it is. */
export function markTexts<T extends Record<string, unknown>>(props: T, pointers: readonly string[]): T {
  let marked = props as unknown as Json;
  for (const pointer of pointers) {
    const path = pathOf(pointer);
    const text = getAt(marked, path);
    if (typeof text !== 'string' || text === '' || !/^[ -~]*$/.test(pointer)) continue;
    marked = setAt(marked, path, text + hidden(pointer)) as Json;
  }
  return marked as unknown as T;
}

/** What a marked text says, and whose it is; null for one without a mark. */
export function readMarks(text: string): { text: string; pointers: string[] } | null {
  if (!text.includes('\u{E0001}')) return null;
  const pointers = [...text.matchAll(mark)].map(([, tags = '']) => shown(tags));
  return pointers.length > 0 ? { text: text.replace(mark, ''), pointers } : null;
}
