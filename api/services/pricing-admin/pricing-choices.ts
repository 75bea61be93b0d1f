/** What the forms of prices choose from, by name. */
import { requirePermission } from '#api/services/account/require-role.ts';
import type { Context } from '#api/services/context.ts';
import { findCompaniesByName, findPriceLists } from '#api/storage/repositories/pricing-records.ts';
import { findWarehouses } from '#api/storage/repositories/site.ts';
import type { PricingChoices } from '#schemas/domain/pricing-records.ts';

const mostCompanies = 2000;

const choice = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });

/** Throws unauthenticated and forbidden. */
export async function pricingChoices(context: Context): Promise<PricingChoices> {
  requirePermission(context.actor, 'readPricing');
  const db = context.database.kysely;
  return {
    warehouses: (await findWarehouses(db)).map(choice),
    price_lists: (await findPriceLists(db)).map(choice),
    companies: (await findCompaniesByName(db, mostCompanies)).map(choice),
  };
}
