/**
 * How fast a dealer's file goes in, and what it takes: rows a second, and the most memory of the built server's process,
 * of one import of a new file over HTTP.
 */
import { mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '#tests/contract/tools.ts';
import { threeVariants, writeImportFile } from '#tests/factories/import-file.ts';
import { ended } from '#tests/factories/imports.ts';
import { startServer } from '#tests/factories/server.ts';
import { makeDatabase } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';

export type ImportFigures = {
  engine: 'postgres' | 'pglite';
  rows: number;
  seconds: string;
  'rows a second': number;
  'idle MB': number;
  'most MB': number;
  'above idle MB': number;
};

/** ms after which nothing of the start goes on. */
const settled = 5000;

/** MB that a process holds; Linux alone says it. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** `env`: of the server, as NODE_OPTIONS=--cpu-prof. */
export async function benchImport(
  engine: ImportFigures['engine'],
  rows: number,
  env: Record<string, string> = {},
): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const database = engine === 'postgres' ? await makeDatabase() : null;
  const server = await startServer({
    dataDir: folder,
    env,
    ...(database ? { databaseUrl: database.url } : {}),
  });
  let most = 0;
  const pid = server.process.pid ?? 0;
  try {
    await sleep(settled);
    const idle = memoryOf(pid);
    const path = join(folder, 'catalog.csv');
    await writeImportFile(path, rows, threeVariants);
    const { token } = JSON.parse(readFileSync(join(folder, 'operator.json'), 'utf8')) as { token: string };
    const who = createVisitor({
      baseUrl: server.baseUrl,
      fetch: (request) => fetch(request),
      headers: { authorization: `Bearer ${token}` },
    });
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(pid));
    }, 50);
    try {
      const file = (await openAsBlob(path)).stream();
      const { _id } = dataOf(await who.uploadImport({ query: { name: 'catalog.csv' }, file }));
      const began = performance.now();
      dataOf(await who.startImport({ params: { id: _id }, body: { dry_run: false } }));
      const run = await ended(who, _id, 100);
      if (run.state !== 'done') throw new Error(`the import ended as ${run.state}: ${run.failure}`);
      const seconds = (performance.now() - began) / 1000;
      return {
        engine,
        rows,
        seconds: seconds.toFixed(1),
        'rows a second': Math.round(rows / seconds),
        'idle MB': Math.round(idle),
        'most MB': Math.round(most),
        'above idle MB': Math.round(most - idle),
      };
    } finally {
      clearInterval(watch);
    }
  } finally {
    await server.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
