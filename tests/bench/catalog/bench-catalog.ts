/**
 * `npm run bench:catalog [-- --postgres=1k,100k,1m --pglite=1k,100k --calls=400]`: how fast the catalog answers as
 * it grows, and what the index of listings takes: memory, seconds to make and to restore it, pauses of the event loop. Makes catalogs in databases of its own and drops them; --database=URL
 * measures on one that such a catalog was made in before, and leaves it. Then how fast files of --imports=5k,100k rows
 * go into PostgreSQL, and of --pglite-imports=5k into PGlite, by the built server (npm run build).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { type AfterImport, benchAfterImport } from './after-import.ts';
import { benchImport, type ImportFigures } from './import.ts';
import { benchIndex, type IndexFigures, memory } from './index-figures.ts';
import { catalogParts, makeCatalog, shelfSlugs } from './make-catalog.ts';
import { type Measured, measure } from './measure.ts';

const { values: options } = parseArgs({
  options: {
    postgres: { type: 'string', default: '1k,100k,1m' },
    pglite: { type: 'string', default: '1k,100k' },
    calls: { type: 'string', default: '400' },
    database: { type: 'string' },
    imports: { type: 'string', default: '5k,100k' },
    'pglite-imports': { type: 'string', default: '5k' },
  },
});
const calls = Number(options.calls);
const sizesOf = (text: string) =>
  text
    .split(',')
    .filter(Boolean)
    .map(
      (word) => Number.parseFloat(word) * (word.endsWith('m') ? 1_000_000 : word.endsWith('k') ? 1000 : 1),
    );

const what = ['listing, all facets', 'listing, deep page', 'product by slug', 'search', 'typeahead'] as const;
type What = (typeof what)[number];
/** Target p99 in ms at the largest size of an engine. */
const aims: Record<'postgres' | 'pglite', { size: number } & Partial<Record<What, number>>> = {
  postgres: {
    size: 1_000_000,
    'listing, all facets': 100,
    'listing, deep page': 100,
    search: 150,
    typeahead: 50,
  },
  pglite: { size: 100_000, 'listing, all facets': 60, 'listing, deep page': 60, search: 100, typeahead: 40 },
};

type Run = {
  engine: 'postgres' | 'pglite';
  size: number;
  filledS: number;
  indexS: number;
  indexMb: number;
  rssMb: number;
  times: Map<What, Measured>;
  /** Of a catalog of its own: measuring them writes into it. */
  index: IndexFigures | null;
  imported: AfterImport[];
};

/** Always the same dice. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Ways = Record<What, () => Promise<{ ok: boolean }>>;

/** What a visitor asks for, by chance. */
async function waysOf(visitor: Visitor, size: number): Promise<Ways> {
  const roll = dice(size);
  const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const { series, finishes, colors, materials } = catalogParts;
  const shelf = () => one(shelfSlugs);
  const scope = () => (roll(4) === 0 ? { category: shelf().category } : shelf());
  const chosen = () => {
    const filters = [
      ...(roll(2) ? [`Finish.${one(finishes)}`, `Finish.${one(finishes)}`] : []),
      ...(roll(3) === 0 ? [`Material.${one(materials)}`] : []),
      ...(roll(3) === 0 ? [`Width.${12 + 6 * roll(12)} in`] : []),
    ];
    return {
      ...(filters.length > 0 ? { filters: [...new Set(filters)].join(',') } : {}),
      ...(roll(4) === 0 ? { price_min: '100', price_max: String(500 + roll(2000)) } : {}),
      ...(roll(3) === 0 ? { available: 'true' as const } : {}),
    };
  };
  const sorts = ['featured', 'newest', 'price', '-price', 'name'] as const;
  const thing = () => shelf().subcategory.replace('-', ' ');
  const asked = () =>
    [
      () => thing(),
      () => `${one(series)} ${thing()}`,
      () => `${one(finishes)} ${thing()}`,
      () => `${12 + 6 * roll(12)} in ${thing()}`,
      () => `${one(series)} ${one(materials)} ${thing()}`,
      () => `${one(colors)} ${thing()} for bath`,
      () => `${one(series).slice(0, 3)}-${1 + roll(size)}`,
      // A slip of the finger.
      () => `${one(series).replace(/(.)(.)$/, '$2$1')} ${thing()}`,
    ][roll(8)]?.() ?? '';
  const slugs: string[] = [];
  for (let page = 1; page <= 5; page++) {
    const listed = await visitor.listProducts({ query: { ...scope(), limit: 60, page: 1 + roll(3) } });
    if (listed.ok) slugs.push(...listed.data.items.map(({ href }) => href.split('/').at(-1) ?? ''));
  }
  return {
    'listing, all facets': () =>
      visitor.listProducts({
        query: { ...scope(), ...chosen(), facets: 'true', sort: one(sorts), limit: 24 },
      }),
    'listing, deep page': () =>
      visitor.listProducts({
        query: {
          category: shelf().category,
          facets: 'true',
          sort: one(sorts),
          page: 1 + roll(Math.max(1, size / 5 / 24)),
        },
      }),
    'product by slug': () => visitor.getProduct({ params: { slug: one(slugs) } }),
    search: () => visitor.listProducts({ query: { q: asked(), facets: 'true' } }),
    typeahead: () => {
      const q = asked();
      return visitor.suggestSearch({ query: { q: q.slice(0, 1 + roll(q.length)).trim() || 'v' } });
    },
  };
}

async function measureAll(ways: Ways): Promise<Map<What, Measured>> {
  const times = new Map<What, Measured>();
  for (const name of what) times.set(name, await measure(ways[name], calls));
  return times;
}

async function run(engine: Run['engine'], size: number): Promise<Run> {
  const { database: url } = options;
  const made = engine === 'postgres' ? (url ? { url, drop: async () => {} } : await makeDatabase()) : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'catalog-bench-'));
  const database = made ? await openPostgres(made.url, () => {}) : await openPGlite();
  try {
    await migrate(database);
    const filling = performance.now();
    if (!url) await makeCatalog(database, size, engine === 'postgres' ? 50_000 : 5000);
    const filledS = (performance.now() - filling) / 1000;
    const index = url ? null : await benchIndex(database);
    const lines = new PassThrough();
    const indexed = new Promise<number>((resolve) => {
      lines.on('data', (line: Buffer) => {
        const said = JSON.parse(line.toString()) as { msg: string; ms: number };
        if (said.msg === 'made the index of listings') resolve(said.ms / 1000);
      });
    });
    const before = memory();
    const api = await createApi({
      dataDir,
      database,
      production: true,
      sample: null,
      log: pino({ level: 'info' }, lines),
    });
    const indexS = await indexed;
    const indexMb = memory() - before;
    const ways = await waysOf(createVisitor({ ...api, baseUrl: 'http://store.internal' }), size);
    const times = await measureAll(ways);
    const imported = url ? [] : await benchAfterImport(api.services, ways, size, calls);
    const rssMb = process.memoryUsage().rss / 1024 / 1024;
    await api.close();
    return { engine, size, filledS, indexS, indexMb, rssMb, times, index, imported };
  } finally {
    await made?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const short = (size: number) => (size >= 1_000_000 ? `${size / 1_000_000} m` : `${size / 1000} k`);
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

function report(runs: Run[]): void {
  for (const engine of ['postgres', 'pglite'] as const) {
    const own = runs.filter((one) => one.engine === engine);
    if (own.length === 0) continue;
    const first = own[0] as Run;
    const rows = what.map((name) => {
      const cells = own.map((one) => {
        const time = one.times.get(name) as Measured;
        const aim = aims[engine].size === one.size ? aims[engine][name] : undefined;
        const mark = aim === undefined ? '' : time.p99 <= aim ? ` ≤ ${aim}` : ` > ${aim} MISSED`;
        return [`${short(one.size)}: p50 / p99 ms`, `${ms(time.p50)} / ${ms(time.p99)}${mark}`] as const;
      });
      const last = own.at(-1) as Run;
      const growth = (last.times.get(name) as Measured).p50 / (first.times.get(name) as Measured).p50;
      return { what: name, ...Object.fromEntries(cells), 'p50 grew by': `${growth.toFixed(1)}×` };
    });
    console.log(`\n${engine === 'postgres' ? 'PostgreSQL' : 'PGlite'}`);
    console.table(rows);
    console.table(
      own.map((one) => ({
        products: short(one.size),
        'filled in s': one.filledS.toFixed(1),
        'index made in s': one.indexS.toFixed(1),
        'index, MB': one.indexMb.toFixed(1),
        'process, MB': one.rssMb.toFixed(0),
      })),
    );
    console.log(
      'The index: made, restored from its snapshot, and following 25,000 products that are written',
    );
    console.table(own.flatMap(({ index }) => index ?? []));
    console.log('Right after an import (p50 / p99 ms), and beside it the MB of the index');
    console.table(own.flatMap(({ imported }) => imported));
  }
}

const runs: Run[] = [];
console.log(`load of the machine: ${loadavg().map((value) => value.toFixed(1))}`);
if (options.postgres && !(await hasPostgres())) console.log('PostgreSQL: NOT CHECKED, there is none');
else
  for (const size of sizesOf(options.postgres)) {
    runs.push(await run('postgres', size));
    report(runs.slice(-1));
  }
for (const size of sizesOf(options.pglite)) {
  runs.push(await run('pglite', size));
  report(runs.slice(-1));
}
console.log('\nAll of it');
report(runs);
const imports: ImportFigures[] = [];
if (await hasPostgres())
  for (const rows of sizesOf(options.imports)) imports.push(await benchImport('postgres', rows));
else if (options.imports) console.log('Imports into PostgreSQL: NOT CHECKED, there is none');
for (const rows of sizesOf(options['pglite-imports'])) imports.push(await benchImport('pglite', rows));
console.log('\nImports');
console.table(imports);
console.log(`load of the machine: ${loadavg().map((value) => value.toFixed(1))}`);
process.exit(0);
