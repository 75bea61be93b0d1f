/** A conversation as it is shown: by days, and within a day by who wrote without a long pause. */
import type { ChatMessage } from '#schemas/domain/people/chat.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';

/** What one side wrote one after another. */
export type Run = { key: string; messages: ChatMessage[] };
type Day = {
  /** YYYY-MM-DD */
  day: string;
  runs: Run[];
};

/** ms after which the next message says again who wrote it, and when. */
const pause = 5 * 60_000;

const isSameVoice = (one: ChatMessage, other: ChatMessage): boolean =>
  one.from === other.from &&
  one.sender.model_id === other.sender.model_id &&
  Date.parse(other.created_at) - Date.parse(one.created_at) < pause;

/** `messages` by their numbers; days are those of `zone`. */
export function groupMessages(messages: readonly ChatMessage[], zone: string): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const day = dayIn(zone, new Date(message.created_at));
    const current = days.at(-1);
    const run = current?.day === day ? current.runs.at(-1) : undefined;
    const last = run?.messages.at(-1);
    if (run && last && isSameVoice(last, message)) run.messages.push(message);
    else if (current?.day === day) current.runs.push({ key: message._id, messages: [message] });
    else days.push({ day, runs: [{ key: message._id, messages: [message] }] });
  }
  return days;
}

/** Each once, by their numbers; what `news` says of one is newer. */
export function mergeMessages(
  before: readonly ChatMessage[],
  news: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (news.length === 0) return before;
  const byNumber = new Map([...before, ...news].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** The number up to which none of these messages is missing: employees see every number. 0 of none. */
export function completeUntil(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex(({ number }, index) => {
    const next = messages[index + 1];
    return next === undefined || next.number > number + 1;
  });
  return messages[gap]?.number ?? 0;
}
