import type { Context } from './context.ts';
import type { Executor } from './database/database.ts';

/**
 * What several calls of one page read alike, read once for all of them. Inside a transaction, for a call that writes or
 * stands alone, and for what others are answered from memory, it is read each time. What is given is everybody's: it is
 * not changed.
 */
export function onceAPage<T>(
  { reads, database }: Context,
  db: Executor,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!reads || db !== database.kysely) return read();
  const known = reads.get(key);
  if (known) return known as Promise<T>;
  const value = read();
  reads.set(key, value);
  return value;
}
