/** Whole stores for tests: the API with the sample dealer, on either engine. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { type Api, type ApiOptions, createApi } from '#api/create-api.ts';
import { type Database, openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { builtInPictures } from '#server/built-in-pictures.ts';
import { openSample } from '#server/sample.ts';

const log = pino({ level: process.env.LOG_LEVEL ?? 'fatal' });

/** Where tests make their databases. */
export const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Whether a PostgreSQL is there to test on. One that TEST_DATABASE_URL names (.ci/run does) must be. */
export async function hasPostgres(): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 2000 });
  const up = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  if (!up && process.env.TEST_DATABASE_URL) throw new Error(`no PostgreSQL at ${postgresUrl}`);
  return up;
}

/** A database of a test's own, and how to drop it. */
export async function makeDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  // A commit that waits for the disk keeps a test waiting, and saves nothing that outlives it.
  await run(`alter database ${name} set synchronous_commit = off`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** `database`: the store's own, for what no call can do. */
export type TestStore = Api & { dataDir: string; database: Database };

/** For a test that does by itself what a store does now and then: the store's own rounds never begin. */
export const neverIdle = new Promise<void>(() => {});

/** The API with the sample dealer: PGlite in memory (or `database`, opened already), or PostgreSQL at `databaseUrl`. */
export async function startStore(
  options: { databaseUrl?: string; database?: Database } & Pick<
    ApiOptions,
    'payments' | 'sampleOrders' | 'checkMemory' | 'idle'
  > = {},
): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  const sample = await openSample();
  const { databaseUrl } = options;
  const database =
    options.database ??
    (databaseUrl
      ? await openPostgres(databaseUrl, (error) => log.error({ err: error }))
      : await openPGlite());
  const api = await createApi({
    dataDir,
    database,
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(options.payments ? { payments: options.payments } : {}),
    ...(options.idle ? { idle: options.idle } : {}),
    production: false,
    checkMemory: options.checkMemory ?? true,
    pictures: builtInPictures(sample),
    sample,
    sampleOrders: options.sampleOrders ?? false,
    log,
  });
  const close = async () => {
    await api.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...api, dataDir, database, close };
}
