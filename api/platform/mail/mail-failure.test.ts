import { expect, test } from 'vitest';
import { mailFailure } from './mail-failure.ts';

test('says what a mail server did not like, in a few words', () => {
  const kindOf = (error: object) => mailFailure(error).kind;
  expect(kindOf({ code: 'EAUTH', responseCode: 535 })).toBe('login');
  expect(kindOf({ code: 'ESOCKET' })).toBe('unreachable');
  expect(kindOf({ code: 'ETIMEDOUT' })).toBe('unreachable');
  expect(kindOf({ code: 'EENVELOPE', responseCode: 550 })).toBe('address');
  expect(kindOf({ code: 'EMESSAGE', responseCode: 554 })).toBe('refused');
  expect(mailFailure(new Error(`a\0b${'x'.repeat(500)}`)).text).toBe(`ab${'x'.repeat(298)}`);
  expect(mailFailure('no').text).toBe('no');
});
