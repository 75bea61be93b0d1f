/**
 * kill -9 in the middle of a catalog import: started again, the server goes on by itself, and the catalog is the one
 * that an import without a kill makes, on both engines.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { stableText } from '#api/catalog/import/stable-text.ts';
import type { ProductRecord } from '#api/catalog/storage/product-record.ts';
import type { ImportDetail } from '#schemas/domain/catalog/import.ts';
import { dataOf } from '#tests/contract/tools.ts';
import { mixed, writeImportFile } from '#tests/factories/import-file.ts';
import { ended, upload } from '#tests/factories/imports.ts';
import { type RunningServer, startServer } from '#tests/factories/server.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';

/** Rows of the file, for two imports, a look at every row again and the restarts in a minute or two. */
const rowsOf = { postgres: 16_000, pglite: 6_000 };
/** Shares of the file after which the server is killed; a moment later each time, so that batches die at other places. */
const kills = [0.1, 0.35, 0.6, 0.85];
const momentMs = 37;

type Place = { dataDir: string; databaseUrl?: string };
type Shop = { server: RunningServer; who: Visitor; catalog: () => Promise<ProductRecord[]> };

async function open(place: Place): Promise<Shop> {
  const server = await startServer(place);
  const { token } = JSON.parse(readFileSync(join(place.dataDir, 'operator.json'), 'utf8')) as {
    token: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  return {
    server,
    who: createVisitor({
      baseUrl: server.baseUrl,
      fetch: (request: Request) => fetch(request),
      headers,
    }),
    catalog: async () => {
      const answer = await fetch(`${server.baseUrl}/api/v1/catalog-files/jsonl`, { headers });
      expect(answer.status).toBe(200);
      return (await answer.text())
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as ProductRecord);
    },
  };
}

const told = ({ state, counts, problems, position, rows }: ImportDetail) => ({
  state,
  counts,
  problems,
  position,
  rows,
});

/** In one order; `createdAt` is when its batch was read, and no two stores are made at the same time. */
const comparable = (catalog: ProductRecord[], withTime: boolean): string[] =>
  catalog.map(({ createdAt, ...rest }) => stableText(withTime ? { createdAt, ...rest } : rest)).sort();

const start = async ({ who }: Shop, file: Uint8Array): Promise<string> => {
  const { _id } = await upload(who, file);
  dataOf(await who.startImport({ params: { id: _id }, body: { dry_run: false } }));
  return _id;
};

/** How far it was when the server died; null, and nobody died, when it had ended before. */
async function killAfter(
  { who, server }: Shop,
  id: string,
  row: number,
  wait: number,
): Promise<number | null> {
  for (;;) {
    const { state, position } = dataOf(await who.getImport({ params: { id } }));
    if (state !== 'running') return null;
    if (position < row) {
      await sleep(10);
      continue;
    }
    await sleep(wait);
    await server.kill();
    return position;
  }
}

async function importKilled(place: Place, file: Uint8Array, rows: number) {
  let shop = await open(place);
  const id = await start(shop, file);
  let killed = 0;
  for (const [at, share] of kills.entries()) {
    const seen = await killAfter(shop, id, rows * share, at * momentMs);
    // A quick machine goes on to the end before it listens again.
    if (seen === null) break;
    killed++;
    shop = await open(place);
    // What was said to be written is.
    const { position } = dataOf(await shop.who.getImport({ params: { id } }));
    expect(position).toBeGreaterThanOrEqual(seen);
  }
  // Else the test says nothing.
  expect(killed).toBeGreaterThan(0);
  const run = await ended(shop.who, id);
  const catalog = await shop.catalog();
  const again = await ended(shop.who, await start(shop, file));
  const after = await shop.catalog();
  await shop.server.stop();
  return { run, catalog, again, after };
}

async function importOnce(place: Place, file: Uint8Array) {
  const shop = await open(place);
  const run = await ended(shop.who, await start(shop, file));
  const catalog = await shop.catalog();
  await shop.server.stop();
  return { run, catalog };
}

async function survive(engine: keyof typeof rowsOf): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'import-kill-'));
  const databases = engine === 'postgres' ? [await makeDatabase(), await makeDatabase()] : [];
  const [killedAt, onceAt] = ['killed', 'once'].map((name, at): Place => {
    const databaseUrl = databases[at]?.url;
    return { dataDir: join(folder, name), ...(databaseUrl ? { databaseUrl } : {}) };
  }) as [Place, Place];
  try {
    const path = join(folder, 'catalog.csv');
    const rows = rowsOf[engine];
    const products = await writeImportFile(path, rows, mixed);
    const file = readFileSync(path);
    const killed = await importKilled(killedAt, file, rows);
    const once = await importOnce(onceAt, file);

    expect(once.run.state).toBe('done');
    expect(once.run.counts.created + once.run.counts.refused).toBe(products);
    expect(once.run.counts.errors).toBeGreaterThan(0);
    expect(told(killed.run)).toEqual(told(once.run));
    // Compared one by one: a difference of two long lists would be a report of a hundred megabytes.
    const [ours, theirs] = [killed, once].map(({ catalog }) => comparable(catalog, false));
    expect(ours?.length).toBe(theirs?.length);
    expect(ours?.filter((product, at) => product !== theirs?.[at]).slice(0, 3)).toEqual([]);

    const { created, changed, left, refused } = killed.again.counts;
    expect({ created, changed, all: left + refused }).toEqual({ created: 0, changed: 0, all: products });
    const [before, after] = [killed.catalog, killed.after].map((catalog) => comparable(catalog, true));
    expect(after?.length).toBe(before?.length);
    expect(after?.filter((product, at) => product !== before?.[at]).slice(0, 3)).toEqual([]);
  } finally {
    for (const database of databases) await database.drop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

const postgresIsThere = await hasPostgres();

describe('kill -9 in the middle of an import', () => {
  it('changes nothing of what it makes on PGlite', () => survive('pglite'), 600_000);

  it.skipIf(!postgresIsThere)(
    'changes nothing of what it makes on PostgreSQL',
    () => survive('postgres'),
    600_000,
  );
});
