/** Tells a customer of their books: a company's admins and accounts payable, or a person who buys for nobody else. */
import type { Transaction } from 'kysely';
import { type CompanyNews, greeted, tellCompany } from '#api/people/companies/tell-company.ts';
import { notify } from '#api/people/notifications/notify.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';

type Tx = Transaction<Tables>;
type Customer = { company_id: string | null; account_id: string | null };

async function tellPerson(context: Context, tx: Tx, accountId: string, { mail, ...news }: CompanyNews) {
  const account = await findAccountById(tx, accountId);
  if (!account) return;
  const { byEmail } = await notify(context, tx, { ...news, accountId });
  if (!byEmail) return;
  await insertMail(tx, 'ledger', await letterTo(context, tx, account.email, greeted(account, mail)));
  onCommit(tx, context.mailWaiting);
}

/** In the transaction of what happened. Guests have no books to read: nothing is told then. */
export async function tellCustomer(
  context: Context,
  tx: Tx,
  { company_id, account_id }: Customer,
  news: CompanyNews,
): Promise<void> {
  if (company_id !== null) await tellCompany(context, tx, company_id, news, ['accounts_payable']);
  else if (account_id !== null) await tellPerson(context, tx, account_id, news);
}
