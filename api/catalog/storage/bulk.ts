/** One change of many products. Rows in, rows out; cents. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { ProductStatus } from '#schemas/domain/catalog/product-data.ts';

const asText = JSON.stringify;

export async function setStatus(tx: Executor, ids: string[], status: ProductStatus): Promise<void> {
  await tx.updateTable('product').set({ status }).where('id', 'in', ids).execute();
}

export async function setVendor(tx: Executor, ids: string[], vendor: string): Promise<void> {
  await tx.updateTable('product').set({ vendor_id: vendor }).where('id', 'in', ids).execute();
}

type Group = 'tag' | 'category' | 'collection';

/** The products among some that have a tag, are in a category or a collection. */
export async function findHaving(
  db: Executor,
  group: Group,
  id: string,
  ids: string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select product_id as id from ${sql.table(`product_${group}`)}
    where ${sql.ref(`${group}_id`)} = ${id} and product_id in (${sql.join(ids)})`.execute(db);
  return new Set(rows.map((row) => row.id));
}

export async function joinGroup(tx: Executor, group: Group, id: string, ids: string[]): Promise<void> {
  const rows = ids.map((product_id) => ({ product_id }));
  const add = {
    tag: () => tx.insertInto('product_tag').values(rows.map((row) => ({ ...row, tag_id: id }))),
    // Behind the categories that it has: the first is where it is at home.
    category: () =>
      tx
        .insertInto('product_category')
        .values(rows.map((row) => ({ ...row, category_id: id, position: 99 }))),
    collection: () =>
      tx
        .insertInto('product_collection')
        .values(rows.map((row) => ({ ...row, collection_id: id, position: 1_000_000 }))),
  };
  await add[group]()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function leaveGroup(tx: Executor, group: Group, id: string, ids: string[]): Promise<void> {
  await sql`delete from ${sql.table(`product_${group}`)}
    where ${sql.ref(`${group}_id`)} = ${id} and product_id in (${sql.join(ids)})`.execute(tx);
}

export async function setPrices(
  tx: Executor,
  prices: { id: string; retail: number; trade: number; msrp: number }[],
): Promise<void> {
  await sql`update sku s set retail_cents = v.retail, trade_cents = v.trade, msrp_cents = v.msrp
    from jsonb_to_recordset(${asText(prices)}::jsonb) as v(id text, retail int, trade int, msrp int)
    where s.id = v.id`.execute(tx);
}
