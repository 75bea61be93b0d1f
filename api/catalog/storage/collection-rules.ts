/** Members of collections that are kept by rule. Rows in, rows out. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** A condition on `product as p`. */
export type RuleWhere = RawBuilder<SqlBool>;

export function findRules(db: Executor, collectionId?: string) {
  return db
    .selectFrom('collection')
    .select(['id', 'rule'])
    .where('rule', 'is not', null)
    .$if(collectionId !== undefined, (q) => q.where('id', '=', collectionId ?? ''))
    .orderBy('id')
    .execute();
}

/** Makes the members those products that match, among `only` when given; answers whether any came or went. */
export async function keepMembers(
  tx: Executor,
  collectionId: string,
  where: RuleWhere,
  only: readonly string[] | undefined,
): Promise<boolean> {
  const left = await tx
    .deleteFrom('product_collection as m')
    .where('m.collection_id', '=', collectionId)
    .$if(only !== undefined, (q) => q.where('m.product_id', 'in', [...(only ?? []), '']))
    .where('m.product_id', 'not in', (eb) => eb.selectFrom('product as p').select('p.id').where(where))
    .executeTakeFirst();
  const came = await tx
    .insertInto('product_collection')
    .columns(['product_id', 'collection_id'])
    .expression((eb) =>
      eb
        .selectFrom('product as p')
        .select(['p.id', sql<string>`${collectionId}::text`.as('collection_id')])
        .where(where)
        .$if(only !== undefined, (q) => q.where('p.id', 'in', [...(only ?? []), ''])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return left.numDeletedRows > 0n || (came.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How many products match, and the first of them by name. */
export async function countMatching(db: Executor, where: RuleWhere, most: number) {
  const found = db.selectFrom('product as p').where(where);
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const products = await found.select(['p.id as _id', 'p.name']).orderBy('p.sort_key').limit(most).execute();
  return { count, products };
}
