/**
 * `npm run bench:search [products.csv queries.csv] [-- --postgres] [--sql] [--each] [--only tools] [--hostile]`: how good the search
 * is on judged sets, beside plain BM25: on the files' or, without any, on the sample catalog and those of other trades.
 * It answers from the index in memory; --sql: as it does until that is made. --each prints every query, except those
 * held out; --hostile measures searches that mean harm instead.
 */
import { parseArgs } from 'node:util';
import pino from 'pino';
import { ListingIndex } from '#api/catalog/index/listing-index.ts';
import { ndcg10 } from '#api/catalog/search/ndcg.ts';
import { nearestProducts } from '#api/catalog/search/nearest-products.ts';
import { Phrases, type SearchContext } from '#api/catalog/search/phrases.ts';
import { mostRanked } from '#api/catalog/search/ranking.ts';
import { readSearch } from '#api/catalog/search/read-search.ts';
import { readWords } from '#api/catalog/search/read-words.ts';
import { fillSlots } from '#api/catalog/search/slots.ts';
import { type Database, openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { Memo } from '#api/platform/memo.ts';
import { makeDatabase, startStore } from '#tests/factories/store.ts';
import { measureHostile } from './hostile.ts';
import { queriesFile } from './judged/grade.ts';
import {
  type JudgedProduct,
  type JudgedQuery,
  judgedTrade,
  loadProducts,
  readProducts,
  readQueries,
  stemmed,
} from './judged-set.ts';
import { bm25, recall50 } from './measures.ts';
import { makeMisspellings } from './misspellings.ts';
import { lighting } from './trades/lighting/index.ts';
import { plumbing } from './trades/plumbing/index.ts';
import { tools } from './trades/tools/index.ts';

const { values: options, positionals } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    sql: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
    only: { type: 'string' },
    hostile: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [productsCsv, queriesCsv] = positionals;
if (productsCsv && !queriesCsv) throw new Error('Both files are needed: products.csv queries.csv');

/** `products`: null for the sample catalog. */
type JudgedSet = { name: string; products: readonly JudgedProduct[] | null; queries: JudgedQuery[] };
type Ranked = JudgedQuery & { ours: string[]; theirs: string[] };

function judgedSets(): JudgedSet[] {
  if (productsCsv && queriesCsv)
    return [{ name: productsCsv, products: readProducts(productsCsv), queries: readQueries(queriesCsv) }];
  const trades = [tools, lighting, plumbing].map((trade) => ({ name: trade.name, ...judgedTrade(trade) }));
  return [{ name: 'sample', products: null, queries: readQueries(queriesFile) }, ...trades];
}

async function open(
  products: JudgedSet['products'],
): Promise<{ database: Database; close: () => Promise<void> }> {
  const made = options.postgres ? await makeDatabase() : null;
  const database = made ? await openPostgres(made.url, () => {}) : await openPGlite();
  if (products) await loadProducts(database, products);
  const store = products ? null : await startStore(made ? { databaseUrl: made.url } : { database });
  return {
    database,
    close: async () => {
      await store?.close();
      if (made || !store) await database.close();
      await made?.drop();
    },
  };
}

async function searchContext(database: Database): Promise<SearchContext> {
  const versions = { onMove: () => () => {} } as never;
  const listing = new ListingIndex(database, versions, pino({ level: 'warn' }));
  if (!options.sql) await listing.ready();
  return { database, memo: new Memo(versions), listing, language: 'en' };
}

async function rank(context: SearchContext, { products, queries: judged }: JudgedSet): Promise<Ranked[]> {
  const { database } = context;
  const numbers = new Map(
    (await database.kysely.selectFrom('product').select(['id', 'product_number']).execute()).map((row) => [
      row.id,
      products ? row.id : row.product_number,
    ]),
  );
  const plain = await stemmed(database, [...new Set(judged.map(({ query }) => query))]);
  const scored = bm25(plain.documents);
  const ranked: Ranked[] = [];
  for (const one of judged) {
    const { search } = await readSearch(context, one.query);
    const found = search
      ? await nearestProducts(context, search, { ranked: mostRanked.listed, limit: 50 })
      : [];
    ranked.push({
      ...one,
      ours: found.map(({ id }) => numbers.get(id) ?? id),
      theirs: scored(plain.queries.get(one.query) ?? [])
        .slice(0, 50)
        .map((id) => numbers.get(id) ?? id),
    });
  }
  return ranked;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
/** Of a query that something answers, as readQueries leaves them. */
const ndcgOf = (ranked: string[], { grades }: JudgedQuery) => ndcg10(ranked, grades) ?? 0;
const three = (value: number) => value.toFixed(3);

function report(title: string, rows: Ranked[]): void {
  if (rows.length === 0) return;
  const line = (of: (row: Ranked) => string[]) => [
    three(mean(rows.map((row) => ndcgOf(of(row), row)))),
    three(mean(rows.map((row) => recall50(of(row), row.grades)))),
    `${rows.filter((row) => of(row).length === 0).length}/${rows.length}`,
  ];
  const cells = [...line(({ ours }) => ours), ...line(({ theirs }) => theirs)];
  console.log([title.padEnd(22), ...cells.map((cell) => cell.padStart(9))].join(' '));
}

/** How many misspellings of frequent words are read as the word that was meant, before all others. */
async function reportMisspellings(context: SearchContext): Promise<void> {
  const rows = await context.database.kysely
    .selectFrom('product')
    .select(['name', 'search_text', 'description'])
    .orderBy('id')
    .execute();
  const list = makeMisspellings(
    rows.map(({ name, search_text, description }) => `${name} ${search_text} ${description}`),
  );
  const phrases = new Phrases(context);
  await phrases.read(list.map(({ meant }) => meant));
  const right = new Map<string, number>();
  for (const { kind, typed, meant } of list) {
    const { slots, corrected } = await fillSlots(context, readWords(typed), false);
    const [query] = phrases.queriesOf(meant);
    const first = slots[0]?.queries[0] ?? '';
    const isBegun = first.endsWith(':*') && query?.startsWith(first.slice(0, -3));
    if (slots.length === 1 && (first === query || isBegun)) right.set(kind, (right.get(kind) ?? 0) + 1);
    else if (options.each)
      console.log(`misspelled ${kind}: ${typed} is ${corrected.get(typed) ?? first}, not ${meant}`);
  }
  const sum = [...right.values()].reduce((total, count) => total + count, 0);
  const each = [...right].map(([kind, count]) => `${kind} ${count}`).join(', ');
  console.log(`misspellings: right word first ${sum} of ${list.length} (${each})`);
}

const hits = 10;
const withoutSigns = (number: string) => number.replaceAll(/[^\p{L}\p{N}]/gu, '');
/** How somebody who copies from a price list or a box asks for one product. */
const copied: ((name: string, number: string) => string)[] = [
  (name, number) => `${name} ${number}`,
  (name, number) => `${number} ${name}`,
  (name, number) => `${name} ${withoutSigns(number)}`,
];

/** In how many searches for its name with its number a product stands among the first ten. */
async function reportNamed(context: SearchContext): Promise<void> {
  const { database } = context;
  const products = await database.kysely
    .selectFrom('product')
    .select(['id', 'name', 'product_number'])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const asked = products.flatMap(({ id, name, product_number }) =>
    copied.map((write) => ({ id, query: write(name, product_number) })),
  );
  const plain = await stemmed(database, [...new Set(asked.map(({ query }) => query))]);
  const scored = bm25(plain.documents);
  let [ours, theirs] = [0, 0];
  for (const { id, query } of asked) {
    const { search } = await readSearch(context, query);
    const found = search
      ? await nearestProducts(context, search, { ranked: mostRanked.listed, limit: hits })
      : [];
    if (found.some((one) => one.id === id)) ours += 1;
    else if (options.each) console.log(`not among the first ten: ${query}`);
    if (
      scored(plain.queries.get(query) ?? [])
        .slice(0, hits)
        .includes(id)
    )
      theirs += 1;
  }
  const share = (count: number) => three(count / asked.length);
  console.log(
    `name and number: among the first ten ${share(ours)} of ${asked.length} (BM25 ${share(theirs)})`,
  );
}

/** Words that the catalog's searches are made of. */
const wordsOf = ({ queries }: JudgedSet) => [...new Set(queries.flatMap(({ query }) => query.split(/\s+/)))];

async function reportSet(set: JudgedSet): Promise<void> {
  const { database, close } = await open(set.products);
  try {
    const context = await searchContext(database);
    if (options.hostile) return await measureHostile(context, wordsOf(set));
    const rows = await rank(context, set);
    const tuned = rows.filter(({ heldOut }) => !heldOut);
    if (options.each) {
      for (const row of tuned) {
        const score = ndcgOf(row.ours, row);
        const top = row.ours.slice(0, 10).map((id) => row.grades.get(id) ?? 0);
        console.log(three(score), three(ndcgOf(row.theirs, row)), row.query.padEnd(40), top.join(' '));
      }
    }
    console.log(`${set.name.padEnd(22)} ${'the search'.padStart(29)} ${'BM25'.padStart(29)}`);
    console.log(
      [
        ''.padEnd(22),
        ...Array(2)
          .fill(['NDCG@10', 'recall@50', 'nothing'])
          .flat()
          .map((cell) => String(cell).padStart(9)),
      ].join(' '),
    );
    for (const kind of new Set(tuned.map((row) => row.kind)))
      report(
        kind,
        tuned.filter((row) => row.kind === kind),
      );
    report('all but held out', tuned);
    report(
      'held out',
      rows.filter(({ heldOut }) => heldOut),
    );
    await reportNamed(context);
    await reportMisspellings(context);
  } finally {
    await close();
  }
}

for (const set of judgedSets()) if (!options.only || set.name === options.only) await reportSet(set);
