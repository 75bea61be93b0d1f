import { describe, expect, it } from 'vitest';
import { mentionAt, offered, partsOf, stillMentioned, writeMention } from './mentions.ts';

const ann = { _id: 'a', name: 'Ann' };
const annLee = { _id: 'b', name: 'Ann Lee' };
const ines = { _id: 'c', name: 'Inés Ortega' };

describe('a mention that is typed', () => {
  it('begins with @ at the start of a word, and ends with the line', () => {
    expect(mentionAt('@', 1)).toEqual({ from: 0, query: '' });
    expect(mentionAt('See @Ann Le', 11)).toEqual({ from: 4, query: 'Ann Le' });
    expect(mentionAt('(@in', 4)).toEqual({ from: 1, query: 'in' });
    expect(mentionAt('ann@example.com', 15)).toBeNull();
    expect(mentionAt('@Ann\nand', 8)).toBeNull();
    expect(mentionAt('@ Ann', 5)).toBeNull();
    expect(mentionAt(`@${'x'.repeat(60)}`, 61)).toBeNull();
  });

  it('is looked for before the caret alone', () => {
    expect(mentionAt('@Ann and @in', 4)).toEqual({ from: 0, query: 'Ann' });
  });

  it('offers names by any of their words, with or without accents', () => {
    const people = [ann, annLee, ines];
    expect(offered(people, '')).toEqual(people);
    expect(offered(people, 'ines')).toEqual([ines]);
    expect(offered(people, 'ort')).toEqual([ines]);
    expect(offered(people, 'ann l')).toEqual([annLee]);
    expect(offered(people, 'nn')).toEqual([]);
  });

  it('is written whole, with one space after it', () => {
    expect(writeMention('See @in now', { from: 4, query: 'in' }, 'Inés Ortega')).toEqual({
      text: 'See @Inés Ortega now',
      caret: 17,
    });
    expect(writeMention('@', { from: 0, query: '' }, 'Ann')).toEqual({ text: '@Ann ', caret: 5 });
  });
});

describe('mentions in a text', () => {
  it('stand apart, the longer of two names that begin alike', () => {
    expect(partsOf('@Ann Lee and @Ann', [ann, annLee])).toEqual([
      { at: 0, text: '@Ann Lee', isMention: true },
      { at: 8, text: ' and ', isMention: false },
      { at: 13, text: '@Ann', isMention: true },
    ]);
    expect(partsOf('@Ann', [])).toEqual([{ at: 0, text: '@Ann', isMention: false }]);
  });

  it('that were deleted again mention nobody, and one person is mentioned once', () => {
    expect(stillMentioned('Thanks @Ann Lee', [ann, annLee])).toEqual([annLee]);
    expect(stillMentioned('@Ann @Ann', [ann, ann])).toEqual([ann]);
    expect(stillMentioned('Nobody', [ann])).toEqual([]);
  });
});
