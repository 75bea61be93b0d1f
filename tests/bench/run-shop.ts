/** Built shops of their own, for measuring: on PGlite, or some processes on one PostgreSQL. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSampleAccounts, type SampleAccount } from '#tests/factories/sample-accounts.ts';
import { makeDatabase, startStore } from '#tests/factories/store.ts';
import { serverProgram } from '../../scripts/builds.mjs';
import { mallocSettings } from '../../scripts/malloc.mjs';
import { root } from '../../scripts/steps.mjs';

export type Process = { url: string; pid: number };
export type BenchShop = {
  url: string;
  dataDir: string;
  processes: Process[];
  accounts: SampleAccount[];
  stop: () => Promise<void>;
};
/** `leave` ends the process and lets its store be; `clear` removes that. */
type PGliteShop = BenchShop & { leave: () => Promise<void>; clear: () => void };

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts a process of the built server and waits until it is ready; how to end it. */
export async function startProcess(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Process & { stop: () => Promise<void>; ms: number }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const server = spawn(process.execPath, [serverProgram()], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // As npm start does.
      ...mallocSettings,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      API_URL: '',
      PUBLIC_URL: '',
      ...env,
    },
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (tries > 3000 || server.exitCode !== null) throw new Error('The shop did not start');
    await sleep(20);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
  };
  return { url, pid: server.pid ?? 0, stop, ms: performance.now() - began };
}

const folder = () => mkdtempSync(join(tmpdir(), 'shop-bench-'));
const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** One process with its own database, which it has filled. */
export async function startPGliteShop(): Promise<PGliteShop> {
  const dataDir = folder();
  const { url, pid, stop } = await startProcess(dataDir, { DATABASE_URL: '' });
  return {
    url,
    dataDir,
    processes: [{ url, pid }],
    accounts: readSampleAccounts(dataDir),
    leave: stop,
    clear: () => remove(dataDir),
    stop: async () => {
      await stop();
      remove(dataDir);
    },
  };
}

/** Some processes on one PostgreSQL database of their own. */
export async function startPostgresShop(count: number): Promise<BenchShop> {
  const { url: databaseUrl, drop } = await makeDatabase();
  const store = await startStore({ databaseUrl });
  const accounts = store.firstRun?.accounts ?? [];
  await store.close();
  const started: Awaited<ReturnType<typeof startProcess>>[] = [];
  const folders: string[] = [];
  for (let index = 0; index < count; index++) {
    const dataDir = folder();
    folders.push(dataDir);
    started.push(await startProcess(dataDir, { DATABASE_URL: databaseUrl }));
  }
  const [first] = started;
  return {
    url: first?.url ?? '',
    dataDir: folders[0] ?? '',
    processes: started.map(({ url, pid }) => ({ url, pid })),
    accounts,
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      await drop();
      folders.forEach(remove);
    },
  };
}

/** MB that a process keeps in memory now. */
export function residentMb(pid: number): number {
  const [, kb = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
