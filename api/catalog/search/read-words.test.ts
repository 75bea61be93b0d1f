import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const texts = (asked: string) => readWords(asked).pieces.map(({ text }) => text);

describe('reading a search', () => {
  it.each([
    '36" vanity',
    '36 in vanity',
    '36in vanity',
    '36-inch vanity',
    '36 inches vanity',
    '36″ vanity',
    "36'' vanity",
  ])('reads %s as a length and a word', (asked) => {
    expect(texts(asked)).toEqual(['36 in', 'vanity']);
    expect(readWords(asked).pieces[0]?.ways).toEqual(['qq36in', '36']);
  });

  it('reads other measures, fractions and sides', () => {
    expect(texts('1.2gpm faucet')).toEqual(['1.2 gpm', 'faucet']);
    expect(texts('5-1/16 pull')).toEqual(['5-1/16', 'pull']);
    expect(texts('3×6 tile')).toEqual(['3 x 6', 'tile']);
    expect(texts('8 ft ceiling')).toEqual(['8 ft', 'ceiling']);
  });

  it.each([
    ['1-1/8"', 'qq1d125in'],
    ['1 1/8 in.', 'qq1d125in'],
    ['1⅛ inch', 'qq1d125in'],
    ['1.125in', 'qq1d125in'],
    ['3/16', 'qq0d188'],
    ['.1875', 'qq0d188'],
    ['8 in. x 8 in.', 'qq8x8'],
    ["3' x 5'", 'qq3x5'],
    ['2 by 4', 'qq2x4'],
    ['120VAC', 'qq120volt'],
    ['1,600 lumens', 'qq1600lumen'],
    ['18ga', 'qq18gaug'],
    ['12 AWG', 'qq12gaug'],
    ['45°', 'qq45an'],
    ["6'", 'qq6ft'],
  ])('reads %s as one token', (asked, token) => {
    expect(readWords(asked).pieces.map(({ ways }) => ways[0])).toEqual([token]);
  });

  it('leaves what is no measure as it is', () => {
    expect(readWords('12/2 wire').pieces.map(({ ways }) => ways[0])).toEqual(['12/2', 'wire']);
    expect(readWords('u.s. standard t-hinge').pieces.map(({ text }) => text)).toEqual([
      'us',
      'standard',
      't',
      'hinge',
    ]);
  });

  it('takes a product number for no length', () => {
    expect(texts('OST-2100 in brass')).toEqual(['ost-2100', 'brass']);
    expect(texts('2100 in brass')).toEqual(['2100', 'brass']);
  });

  it.each(['OST-2100-BRBR', 'ost2100brbr', 'ost 2100 brbr', 'ost.2100_brbr', ' OST–2100–BRBR '])(
    'reads %s as one code',
    (asked) => expect(readWords(asked).code.whole).toBe('ost2100brbr'),
  );

  it('has no code where there is no figure, nor in a sentence', () => {
    expect(readWords('brass knob').code.whole).toBeNull();
    expect(readWords('a towel bar that is 24 inches').code.whole).toBeNull();
    expect(readWords('had-3204 faucet').code.words).toEqual(['had3204']);
  });

  it('says where what is wanted ends', () => {
    expect(readWords('faucet for vessel sink').head).toBe(1);
    expect(readWords('with love').head).toBe(2);
    expect(readWords('brass pendant').head).toBe(2);
  });

  it('survives whatever is typed', () => {
    expect(readWords('x'.repeat(5000)).pieces).toHaveLength(1);
    expect(readWords('a '.repeat(5000)).pieces.length).toBeLessThanOrEqual(30);
    for (const hostile of [
      '',
      '%',
      '_',
      "'",
      '"""',
      '\0',
      '🚿🛁',
      ':* & | ! ( )',
      '--',
      "';drop table product;--",
    ])
      expect(() => readWords(hostile)).not.toThrow();
    expect(texts('🚿 %_ \0 bouclé')).toEqual(['boucle']);
  });
});
