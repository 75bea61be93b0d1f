import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { clearWindows, countInWindow, deleteOldWindows } from '#api/storage/repositories/accounts.ts';

const emailKey = (email: string) => `login:email:${email}`;
const windowMs = 15 * 60 * 1000;
const perEmail = 10;
const perAddress = 300;

/** At most 10 failures an email and 300 an address in a quarter of an hour, on all machines. Throws too_many_requests. */
export async function limitAttempts(context: Context, email: string): Promise<void> {
  const db = context.database.kysely;
  const start = new Date(Math.floor(context.now().getTime() / windowMs) * windowMs);
  const byEmail = await countInWindow(db, emailKey(email), start);
  const byAddress = await countInWindow(db, `login:address:${context.clientAddress}`, start);
  if (byAddress === 1) await deleteOldWindows(db, new Date(start.getTime() - windowMs));
  if (byEmail > perEmail || byAddress > perAddress) {
    throw new ProblemError('too_many_requests', 'Too many tries. Wait a quarter of an hour and try again.');
  }
}

/** A success wipes an email's failures away. */
export const forgetAttempts = (context: Context, email: string): Promise<void> =>
  clearWindows(context.database.kysely, emailKey(email));
