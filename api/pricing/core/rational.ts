/** Exact fractions, so that a formula's parts are never rounded: only what it comes to is, once. */
export type Rational = { readonly n: bigint /** Above zero. */; readonly d: bigint };

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

export function rational(n: bigint, d = 1n): Rational {
  const [top, bottom] = d < 0n ? [-n, -d] : [n, d];
  const common = gcd(top, bottom) || 1n;
  return { n: top / common, d: bottom / common };
}

/** What a decimal as text says, exactly: "0.0625", "1e-7". */
export function fromDecimal(text: string): Rational {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const exponent = Number(power) - part.length;
  const digits = BigInt(`${sign}${whole}${part}` || '0');
  return exponent >= 0
    ? rational(digits * 10n ** BigInt(exponent))
    : rational(digits, 10n ** BigInt(-exponent));
}

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
/** `b` is not zero. */
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const isLess = (a: Rational, b: Rational): boolean => a.n * b.d < b.n * a.d;

export const floor = ({ n, d }: Rational): bigint => (n >= 0n || n % d === 0n ? n / d : n / d - 1n);
export const ceil = (a: Rational): bigint => -floor(negate(a));
/** Halves go up. */
export const round = (a: Rational): bigint => floor(add(a, { n: 1n, d: 2n }));
