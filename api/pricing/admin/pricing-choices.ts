/** What the forms of prices choose from, by name. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { findCompaniesByName, findPriceLists } from '#api/pricing/storage/pricing-records.ts';
import type { PricingChoices } from '#schemas/domain/pricing/pricing-records.ts';

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
