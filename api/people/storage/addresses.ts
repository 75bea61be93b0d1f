import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

/** An account's addresses: the defaults first, then the newest. */
export function findAddresses(db: Executor, accountId: string) {
  return db
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default_shipping', 'desc')
    .orderBy('is_default_billing', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Makes room for another default of each kind that is wanted. */
export async function clearDefaults(
  db: Executor,
  accountId: string,
  wanted: { is_default_shipping: boolean; is_default_billing: boolean },
) {
  const values = {
    ...(wanted.is_default_shipping ? { is_default_shipping: false } : {}),
    ...(wanted.is_default_billing ? { is_default_billing: false } : {}),
  };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('address').set(values).where('account_id', '=', accountId).execute();
}

export async function insertAddress(db: Executor, address: Insertable<Tables['address']>) {
  await db.insertInto('address').values(address).execute();
}

/** False when the account has no such address. */
export async function updateAddress(
  db: Executor,
  accountId: string,
  id: string,
  values: Updateable<Tables['address']>,
): Promise<boolean> {
  const row = await db
    .updateTable('address')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the account has no such address. */
export async function deleteAddress(db: Executor, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
