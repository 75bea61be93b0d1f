import { expect, test } from 'vitest';
import { isQuestion } from './found-text.ts';

test.each([
  ['how long does shipping take', true],
  ['Where is my order?', true],
  ['can I return a faucet', true],
  ['¿Cuánto tarda el envío?', true],
  ['cómo devuelvo un grifo', true],
  ['assembly included?', true],
  ['can lights for kitchen', false],
  ['what', false],
  ['how to', false],
  ['brushed brass faucet', false],
  ['vanity?', false],
])('%s: %s', (search, asks) => {
  expect(isQuestion(search)).toBe(asks);
});
