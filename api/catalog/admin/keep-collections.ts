/** Collections that are kept by rule: their members are what the rule says today. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  countMatching,
  findRules,
  keepMembers,
  type RuleWhere,
} from '#api/catalog/storage/collection-rules.ts';
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { CollectionRule } from '#schemas/domain/catalog/product-data.ts';

const dayMs = 86_400_000;
const list = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`));

/** All of what is given must be true of `product as p`; of several vendors, categories or tags one will do. */
export function ruleWhere(rule: CollectionRule, now: Date): RuleWhere {
  const price = sql<number>`(select min(s.retail_cents) from sku s where s.product_id = p.id)`;
  const { vendors, categories, tags, priceFrom, priceTo, newerThanDays, inStock } = rule;
  const conditions: RawBuilder<SqlBool>[] = [
    ...(vendors.length > 0 ? [sql<SqlBool>`p.vendor_id in (${list(vendors)})`] : []),
    ...(categories.length > 0
      ? [
          sql<SqlBool>`exists (select 1 from product_category pc join category c on c.id = pc.category_id
            where pc.product_id = p.id and (c.id in (${list(categories)}) or c.parent_id in (${list(categories)})))`,
        ]
      : []),
    ...(tags.length > 0
      ? [
          sql<SqlBool>`exists (select 1 from product_tag pt where pt.product_id = p.id and pt.tag_id in (${list(tags)}))`,
        ]
      : []),
    ...(priceFrom === null ? [] : [sql<SqlBool>`${price} >= ${priceFrom}`]),
    ...(priceTo === null ? [] : [sql<SqlBool>`${price} <= ${priceTo}`]),
    ...(newerThanDays === null
      ? []
      : [sql<SqlBool>`p.created_at >= ${new Date(now.getTime() - newerThanDays * dayMs).toISOString()}`]),
    ...(inStock
      ? [
          sql<SqlBool>`exists (select 1 from sku s join stock t on t.sku_id = s.id
            where s.product_id = p.id and t.quantity > 0)`,
        ]
      : []),
  ];
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`false`;
}

/**
 * Puts the members right of every collection that is kept by rule, or of one of them, or for some products alone.
 * Answers whether anything moved.
 */
export async function keepCollections(
  tx: Executor,
  now: Date,
  where: { collectionId?: string; productIds?: readonly string[] } = {},
): Promise<boolean> {
  let moved = false;
  for (const { id, rule } of await findRules(tx, where.collectionId)) {
    if (rule) moved = (await keepMembers(tx, id, ruleWhere(rule, now), where.productIds)) || moved;
  }
  return moved;
}

/** What a rule says changes with the day, and with what is bought, while nobody edits a product. */
export async function keepTimedCollections(services: Services): Promise<boolean> {
  return services.database.transaction(async (tx) => {
    let moved = false;
    for (const { id, rule } of await findRules(tx))
      if (rule?.newerThanDays != null || rule?.inStock)
        moved = (await keepCollections(tx, services.now(), { collectionId: id })) || moved;
    if (moved) await services.versions.bump(tx, ['catalog']);
    return moved;
  });
}

export const previewRule = (db: Executor, rule: CollectionRule, now: Date) =>
  countMatching(db, ruleWhere(rule, now), 5);
