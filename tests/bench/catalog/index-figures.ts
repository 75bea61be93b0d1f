/**
 * What the index of listings takes: seconds to make it and to have it again after a restart, its memory, and the longest
 * time that the event loop stood still while it was made, restored, and while very much was written.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import pino from 'pino';
import { ListingIndex, type MadeIndex } from '#api/catalog/index/listing-index.ts';
import { ContentVersions } from '#api/platform/content-versions.ts';
import type { Database } from '#api/platform/database/database.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** MB that are held. */
export const memory = (): number => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
};

export type IndexFigures = {
  products: number;
  'made in s': string;
  'longest pause, ms': string;
  'index, MB': string;
  'restored in s': string;
  'its longest pause, ms': string;
  'while importing, ms': string;
};

/** Products that are written while the pauses are looked at, and how many each transaction writes. */
const imported = 25_000;
const perWrite = 1000;

/** Runs work; returns its seconds and the longest pause of the event loop in ms. */
async function watched(work: () => Promise<unknown>): Promise<{ seconds: number; pause: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  // The last pause is noticed after it.
  await sleep(5);
  delay.disable();
  return { seconds, pause: delay.max / 1e6 };
}

/** As an import writes: names and prices of the first `rows` products, some a transaction. */
export async function writeProducts(
  { database, versions }: { database: Database; versions: ContentVersions },
  rows: number,
): Promise<void> {
  for (let from = 0; from < rows; from += perWrite) {
    await database.transaction(async (tx) => {
      await sql`update product set name = name || ' II', sort_key = sort_key || ' ii', popularity = popularity + 1
        where id in (select id from product order by id offset ${from} limit ${perWrite})`.execute(tx);
      await sql`update sku set retail_cents = retail_cents + 100
        where product_id in (select id from product order by id offset ${from} limit ${perWrite})`.execute(
        tx,
      );
      await versions.bump(tx, ['catalog']);
    });
  }
}

/** Measures on a catalog that is there; its first products are written. */
export async function benchIndex(database: Database): Promise<IndexFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-index-'));
  const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
  const versions = new ContentVersions(database, log);
  await versions.start();
  const open = () => new ListingIndex(database, versions, log, { folder, fromProducts: 1 });
  try {
    const before = memory();
    const first = open();
    let made: MadeIndex | null = null;
    const making = await watched(async () => {
      made = await first.ready();
    });
    const products = (made as MadeIndex | null)?.columns.alive ?? 0;
    await first.saved();
    // What the database's answers took is given back a little later.
    await sleep(500);
    const held = memory() - before;
    await first.stop();
    const second = open();
    const restoring = await watched(() => second.ready());
    second.start();
    const importing = await watched(async () => {
      await writeProducts({ database, versions }, imported);
      await second.ready();
    });
    await second.stop();
    return {
      products,
      'made in s': making.seconds.toFixed(1),
      'longest pause, ms': making.pause.toFixed(0),
      'index, MB': held.toFixed(0),
      'restored in s': restoring.seconds.toFixed(1),
      'its longest pause, ms': restoring.pause.toFixed(0),
      'while importing, ms': importing.pause.toFixed(0),
    };
  } finally {
    await versions.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
