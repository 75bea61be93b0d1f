/** Searches that mean harm or nothing, and how long each takes: `npm run bench:search -- --hostile`. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import { nearestProducts } from '#api/catalog/search/nearest-products.ts';
import type { SearchContext } from '#api/catalog/search/phrases.ts';
import { mostRanked } from '#api/catalog/search/ranking.ts';
import { readSearch } from '#api/catalog/search/read-search.ts';

const asked = 2000;
const seed = 20_261_130;

const naughty = [
  "'; drop table product; --",
  '"""""" \'\'\'\'',
  '\u0000\u0001\u001f',
  '\ud83d',
  '🚿'.repeat(400),
  ':* & | ! ( ) <-> <2>',
  '%_%_%'.repeat(300),
  '((((((((((((((((((((',
  '\\\\\\\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '1/2 '.repeat(1000),
  '1-1/8"'.repeat(800),
  '9'.repeat(5000),
  "6'".repeat(2000),
  'x'.repeat(5000),
  '8x8x8x8x8'.repeat(500),
  'a.b.c.d.'.repeat(600),
  'ﷺ'.repeat(300),
  'e\u0301\u0301\u0301\u0301'.repeat(500),
];

/** The longest words that look like the catalog's, none of which is one. */
const misspelled = fc
  .array(fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvwy'), minLength: 4, maxLength: 18 }), {
    minLength: 1,
    maxLength: 200,
  })
  .map((words) => words.join(' '));

const hostile = (words: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...naughty),
    fc.string({ maxLength: 5000, unit: 'binary' }),
    fc.string({ maxLength: 5000, unit: fc.constantFrom(...' "\'/.-x0123456789inft') }),
    misspelled,
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 200 }).map((some) => some.join(' ')),
    fc
      .array(fc.constantFrom(...words, '"', "'", '(', ')', '-', ' for '), { maxLength: 60 })
      .map((some) => some.join('')),
  );

/** Prints the slowest, in ms, and how long the event loop was held at most. */
export async function measureHostile(context: SearchContext, words: readonly string[]): Promise<void> {
  const queries = fc.sample(hostile(words), { numRuns: asked, seed });
  await readSearch(context, 'warm');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: { ms: number; query: string }[] = [];
  delay.enable();
  for (const query of queries) {
    const began = performance.now();
    const { search } = await readSearch(context, query);
    if (search)
      await nearestProducts(context, search, { ranked: mostRanked.listed, limit: mostRanked.listed });
    times.push({ ms: performance.now() - began, query });
    // The delay is told of between two turns.
    await new Promise((resolve) => setImmediate(resolve));
  }
  delay.disable();
  times.sort((a, b) => b.ms - a.ms);
  const at = (share: number) => (times[Math.floor(times.length * share)]?.ms ?? 0).toFixed(1);
  console.log(`${asked} hostile searches: p50 ${at(0.5)} ms, p99 ${at(0.01)} ms, slowest ${at(0)} ms`);
  console.log(`the event loop was held ${(delay.max / 1e6).toFixed(1)} ms at most`);
  for (const { ms, query } of times.slice(0, 5))
    console.log(ms.toFixed(1), JSON.stringify(query.slice(0, 80)));
}
