import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShare } from './draw-share.ts';
import { linesOf, openTypeface, widthOf } from './set-text.ts';
import { isSharePicture, wordsOf } from './share-pictures.ts';

const page = (canonical: string, title: string) =>
  `<html><head><title>${title} · Alder &amp; Fenn</title><meta property="og:site_name" content="Alder &amp; Fenn"/><link rel="canonical" href="${canonical}"/></head><body><title>Not this</title></body></html>`;

test('takes the words of a page that is found at this very address', () => {
  const html = page('https://shop.example/page/about', 'About us &lt;now&gt;');
  expect(wordsOf(html, 'https://shop.example/page/about')).toEqual({
    name: 'Alder & Fenn',
    title: 'About us <now>',
  });
});

test.each([
  ['a page of another address', page('https://shop.example/c/lighting', 'Lighting')],
  [
    'a page that must not be found',
    '<head><title>Cart</title><meta name="robots" content="noindex"/></head>',
  ],
  [
    'a canonical address in the body',
    '<head><title>x</title></head><link rel="canonical" href="https://shop.example/page/about"/>',
  ],
])('draws nothing of %s', (_, html) => {
  expect(wordsOf(html, 'https://shop.example/page/about')).toBeNull();
});

test.each([
  ['/share/page/about.png', true],
  ['/share/v.png', true],
  ['/share.png', false],
  ['/share/page/about.jpg', false],
  [`/share/${'a'.repeat(300)}.png`, false],
])('%s is such an address: %s', (path, is) => {
  expect(isSharePicture(path)).toBe(is);
});

const looks = async () => ({
  display: await openTypeface('display'),
  sans: await openTypeface('sans'),
  mark: null,
});

test('sets every word of a title within the picture, smaller when there are more of them', async () => {
  const { display } = await looks();
  const title = 'Kitchens, baths and the rooms between them, from our counters';
  const lines = linesOf(display, title, { size: 76, width: 1024, most: 3 }) ?? [];
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(widthOf(display, line, 76)).toBeLessThanOrEqual(1024);
  expect(linesOf(display, title, { size: 92, width: 1024, most: 1 })).toBeNull();
});

test('knows accents, and leaves out what no font has', async () => {
  const { display } = await looks();
  expect(widthOf(display, 'Émile', 40)).toBeGreaterThan(widthOf(display, 'mile', 40));
  expect(widthOf(display, 'a漢', 40)).toBe(widthOf(display, 'a', 40));
});

test.each([
  ['a short title', 'About'],
  ['a title without end', 'word '.repeat(300)],
  ['a word that is wider than the picture', 'x'.repeat(200)],
  ['none', ''],
  ['markup', '</svg><script>alert(1)</script>'],
])('draws 1200 x 630 px of %s, and no text', async (_, title) => {
  const svg = drawShare({ name: 'Alder & Fenn', title }, await looks());
  expect(svg).not.toMatch(/<(?:script|text)|alert/);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});
