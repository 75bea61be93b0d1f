/**
 * PGlite in its own thread: a slow query then delays the main loop by milliseconds, not by its whole length
 * (docs/traps.md#database-thread). Speaks in messages { id, op, … } with the facade in pglite.ts, and answers them in the
 * order in which they come.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { pgliteParsers } from './parsers.ts';
import { PreparedStatements } from './pglite-prepared.ts';

export type WorkerRequest =
  | { id: number; op: 'open' }
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

/**
 * PostgreSQL's own memory. All of its shared buffers are written at the start, and WASM memory is never given back: the
 * usual 128 MB cost as much memory and half a second. What is not in them is in the system's cache of files.
 */
const memory = ['shared_buffers=32MB', 'maintenance_work_mem=16MB'];

async function open(): Promise<PGlite> {
  const opened = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
    extensions: { pg_trgm, unaccent },
    parsers: pgliteParsers,
    startParams: [...PGlite.defaultStartParams, ...memory.flatMap((setting) => ['-c', setting])],
  });
  // Everything is in memory: an index is not dearer than reading a table through.
  await opened.exec('set random_page_cost = 1.1; set jit = off');
  return opened;
}

const openStatements = async () => {
  const database = await open();
  return { database, statements: new PreparedStatements(database) };
};
let opened: ReturnType<typeof openStatements> | null = null;

async function run(request: WorkerRequest): Promise<unknown> {
  opened ??= openStatements();
  const { database, statements } = await opened;
  switch (request.op) {
    case 'open':
      return;
    case 'query':
      return statements.query(request.sql, request.params);
    case 'exec':
      return statements.exec(request.sql);
    case 'dump':
      return (await database.dumpDataDir('none')).arrayBuffer();
    case 'close':
      return database.close();
  }
}

async function answer(request: WorkerRequest): Promise<void> {
  try {
    const value = await run(request);
    port?.postMessage({ id: request.id, ok: true, value } satisfies WorkerAnswer);
  } catch (cause) {
    const { message, code, constraint, detail } = cause as Error &
      Record<'code' | 'constraint' | 'detail', string>;
    port?.postMessage({
      id: request.id,
      ok: false,
      error: { message, code, constraint, detail },
    } satisfies WorkerAnswer);
  }
  if (request.op === 'close') port?.close();
}

let line = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  line = line.then(() => answer(request));
});
