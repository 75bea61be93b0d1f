/** How near a product's words are to a search: BM25F (docs/search.md). Touches nothing. */
import { inSteps, type Pause } from '#api/catalog/index/codes.ts';
import { type Term, weights } from '../ranking.ts';
import type { Documents } from './documents.ts';
import { answers, type Bound, isMeant, labels, type Meant, type Run, type Written } from './match.ts';

/** What is usual in the catalog: how many products there are, and how many words each label has of a product (D, C, B, A). */
export type Figures = { products: number; lengths: readonly number[] };

/** What marks the lexemes of a translation: they stand beside the text, and make it no longer. */
export const translated = '~';

/** A term whose lexemes are numbers; `weight`: 0..1, of all that the search says. */
export type BoundTerm = { alternatives: { bound: Bound; weight: number }[]; weight: number };

/** By label as a place has it: D, C, B, A. */
const order = ['D', 'C', 'B', 'A'] as const;
const nameLabel = 3;
/** Where several words that mean one may stand, the best first; the last takes them across fields too. */
const best = [
  [nameLabel, labels.A],
  [1, labels.C],
  [2, labels.B],
  [0, labels.any],
] as const;

type Hit = { term: number; weight: number };

/** Scores one product after the other. */
export class Scorer {
  readonly #written: Written;
  readonly #figures: Figures;
  readonly #weights: number[];
  readonly #fieldWeights = order.map((label) => weights.field[label]);
  readonly #lengthWeights = order.map((label) => weights.length[label]);
  /** What a lexeme is worth to which terms. */
  readonly #single = new Map<number, Hit[]>();
  readonly #ranges: (Hit & { from: number; to: number })[] = [];
  readonly #others: (Hit & { bound: Bound })[] = [];
  /** By term and label: how often. */
  readonly #often: Float64Array;
  readonly #best: Float64Array;
  readonly #lengths = new Float64Array(order.length);
  /** By term: its last position in what the product is. */
  readonly #last: Int32Array;

  /** Lexemes that make no field longer. */
  readonly #beside: Meant;

  constructor(terms: readonly BoundTerm[], written: Written, figures: Figures, beside: Meant) {
    this.#written = written;
    this.#beside = beside;
    this.#figures = figures;
    this.#weights = terms.map(({ weight }) => weight);
    this.#often = new Float64Array(terms.length * order.length);
    this.#best = new Float64Array(terms.length);
    this.#last = new Int32Array(terms.length);
    for (const [term, { alternatives }] of terms.entries())
      for (const { bound, weight } of alternatives) this.#add(bound, { term, weight });
  }

  #add(bound: Bound, hit: Hit): void {
    if (bound.kind === 'or') {
      for (const part of bound.parts) this.#add(part, hit);
    } else if (bound.kind !== 'lexeme') this.#others.push({ ...hit, bound });
    else {
      if (bound.to - bound.from === 1) this.#meet(bound.from, hit);
      else if (bound.to > bound.from) this.#ranges.push({ ...hit, from: bound.from, to: bound.to });
      for (const other of bound.others) this.#meet(other, hit);
    }
  }

  #meet(lexeme: number, hit: Hit): void {
    const known = this.#single.get(lexeme);
    const own = known?.find(({ term }) => term === hit.term);
    if (own) own.weight = Math.max(own.weight, hit.weight);
    else if (known) known.push({ ...hit });
    else this.#single.set(lexeme, [{ ...hit }]);
  }

  #count(term: number, weight: number, place: number, isBeside: boolean): void {
    const [label, position] = [place >> 14, place & 0x3fff];
    const at = term * order.length + label;
    this.#often[at] = (this.#often[at] as number) + weight;
    if (label === nameLabel && !isBeside && position > (this.#last[term] as number))
      this.#last[term] = position;
  }

  /** A word that several alternatives of a term take counts once, as the best of them. */
  #countBest(lexeme: number, hits: readonly Hit[] | undefined, place: number, isBeside: boolean): void {
    const best = this.#best.fill(0);
    const meet = ({ term, weight }: Hit) => {
      best[term] = Math.max(best[term] as number, weight);
    };
    hits?.forEach(meet);
    for (const range of this.#ranges) if (lexeme >= range.from && lexeme < range.to) meet(range);
    for (let term = 0; term < best.length; term++)
      if ((best[term] as number) > 0) this.#count(term, best[term] as number, place, isBeside);
  }

  /** 0..1 of the words, and what it is worth that the product is what one of them says. */
  score(run: Run): number {
    const { lexemes, places } = this.#written;
    this.#often.fill(0);
    this.#lengths.fill(0);
    this.#last.fill(-1);
    let lastOfName = 0;
    for (let at = run.start; at < run.end; at++) {
      const lexeme = lexemes[at] as number;
      const place = places[at] as number;
      const [label, position] = [place >> 14, place & 0x3fff];
      const isBeside = isMeant(this.#beside, lexeme);
      if (!isBeside) {
        this.#lengths[label] = (this.#lengths[label] as number) + 1;
        if (label === nameLabel && position > lastOfName) lastOfName = position;
      }
      const hits = this.#single.get(lexeme);
      if (this.#ranges.length > 0) this.#countBest(lexeme, hits, place, isBeside);
      else if (hits) for (const hit of hits) this.#count(hit.term, hit.weight, place, isBeside);
    }
    for (const other of this.#others) this.#countOther(other, run);
    return this.#sum() + this.#whole() + this.#typed(lastOfName);
  }

  /** What it is worth to have every term: more, where none of them is in the description alone. */
  #whole(): number {
    let worth: number = weights.all.named;
    for (let term = 0; term < this.#weights.length; term++) {
      const at = term * order.length;
      const has = (label: number) => (this.#often[at + label] as number) > 0;
      if (has(1) || has(2) || has(3)) continue;
      if (!has(0)) return 0;
      worth = weights.all.described;
    }
    return worth;
  }

  /** Several words that mean one: once, where they stand best. */
  #countOther({ bound, term, weight }: Hit & { bound: Bound }, run: Run): void {
    for (const [label, wanted] of best) {
      if (!answers(bound, this.#written, run, wanted)) continue;
      const at = term * order.length + label;
      this.#often[at] = (this.#often[at] as number) + weight;
      return;
    }
  }

  #sum(): number {
    let sum = 0;
    for (let term = 0; term < this.#weights.length; term++) {
      let often = 0;
      for (let label = 0; label < order.length; label++) {
        const count = this.#often[term * order.length + label] as number;
        if (count === 0) continue;
        const usual = this.#figures.lengths[label] || 1;
        const share = this.#lengthWeights[label] as number;
        const length = 1 - share + (share * (this.#lengths[label] as number)) / usual;
        often += ((this.#fieldWeights[label] as number) * count) / length;
      }
      sum += ((this.#weights[term] as number) * often) / (weights.saturation + often);
    }
    return sum;
  }

  #typed(lastOfName: number): number {
    let most = 0;
    for (let term = 0; term < this.#weights.length; term++)
      if (this.#last[term] === lastOfName) most = Math.max(most, this.#weights[term] as number);
    return weights.type * most;
  }
}

/** By label, how many words some documents have, without those that stand beside the text. */
export async function countLengths(documents: Documents, pause: Pause): Promise<number[]> {
  const { lexemes, places } = documents.written();
  const beside = documents.meant(translated, true);
  const lengths = order.map(() => 0);
  await inSteps(documents.filled, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      if (isMeant(beside, lexemes[at] as number)) continue;
      const label = (places[at] as number) >> 14;
      lengths[label] = (lengths[label] as number) + 1;
    }
  });
  return lengths;
}

export const boundTerms = (
  terms: readonly Term[],
  shares: readonly number[],
  bind: (query: string) => Bound,
): BoundTerm[] =>
  terms.map(({ alternatives }, at) => ({
    weight: shares[at] as number,
    alternatives: alternatives.map(({ query, weight }) => ({ bound: bind(query), weight })),
  }));
