import { expect, test } from 'vitest';
import { richDocumentSchema } from '#schemas/fields/rich-text.ts';
import { richFromMarkdown } from './markdown-to-rich.ts';

const fits = (value: unknown) => richDocumentSchema.safeParse(value).success;

test('Markdown becomes a document that is valid, whatever it holds', () => {
  const made = richFromMarkdown(
    '# One\n\nText with *stress* and **weight** and [a link](/team).\n\n- a\n  - b\n    - c\n      - d\n\n1. x\n\n> Quote\n\n---\n\n```\ncode\n```\n\n<script>alert(1)</script>\n\n[bad](javascript:alert(1))',
  );
  expect(fits(made)).toBe(true);
  expect(made.content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'orderedList',
    'blockquote',
    'horizontalRule',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
  expect(JSON.stringify(made)).not.toContain('javascript:');
  expect(fits(richFromMarkdown(''))).toBe(true);
});
