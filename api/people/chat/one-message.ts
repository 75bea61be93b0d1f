/** A message that was kept just now, as the wire has it. */
import { findChain, findMessages } from '#api/people/storage/chat.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { ChatMessage } from '#schemas/domain/people/chat.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { messageView } from './chat-views.ts';

/** Throws not_found for a conversation that is gone by now. */
export async function oneMessage(
  context: Context,
  { chainId, number }: { chainId: string; number: number },
): Promise<ChatMessage> {
  const db = context.database.kysely;
  const chain = await findChain(db, chainId);
  const asked = { after: number - 1, before: number + 1, limit: 1, notes: true };
  const [row] = await findMessages(db, chainId, asked);
  if (!chain || !row) throw new ProblemError('not_found', because('conversation_not_found'));
  return messageView(row, chain);
}
