/** Opens the database: PGlite in a thread by default, PostgreSQL when a URL is given. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Kysely, type KyselyConfig, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { lockDataDir } from './data-lock.ts';
import { pgTypes } from './parsers.ts';
import { preparingPool } from './pg-prepared.ts';
import { PGliteThread } from './pglite.ts';
import { isOutdated } from './prepared.ts';
import type { Tables } from './schema.ts';

/** What repositories take: the database, or the transaction they are part of. Never the outer one inside a transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

export type Database = {
  engine: 'pglite' | 'postgres';
  kysely: Kysely<Tables>;
  /** A transaction; one that lost a race, or whose prepared statement is out of date, is tried again, three times in all. */
  transaction: <T>(work: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>;
  /** PGlite only: a tar of everything, to start another database from. */
  dump: () => Promise<ArrayBuffer>;
  close: () => Promise<void>;
  /** PostgreSQL only: the URL to LISTEN on. */
  url: string | null;
};

const commitListeners = new WeakMap<object, (() => void)[]>();

/** Runs `listener` once `tx` has committed, and never when it has not. */
export function onCommit(tx: Transaction<Tables>, listener: () => void): void {
  const listeners = commitListeners.get(tx);
  if (!listeners) throw new Error('onCommit needs the transaction that Database.transaction() gave');
  listeners.push(listener);
}

/** Hears every statement that is sent to the database, those that begin and end transactions too. */
export type StatementListener = (sql: string) => void;

const listening = (onStatement: StatementListener | undefined): Pick<KyselyConfig, 'log'> =>
  onStatement ? { log: ({ query }) => onStatement(query.sql) } : {};

const retryable = new Set(['40001', '40P01']);
const isRetryable = (error: unknown) =>
  retryable.has((error as { code?: string }).code ?? '') || isOutdated(error);

function wrap(
  engine: Database['engine'],
  kysely: Kysely<Tables>,
  rest: Pick<Database, 'dump' | 'close' | 'url'>,
): Database {
  const transaction: Database['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        const listeners: (() => void)[] = [];
        const value = await kysely.transaction().execute((tx) => {
          commitListeners.set(tx, listeners);
          return work(tx);
        });
        for (const listener of listeners) listener();
        return value;
      } catch (error) {
        if (attempt === 3 || !isRetryable(error)) throw error;
      }
    }
  };
  return { engine, kysely, transaction, ...rest };
}

/**
 * PGlite in `dataDir` (locked while open), or in memory when there is none. `onLost` hears when the engine or the
 * lock is gone: nothing that is done after that can be trusted.
 */
export async function openPGlite(
  options: {
    dataDir?: string;
    dump?: ArrayBuffer;
    onLost?: (error: Error) => void;
    onStatement?: StatementListener;
  } = {},
): Promise<Database> {
  const thread = new PGliteThread(
    {
      ...(options.dataDir ? { dataDir: join(options.dataDir, 'pglite') } : {}),
      ...(options.dump ? { dump: options.dump } : {}),
    },
    options.onLost,
  );
  let release = () => {};
  try {
    // The thread loads meanwhile.
    if (options.dataDir) release = await lockDataDir(options.dataDir, hostname(), options.onLost);
    await thread.open();
  } catch (error) {
    await thread.close();
    release();
    throw error;
  }
  const kysely = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: thread as never }),
    ...listening(options.onStatement),
  });
  const close = async () => {
    await thread.close();
    release();
  };
  return wrap('pglite', kysely, { dump: () => thread.dump(), close, url: null });
}

/** The store's database: PostgreSQL at `databaseUrl`, else PGlite in `dataDir`. */
export const openDatabase = (options: {
  dataDir: string;
  databaseUrl?: string;
  log: Logger;
  onLost?: (error: Error) => void;
}): Promise<Database> =>
  options.databaseUrl
    ? openPostgres(options.databaseUrl, (error) =>
        options.log.error({ err: error }, 'a database connection broke'),
      )
    : openPGlite({ dataDir: options.dataDir, ...(options.onLost ? { onLost: options.onLost } : {}) });

/**
 * A pool on a PostgreSQL server, 15 or newer. `?prepare=false` in the URL is for a pooler that hands a connection to
 * somebody else after each transaction: no statement is kept prepared then.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  onStatement?: StatementListener,
): Promise<Database> {
  // Needed here alone: an embedded database starts sooner without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: pgTypes(pg.types.getTypeParser as never) as never,
    application_name: 'storefront',
    // Compiling a statement that reads whole products, or what listings are made of, takes longer than running it.
    onConnect: async (client) => {
      await client.query('set jit = off');
    },
  });
  pool.on('error', onError);
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  if ((rows[0]?.version ?? 0) < 150_000) {
    await pool.end();
    throw new Error(`DATABASE_URL is a PostgreSQL older than 15`);
  }
  const isPreparing = new URL(url).searchParams.get('prepare') !== 'false';
  const dialect = new PostgresDialect({ pool: isPreparing ? preparingPool(pool) : pool });
  const kysely = new Kysely<Tables>({ dialect, ...listening(onStatement) });
  const dump = () => Promise.reject(new Error('Only PGlite dumps itself; use pg_dump'));
  return wrap('postgres', kysely, { dump, close: () => kysely.destroy(), url });
}
