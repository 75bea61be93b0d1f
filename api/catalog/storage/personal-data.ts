/** The catalog's columns that name a person (account-references.ts). */
import { sql } from 'kysely';
import type { AccountReference } from '#api/platform/database/account-references.ts';
import type { Executor } from '#api/platform/database/database.ts';

export const catalogReferences: readonly AccountReference[] = [
  // What was made to a drawing is made again from it: an order keeps it.
  { table: 'drawing', column: 'account_id', by: 'account', merge: 'move', erase: 'own' },
  {
    table: 'review',
    column: 'account_id',
    by: 'account',
    merge: 'move',
    unique: ['product_id'],
    erase: 'own',
  },
  { table: 'question', column: 'account_id', by: 'account', merge: 'move', erase: 'own' },
  { table: 'answer', column: 'account_id', by: 'account', merge: 'move', erase: 'own' },
  { table: 'stock_alert', column: 'email', by: 'email', merge: 'keep', erase: 'delete' },
  { table: 'stock_alert', column: 'account_id', by: 'account', merge: 'move', erase: 'delete' },
];

/** The products whose pages show what an account wrote. */
export async function findProductsWrittenAbout(db: Executor, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from review where account_id = ${accountId}
    union select product_id from question where account_id = ${accountId}
    union select q.product_id from answer a join question q on q.id = a.question_id
      where a.account_id = ${accountId}`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** What an account wrote stays, under `author`. */
export async function eraseAuthor(db: Executor, accountId: string, author: string): Promise<void> {
  for (const table of ['review', 'question', 'answer'] as const)
    await db.updateTable(table).set({ author }).where('account_id', '=', accountId).execute();
}
