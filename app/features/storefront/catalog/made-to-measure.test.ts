import { expect, test } from 'vitest';
import { chosenOptions, sizeOf } from './made-to-measure.ts';

const width = { name: 'Width', title: 'Width', min: 12, max: 96, step: 0.25 };
const values = (...asked: string[]) => sizeOf([width], asked).map(({ value, wrong }) => [value, wrong]);

test('a size starts in the middle, lies on a step and never leaves its range', () => {
  expect(values()).toEqual([[54, false]]);
  expect(values('36.25')).toEqual([[36.25, false]]);
  expect(values('36.3')).toEqual([[36.25, true]]);
  expect(values('200')).toEqual([[96, true]]);
  expect(values('wide')).toEqual([[54, true]]);
});

test('options are what is asked for, else the first', () => {
  const edge = {
    name: 'Edge',
    title: 'Edge',
    values: [
      { label: 'Eased', title: 'Eased', add: 0 },
      { label: 'Beveled', title: 'Beveled', add: 9 },
    ],
  };
  const values = (...asked: string[]) => chosenOptions([edge], asked).map(({ value }) => value);
  expect([values(), values('Beveled'), values('Sharp')]).toEqual([['Eased'], ['Beveled'], ['Eased']]);
});
