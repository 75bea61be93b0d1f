/** POST /api/v2/messages/, and the same over the socket (docs/product.md#chat): a visitor's message. */
import { findOwnChain, insertChain, type KeptMessage, updateChain } from '#api/people/storage/chat.ts';
import { type Owner, requireOwner } from '#api/platform/auth/ownership.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { SendMessage } from '#schemas/domain/people/chat.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { keepMessage } from './keep-message.ts';
import { chosenContact, contactFor, requireMine } from './own-chain.ts';

const minute = 60_000;
/** In a minute; an office of buyers has one address. */
const most = { address: 600, visitor: 60 };
/** Conversations that begin in an hour. */
const begins = { address: 60, visitor: 10 };

/** Throws too_many_requests. The socket counts by itself (chat-socket.ts). */
export async function limitMessages(context: Context): Promise<void> {
  if (!(await countUse(context, whoAsks(context, 'chat', most), minute)))
    throw new ProblemError('too_many_requests', because('too_many_messages'));
}

/** Who chose somebody else goes on with them; whose it was keeps it where that one has no inbox. */
async function chooseContact(context: Context, id: string, recipient: string | undefined): Promise<void> {
  const db = context.database.kysely;
  const wanted = recipient ? await chosenContact(context, db, recipient) : null;
  if (!wanted) return;
  const { contact, askedFor } = wanted;
  await updateChain(db, id, {
    ...(contact ? { contact_id: contact.employee_id } : {}),
    asked_for: askedFor?.name ?? '',
  });
}

async function beginChain(context: Context, owner: Owner, recipient: string | undefined): Promise<string> {
  const db = context.database.kysely;
  const own = await findOwnChain(db, owner);
  if (own) {
    await chooseContact(context, own.id, recipient);
    return own.id;
  }
  if (!(await countUse(context, whoAsks(context, 'chat-begin', begins), 60 * minute)))
    throw new ProblemError('too_many_requests', because('too_many_messages'));
  const { contact, askedFor } = await contactFor(context, db, recipient);
  const id = newId();
  const chain = {
    id,
    channel: 'chat' as const,
    account_id: 'accountId' in owner ? owner.accountId : null,
    guest_id: 'guestId' in owner ? owner.guestId : null,
    contact_id: contact?.employee_id ?? null,
    asked_for: askedFor?.name ?? '',
    warehouse_id: context.warehouseId || null,
  };
  if (await insertChain(db, chain, context.now())) return id;
  // The visitor's other tab was faster.
  const other = await findOwnChain(db, owner);
  if (!other) throw new ProblemError('not_found', because('conversation_not_found'));
  return other.id;
}

/** Throws not_found for another person's conversation, invalid for attachments that cannot go, too_many_requests. */
export async function sendMessage(
  context: Context,
  { _id, recipient, page, message }: SendMessage,
): Promise<KeptMessage> {
  const owner = requireOwner(context.actor);
  const { accountId, guestId } = context.actor;
  if (_id && recipient) {
    const { id } = await requireMine(context, context.database.kysely, _id);
    await chooseContact(context, id, recipient);
  }
  const sent = {
    id: newId(),
    chainId: _id ?? (await beginChain(context, owner, recipient)),
    clientId: message.client_id,
    sender: 'user' as const,
    senderId: accountId,
    content: message.content,
    attachments: [],
    at: context.now(),
    page,
    visitor: { accountId, guestId },
  };
  return keepMessage(context, sent, { wanted: message.attachments, owner, at: '/message/attachments' });
}
