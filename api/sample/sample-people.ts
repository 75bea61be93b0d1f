/** The sample's people as callers of use cases. */
import { findCompany } from '#api/people/storage/companies.ts';
import { type Actor, type Context, operatorContext, type Services } from '#api/platform/context.ts';
import { findAccountByEmail } from '#api/platform/storage/accounts.ts';

/** The employee who works on the sample's orders. */
export const sampleDesk = 'sales@example.com';

/** A caller of that account. No mail goes out, nothing is counted, and no test ends the process here. */
export async function asPerson(services: Services, email: string, warehouseId: string): Promise<Context> {
  const db = services.database.kysely;
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error(`The sample has no account ${email}.`);
  const company = account.company_id ? await findCompany(db, account.company_id) : undefined;
  const context = operatorContext(services, account.id);
  const actor: Actor = {
    ...context.actor,
    audience: company ? 'company' : 'customer',
    operator: false,
    role: account.role,
    companyId: account.company_id,
    companyRole: account.company_role,
    hasCompany: account.company_id !== null,
    companyApproved: company !== undefined,
    priceListId: company?.price_list_id ?? null,
  };
  return { ...context, actor, asker: actor, warehouseId };
}
