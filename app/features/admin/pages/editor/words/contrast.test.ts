import { describe, expect, test } from 'vitest';
import type { Json } from '#app/shared/json.ts';
import { colorTokens } from '#schemas/fields/fields.ts';
import { contrastOf, poorContrast, sayPoorContrast } from './contrast.ts';

describe('contrast', () => {
  test('of two colours is WCAG’s, in whichever order', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrastOf('#777777', 'no-token')).toBeNull();
  });

  test('knows each colour of the brand', () => {
    for (const token of colorTokens) expect(contrastOf(token, token), token).toBe(1);
  });

  test('of a style is poor where text and ground are too near, at the colour of the text', () => {
    expect(poorContrast({ background: 'accent', color: 'ink' })).toMatchObject({ name: 'color' });
    expect(poorContrast({ background: '#ffffff', color: '#777777' })).toMatchObject({ name: 'color' });
    expect(poorContrast({ background: 'accent', color: 'white' })).toBeNull();
    expect(poorContrast({ background: '#ffffff', color: '#757575' })).toBeNull();
  });

  test('where one is chosen, what the block has by itself stands for the other', () => {
    expect(poorContrast({ background: 'accent' })).toMatchObject({ name: 'background' });
    // Ink would do there; the quieter words would not.
    expect(poorContrast({ background: '#b9b09f' })).toMatchObject({ name: 'background' });
    expect(poorContrast({ color: 'sand' })).toMatchObject({ name: 'color' });
    expect(poorContrast({ backgroundColor: 'ink' })).toMatchObject({ name: 'backgroundColor' });
    for (const background of ['paper', 'surface', 'sand', 'accent-soft', 'white'])
      expect(poorContrast({ background }), background).toBeNull();
  });

  test('is not asked of what is no colour', () => {
    const others: Json[] = [{}, { padding: 'small' }, { color: 3 }, { background: 'red' }, ['ink']];
    for (const style of [undefined, ...others]) expect(poorContrast(style)).toBeNull();
  });

  test('is said without rounding it up', () => {
    expect(sayPoorContrast({ ratio: 4.4999, name: 'color' })).toBe(
      'Contrast 4.4:1. Text needs 4.5:1 to be easy to read.',
    );
  });
});
