/** Whose a conversation becomes: a guest's at login (docs/product.md#chat), a duplicate account's, and nobody's at an erasure. */
import { findOwnChain, joinChains, lockChain, updateChain } from '#api/people/storage/chat.ts';
import { deleteChats, moveForms } from '#api/people/storage/chat-desk.ts';
import type { Owner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import { removeChatFiles } from './chat-files.ts';

type Transaction = Parameters<typeof onCommit>[0];

/** In the caller's transaction: it becomes the account's, behind the one that the account has. */
export async function claimChat(
  context: Context,
  db: Executor,
  from: Owner,
  accountId: string,
): Promise<void> {
  const given = await findOwnChain(db, from);
  if (given) {
    const own = await findOwnChain(db, { accountId });
    // In one order always, so that two logins wait for each other instead of dying.
    for (const id of [given.id, ...(own ? [own.id] : [])].sort()) await lockChain(db, id);
    if (own) await joinChains(db, given.id, own.id);
    else await updateChain(db, given.id, { account_id: accountId, guest_id: null });
    onCommit(db as Transaction, () => context.chat.moved(own?.id ?? given.id));
  }
  if ('accountId' in from) await moveForms(db, from.accountId, accountId);
}

/** In the caller's transaction: nothing is left of what the account wrote and was answered. */
export async function eraseChats(context: Context, db: Executor, accountId: string): Promise<void> {
  const files = await deleteChats(db, accountId);
  onCommit(db as Transaction, () => void removeChatFiles(context, files));
}
