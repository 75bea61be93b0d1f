/** Cards and bank accounts from the token to the refund, against the sandbox's own books. */
import { describe, it } from 'vitest';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { answersContract } from './payments/answers.ts';
import { approvalsContract } from './payments/approvals.ts';
import { booksContract } from './payments/books.ts';
import { deskContract } from './payments/desk.ts';
import { type Engine, openPaymentTools } from './payments/payment-tools.ts';
import { refusalsContract } from './payments/refusals.ts';

function describePayments(name: string, open: () => Promise<Engine>) {
  describe(name, () => {
    const tools = openPaymentTools(open);
    answersContract(tools);
    refusalsContract(tools);
    approvalsContract(tools);
    deskContract(tools);
    booksContract(tools);
  });
}

describePayments('payments on PGlite', async () => ({}));
if (await hasPostgres())
  describePayments('payments on PostgreSQL', async () => {
    const { url, drop } = await makeDatabase();
    return { databaseUrl: url, drop };
  });
else
  describe('payments on PostgreSQL', () => {
    it.skip('NOT CHECKED: no PostgreSQL at TEST_DATABASE_URL (127.0.0.1:5432 when it is not set)', () => {});
  });
