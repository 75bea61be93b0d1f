import { describe, expect, it } from 'vitest';
import { mostRise, rearrange } from './rearrange.ts';

const none = { pins: [], buried: new Set<string>(), points: new Map<string, number>() };
const ids = Array.from({ length: 12 }, (_, at) => `p${at}`);

describe('the order of what a search finds', () => {
  it('is the words’ own where nothing is known', () => expect(rearrange(ids, none)).toEqual(ids));

  it('begins with pins, found or not, and ends with what is buried', () => {
    const found = rearrange(['a', 'b', 'c', 'd'], { ...none, pins: ['d', 'x'], buried: new Set(['a', 'd']) });
    expect(found).toEqual(['d', 'x', 'b', 'c', 'a']);
  });

  it('lets a product rise a few places and no more', () => {
    const found = rearrange(ids, { ...none, points: new Map([['p11', 1]]) });
    expect(found.indexOf('p11')).toBe(11 - mostRise + 1);
    expect(rearrange(ids, { ...none, points: new Map([['p11', 0.01]]) })).toEqual(ids);
  });

  it('lets nothing rise above a better level', () => {
    const levelOf = (id: string) => (Number(id.slice(1)) < 10 ? 0 : 1);
    const found = rearrange(ids, { ...none, points: new Map([['p11', 1]]) }, levelOf);
    expect(found.slice(9)).toEqual(['p9', 'p11', 'p10']);
  });
});
