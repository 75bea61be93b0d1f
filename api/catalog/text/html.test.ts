/** What is quick says what the sanitiser says. */
import fc from 'fast-check';
import sanitize from 'sanitize-html';
import { expect, it } from 'vitest';
import { safeHtml, textOfHtml } from './html.ts';

const tags = [
  'p',
  'h2',
  'ul',
  'ol',
  'li',
  'b',
  'strong',
  'em',
  'u',
  'sub',
  'div',
  'script',
  'span',
  'a',
  'br',
  'td',
];
const token = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'one',
      ' two ',
      '\n',
      ' “x” ',
      '"',
      "'",
      '5 > 3',
      '&amp;',
      '&nbsp;',
      '&',
      '=',
      '-',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom(...tags).map((tag) => `<${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<br/>',
      '<P>',
      '<p class="x">',
      '<!-- x -->',
      '<a href="javascript:x">',
      '<p',
      '</',
    ),
  },
);
/** Nested as it should be, more often than chance has it. */
const tree: fc.Memo<string> = fc.memo((depth) =>
  depth <= 1
    ? token
    : fc
        .tuple(fc.constantFrom(...tags), fc.array(fc.oneof(token, tree(depth - 1)), { maxLength: 3 }))
        .map(
          ([tag, inner]) =>
            `<${tag}>${inner.filter((text) => !/[<>&]/.test(text) || text.length > 6).join('')}</${tag}>`,
        ),
);
const html = fc.array(fc.oneof({ weight: 1, arbitrary: token }, { weight: 3, arbitrary: tree(3) }), {
  maxLength: 6,
});

/** Not plain text to the quick way: a comment is nothing to the sanitiser. */
const slowly = (text: string) => safeHtml(`<!---->${text}`);

it('safe markup is left as the sanitiser leaves it', () => {
  let quick = 0;
  fc.assert(
    fc.property(html, (parts) => {
      const text = parts.join('');
      const safe = safeHtml(text);
      expect(safe).toBe(slowly(text));
      if (text.includes('<') && safe === text.trim()) quick++;
    }),
    { numRuns: 4000 },
  );
  expect(quick).toBeGreaterThan(100);
}, 60_000);

it('the text of safe markup is what the sanitiser leaves without any tags', () => {
  fc.assert(
    fc.property(html, (parts) => {
      const safe = safeHtml(parts.join(''));
      const bare = sanitize(
        safe.replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, (tag) => `${tag}\n`),
        {
          allowedTags: [],
          allowedAttributes: {},
        },
      );
      const words = (text: string) =>
        text
          .replaceAll('&amp;', '&')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replace(/\s+/g, ' ')
          .trim();
      if (safe.includes('<')) expect(textOfHtml(safe).replace(/\s+/g, ' ')).toBe(words(bare));
    }),
    { numRuns: 5000 },
  );
}, 60_000);
