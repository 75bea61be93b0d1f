import { describe, expect, it } from 'vitest';
import { edits, mend } from './mend.ts';

const candidates = (...words: [word: string, alike: number, sounds?: boolean][]) =>
  words.map(([word, alike, sounds = false]) => ({ word, alike, sounds }));

describe('mending a word', () => {
  it('counts two letters that changed places as one edit', () => {
    expect(edits('facuet', 'faucet')).toBe(1);
    expect(edits('fawcett', 'faucet')).toBe(2);
  });

  it('takes swapped and doubled letters before a letter too few', () => {
    expect(mend('facuet', candidates(['facet', 0.44], ['faucet', 0.27]))).toEqual(['faucet']);
    expect(mend('fauccet', candidates(['faucet', 0.5], ['faucets', 0.4]))).toEqual(['faucet']);
  });

  it('takes what sounds the same before what is spelled alike', () => {
    expect(mend('fawcett', candidates(['fawcus', 0.3], ['faucet', 0.25, true]))).toEqual(['faucet']);
    expect(mend('fosset', candidates(['faucet', 0.2, true]))).toEqual(['faucet']);
  });

  it('reads nothing that is too far, however it sounds', () => {
    expect(mend('fosset', candidates(['faucet', 0.2]))).toEqual([]);
    expect(mend('sk', candidates(['skeleton', 0.2, true]))).toEqual([]);
  });
});
