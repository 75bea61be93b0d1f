import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { because } from '#schemas/domain/platform/reasons.ts';
import { FormulaError, readFormula } from './formula.ts';
import { fromDecimal, rational, round } from './rational.ts';

const values = new Map([
  ['list', rational(96_00n)],
  ['Width', fromDecimal('36.125')],
  ['Overall height', fromDecimal('84')],
]);
const names = [...values.keys()];
const work = (source: string) => round(readFormula(source, names).evaluate(values));
const failure = (source: string) => {
  try {
    work(source);
  } catch (error) {
    if (error instanceof FormulaError) return error.reason;
    throw error;
  }
  throw new Error(`${source} was read`);
};

type Tree = { text: string; value: bigint };
const { tree } = fc.letrec<{ tree: Tree; leaf: Tree; two: Tree; call: Tree }>((tie) => ({
  leaf: fc.nat(9999).map((value) => ({ text: String(value), value: BigInt(value) })),
  two: fc.tuple(tie('tree'), fc.constantFrom('+', '-', '*'), tie('tree')).map(([a, sign, b]) => ({
    text: `(${a.text} ${sign} ${b.text})`,
    value: sign === '+' ? a.value + b.value : sign === '-' ? a.value - b.value : a.value * b.value,
  })),
  call: fc.tuple(fc.constantFrom('min', 'max'), tie('tree'), tie('tree')).map(([name, a, b]) => ({
    text: `${name}(${a.text},${b.text})`,
    value: a.value < b.value === (name === 'min') ? a.value : b.value,
  })),
  tree: fc.oneof({ maxDepth: 5, depthSize: 'small' }, tie('leaf'), tie('two'), tie('call')),
}));

describe('a formula', () => {
  it('is worked out exactly, by the rules of arithmetic', () => {
    expect(work('2 + 3 * 4')).toBe(14n);
    expect(work('10 - 2 - 3')).toBe(5n);
    expect(work('100 / 10 / 2')).toBe(5n);
    expect(work('-(2 + 3) * -2')).toBe(10n);
    expect(work('list * 0.4 + Width * [Overall height] * 1.25')).toBe(7633n);
    expect(work('width * 8')).toBe(289n);
    expect(work('max(ceil(Width / 12), 2) * 100')).toBe(400n);
    expect(work('floor(-0.5) + round(2.5) + min(7, 3, 5)')).toBe(5n);
    // In floats 1.005 * 100 is 100.49999999999999.
    expect(work('1.005 * 100')).toBe(101n);
    expect(work('(1 / 3) * 3 * 100000000000000')).toBe(100_000_000_000_000n);
  });

  it('says where it cannot be read', () => {
    expect(failure('list *')).toEqual(because('formula_ends_early', { position: 7 }));
    expect(failure('list * Hight')).toEqual(
      because('formula_name_unknown', { text: 'Hight', names: 'list, Width, Overall height', position: 8 }),
    );
    expect(failure('(list + 2')).toEqual(because('formula_close_missing', { position: 10 }));
    expect(failure('list $ 2')).toEqual(because('formula_sign_misplaced', { text: '$', position: 6 }));
    expect(failure('list 2')).toEqual(because('formula_operator_missing', { text: '2', position: 6 }));
    expect(failure('list + )')).toEqual(because('formula_value_missing', { text: ')', position: 8 }));
    expect(failure('sqrt(4)').reason).toBe('formula_function_unknown');
    expect(failure('min 4')).toEqual(because('formula_open_missing', { text: 'min', position: 5 }));
    expect(failure('min(4)')).toEqual(because('formula_two_values', { text: 'min', position: 1 }));
    expect(failure('ceil(4, 5)')).toEqual(because('formula_one_value', { text: 'ceil', position: 1 }));
    expect(failure('4 / (2 - 2)')).toMatchObject({
      reason: 'formula_divides_by_zero',
      values: { position: 3 },
    });
    expect(failure('').values).toEqual({ position: 1 });
    expect(failure('('.repeat(300)).reason).toBe('formula_too_deep');
    expect(failure('constructor').reason).toBe('formula_name_unknown');
    expect(failure('1234567890123456')).toEqual(because('formula_number_too_long', { position: 1 }));
  });

  it('equals what was written, whatever it is', () => {
    fc.assert(
      fc.property(tree, ({ text, value }) => {
        expect(work(text)).toBe(value);
      }),
    );
  });

  it('never fails but by a FormulaError', () => {
    const junk = fc
      .array(
        fc.constantFrom('list', 'Width', '(', ')', '+', '-', '*', '/', ',', 'min', '3', '.5', ' ', '[', ']'),
      )
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(junk, fc.string()), (source) => {
        try {
          work(source);
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError);
        }
      }),
    );
  });
});

it('reads decimals as they are written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (value) => {
      const { n, d } = fromDecimal(String(value));
      expect(Number(n) / Number(d)).toBeCloseTo(value, 6);
    }),
  );
});
