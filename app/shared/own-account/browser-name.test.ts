import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

test('a browser is named by what it is, though it says the others’ names too', () => {
  expect(browserName(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`)).toBe('Chrome, Windows');
  expect(browserName(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/131.0.0.0`)).toBe(
    'Edge, Windows',
  );
  expect(browserName(`Mozilla/5.0 (Linux; Android 10; K) ${chrome}`)).toBe('Chrome, Android');
  expect(
    browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
  ).toBe('Safari, iOS');
  expect(browserName('curl/8.0')).toBe('Unknown browser');
});
