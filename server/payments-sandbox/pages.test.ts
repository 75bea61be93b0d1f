import { expect, test } from 'vitest';
import { elementPage } from './pages.ts';

/** What people read of a page: its texts that have words. */
const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => /[a-z]{3}/i.test(text));

test.each(['card', 'bank'] as const)('the fields of a %s are wholly in Spanish for who reads it', (kind) => {
  const english = textsOf(elementPage(kind, 'pk_test', null).html);
  const spanish = elementPage(kind, 'pk_test', 'es');
  expect(spanish.html).toContain('<html lang="es">');
  expect(english.length).toBeGreaterThan(6);
  expect(textsOf(spanish.html)).toHaveLength(english.length);
  const same = textsOf(spanish.html).filter((text) => english.includes(text));
  expect(same).toEqual([]);
});

test('a language that the sandbox does not speak is English', () => {
  expect(elementPage('card', 'pk_test', '"><script>').html).toBe(elementPage('card', 'pk_test', 'en').html);
});
