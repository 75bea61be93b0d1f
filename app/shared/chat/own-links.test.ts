import { describe, expect, it } from 'vitest';
import { ownLinks } from './own-links.ts';

const origin = 'https://shop.example.com';
const links = (text: string) => ownLinks(text, origin).filter(({ href }) => href);

describe("links to the shop's own pages in a message", () => {
  it('lead to the path, whether the address was written whole or not', () => {
    expect(ownLinks('See https://shop.example.com/p/oak-vanity?size=36#stock, please.', origin)).toEqual([
      { text: 'See ' },
      { text: 'https://shop.example.com/p/oak-vanity?size=36#stock', href: '/p/oak-vanity?size=36#stock' },
      { text: ', please.' },
    ]);
    expect(links('(/c/bathroom/faucets)')).toEqual([
      { text: '/c/bathroom/faucets', href: '/c/bathroom/faucets' },
    ]);
  });

  it('are not made of other hosts, however they are written', () => {
    for (const text of [
      'https://shop.example.com.evil.example/p/oak',
      'https://shop.example.com@evil.example/p/oak',
      'http://shop.example.com/p/oak',
      '//evil.example/p/oak',
      'https://evil.example/p/oak',
      'javascript:alert(1)',
      'data:text/html,/p/oak',
      'https://[broken/p/oak',
    ])
      expect(links(text), text).toEqual([]);
  });

  it('are not made of fractions and other slashes', () => {
    expect(links('1/2 in. and/or 3/c/4, w/p/o')).toEqual([]);
  });

  it('leave every character where it was', () => {
    for (const text of [
      '',
      'No address here',
      '<b>/p/oak</b> https://shop.example.com',
      'Two: /p/a /p/b https://shop.example.com/c/lighting!\nNext line 😀',
    ])
      expect(
        ownLinks(text, origin)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
