/** Stored Markdown in the editor: what it cannot hold, or would write back as something else, stays Markdown. */
import { isEqual, type Json } from '#app/shared/json.ts';
import { renderMarkdown } from '#schemas/domain/content/markdown.ts';
import { type Node, readMarkdown, type Unheld } from './markdown-read.ts';
import { writeMarkdown } from './markdown-write.ts';

export type Opened = { doc: Node; unheld?: undefined } | { doc?: undefined; unheld: Unheld };

/** A page's HTML without what is in the lines: their marks have no order in the editor, and are compared there. */
const linesOf = (markdown: string): string =>
  renderMarkdown(markdown)
    .replaceAll(/<\/?(?:strong|em|a|code)\b[^>]*>/g, '')
    .replaceAll(/\s+(?=<)|(?<=>)\s+/g, '')
    .replaceAll(/\s+/g, ' ');

/** The document of a stored text. Its first change writes nothing else than that change. */
export function openMarkdown(markdown: string): Opened {
  const read = readMarkdown(markdown);
  if ('unheld' in read) return read;
  const written = writeMarkdown(read.doc);
  const again = readMarkdown(written);
  const isSame =
    'doc' in again && isEqual(again.doc as Json, read.doc as Json) && linesOf(written) === linesOf(markdown);
  return isSame ? read : { unheld: 'other' };
}
