/** A message of either side is kept, with what goes along, and told of. */
import { appendMessages, findKept, type KeptMessage, type NewMessage } from '#api/people/storage/chat.ts';
import type { Owner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Answer } from '#schemas/domain/people/chat.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { resolveAttachments } from './attachments.ts';

/** What is to go along, whose its files are, and where in the call it was said. */
type Along = { wanted: Answer['attachments']; owner: Owner; at: string };

/** Throws not_found for a conversation that is gone or is another's, invalid for attachments that cannot go. */
export async function keepMessage(
  context: Context,
  message: NewMessage,
  { wanted, owner, at }: Along,
): Promise<KeptMessage> {
  const kept =
    wanted.length === 0
      ? await context.chat.append(message)
      : await context.database.transaction(async (tx) => {
          const before = await findKept(tx, message);
          const { chainId } = message;
          const attachments = before
            ? []
            : await resolveAttachments(context, tx, wanted, { owner, chainId, at });
          const [row] = await appendMessages(tx, [{ ...message, attachments }]);
          // Nothing is taken for a conversation that is not there.
          if (!row) throw new ProblemError('not_found', because('conversation_not_found'));
          return row;
        });
  if (!kept) throw new ProblemError('not_found', because('conversation_not_found'));
  if (wanted.length > 0 && kept.news) context.chat.moved(kept.chainId);
  return kept;
}
