import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badNumbers } from '#tests/factories/bad-numbers.ts';
import { typedNumber } from './typed-number.ts';

test('a number is read as people write it in the United States', () => {
  const read = Object.fromEntries(
    ['5', ' 5 ', '$5', '-4', '\u22124', '+3', '1,234.50', '$1,234,567', '12.5%', '.5', '1.', '007'].map(
      (text) => [text, typedNumber(text)],
    ),
  );
  expect(read).toEqual({
    '5': 5,
    ' 5 ': 5,
    $5: 5,
    '-4': -4,
    '\u22124': -4,
    '+3': 3,
    '1,234.50': 1234.5,
    '$1,234,567': 1234567,
    '12.5%': 12.5,
    '.5': 0.5,
    '1.': 1,
    '007': 7,
  });
});

test('what is no number stays as it was typed', () => {
  for (const text of badNumbers.filter((text) => Number.isNaN(Number(text)) || !/^-?[\d.]+$/.test(text)))
    expect(typedNumber(text)).toBe(text);
});

test('whatever is typed is the same amount or the same text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.double().map(String),
        fc.integer().map((n) => n.toLocaleString('en-US')),
      ),
      (text) => {
        const read = typedNumber(text);
        if (typeof read === 'string') expect(read).toBe(text);
        else expect(read).toBe(Number(text.trim().replaceAll(/[$,%]/g, '').replace('\u2212', '-')));
      },
    ),
  );
});
