/** Counts the statements that calls send to the database, so that a test notices when a call sends more. */
import { type Database, openPGlite } from '#api/platform/database/database.ts';

export type StatementCounter = {
  database: Database;
  /** The SQL that `work` sent, in order, without what begins and ends its transactions. */
  during: (work: () => Promise<unknown>) => Promise<string[]>;
};

const isTransaction = (sql: string): boolean => /^(begin|start transaction|commit|rollback)\b/i.test(sql);

/** A PGlite in memory whose statements are counted. Nothing else may use the store while `during` waits. */
export async function openCountedPGlite(): Promise<StatementCounter> {
  let heard: string[] | null = null;
  const database = await openPGlite({ onStatement: (sql) => heard?.push(sql) });
  return {
    database,
    during: async (work) => {
      const statements: string[] = [];
      heard = statements;
      try {
        await work();
      } finally {
        heard = null;
      }
      return statements.filter((sql) => !isTransaction(sql));
    },
  };
}
