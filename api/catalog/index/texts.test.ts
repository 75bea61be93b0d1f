import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lookup, Texts } from './texts.ts';

const pause = async () => {};

test('a lookup says what a map says, while it grows too: the number that was put last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 40 }),
      // Few texts put again and again, or many of them.
      fc.constantFrom(1, 40, 400),
      fc.nat(),
      async (some, copies, seed) => {
        const texts = new Texts();
        const lookup = new Lookup(0);
        const map = new Map<string, number>();
        let state = seed;
        const check = (text: string) => expect(lookup.find(texts, text)).toBe(map.get(text));
        for (let turn = 0; turn < 3000; turn++) {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          const text = `${some[state % some.length]}${(state >>> 8) % copies}`;
          if (turn % 50 === 0) await texts.makeRoom(1, Buffer.byteLength(text), pause);
          check(text);
          const number = texts.add(text);
          lookup.put(texts, number);
          map.set(text, number);
          check(text);
        }
        await texts.trim(pause);
        expect(texts.bytes.length).toBe(texts.filled);
        for (const [text, number] of map) {
          check(text);
          expect(texts.text(number)).toBe(text);
          expect(lookup.give(texts, text)).toBe(number);
        }
      },
    ),
    { numRuns: 20 },
  );
}, 60_000);
