/** Carries imports out, one at a time in all processes of a store, and goes on with those that a process left behind. */
import { sql } from 'kysely';
import { findRunning } from '#api/catalog/storage/imports.ts';
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import { ImportRunner } from './run-import.ts';
import { UndoRunner } from './undo-import.ts';

const everyMs = 15_000;
const lock = 7_441_216;

async function runWaiting(services: Services, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const run = await findRunning(services.database.kysely);
    if (!run) return;
    const runner = run.task === 'undo' ? new UndoRunner(services, run) : new ImportRunner(services, run);
    await runner.run(isStopped);
  }
}

/** PostgreSQL gives the lock back by itself when its process dies; PGlite has no other process. */
async function alone(services: Services, work: () => Promise<void>): Promise<void> {
  const { database } = services;
  if (database.engine === 'pglite') return work();
  if (!(await findRunning(database.kysely))) return;
  await database.kysely.connection().execute(async (connection: Executor) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${lock}::bigint) as got`.execute(
      connection,
    );
    if (!rows[0]?.got) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(connection);
    }
  });
}

export function startImportRunner(services: Services): Rounds {
  let stopped = false;
  const rounds = startRounds('import', services, everyMs, () =>
    alone(services, () => runWaiting(services, () => stopped)),
  );
  return {
    wake: rounds.wake,
    stop: () => {
      stopped = true;
      return rounds.stop();
    },
  };
}
