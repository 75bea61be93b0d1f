import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortByKeys, sortRows, sortTexts } from './sort-rows.ts';
import { Texts } from './texts.ts';

const pause = async () => {};
const rowsOf = (count: number) => Int32Array.from({ length: count }, (_, row) => row);

test('rows are sorted as an array sorts them, equal ones as they stand, however many', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 1, 1023, 1024, 1025, 5000), fc.nat(), async (count, seed) => {
      const keys = Uint32Array.from({ length: count }, (_, at) => Math.imul(at + 1, seed | 1) >>> 22);
      const compare = (a: number, b: number) => (keys[a] as number) - (keys[b] as number);
      const wanted = [...rowsOf(count)].sort(compare);
      expect([...(await sortRows(rowsOf(count), compare, pause))]).toEqual(wanted);
      expect([...(await sortByKeys(rowsOf(count), keys, pause))]).toEqual(wanted);
    }),
    { numRuns: 30 },
  );
});

test('texts are sorted byte by byte, equal ones by their numbers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'a', 'ab', 'b')), {
        maxLength: 120,
      }),
      async (list) => {
        const texts = new Texts();
        for (const text of list) texts.add(text);
        const wanted = [...list.keys()].sort(
          (a, b) => Buffer.compare(Buffer.from(list[a] ?? ''), Buffer.from(list[b] ?? '')) || a - b,
        );
        expect([...(await sortTexts(texts, rowsOf(list.length), pause))]).toEqual(wanted);
      },
    ),
  );
});
