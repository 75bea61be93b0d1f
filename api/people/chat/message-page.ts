/** One answer's worth of a conversation's messages. */
import { findMessages } from '#api/people/storage/chat.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { messagesAtOnce } from '#schemas/domain/people/chat.ts';

/** Of what goes on after a number the first ones, of all others the last; `more`: there are others like them. */
export async function readMessagePage(
  db: Executor,
  chainId: string,
  asked: { after?: number | undefined; before?: number | undefined; notes: boolean },
) {
  const rows = await findMessages(db, chainId, { ...asked, limit: messagesAtOnce + 1 });
  const more = rows.length > messagesAtOnce;
  if (!more) return { rows, more };
  return { rows: asked.after ? rows.slice(0, messagesAtOnce) : rows.slice(1), more };
}
