/** Migrations run at start, forward only, under Kysely's lock. The list is code, so that it is in the bundle too. */
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as first from './migrations/0001-first.ts';

const migrations: Record<string, Migration> = { '0001-first': first };

/** Brings the database to today's tables. Throws what the failing migration threw; nothing of it stays. */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
