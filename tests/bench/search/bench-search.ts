/**
 * `npm run bench:search [products.csv queries.csv] [-- --postgres] [--sql] [--each]`: how good the search is on a judged
 * set (without files: the sample catalog's), beside plain BM25. It answers from the index in memory; --sql: as it does
 * until that is made. --each prints every query, except those held out.
 */
import { parseArgs } from 'node:util';
import pino from 'pino';
import { ListingIndex } from '#api/catalog/index/listing-index.ts';
import { nearestProducts } from '#api/catalog/search/nearest-products.ts';
import { mostRanked } from '#api/catalog/search/ranking.ts';
import { readSearch } from '#api/catalog/search/read-search.ts';
import { type Database, openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { Memo } from '#api/platform/memo.ts';
import { makeDatabase, startStore } from '#tests/factories/store.ts';
import { queriesFile } from './judged/grade.ts';
import { type JudgedQuery, loadProducts, readQueries, stemmed } from './judged-set.ts';
import { bm25, ndcg10, recall50 } from './measures.ts';

const { values: options, positionals } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    sql: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [productsCsv, queriesCsv] = positionals;
if (productsCsv && !queriesCsv) throw new Error('Both files are needed: products.csv queries.csv');

type Ranked = JudgedQuery & { ours: string[]; theirs: string[] };

async function open(): Promise<{ database: Database; close: () => Promise<void> }> {
  const made = options.postgres ? await makeDatabase() : null;
  const database = made ? await openPostgres(made.url, () => {}) : await openPGlite();
  if (productsCsv) await loadProducts(database, productsCsv);
  const store = productsCsv ? null : await startStore(made ? { databaseUrl: made.url } : { database });
  return {
    database,
    close: async () => {
      await store?.close();
      if (made || !store) await database.close();
      await made?.drop();
    },
  };
}

async function rank(database: Database, judged: JudgedQuery[]): Promise<Ranked[]> {
  const versions = { onMove: () => () => {} } as never;
  const listing = new ListingIndex(database, versions, pino({ level: 'warn' }));
  if (!options.sql) await listing.ready();
  const context = { database, memo: new Memo(versions), listing, language: 'en' as const };
  const numbers = new Map(
    (await database.kysely.selectFrom('product').select(['id', 'product_number']).execute()).map((row) => [
      row.id,
      productsCsv ? row.id : row.product_number,
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
      ours: found.map((id) => numbers.get(id) ?? id),
      theirs: scored(plain.queries.get(one.query) ?? [])
        .slice(0, 50)
        .map((id) => numbers.get(id) ?? id),
    });
  }
  return ranked;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const three = (value: number) => value.toFixed(3);

function report(title: string, rows: Ranked[]): void {
  if (rows.length === 0) return;
  const line = (of: (row: Ranked) => string[]) => [
    three(mean(rows.map((row) => ndcg10(of(row), row.grades)))),
    three(mean(rows.map((row) => recall50(of(row), row.grades)))),
    `${rows.filter((row) => of(row).length === 0).length}/${rows.length}`,
  ];
  const cells = [...line(({ ours }) => ours), ...line(({ theirs }) => theirs)];
  console.log([title.padEnd(22), ...cells.map((cell) => cell.padStart(9))].join(' '));
}

const { database, close } = await open();
try {
  const rows = await rank(database, readQueries(queriesCsv ?? queriesFile));
  const tuned = rows.filter(({ heldOut }) => !heldOut);
  if (options.each) {
    for (const row of tuned) {
      const score = ndcg10(row.ours, row.grades);
      const top = row.ours.slice(0, 10).map((id) => row.grades.get(id) ?? 0);
      console.log(three(score), three(ndcg10(row.theirs, row.grades)), row.query.padEnd(40), top.join(' '));
    }
  }
  console.log(`${''.padEnd(22)} ${'the search'.padStart(29)} ${'BM25'.padStart(29)}`);
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
} finally {
  await close();
}
