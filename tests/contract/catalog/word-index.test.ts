/** The index of words finds, counts and ranks what SQL does, whatever is asked and whatever changed. */
import fc from 'fast-check';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListingIndex } from '#api/catalog/index/listing-index.ts';
import { anyOf } from '#api/catalog/search/any-of.ts';
import type { ProductSearch, Term } from '#api/catalog/search/ranking.ts';
import { storedProducts } from '#api/catalog/search/stored-products.ts';
import { nearestRows } from '#api/catalog/search/words/nearest-rows.ts';
import { ContentVersions } from '#api/platform/content-versions.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { Memo } from '#api/platform/memo.ts';
import { makeCatalog, shelfSlugs } from '#tests/bench/catalog/make-catalog.ts';
import { type Engine, onEachEngine } from '#tests/factories/engines.ts';
import { findMostBought, mostBought } from './most-bought.ts';
import { plainRanking, readProducts } from './plain-ranking.ts';

const size = 300;
const searches = 500;
const seed = 20_261_122;
const noPause = async () => {};
const idOf = (number: number) => `prd-${String(number).padStart(8, '0')}`;

/** Words that products have, begun or whole, and some that none has. */
const lexeme = fc.oneof(
  fc.constantFrom(
    ...'harlow vaniti faucet 36 12 brass oak walnut room made mend hous ven pull towel bar use everi'.split(
      ' ',
    ),
    "o''brien",
    'nothing',
  ),
  fc.constantFrom("'b':*", "'va':*", "'1':*", "'fin':*", "'zz':*"),
);
const quoted = lexeme.map((text) => (text.endsWith(':*') ? text : `'${text}'`));
/** Neighbours in the description, put in brackets anyhow: `'use' <-> (('everi' <-> 'day') <-> 'made')`. */
const spoken = "'use' 'everi' 'day' 'made'".split(' ');
const bracketed = (words: string[], cuts: number[]): string => {
  if (words.length === 1) return cuts[0] === 0 ? `(${words[0]} | 'oak')` : (words[0] as string);
  const cut = 1 + ((cuts[0] ?? 0) % (words.length - 1));
  const [left, right] = [words.slice(0, cut), words.slice(cut)].map((part) => bracketed(part, cuts.slice(1)));
  const other = cuts[1] === 0 ? " | ('brass' <-> 'zz') | 'walnut'" : '';
  return `(${left} <-> (${right}${other}))`;
};
const phrase = fc
  .tuple(
    fc.nat({ max: 2 }),
    fc.integer({ min: 2, max: 4 }),
    fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([from, length, cuts]) => bracketed(spoken.slice(from, from + length), cuts));
const { query } = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: quoted },
    { weight: 2, arbitrary: phrase },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('query'), fc.constantFrom('&', '|', '<->', '<2>', '<3>'), tie('query'))
        .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(quoted, { minLength: 2, maxLength: 5 })
        .chain((list) =>
          fc
            .array(fc.constantFrom(' & ', ' | ', ' <-> '), { minLength: 4, maxLength: 4 })
            .map((signs) => list.reduce((all, one, at) => `${all}${signs[at - 1]}${one}`)),
        ),
    },
  ),
}));

const term: fc.Arbitrary<Term> = fc
  .record({
    alternatives: fc.array(fc.record({ query, weight: fc.constantFrom(0.5, 0.8, 1) }), {
      minLength: 1,
      maxLength: 3,
    }),
    weight: fc.constantFrom(1, 1.6),
  })
  .map(({ alternatives, weight }) => ({
    alternatives,
    weight,
    query: anyOf(alternatives.map((one) => one.query)),
  }));
const search: fc.Arbitrary<ProductSearch> = fc.record({
  codes: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: size + 5 }).map(idOf),
      tier: fc.constantFrom('exact', 'prefix', 'part'),
    }),
    { maxLength: 4, selector: ({ id }) => id },
  ),
  terms: fc.array(term, { minLength: 1, maxLength: 4 }),
  pairs: fc.array(query, { maxLength: 2 }),
  departments: fc.array(
    fc.record({
      id: fc.constantFrom(...shelfSlugs.map(({ subcategory }) => subcategory), 'none'),
      weight: fc.constantFrom(0.5, 1),
    }),
    { maxLength: 2 },
  ),
});

const changes: ((id: string, value: number) => ReturnType<typeof sql>)[] = [
  (id, value) => sql`update product set name = ${`Oak O'Brien Pull ${value}`} where id = ${id}`,
  (id) =>
    sql`update product set name = 'Brass\\Oak ''Made'' Vanity', description = 'Harlow' where id = ${id}`,
  (id, value) => sql`update product set popularity = ${value} where id = ${id}`,
  (id, value) => sql`update product set status = ${value % 2 ? 'archived' : 'active'} where id = ${id}`,
  (id) => sql`update product set name = '', search_text = '', description = '' where id = ${id}`,
  (id) => sql`delete from product where id = ${id}`,
];
const change = fc.record({
  which: fc.nat({ max: changes.length - 1 }),
  product: fc.integer({ min: 1, max: size }),
  value: fc.integer({ min: 0, max: 30 }),
});

function agrees(engine: string, open: Engine): void {
  describe(`the index of words, on ${engine}`, () => {
    let store: Awaited<ReturnType<typeof open>>;
    let versions: ContentVersions;
    let index: ListingIndex;
    beforeAll(async () => {
      store = await open();
      await migrate(store.database);
      await makeCatalog(store.database, size);
      const log = pino({ level: 'fatal' });
      versions = new ContentVersions(store.database, log);
      await versions.start();
      index = new ListingIndex(store.database, versions, log);
      index.start();
      await index.ready();
    }, 120_000);
    afterAll(async () => {
      await index?.stop();
      await versions?.stop();
      await store?.close();
    });

    it('finds, counts and ranks what SQL does, over random searches and random changes', async () => {
      const db = store.database.kysely;
      let asked = 0;
      let products = await readProducts(db);
      let found = 0;
      await fc.assert(
        fc.asyncProperty(
          query,
          search,
          fc.array(change, { maxLength: 3 }),
          fc.constantFrom(1, 10, 60, 400),
          async (text, wanted, moved, most) => {
            asked += 1;
            if (asked % 10 === 0) {
              await store.database.transaction(async (tx) => {
                for (const { which, product, value } of moved)
                  await changes[which]?.(idOf(product), value).execute(tx);
                await versions.bump(tx, ['catalog']);
              });
              products = await readProducts(db);
            }
            const made = await index.current();
            if (!made) throw new Error('the index is gone');
            // Now and then as after very many changes.
            if (asked % 50 === 0)
              await made.words.make(await made.orders.all('popularity', noPause), noPause);
            // Some of what changed stands in parts, some in none yet.
            else if (asked % 20 === 0) await made.words.settle(noPause, 1);
            const theirs = await findMostBought(db, text, most);
            found += theirs.length;
            expect(mostBought(made, text, most)).toEqual(theirs);
            expect(made.words.count(text, most)).toBe(theirs.length);
            const how = { ranked: 400, limit: 50 };
            const ours = nearestRows(made, wanted, how);
            const figures = made.words.figures();
            expect(ours.map(({ id }) => id)).toEqual(
              await plainRanking(db, products, wanted, { ...how, figures }),
            );
            if (asked % 50 !== 0) return;
            // As it was just made, SQL says the same of what is usual.
            const memo = new Memo({ onMove: () => () => {} } as never);
            const listing = { current: async () => null };
            const context = { database: store.database, memo, listing, language: 'en' as const };
            expect(await storedProducts(context, wanted, how)).toEqual(ours);
          },
        ),
        { numRuns: searches, seed, endOnFailure: true },
      );
      expect(found).toBeGreaterThan(searches);
    }, 600_000);
  });
}

await onEachEngine('the index of words', agrees);
