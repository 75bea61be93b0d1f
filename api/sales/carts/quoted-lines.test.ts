import { expect, test } from 'vitest';
import type { NewLine } from '#api/sales/storage/carts.ts';
import { choiceKey, lineKey } from './apply-edits.ts';
import { holdQuoted, type QuotedLine } from './quoted-lines.ts';

const line = (id: string, skuId: string, quantity: number, more: Partial<NewLine> = {}): NewLine => ({
  id,
  skuId,
  quantity,
  note: '',
  addedCents: null,
  configuration: null,
  shippingMethod: null,
  shipFrom: null,
  proposalLine: null,
  ...more,
});
const quoted = (id: string, skuId: string, quantity: number): QuotedLine => ({
  id,
  skuId,
  quantity,
  priceCents: 500,
  configuration: null,
});
const ids = () => {
  let next = 0;
  return () => `new ${++next}`;
};
const short = (lines: readonly NewLine[]) =>
  lines.map(({ id, skuId, quantity, proposalLine }) => [id, skuId, quantity, proposalLine]);

test('what goes beyond the quoted quantity is a line of its own, and joins it the next time', () => {
  const quotes = [quoted('q', 'tap', 10)];
  const first = holdQuoted([line('a', 'tap', 12, { proposalLine: 'q' })], quotes, ids());
  expect(short(first)).toEqual([
    ['a', 'tap', 10, 'q'],
    ['new 1', 'tap', 2, null],
  ]);
  const more = first.map((one) => (one.id === 'a' ? { ...one, quantity: 11 } : one));
  expect(short(holdQuoted(more, quotes, ids()))).toEqual([
    ['a', 'tap', 10, 'q'],
    ['new 1', 'tap', 3, null],
  ]);
});

test('a line that comes back is quoted again, and takes up what is left of a smaller one', () => {
  const quotes = [quoted('q', 'tap', 10)];
  expect(short(holdQuoted([line('b', 'tap', 4)], quotes, ids()))).toEqual([['b', 'tap', 4, 'q']]);
  const both = [line('a', 'tap', 7, { proposalLine: 'q' }), line('b', 'tap', 5)];
  expect(short(holdQuoted(both, quotes, ids()))).toEqual([
    ['a', 'tap', 10, 'q'],
    ['b', 'tap', 2, null],
  ]);
});

test('other goods, and lines of a proposal that is not in force, stay as they are', () => {
  const other = [line('a', 'sink', 3), line('b', 'tap', 1, { proposalLine: 'gone' })];
  expect(short(holdQuoted(other, [quoted('q', 'tap', 10)], ids()))).toEqual([
    ['a', 'sink', 3, null],
    ['b', 'tap', 1, 'q'],
  ]);
  expect(holdQuoted(other, [], ids())).toEqual(other);
});

/** The same numbers each time. */
function random(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % most;
  };
}

test('whatever is in a cart: nothing is lost, no more than was quoted is quoted, and as much as can be is', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const next = random(seed);
    const skus = ['tap', 'sink', 'tub'];
    const quotes = Array.from({ length: 1 + next(3) }, (_, index) =>
      quoted(`q${index}`, skus[next(3)] ?? '', 1 + next(9)),
    );
    const notes = ['', 'upstairs'];
    const lines = Array.from({ length: next(6) }, (_, index) =>
      line(`l${index}`, skus[next(3)] ?? '', 1 + next(12), {
        note: notes[next(2)] ?? '',
        proposalLine: next(2) ? `q${next(4)}` : null,
      }),
    );
    const newId = ids();
    const after = holdQuoted(lines, quotes, newId);
    const sums = (all: readonly NewLine[]) => {
      const counts = new Map<string, number>();
      for (const one of all) counts.set(choiceKey(one), (counts.get(choiceKey(one)) ?? 0) + one.quantity);
      return Object.fromEntries([...counts].sort());
    };
    expect(sums(after), `${seed}`).toEqual(sums(lines));
    for (const one of quotes) {
      const held = after.filter(({ proposalLine }) => proposalLine === one.id);
      expect(held.every(({ skuId }) => skuId === one.skuId)).toBe(true);
      expect(held.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(one.quantity);
    }
    for (const sku of skus) {
      const of = (all: readonly { skuId: string; quantity: number }[]) =>
        all.filter(({ skuId }) => skuId === sku).reduce((sum, { quantity }) => sum + quantity, 0);
      const held = after.filter(({ proposalLine }) => proposalLine !== null);
      expect(of(held), `${seed} ${sku}`).toBe(Math.min(of(lines), of(quotes)));
    }
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    const again = holdQuoted(after, quotes, newId);
    expect(short(again), `${seed}`).toEqual(short(after));
    expect(new Set(after.filter((one) => one.proposalLine !== null).map(lineKey)).size).toBe(
      after.filter((one) => one.proposalLine !== null).length,
    );
  }
});
