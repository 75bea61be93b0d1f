/**
 * The main thread's side of pglite-worker.ts: the part of PGlite's interface that Kysely (and later a job queue)
 * needs. One connection: a transaction holds it, everything else waits in line.
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest } from './pglite-worker.ts';

type QueryResult<T> = { rows: T[]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] };
type Queryable = {
  query: <T>(sql: string, params?: unknown[]) => Promise<QueryResult<T>>;
  exec: (sql: string) => Promise<void>;
};
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** An error of the database, with PostgreSQL's code as the pg driver gives it. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  constructor(error: { message: string; code?: string; constraint?: string; detail?: string }) {
    super(error.message);
    this.code = error.code;
    this.constraint = error.constraint;
    this.detail = error.detail;
  }
}

function startWorker(workerData: { dataDir?: string; dump?: ArrayBuffer }): Worker {
  const built = new URL('./pglite-worker.js', import.meta.url);
  if (existsSync(built)) return new Worker(built, { workerData });
  // From source (development, tests): a thread does not inherit the TypeScript loader.
  const source = new URL('./pglite-worker.ts', import.meta.url).href;
  const boot = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(source)})))`;
  return new Worker(boot, { workerData, eval: true });
}

export class PGliteThread {
  closed = false;
  ready = false;
  /** Kysely waits for it. */
  waitReady: Promise<void> = Promise.resolve();
  #worker: Worker;
  #next = 1;
  #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  #line: Promise<unknown> = Promise.resolve();

  /**
   * A thread that loads what it needs, and touches `dataDir` when open() is called. Without `dataDir` the database is in
   * memory; `dump` (from dump()) is what it starts with.
   */
  constructor(
    options: { dataDir?: string; dump?: ArrayBuffer } = {},
    onLost: (error: Error) => void = () => {},
  ) {
    this.#worker = startWorker(options);
    this.#worker.on('message', (answer: WorkerAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.ok) waiting?.resolve(answer.value as never);
      else waiting?.reject(new DatabaseError(answer.error));
    });
    const fail = (error: Error) => {
      // Whoever holds a transaction waits for ever then: the process must go and come again.
      if (this.ready && !this.closed) onLost(error);
      this.closed = true;
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
    this.#worker.on('error', fail);
    this.#worker.on('exit', () => fail(new Error('The database thread has ended')));
  }

  open(): Promise<void> {
    this.waitReady = this.#ask<void>({ op: 'open' }).then(() => {
      this.ready = true;
    });
    return this.waitReady;
  }

  #ask<T>(request: WithoutId<WorkerRequest>): Promise<T> {
    if (this.closed) return Promise.reject(new Error('The database is closed'));
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  readonly #direct: Queryable = {
    query: (sql, params = []) => this.#ask({ op: 'query', sql, params }),
    exec: (sql) => this.#ask({ op: 'exec', sql }),
  };

  /** Runs `work` when everything before it is done. */
  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#line.then(work, work);
    this.#line = result.catch(() => {});
    return result;
  }

  query<T>(sql: string, params: unknown[] = []): Promise<QueryResult<T>> {
    return this.#inLine(() => this.#direct.query<T>(sql, params));
  }

  exec(sql: string): Promise<void> {
    return this.#inLine(() => this.#direct.exec(sql));
  }

  transaction<T>(
    work: (tx: Queryable & { rollback: () => Promise<void>; closed: boolean }) => Promise<T>,
  ): Promise<T> {
    return this.#inLine(async () => {
      const tx = {
        ...this.#direct,
        closed: false,
        rollback: async () => {
          throw new Error('rolled back');
        },
      };
      // Not waited for: the thread answers in order, so that the first statement comes after it.
      const began = this.#direct.exec('begin');
      began.catch(() => {});
      try {
        const value = await work(tx);
        await began;
        await this.#direct.exec('commit');
        return value;
      } catch (error) {
        await this.#direct.exec('rollback');
        throw error;
      }
    });
  }

  /** A tar of the whole database, for `dump`. */
  dump(): Promise<ArrayBuffer> {
    return this.#inLine(() => this.#ask<ArrayBuffer>({ op: 'dump' }));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    if (this.ready) await this.#inLine(() => this.#ask({ op: 'close' }));
    this.closed = true;
    await this.#worker.terminate();
  }
}
