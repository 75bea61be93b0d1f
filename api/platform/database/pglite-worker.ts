/**
 * PGlite in its own thread: a slow query then delays the main loop by milliseconds, not by its whole length
 * (docs/traps.md#database-thread). Speaks in messages { id, op, … } with the facade in pglite.ts.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { pgliteParsers } from './parsers.ts';

export type WorkerRequest =
  | { id: number; op: 'query'; sql: string; params: unknown[] }
  | { id: number; op: 'exec'; sql: string }
  | { id: number; op: 'dump' }
  | { id: number; op: 'close' };

export type WorkerAnswer =
  | { id: number; ok: true; value: unknown }
  | {
      id: number;
      ok: false;
      error: { message: string; code?: string; constraint?: string; detail?: string };
    };

const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread only');

const { dataDir, dump } = workerData as { dataDir?: string; dump?: ArrayBuffer };

const database = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
  extensions: { pg_trgm, unaccent },
  parsers: pgliteParsers,
});

// Everything is in memory: an index is not dearer than reading a table through.
await database.exec('set random_page_cost = 1.1; set jit = off');

async function run(request: WorkerRequest): Promise<unknown> {
  switch (request.op) {
    case 'query': {
      const { rows, affectedRows } = await database.query(request.sql, request.params);
      return { rows, affectedRows };
    }
    case 'exec':
      return void (await database.exec(request.sql));
    case 'dump':
      return (await database.dumpDataDir('none')).arrayBuffer();
    case 'close':
      return database.close();
  }
}

port.on('message', async (request: WorkerRequest) => {
  try {
    const value = await run(request);
    port.postMessage({ id: request.id, ok: true, value } satisfies WorkerAnswer);
  } catch (cause) {
    const { message, code, constraint, detail } = cause as Error &
      Record<'code' | 'constraint' | 'detail', string>;
    port.postMessage({
      id: request.id,
      ok: false,
      error: { message, code, constraint, detail },
    } satisfies WorkerAnswer);
  }
  if (request.op === 'close') port.close();
});
port.postMessage({ id: 0, ok: true, value: 'ready' } satisfies WorkerAnswer);
