/** GET, PUT /api/v1/desk/messages/answers (ours): ready answers that employees put in (docs/product.md#chat-inbox). */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { lockSetting, readSettingRow, writeSetting } from '#api/platform/storage/site.ts';
import type { CannedAnswers } from '#schemas/domain/people/chat.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const key = 'chat_answers';
type Stored = Pick<CannedAnswers, 'answers'>;

async function view(db: Executor): Promise<CannedAnswers> {
  const row = await readSettingRow(db, key);
  const { answers } = (row?.value as Stored | undefined) ?? { answers: [] };
  return { version: row?.version ?? 0, answers };
}

/** Throws unauthenticated, forbidden. */
export async function getCannedAnswers(context: Context): Promise<CannedAnswers> {
  requirePermission(context.actor, 'answerChats');
  return view(context.database.kysely);
}

/** Throws unauthenticated, forbidden, and stale_version where somebody else has saved them since. */
export async function saveCannedAnswers(
  context: Context,
  { version, answers }: CannedAnswers,
): Promise<CannedAnswers> {
  requirePermission(context.actor, 'answerChats');
  return context.database.transaction(async (tx) => {
    const row = await lockSetting(tx, key);
    if ((row?.version ?? 0) !== version) throw new ProblemError('stale_version', because('record_changed'));
    await writeSetting(tx, key, { answers } satisfies Stored);
    return view(tx);
  });
}
