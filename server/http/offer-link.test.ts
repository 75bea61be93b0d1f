import { expect, test } from 'vitest';
import { offerLink } from './offer-link.ts';

test('an offer is taken out of a page’s address, and the rest of it stays', () => {
  expect(offerLink('/?offer=fall-rebate')).toBe('/offer?code=fall-rebate&to=%2F');
  expect(offerLink('/c/bathroom?sort=name&offer=FALL&page=2')).toBe(
    '/offer?code=fall&to=%2Fc%2Fbathroom%3Fsort%3Dname%26page%3D2',
  );
});

test('what is no page, or names no offer, stays as it is', () => {
  for (const url of [
    '/',
    '/search?q=offer',
    '/search?special-offer=x',
    '/?offer=',
    '/?offer=<script>',
    `/?offer=${'a'.repeat(41)}`,
    '/api/v1/products?offer=fall',
    '/offer?code=fall&to=/',
    '/trade-register.data?offer=fall',
    '/admin/orders?offer=fall',
  ])
    expect(offerLink(url), url).toBeNull();
});
