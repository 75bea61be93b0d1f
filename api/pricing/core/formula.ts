/**
 * The dealer's price formulas (docs/product.md#custom-products): numbers, + - * / ( ), min, max, ceil, floor, round,
 * and names. A language of our own, read into a tree and worked out exactly; nothing of it is ever run as code.
 */
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import {
  add,
  ceil,
  divide,
  floor,
  fromDecimal,
  isLess,
  multiply,
  negate,
  type Rational,
  rational,
  round,
} from './rational.ts';

/** Why a formula cannot be read or worked out: its reason names the place, counting characters from 1. */
export class FormulaError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.reason);
    this.reason = reason;
  }
}

/** The sizes stand in the sentence of whoever tries them. */
export class DivisionByZero extends FormulaError {
  readonly position: number;
  constructor(position: number) {
    super(because('formula_divides_by_zero', { position, sizes: '' }));
    this.position = position;
  }
}

const functions = {
  min: (values: Rational[]) => values.reduce((low, value) => (isLess(value, low) ? value : low)),
  max: (values: Rational[]) => values.reduce((high, value) => (isLess(high, value) ? value : high)),
  ceil: ([value = rational(0n)]: Rational[]) => rational(ceil(value)),
  floor: ([value = rational(0n)]: Rational[]) => rational(floor(value)),
  round: ([value = rational(0n)]: Rational[]) => rational(round(value)),
};
type FunctionName = keyof typeof functions;
const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);

type Token = { kind: 'number' | 'name' | 'sign' | 'end'; text: string; at: number };
type Node =
  | { kind: 'number'; value: Rational }
  | { kind: 'name'; name: string }
  | { kind: 'negative'; of: Node }
  | { kind: 'sum' | 'difference' | 'product' | 'quotient'; left: Node; right: Node; at: number }
  | { kind: 'call'; name: FunctionName; of: Node[] };

/** Nested this deep, a formula is no longer one that somebody reads. */
const deepest = 50;
/** Digits of a number: more are a mistake, and powers of them would cost time. */
const longest = 15;
const tokenPattern = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([\p{L}_][\p{L}\p{N}_]*)|\[([^\]]*)\]|([-+*/(),]))/uy;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  const end = source.trimEnd().length;
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < end) {
    const from = tokenPattern.lastIndex;
    const match = tokenPattern.exec(source);
    const at = from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0) + 1;
    if (!match)
      throw new FormulaError(because('formula_sign_misplaced', { text: source[at - 1] ?? '', position: at }));
    const [, number, name, bracketed, sign] = match;
    if (number !== undefined) {
      if (number.length > longest)
        throw new FormulaError(because('formula_number_too_long', { position: at }));
      tokens.push({ kind: 'number', text: number, at });
    } else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at });
    else tokens.push({ kind: 'name', text: (name ?? bracketed ?? '').trim(), at });
  }
  return [...tokens, { kind: 'end', text: '', at: end + 1 }];
}

/** Names are found as they are written, else whatever their case: `width` is the dimension Width. */
function resolve(names: readonly string[], text: string, at: number): string {
  const match =
    names.find((name) => name === text) ?? names.find((name) => name.toLowerCase() === text.toLowerCase());
  if (match !== undefined) return match;
  throw new FormulaError(because('formula_name_unknown', { text, names: names.join(', '), position: at }));
}

class Parser {
  #tokens: Token[];
  #index = 0;
  #depth = 0;
  readonly #names: readonly string[];

  constructor(source: string, names: readonly string[]) {
    this.#tokens = tokensOf(source);
    this.#names = names;
  }

  parse(): Node {
    const node = this.#sum();
    const { kind, text, at } = this.#token;
    if (kind !== 'end') throw new FormulaError(because('formula_operator_missing', { text, position: at }));
    return node;
  }

  get #token(): Token {
    return this.#tokens[this.#index] as Token;
  }

  #takes(...signs: string[]): Token | null {
    const token = this.#token;
    if (token.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.#index++;
    return token;
  }

  #sum(): Node {
    if (++this.#depth > deepest) throw new FormulaError(because('formula_too_deep'));
    let left = this.#product();
    for (let sign = this.#takes('+', '-'); sign; sign = this.#takes('+', '-'))
      left = { kind: sign.text === '+' ? 'sum' : 'difference', left, right: this.#product(), at: sign.at };
    this.#depth--;
    return left;
  }

  #product(): Node {
    let left = this.#signed();
    for (let sign = this.#takes('*', '/'); sign; sign = this.#takes('*', '/'))
      left = { kind: sign.text === '*' ? 'product' : 'quotient', left, right: this.#signed(), at: sign.at };
    return left;
  }

  #signed(): Node {
    let isNegative = false;
    for (let sign = this.#takes('-', '+'); sign; sign = this.#takes('-', '+'))
      isNegative = isNegative !== (sign.text === '-');
    const of = this.#atom();
    return isNegative ? { kind: 'negative', of } : of;
  }

  #atom(): Node {
    const token = this.#token;
    if (this.#takes('(')) return this.#closed(this.#sum());
    this.#index++;
    if (token.kind === 'number') return { kind: 'number', value: fromDecimal(token.text) };
    if (token.kind === 'name') return isFunction(token.text) ? this.#call(token) : this.#name(token);
    throw new FormulaError(
      token.kind === 'end'
        ? because('formula_ends_early', { position: token.at })
        : because('formula_value_missing', { text: token.text, position: token.at }),
    );
  }

  #name({ text, at }: Token): Node {
    if (this.#takes('('))
      throw new FormulaError(
        because('formula_function_unknown', { text, names: Object.keys(functions).join(', '), position: at }),
      );
    return { kind: 'name', name: resolve(this.#names, text, at) };
  }

  #call({ text, at }: Token): Node {
    const name = text as FunctionName;
    if (!this.#takes('('))
      throw new FormulaError(because('formula_open_missing', { text, position: this.#token.at }));
    const of = [this.#sum()];
    while (this.#takes(',')) of.push(this.#sum());
    const wanted = name === 'min' || name === 'max' ? of.length > 1 : of.length === 1;
    if (!wanted)
      throw new FormulaError(
        of.length > 1
          ? because('formula_one_value', { text, position: at })
          : because('formula_two_values', { text, position: at }),
      );
    return this.#closed({ kind: 'call', name, of });
  }

  #closed(node: Node): Node {
    if (!this.#takes(')'))
      throw new FormulaError(because('formula_close_missing', { position: this.#token.at }));
    return node;
  }
}

function work(node: Node, values: ReadonlyMap<string, Rational>): Rational {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'name':
      return values.get(node.name) ?? rational(0n);
    case 'negative':
      return negate(work(node.of, values));
    case 'call':
      return functions[node.name](node.of.map((one) => work(one, values)));
    default: {
      const left = work(node.left, values);
      const right = work(node.right, values);
      if (node.kind === 'sum') return add(left, right);
      if (node.kind === 'difference') return add(left, negate(right));
      if (node.kind === 'product') return multiply(left, right);
      if (right.n === 0n) throw new DivisionByZero(node.at);
      return divide(left, right);
    }
  }
}

/** A formula that was read. `evaluate` throws FormulaError where it divides by zero. */
export type Formula = { evaluate: (values: ReadonlyMap<string, Rational>) => Rational };

/** Reads a formula over `names`. Throws FormulaError. */
export function readFormula(source: string, names: readonly string[]): Formula {
  const node = new Parser(source, names).parse();
  return { evaluate: (values) => work(node, values) };
}
