import { expect, test } from 'vitest';
import { plainText, richDocumentSchema } from './rich-text.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const words = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
});
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const list = (...content: unknown[]) => ({ type: 'bulletList', content });
const fits = (value: unknown) => richDocumentSchema.safeParse(value).success;

test('text, lists of three levels, quotes, tables and dividers are a document', () => {
  expect(
    fits(
      doc(
        words('One', [{ type: 'bold' }, { type: 'link', attrs: { href: 'product:p-1' } }]),
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Two' }] },
        list(item(words('a'), list(item(words('b'), list(item(words('c'))))))),
        { type: 'blockquote', content: [words('Ask first.')] },
        { type: 'horizontalRule' },
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [{ type: 'tableHeader', content: [words('Size')] }] },
            {
              type: 'tableRow',
              content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [words('8')] }],
            },
          ],
        },
      ),
    ),
  ).toBe(true);
});

test.each([
  ['a script', doc({ type: 'script', content: [] })],
  ['a mark that nobody knows', doc(words('x', [{ type: 'style', attrs: { color: 'red' } }]))],
  ['an attribute that nobody knows', doc({ ...words('x'), attrs: { style: 'color:red' } })],
  ['a link that runs a script', doc(words('x', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]))],
  [
    'a link to another host by two slashes',
    doc(words('x', [{ type: 'link', attrs: { href: '//evil.example' } }])),
  ],
  ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 } })],
  ['a list of four levels', doc(list(item(list(item(list(item(list(item(words('d'))))))))))],
  [
    'a photo from elsewhere',
    doc({
      type: 'photo',
      attrs: { image: { src: 'https://evil.example/x', alt: 'x', width: 1, height: 1 } },
    }),
  ],
  ['raw HTML', doc('<p>x</p>')],
])('%s is none', (_, value) => {
  expect(fits(value)).toBe(false);
});

test('the words of a document are read without its nodes', () => {
  expect(plainText(doc(words('One two'), list(item(words('three')), item(words('four')))))).toBe(
    'One two three four',
  );
  expect(plainText({ type: 'doc' })).toBe('');
});
