/** How often something may be done in a window of time, on all machines together. */
import type { Context } from '#api/platform/context.ts';
import { countInWindow, deleteOldWindows } from '#api/platform/storage/accounts.ts';

export type Limit = { key: string; most: number };

/** Counts this use under every key; false when one of them is over its limit now. */
export async function countUse(
  { database: { kysely }, now }: Context,
  limits: readonly Limit[],
  windowMs: number,
): Promise<boolean> {
  const start = new Date(Math.floor(now().getTime() / windowMs) * windowMs);
  let within = true;
  for (const { key, most } of limits) {
    const count = await countInWindow(kysely, key, start);
    // Nothing is limited over more than a day: who opens a window sweeps out what is older.
    if (count === 1) await deleteOldWindows(kysely, new Date(start.getTime() - 24 * 60 * 60 * 1000));
    if (count > most) within = false;
  }
  return within;
}

/** The keys of who asks: the address always, the account or guest when there is one. */
export function whoAsks(context: Context, what: string, most: { address: number; visitor: number }): Limit[] {
  const { accountId, guestId } = context.actor;
  const visitor = accountId ?? guestId;
  return [
    { key: `${what}:address:${context.clientAddress}`, most: most.address },
    ...(visitor ? [{ key: `${what}:visitor:${visitor}`, most: most.visitor }] : []),
  ];
}
