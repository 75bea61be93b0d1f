/** POST, PUT /api/v1/desk/messages/{id} (ours): answers, notes, hand-over (docs/product.md#chat-inbox). */
import { type KeptMessage, type NewMessage, raiseCursors, updateChain } from '#api/people/storage/chat.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Answer, ChangeChain, DeskChain } from '#schemas/domain/people/chat.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { deskChainView } from './chat-views.ts';
import { requireChain } from './desk-chains.ts';
import { keepMessage } from './keep-message.ts';
import { findContact } from './own-chain.ts';
import { mailTranscript } from './transcript.ts';

/** Who answers a conversation that is nobody's takes it. Throws unauthenticated, forbidden, not_found, invalid. */
export async function answerChain(context: Context, id: string, answer: Answer): Promise<KeptMessage> {
  requirePermission(context.actor, 'answerChats');
  const { content, client_id, attachments, note } = answer;
  const accountId = context.actor.accountId;
  const message: NewMessage = {
    id: newId(),
    chainId: id,
    clientId: client_id,
    sender: note ? 'note' : 'employee',
    senderId: accountId,
    content,
    attachments: [],
    at: context.now(),
  };
  const place = { owner: { accountId: accountId ?? '' }, at: '/attachments' };
  return keepMessage(context, message, { wanted: attachments, ...place });
}

/** Throws unauthenticated, forbidden, not_found, invalid for a contact who may have no conversations, and what mailTranscript throws. */
export async function changeChain(
  context: Context,
  id: string,
  { contact, closed, transcript }: ChangeChain,
): Promise<DeskChain> {
  const chain = await requireChain(context, id);
  const db = context.database.kysely;
  if (contact && !(await findContact(db, contact))) {
    const reason = because('salesperson_not_found');
    throw new ProblemError('invalid', reason, { '/contact': [reason] });
  }
  if (transcript) await mailTranscript(context, chain);
  const now = context.now();
  const wasClosed = chain.closed_at !== null;
  await updateChain(db, id, {
    ...(contact === undefined ? {} : { contact_id: contact || null }),
    ...(closed === undefined || closed === wasClosed ? {} : { closed_at: closed ? now.toISOString() : null }),
    // What is closed waits for nobody.
    ...(closed ? { waiting_since: null } : {}),
  });
  context.chat.moved(id);
  return deskChainView(await requireChain(context, id), now);
}

/** Throws unauthenticated, forbidden, not_found. */
export async function readChain(context: Context, id: string, number: number): Promise<{ done: boolean }> {
  await requireChain(context, id);
  const mark = { chain: id, delivered: number, read: number };
  for (const moved of await raiseCursors(context.database.kysely, 'employee', [mark]))
    context.chat.moved(moved);
  return { done: true };
}
