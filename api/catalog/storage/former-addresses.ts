/** Addresses that things had before. Rows in, rows out. */
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

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
  await tx
    .insertInto('former_address')
    .values({ kind, word: before, target_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'word']).doUpdateSet({ target_id: id }))
    .execute();
}

/** What is deleted leads nowhere. */
export async function forgetAddresses(tx: Executor, kind: AddressKind, id: string): Promise<void> {
  await tx.deleteFrom('former_address').where('kind', '=', kind).where('target_id', '=', id).execute();
}
