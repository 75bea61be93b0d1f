import { describe, expect, it } from 'vitest';
import { answeringMasks } from './levels.ts';

const weights = [3, 2, 1];
const counts = new Map([
  [0b111, 2],
  [0b011, 5],
  [0b101, 4],
  [0b110, 9],
  [0b001, 7],
  [0b100, 50],
]);

describe('answeringMasks', () => {
  it('goes from the strictest down until there are enough', () => {
    expect(answeringMasks(counts, weights, { enough: 3, least: 0 })).toEqual([[0b111], [0b011]]);
  });

  it('keeps together what holds as much', () => {
    expect(answeringMasks(counts, weights, { enough: 12, least: 0 })).toEqual([
      [0b111],
      [0b011],
      [0b101],
      [0b001, 0b110],
    ]);
  });

  it('leaves out what holds too small a share of the strictest, though there are few', () => {
    expect(answeringMasks(counts, weights, { enough: 1000, least: 0.5 })).toEqual([
      [0b111],
      [0b011],
      [0b101],
      [0b001, 0b110],
    ]);
    expect(answeringMasks(new Map(), weights, { enough: 10, least: 0 })).toEqual([]);
  });
});
