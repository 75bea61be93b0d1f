/** Many rows of one table. */
import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '#api/platform/database/schema.ts';

/** Rows of one insert: PostgreSQL takes 65,535 parameters. */
const batch = 1000;

export async function insertAll<T extends keyof Tables>(
  tx: Transaction<Tables>,
  table: T,
  rows: object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + batch) as Insertable<Tables[T]>[])
      .execute();
  }
}
