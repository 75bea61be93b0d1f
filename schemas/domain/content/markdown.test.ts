import { expect, test } from 'vitest';
import { readingMinutes, renderMarkdown } from './markdown.ts';

test('headings, lists, quotes and links come out as HTML', () => {
  const html = renderMarkdown('## Stone\n\n- honed\n- polished\n\n> Ask first.\n\n[Visit us](/team)');
  for (const part of ['<h2>Stone</h2>', '<li>honed</li>', '<blockquote>', '<a href="/team">Visit us</a>'])
    expect(html).toContain(part);
});

test('a document that uses level 1 moves all its headings down', () => {
  expect(renderMarkdown('# One\n\n## Two')).toBe('<h2>One</h2>\n<h3>Two</h3>');
});

const attacks = [
  '<script>alert(1)</script>',
  'text <script src="https://evil.example/x.js"></script> text',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<!-- <script>alert(1)</script> -->',
  '<svg onload=alert(1)>',
  '![x](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
];
test.each(attacks)('no element but plain text survives of %s', (attack) => {
  expect(renderMarkdown(attack)).not.toMatch(/<(?!\/?(?:p|a|em|strong)\b)[a-z!]/i);
  expect(renderMarkdown(attack)).not.toMatch(/<[^>]*(?:javascript:|onerror|onload)/i);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '<javascript:alert(1)>',
  '[x](javascript&colon;alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](<\u0001javascript:alert(1)>)',
  '[x](tel\u200b:1)',
])('%s leads nowhere', (attack) => {
  expect(renderMarkdown(attack)).toContain('href=""');
  expect(renderMarkdown(attack)).not.toMatch(/href="[^"]+"/);
});

test.each(['tel:+15035550142', 'mailto:a@b.c', 'HTTPS://x.y/?a=b:c', '/a:b', '#top', 'page', '?q=a:b'])(
  '[x](%s) leads there',
  (address) => {
    expect(renderMarkdown(`[x](${address})`)).toBe(`<p><a href="${address}">x</a></p>`);
  },
);

test('words that look like a link’s HTML stay words', () => {
  expect(renderMarkdown('<a href="javascript:x">y</a>')).not.toMatch(/<a/);
  expect(renderMarkdown('`<a href="javascript:x">`')).not.toMatch(/<a/);
});

test('what stands in quotes cannot leave its attribute', () => {
  const html = renderMarkdown('[x](/a "t\\" onclick=alert(1)")');
  expect(html).toContain('title="t&quot; onclick=alert(1)"');
});

test('reading takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(880))).toBe(4);
});
