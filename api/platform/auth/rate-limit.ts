import { countUse } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { clearWindows } from '#api/platform/storage/accounts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const emailKey = (email: string) => `login:email:${email}`;
const windowMs = 15 * 60 * 1000;
const perEmail = 10;
const perAddress = 300;
const perMailbox = 4;

const tooMany = () => new ProblemError('too_many_requests', because('too_many_tries'));

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
