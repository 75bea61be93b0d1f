/**
 * `npm run bench:inventory [-- --skus=100k --calls=300]`: how fast employees list, filter and search the inventory of three
 * warehouses, and adjust 10,000 rows of it at once. In a PostgreSQL database of its own, which it drops.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { openPostgres } from '#api/platform/database/database.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { percentile } from '../percentile.ts';
import { catalogParts, makeCatalog, shelfSlugs } from './make-catalog.ts';

const { values: options } = parseArgs({
  options: { skus: { type: 'string', default: '100k' }, calls: { type: 'string', default: '300' } },
});
const calls = Number(options.calls);
const wanted = Number.parseFloat(options.skus) * (options.skus.endsWith('k') ? 1000 : 1);
/** Aims: p99 of a read, and all of an adjustment. */
const aims = { readMs: 100, adjustMs: 5000 };
const adjusted = 10_000;
/** On average, in a catalog that is made. */
const skusPerProduct = 1.83;

/** Always the same dice. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Answer = Awaited<ReturnType<Visitor['listInventory']>>;

async function measure(name: string, call: () => Promise<Answer>) {
  const times: number[] = [];
  let rows = 0;
  for (let at = 0; at < calls + 20; at++) {
    const began = performance.now();
    const answer = await call();
    const took = performance.now() - began;
    if (!answer.ok) throw new Error(`a call failed: ${JSON.stringify(answer)}`);
    // The first ones load code.
    if (at < 20) continue;
    times.push(took);
    rows += answer.data.items.length;
  }
  const p99 = percentile(times, 0.99);
  return {
    what: name,
    p50: percentile(times, 0.5).toFixed(1),
    p99: `${p99.toFixed(1)} ${p99 <= aims.readMs ? '≤' : '> MISSED'} ${aims.readMs}`,
    'rows a page': (rows / times.length).toFixed(1),
  };
}

async function measureReads(visitor: Visitor) {
  const roll = dice(7);
  const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const warehouse = () => `wh-${1 + roll(3)}`;
  const vendor = () => `ven-${1 + roll(60)}`;
  const category = () => (roll(3) ? one(shelfSlugs).subcategory : one(shelfSlugs).category);
  const sort = () => one(['sku', '-sku', 'available', '-available'] as const);
  const thing = () => one(shelfSlugs).subcategory.replace('-', ' ');
  const series = () => one(catalogParts.series);
  const list = (input: Parameters<Visitor['listInventory']>[0]) => visitor.listInventory(input);
  const next = new Map<string, string | null>();
  const deep = async () => {
    const by = sort();
    const after = next.get(by);
    const answer = await list({ query: { sort: by, limit: 100, ...(after ? { after } : {}) } });
    if (answer.ok) next.set(by, answer.data.next);
    return answer;
  };
  return [
    await measure('first page', () => list({ query: { sort: sort() } })),
    await measure('page after page', deep),
    await measure('warehouse', () => list({ query: { sort: sort(), warehouse: warehouse() } })),
    await measure('vendor', () => list({ query: { sort: sort(), vendor: vendor() } })),
    await measure('category', () => list({ query: { sort: sort(), category: category() } })),
    await measure('out of stock', () => list({ query: { sort: sort(), stock: 'out' } })),
    await measure('warehouse, vendor, out of stock', () =>
      list({ query: { sort: sort(), warehouse: warehouse(), vendor: vendor(), stock: 'out' } }),
    ),
    await measure('search by a part of a SKU', () =>
      list({ query: { q: `${series().slice(0, 3)}-${1 + roll(wanted / 2)}` } }),
    ),
    await measure('search by words', () => list({ query: { q: `${series()} ${thing()}` } })),
    await measure('search by one word', () => list({ query: { q: series(), sort: sort() } })),
  ];
}

if (!(await hasPostgres())) console.log('PostgreSQL: NOT CHECKED, there is none');
else {
  console.log(`load of the machine: ${loadavg().map((value) => value.toFixed(1))}`);
  const made = await makeDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'inventory-'));
  try {
    const database = await openPostgres(made.url, () => {});
    await migrate(database);
    // Some products have several SKUs.
    await makeCatalog(database, Math.ceil(wanted / skusPerProduct), 25_000);
    const count = await sql<{ n: number }>`select count(*)::int as n from sku`.execute(database.kysely);
    console.log(`${count.rows[0]?.n ?? 0} SKUs`);
    await sql`insert into stock select s.id, w.id, (hashtext(s.id || w.id) & 127) % 40, ''
      from sku s cross join warehouse w on conflict do nothing`.execute(database.kysely);
    await sql`analyze`.execute(database.kysely);
    const api = await createApi({
      dataDir,
      database,
      production: true,
      sample: null,
      log: pino({ level: 'error' }),
    });
    const visitor = createVisitor({
      ...api,
      baseUrl: 'http://store.internal',
      headers: { authorization: `Bearer ${api.operatorToken}` },
    });
    console.table(await measureReads(visitor));
    const { rows } = await sql<{ sku: string; warehouse: string }>`
      select s.code as sku, t.warehouse_id as warehouse from stock t join sku s on s.id = t.sku_id
      order by hashtext(t.sku_id || t.warehouse_id) limit ${adjusted}`.execute(database.kysely);
    const lines = rows.map((row) => ({ ...row, mode: 'add' as const, quantity: 3 }));
    const took: number[] = [];
    for (let at = 0; at < 3; at++) {
      const began = performance.now();
      const answer = await visitor.adjustInventory({ body: { reason: 'counted', note: 'bench', lines } });
      took.push(performance.now() - began);
      if (!answer.ok) throw new Error(`the adjustment failed: ${JSON.stringify(answer).slice(0, 500)}`);
    }
    const slowest = Math.max(...took);
    console.log(
      `${adjusted} rows adjusted in ms: ${took.map((value) => value.toFixed(0))}, ${slowest <= aims.adjustMs ? '≤' : '> MISSED'} ${aims.adjustMs}`,
    );
    await api.close();
  } finally {
    await made.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
