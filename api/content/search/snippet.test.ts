import { expect, test } from 'vitest';
import { snippetOf } from './snippet.ts';
import { wordsOf } from './words.ts';

const snippet = (text: string, ...found: string[]) =>
  snippetOf(text, wordsOf(text), (word) => found.includes(word))
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

test('a short text is whole, its found words marked whatever accents they have', () => {
  expect(snippet('Una lámpara. Dos LÁMPARAS!', 'lampara', 'lamparas')).toBe('Una [lámpara]. Dos [LÁMPARAS]!');
  expect(snippet('Nothing of it.')).toBe('Nothing of it.');
  expect(snippet('', 'x')).toBe('');
});

test('of a long one it is the place with the most of them, from word to word', () => {
  const filler = 'words that say nothing at all '.repeat(12);
  const said = snippet(`brass ${filler}then brass on brass ends ${filler}`, 'brass');
  expect(said).toMatch(/^… .*then \[brass\] on \[brass\] ends .* …$/);
  expect(said.length).toBeLessThan(220);
});
