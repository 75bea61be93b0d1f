/** The same tests on an empty database of each engine. */
import { describe, it } from 'vitest';
import { type Database, openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { hasPostgres, makeDatabase } from './store.ts';

export type Engine = () => Promise<{ database: Database; close: () => Promise<void> }>;

/** `about`: what is tested, for the line that says that there is no PostgreSQL. */
export async function onEachEngine(
  about: string,
  tests: (name: string, open: Engine) => void,
): Promise<void> {
  tests('PGlite', async () => {
    const database = await openPGlite();
    return { database, close: database.close };
  });
  if (await hasPostgres())
    tests('PostgreSQL', async () => {
      const made = await makeDatabase();
      const database = await openPostgres(made.url, () => {});
      return {
        database,
        close: async () => {
          await database.close();
          await made.drop();
        },
      };
    });
  else
    describe(`${about}, on PostgreSQL`, () => {
      it.skip('NOT CHECKED: no PostgreSQL at TEST_DATABASE_URL', () => {});
    });
}
