import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secret = Buffer.from('a secret of the tests, long enough');

test('what is sealed opens for its owner alone, and each time it looks different', () => {
  const sealed = seal(secret, 'ada', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal(secret, 'ada', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(unseal(secret, 'ada', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(secret, 'bela', sealed)).toBeNull();
  expect(unseal(Buffer.from('another secret of the shop'), 'ada', sealed)).toBeNull();
});

test('what was changed on the way, or is none, does not open', () => {
  const sealed = seal(secret, 'ada', 'key');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal(secret, 'ada', bytes.toString('base64url'))).toBeNull();
  for (const nothing of ['', 'abc', 'a'.repeat(60)]) expect(unseal(secret, 'ada', nothing)).toBeNull();
});
