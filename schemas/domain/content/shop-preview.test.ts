import { expect, test } from 'vitest';
import {
  endShopPreview,
  isPreviewingShop,
  previewedExperiment,
  shopPreviewCookie,
  shopPreviewIn,
} from './shop-preview.ts';

const sent = (line: string) => `cart=1; ${line.split(';', 1)[0]}; last=2`;

test('what the cookie asks for is read as it was set', () => {
  const view = { as: 'company' as const, release: 'r-1', at: '2031-03-01T15:00:00.000Z' };
  const cookies = sent(shopPreviewCookie(view));
  expect(shopPreviewIn(cookies)).toEqual(view);
  expect(isPreviewingShop(cookies)).toBe(true);
});

test.each([
  null,
  '',
  'cart=1',
  sent(endShopPreview),
  'shop_preview=%',
  'shop_preview=as%3Dadmin',
  'shop_preview=token%3D1',
  'not_shop_preview=as%3Dguest',
])('%s asks for nothing', (cookies) => {
  expect(shopPreviewIn(cookies)).toBeNull();
});

test('an experiment is read with what it is called', () => {
  const view = { as: 'guest' as const, experiment: 'e-1' };
  const cookies = sent(shopPreviewCookie(view, 'Hero & “more”; 50 %'));
  expect(shopPreviewIn(cookies)).toEqual(view);
  expect(previewedExperiment(cookies)).toBe('Hero & “more”; 50 %');
  expect(previewedExperiment(sent(shopPreviewCookie(view)))).toBe('');
});
