/** Addresses that things had before. Rows in, rows out. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { ProductStatus } from '#schemas/domain/catalog/product-data.ts';

export type AddressKind = Tables['former_address']['kind'];

/** The id of what had this address, unless another has it now. */
export async function findFormer(db: Executor, kind: AddressKind, word: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_address')
    .select('target_id')
    .where('kind', '=', kind)
    .where('word', '=', word)
    .executeTakeFirst();
  return row?.target_id;
}

export async function findProductSlug(db: Executor, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('product').select('slug').where('id', '=', id).executeTakeFirst();
  return row?.slug;
}

/** From here on `word` is a former address of `id`, which may be deleted: then it is one of something that is gone. */
export async function leaveAddress(tx: Executor, kind: AddressKind, id: string, word: string): Promise<void> {
  await tx
    .insertInto('former_address')
    .values({ kind, word, target_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'word']).doUpdateSet({ target_id: id }))
    .execute();
}

/** `now` is an address of `id` from here on; `before` leads there too. */
export async function moveAddress(
  tx: Executor,
  kind: AddressKind,
  id: string,
  before: string | null,
  now: string,
): Promise<void> {
  if (before === now) return;
  await tx.deleteFrom('former_address').where('kind', '=', kind).where('word', '=', now).execute();
  if (before === null) return;
  await leaveAddress(tx, kind, id, before);
}

/** The status of the product that has, or had, this address; null where it was deleted, undefined where there was none. */
export async function findProductStatus(
  db: Executor,
  word: string,
): Promise<ProductStatus | null | undefined> {
  const statuses = db.selectFrom('product').select('status');
  const product = await statuses.where('slug', '=', word).executeTakeFirst();
  if (product) return product.status;
  const id = await findFormer(db, 'product', word);
  if (id === undefined) return undefined;
  return (await statuses.where('id', '=', id).executeTakeFirst())?.status ?? null;
}

/** Whether there is such a category, vendor, tag or collection. */
export async function hasRecord(
  db: Executor,
  kind: Exclude<AddressKind, 'product'>,
  id: string,
): Promise<boolean> {
  const row = await db.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Those of `words` that lead somewhere: as an address of today, a former one, an id, or a vendor's name. */
export async function findAnsweredWords(
  db: Executor,
  kind: AddressKind,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const table = sql.table(kind);
  const isShown = kind === 'product' ? sql`t.active` : sql`true`;
  const byName = kind === 'vendor' ? sql`or t.name = w.word` : sql``;
  const { rows } = await sql<{ word: string }>`
    select distinct w.word from unnest(${[...words]}::text[]) as w (word)
    where exists (select 1 from ${table} as t
        where ${isShown} and (t.slug = w.word or t.id = w.word ${byName}))
      or exists (select 1 from former_address as f join ${table} as t on t.id = f.target_id
        where f.kind = ${kind} and f.word in (w.word, lower(w.word)) and ${isShown})`.execute(db);
  return rows.map(({ word }) => word);
}
