import type { Context } from '#api/services/context.ts';
import { countUse } from '#api/services/limit-uses.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { clearWindows } from '#api/storage/repositories/accounts.ts';

const emailKey = (email: string) => `login:email:${email}`;
const windowMs = 15 * 60 * 1000;
const perEmail = 10;
const perAddress = 300;
const perMailbox = 4;

const tooMany = () =>
  new ProblemError('too_many_requests', 'Too many tries. Wait a quarter of an hour and try again.');

const addressLimit = (context: Context) => ({
  key: `login:address:${context.clientAddress}`,
  most: perAddress,
});

/** At most 10 failures an email and 300 an address in a quarter of an hour, on all machines. Throws too_many_requests. */
export async function limitAttempts(context: Context, email: string): Promise<void> {
  const limits = [{ key: emailKey(email), most: perEmail }, addressLimit(context)];
  if (!(await countUse(context, limits, windowMs))) throw tooMany();
}

/** Calls that name no email to count by: 300 an address in a quarter of an hour. Throws too_many_requests. */
export async function limitAddress(context: Context): Promise<void> {
  if (!(await countUse(context, [addressLimit(context)], windowMs))) throw tooMany();
}

/** Whether one more letter may go to this address: nobody's mailbox is filled by strangers. */
export const isWithinResets = (context: Context, email: string): Promise<boolean> =>
  countUse(context, [{ key: `reset:email:${email}`, most: perMailbox }], windowMs);

/** A success wipes an email's failures away. */
export const forgetAttempts = (
  context: Context,
  email: string,
  db: Executor = context.database.kysely,
): Promise<void> => clearWindows(db, emailKey(email));
