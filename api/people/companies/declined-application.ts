/**
 * A declined application can be corrected and sent in again by the company's admin: what was written stands in the form,
 * and it stays the same company (docs/product.md#trade-registration).
 */
import { findApplication, findCompany } from '#api/people/storage/companies.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { type TradeDraftDetails, tradeDraftDetailsSchema } from '#schemas/domain/people/trade-draft.ts';

export type DeclinedApplication = { companyId: string; details: TradeDraftDetails };

/** Of the account's company; null where it was not declined, or the account is not its admin. */
export async function declinedApplication(
  db: Executor,
  accountId: string | null,
): Promise<DeclinedApplication | null> {
  const account = accountId === null ? undefined : await findAccountById(db, accountId);
  if (!account?.company_id || account.company_role !== 'admin') return null;
  const company = await findCompany(db, account.company_id);
  if (company?.status !== 'declined') return null;
  const application = await findApplication(db, company.id);
  const { name, phone, website, address } = company;
  const { monthly_spend: _, ...asked } = application?.details ?? {};
  const written = { company_name: name, phone, website, ...(address ? { address } : {}), ...asked };
  // A field that would be refused today is asked for again.
  const details = Object.fromEntries(
    Object.entries(written).filter(
      ([field, value]) => tradeDraftDetailsSchema.safeParse({ [field]: value }).success,
    ),
  );
  return { companyId: company.id, details };
}
