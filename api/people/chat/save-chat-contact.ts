/** PUT /api/v2/messages/contact (ours): where answers go when a guest has left. */
import { updateChain } from '#api/people/storage/chat.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { rememberLanguage } from '#api/platform/mail/reader-language.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { ChatContact } from '#schemas/domain/people/chat.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { requireMine } from './own-chain.ts';
import { mailTranscript } from './transcript.ts';

const hour = 60 * 60_000;
/** Transcripts in an hour; employees send as many as they are asked for. */
const most = { address: 20, visitor: 5 };

/**
 * An account's own email stands. Throws not_found for another person's conversation, too_many_requests, and what
 * mailTranscript throws.
 */
export async function saveChatContact(
  context: Context,
  { _id, name, email, transcript }: ChatContact,
): Promise<{ email: string }> {
  const db = context.database.kysely;
  const chain = await requireMine(context, db, _id);
  if (!chain.account_email && (email !== chain.email || name)) {
    await updateChain(db, chain.id, { email, ...(name ? { name } : {}) });
    context.chat.moved(chain.id);
  }
  await rememberLanguage(context, db, chain.account_email ?? email);
  if (transcript) {
    if (!(await countUse(context, whoAsks(context, 'chat-transcript', most), hour)))
      throw new ProblemError('too_many_requests', because('too_many_messages'));
    await mailTranscript(context, { ...chain, email });
  }
  return { email: chain.account_email ?? email };
}
