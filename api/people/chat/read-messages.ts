/** PUT /api/v2/messages/ (ours): the visitor was shown messages, or read them. */
import { isChainOf, raiseCursors } from '#api/people/storage/chat.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** Throws not_found for another person's conversation. */
export async function readMessages(
  context: Context,
  { _id, number, read }: { _id: string; number: number; read: boolean },
): Promise<{ done: boolean }> {
  const db = context.database.kysely;
  if (!(await isChainOf(db, _id, context.actor)))
    throw new ProblemError('not_found', because('conversation_not_found'));
  const mark = { chain: _id, delivered: number, read: read ? number : 0 };
  for (const id of await raiseCursors(db, 'user', [mark])) context.chat.moved(id);
  return { done: true };
}
