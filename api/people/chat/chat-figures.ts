/** GET /api/v1/desk/messages/figures (ours): how fast visitors were answered (docs/product.md#chat-inbox). */
import { countChains, countChainsSince, findAnswerTimes } from '#api/people/storage/chat-desk.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { groupBy } from '#api/platform/group-by.ts';
import type { ChatFigures } from '#schemas/domain/people/chat.ts';

const day = 24 * 60 * 60 * 1000;

/** Seconds, by nearest rank; null of nothing. */
function percentile(sorted: readonly number[], share: number): number | null {
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return value === undefined ? null : Math.round(value / 100) / 10;
}

/** Throws unauthenticated, forbidden. */
export async function getChatFigures(context: Context, days: number): Promise<ChatFigures> {
  requirePermission(context.actor, 'answerChats');
  const db = context.database.kysely;
  const since = new Date(context.now().getTime() - days * day);
  const rows = await findAnswerTimes(db, since);
  const sorted = (some: typeof rows) => some.map(({ waited_ms }) => Number(waited_ms)).sort((a, b) => a - b);
  const byPerson = groupBy(
    rows.filter(({ sender_id }) => sender_id !== null),
    ({ sender_id }) => sender_id,
  );
  const people = [...byPerson.values()].map((own) => {
    const times = sorted(own);
    return {
      name: `${own[0]?.first_name ?? ''} ${own[0]?.last_name ?? ''}`.trim(),
      answers: own.length,
      median: percentile(times, 0.5) ?? 0,
      slowest_tenth: percentile(times, 0.9) ?? 0,
    };
  });
  const all = sorted(rows);
  return {
    days,
    conversations: await countChainsSince(db, since),
    answers: rows.length,
    median: percentile(all, 0.5),
    slowest_tenth: percentile(all, 0.9),
    waiting: (await countChains(db, context.actor.accountId ?? '')).waiting,
    people: people.sort((a, b) => b.answers - a.answers),
  };
}
