/** Counts the statements that calls send to the database, so that a test notices when a call sends more. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Database, openPGlite } from '#api/platform/database/database.ts';

export type StatementCounter = {
  database: Database;
  /** The SQL that `work` sent, in order, without what begins and ends its transactions and what other work sent meanwhile. */
  during: (work: () => Promise<unknown>) => Promise<string[]>;
};

const isTransaction = (sql: string): boolean => /^(begin|start transaction|commit|rollback)\b/i.test(sql);

/** A PGlite in memory whose statements are counted. The store's own rounds go on beside them and do not count. */
export async function openCountedPGlite(): Promise<StatementCounter> {
  const heard = new AsyncLocalStorage<string[]>();
  const database = await openPGlite({ onStatement: (sql) => heard.getStore()?.push(sql) });
  return {
    database,
    during: async (work) => {
      const statements: string[] = [];
      await heard.run(statements, work);
      return statements.filter((sql) => !isTransaction(sql));
    },
  };
}
