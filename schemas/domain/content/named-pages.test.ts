import { describe, expect, it } from 'vitest';
import { type NameablePage, pagesNamed } from './named-pages.ts';

const pages: NameablePage[] = [
  { title: 'Returns', href: '/page/return-policy', names: ['return policy'], sections: ['Stocked goods'] },
  { title: 'Terms of service', href: '/page/terms-of-service', sections: ['4. Delivery', 'Who we are'] },
  { title: 'Services for the trade', href: '/page/services' },
  { title: 'Help center', href: '/page/help', names: ['help'] },
  { title: 'Shipping and delivery', href: '/page/shipping', names: ['shipping'] },
  { title: 'Our team', href: '/team' },
  { title: 'Find your order', href: '/order-lookup', names: ['order lookup', 'track order', 'order status'] },
  { title: 'How to choose a vanity', href: '/blog/vanity', oneOfMany: true },
  { title: 'Maya Torres', href: '/team/maya', oneOfMany: true },
];
const first = (search: string, partial = false) => pagesNamed(search, pages, partial)[0]?.href;

describe('pages that a search names', () => {
  it.each([
    ['returns', '/page/return-policy'],
    ['Return', '/page/return-policy'],
    ['return policy', '/page/return-policy'],
    ['how do i return', '/page/return-policy'],
    ['refunds', '/page/return-policy'],
    ['devoluciones', '/page/return-policy'],
    ['shipping', '/page/shipping'],
    ['delivery', '/page/shipping'],
    ['help', '/page/help'],
    ['faq', '/page/help'],
    ['terms', '/page/terms-of-service'],
    ['services', '/page/services'],
    ['team', '/team'],
    ['track my order', '/order-lookup'],
    ['where is my order', '/order-lookup'],
    ['choose vanity', '/blog/vanity'],
    ['maya torres', '/team/maya'],
  ])('%s', (search, href) => expect(first(search)).toBe(href));

  it.each(['vanity', 'faucet', 'torres sink', 'bathroom vanity', 'the', '', '%', 'maya'])(
    'names none: %s',
    (search) => expect(first(search)).toBeUndefined(),
  );

  it('takes a word that is being typed from its fourth letter', () => {
    expect(first('retu', true)).toBe('/page/return-policy');
    expect(first('retu')).toBeUndefined();
    expect(first('tea', true)).toBeUndefined();
  });

  it('says which section of a page was meant', () => {
    const others = pages.filter(({ href }) => href !== '/page/shipping');
    expect(pagesNamed('delivery', others, false)).toEqual([
      { title: 'Terms of service', href: '/page/terms-of-service', section: '4. Delivery' },
    ]);
  });
});
