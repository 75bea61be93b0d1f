/** A company keeps an admin, whatever the desk does to a person of it (docs/product.md#people-of-a-company). */
import { findSeats, lockCompany } from '#api/people/public-storage.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { losesLastAdmin } from '#schemas/domain/people/company-roles.ts';

/** Locks the companies of these accounts, before the accounts: whoever changes their people waits. */
export async function lockCompanies(db: Executor, accountIds: readonly string[]): Promise<void> {
  const companies = new Set<string>();
  for (const id of accountIds) {
    const account = await findAccountById(db, id);
    if (account?.company_id) companies.add(account.company_id);
  }
  for (const company of [...companies].sort()) await lockCompany(db, company);
}

/** Whether others of the company, on or off, would be left without an admin who can let people in. */
export async function isNeededAdmin(db: Executor, { id, company_id }: AccountRow): Promise<boolean> {
  if (company_id === null) return false;
  const seats = await findSeats(db, company_id);
  const people = seats.map((seat) => ({ _id: seat.id, role: seat.company_role, active: seat.active }));
  return people.length > 1 && losesLastAdmin(people, id, 'remove');
}
