import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';

const one = (text: string, begun = false) => ({ kind: 'lexeme', text, begun });

describe('readQuery', () => {
  it('binds neighbours before and, and before or', () => {
    expect(readQuery("'a' | 'b' & 'c' <-> 'd'")).toEqual({
      kind: 'or',
      parts: [
        one('a'),
        {
          kind: 'and',
          parts: [one('b'), { kind: 'near', left: one('c'), right: one('d'), distance: 1 }],
        },
      ],
    });
  });

  it('reads brackets, distances and beginnings', () => {
    expect(readQuery("('a' | 'b':*) <3> 'c'")).toEqual({
      kind: 'near',
      left: { kind: 'or', parts: [one('a'), one('b', true)] },
      right: one('c'),
      distance: 3,
    });
  });

  it('reads quotes, backslashes and signs within a lexeme', () => {
    expect(readQuery(String.raw`'o''bri\\en & (x)'`)).toEqual(one(String.raw`o'bri\en & (x)`));
  });

  it.each(["'a' &", "('a'", "'a' 'b'", "!'a'", ''])('refuses %s', (text) => {
    expect(() => readQuery(text)).toThrow('no tsquery');
  });
});
