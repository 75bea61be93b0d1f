import { describe, expect, it } from 'vitest';
import { canBeMisspelt, edits, mend } from './mend.ts';
import { typingCost } from './typing-cost.ts';

/** Each with how many products hold it, and whether it sounds the same. */
const candidates = (...words: [word: string, products: number, sounds?: boolean][]) =>
  words.map(([word, products, sounds = false]) => ({ word, products, sounds }));
const words = (asked: string, ...of: Parameters<typeof candidates>) =>
  mend(asked, candidates(...of)).map(({ word }) => word);

describe('the cost of a mistake', () => {
  it('is less for what people do often', () => {
    const cost = typingCost('knib', 'knab');
    expect(typingCost('fauccet', 'faucet')).toBeLessThan(typingCost('fauwcet', 'faucet'));
    expect(typingCost('facuet', 'faucet')).toBeLessThan(typingCost('fabuet', 'faucet'));
    expect(typingCost('vakve', 'valve')).toBeLessThan(typingCost('vatve', 'valve'));
    expect(cost).toBeLessThan(typingCost('knlb', 'knab'));
    expect(typingCost('vanity', 'vanity')).toBe(0);
  });

  it('is more for the first letter', () => {
    expect(typingCost('mink', 'sink')).toBeGreaterThan(typingCost('simk', 'sidk'));
    expect(typingCost('kabinet', 'cabinet')).toBeLessThan(1);
  });
});

describe('correcting a word', () => {
  it('counts two letters that changed places as one edit', () => {
    expect(edits('facuet', 'faucet')).toBe(1);
    expect(edits('fawcett', 'faucet')).toBe(2);
  });

  it('takes swapped and doubled letters before a letter too few', () => {
    expect(words('facuet', ['facet', 5], ['faucet', 5])).toEqual(['faucet']);
    expect(words('fauccet', ['faucet', 5], ['facet', 5])).toEqual(['faucet']);
  });

  it('takes what sounds the same before what is spelled alike', () => {
    expect(words('fawcett', ['fawcus', 5], ['faucet', 5, true])).toEqual(['faucet']);
    expect(words('fosset', ['faucet', 5, true])).toEqual(['faucet']);
  });

  it('takes another word for none', () => {
    expect(words('lite', ['lots', 5])).toEqual([]);
    expect(words('inodoro', ['under', 500, true])).toEqual([]);
    expect(words('chandaleer', ['chandelier', 5])).toEqual(['chandelier']);
  });

  it('hears too little in a short word to tell', () => {
    expect(words('jigaw', ['jig', 5, true], ['jigsaw', 5])[0]).toBe('jigsaw');
  });

  it('takes a frequent word before a rare one that is as near', () => {
    expect(words('pendint', ['pendent', 1], ['pendant', 200])).toEqual(['pendant']);
    expect(words('pendint', ['pendent', 200], ['pendant', 1])).toEqual(['pendent']);
  });

  it('keeps what is as likely, each the surer the likelier', () => {
    const [first, second] = mend('moter', candidates(['meter', 20], ['miter', 30]));
    expect([first?.word, second?.word]).toEqual(['miter', 'meter']);
    expect(first?.weight).toBeLessThanOrEqual(0.9);
    expect(second?.weight).toBeLessThan(first?.weight ?? 0);
    expect(second?.weight).toBeGreaterThanOrEqual(0.5);
  });

  it('reads nothing that is too far, however it sounds, and nothing that no product holds', () => {
    expect(words('fosset', ['faucet', 100])).toEqual([]);
    expect(words('facuet', ['faucet', 0])).toEqual([]);
  });

  it('leaves words of three letters and words with a figure alone', () => {
    expect(['tap', 'vac', 'sinks2', 'mb2300'].filter(canBeMisspelt)).toEqual([]);
    expect(words('vac', ['vacs', 5, true])).toEqual([]);
  });
});
