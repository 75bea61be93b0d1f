/** The words by which people know a block. */
import type { z } from 'zod';
import { walkValue } from './walk-schema.ts';

/** A text's words without the marks of Markdown, in one line. */
const withoutMarkdown = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/(\*\*|__|[*_`~])(?=\S)([^*_`~]+)\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first words in it, in the order of the form. */
export function firstText(schema: z.ZodType, value: unknown): string | null {
  let text: string | null = null;
  walkValue(schema, value, ({ meta, type }, part) => {
    const isText = meta.field === 'text' && (!meta.format || meta.format === 'markdown');
    if (isText && text === null && typeof part === 'string') {
      const words = meta.multiline ? withoutMarkdown(part) : part.trim();
      if (words !== '') text = words;
    }
    return text === null && !isText && type !== 'union';
  });
  return text;
}
