/** GET, PUT /api/v1/desk/messages/answers (ours): ready answers that employees put in (docs/product.md#chat-inbox). */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { readSetting, writeSetting } from '#api/platform/storage/site.ts';
import type { CannedAnswers } from '#schemas/domain/people/chat.ts';

const key = 'chat_answers';

/** Throws unauthenticated, forbidden. */
export async function getCannedAnswers(context: Context): Promise<CannedAnswers> {
  requirePermission(context.actor, 'answerChats');
  return (await readSetting<CannedAnswers>(context.database.kysely, key)) ?? { answers: [] };
}

/** Throws unauthenticated, forbidden. */
export async function saveCannedAnswers(context: Context, body: CannedAnswers): Promise<CannedAnswers> {
  requirePermission(context.actor, 'answerChats');
  await writeSetting(context.database.kysely, key, body);
  return body;
}
