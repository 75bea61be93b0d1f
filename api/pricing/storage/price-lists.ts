import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

export function findPriceRules(db: Executor, priceListId: string) {
  return (
    db
      .selectFrom('price_list_rule')
      .select(['kind', 'target', 'warehouse_id', 'cents', 'off_bps', 'breaks'])
      // As texts: a date would become a moment in the server's time zone.
      .select([
        sql<string | null>`starts_on::text`.as('starts_on'),
        sql<string | null>`ends_on::text`.as('ends_on'),
      ])
      .where('price_list_id', '=', priceListId)
      .execute()
  );
}
export type PriceRuleRow = Awaited<ReturnType<typeof findPriceRules>>[number];

/** Whose products are, and their shelves with those that they stand in. */
export function findPlaces(db: Executor, productIds: string[]) {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('product as p')
    .leftJoin('product_category as pc', 'pc.product_id', 'p.id')
    .leftJoin('category as c', 'c.id', 'pc.category_id')
    .select(['p.id as product_id', 'p.vendor_id', 'c.id as category_id', 'c.parent_id'])
    .where('p.id', 'in', productIds)
    .execute();
}
