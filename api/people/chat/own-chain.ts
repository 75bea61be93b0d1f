/** The conversation of whoever asks, and the employee it is with. */
import { type ChainRow, findChain, findOwnChain } from '#api/people/storage/chat.ts';
import { findChatPeople } from '#api/people/storage/chat-desk.ts';
import { isOwner, requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

export async function findMine(context: Context, db: Executor): Promise<ChainRow | undefined> {
  const owner = requireOwner(context.actor, { optional: true });
  return owner ? findOwnChain(db, owner) : undefined;
}

/** The caller's, by its id. Throws not_found, for another person's too. */
export async function requireMine(context: Context, db: Executor, id: string): Promise<ChainRow> {
  const chain = await findChain(db, id);
  if (!chain || !isOwner(context.actor, chain))
    throw new ProblemError('not_found', because('conversation_not_found'));
  return chain;
}

/** An employee who may have conversations; null for an id that is none's. */
export async function findContact(db: Executor, id: string | undefined) {
  if (!id) return null;
  return (await findChatPeople(db)).find(({ employee_id }) => employee_id === id) ?? null;
}

/** Whom a conversation begins with; `contact` null: whoever answers first. */
export type Wanted = {
  contact: Awaited<ReturnType<typeof findContact>>;
  askedFor: { name: string; title: string } | null;
};

/** Whom the visitor chose. Somebody of the team page without an inbox is asked for by name; null for an id that is none's. */
export async function chosenContact(
  context: Context,
  db: Executor,
  chosen: string | undefined,
): Promise<Wanted | null> {
  const contact = await findContact(db, chosen);
  if (contact) return { contact, askedFor: null };
  const person = chosen ? await context.findTeamPerson(db, chosen) : null;
  if (!person) return null;
  const own = (await findChatPeople(db)).find(({ employee_email }) => employee_email === person.email);
  return own ? { contact: own, askedFor: null } : { contact: null, askedFor: person };
}

/** The chosen contact, else the company's salesperson. */
export async function contactFor(
  context: Context,
  db: Executor,
  chosen: string | undefined,
): Promise<Wanted> {
  const wanted = await chosenContact(context, db, chosen);
  if (wanted) return wanted;
  const { accountId } = context.actor;
  const account = accountId ? await findAccountById(db, accountId) : undefined;
  return { contact: await findContact(db, account?.salesman_id ?? undefined), askedFor: null };
}
