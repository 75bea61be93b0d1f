import { expect, test } from 'vitest';
import { newKey, stepOf, uriOf } from './totp.ts';

/** RFC 6238, appendix B, its last six digits. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test('codes are those of RFC 6238', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const)
    expect(stepOf(key, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a clock may be one step off, and no more; the step is the code’s own', () => {
  const step = Math.floor(1_111_111_109 / 30);
  expect(stepOf(key, '081804', at(1_111_111_109 + 30))).toBe(step);
  expect(stepOf(key, '081804', at(1_111_111_109 - 30))).toBe(step);
  expect(stepOf(key, '081804', at(1_111_111_109 + 61))).toBeNull();
  expect(stepOf(key, '081804', at(1_111_111_109 - 61))).toBeNull();
  for (const wrong of ['', '81804', '0818041', 'abcdef']) expect(stepOf(key, wrong, at(59))).toBeNull();
});

test('a key is of 160 bits, new each time, and the address names the shop and the person', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newKey()).not.toBe(newKey());
  const uri = new URL(uriOf(key, 'ada@example.com', 'Harbor & Pine'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(key);
  expect(decodeURIComponent(uri.pathname)).toContain('ada@example.com');
  expect(uri.searchParams.get('issuer')).toBe('Harbor & Pine');
});
