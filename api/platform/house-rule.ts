import type { Context } from './context.ts';
import type { Executor } from './database/database.ts';

/** Moves with the dealer's fees, delivery rates and taxes. */
export const sellingTag = 'selling';

/** ms: what was written past the API is seen after this. */
const maxAge = 10_000;

/**
 * What the dealer has laid down (warehouses, fees, rates, a price list), from memory until one of `tags` moves. Where an
 * order is being placed, and where it is not heard at once what other processes write, it is read anew. `db` is the
 * transaction when inside one.
 */
export async function houseRule<T>(
  { memo, versions, database, isOrdering }: Context,
  db: Executor,
  { key, tags }: { key: string; tags: readonly string[] },
  read: (db: Executor) => Promise<T>,
): Promise<T> {
  if (isOrdering || !versions.isLive) return read(db);
  if (db === database.kysely) return memo.get(key, tags, () => read(db), { maxAge });
  const known = memo.peek<T>(key, maxAge);
  if (known) return known.value;
  const value = await read(db);
  // For the next one; what a transaction reads may be of before, and is not kept.
  memo.get(key, tags, () => read(database.kysely), { maxAge }).catch(() => {});
  return value;
}
