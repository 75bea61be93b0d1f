/** Who is there to answer, in words (docs/product.md#chat). */
import * as m from '#messages';
import { dateFormat } from '#schemas/domain/date-format.ts';
import type { Chat } from '#schemas/domain/people/chat.ts';

/** When somebody is there again, else whom to call: the counter is open, or nobody knows. */
function sayOpening({ opens, phone }: Chat['away']): string {
  if (!opens) return phone ? m.chat_call({ phone }) : '';
  const { date, days, time } = opens;
  if (days === 0) return m.chat_opens_today({ time });
  if (days === 1) return m.chat_opens_tomorrow({ time });
  // A weekday alone may be this week's or the next.
  const shape = { weekday: 'long', timeZone: 'UTC' } as const;
  const day = dateFormat(days < 7 ? shape : { ...shape, month: 'long', day: 'numeric' });
  return m.chat_opens_day({ day: day.format(new Date(date)), time });
}

/** That nobody is there, in the dealer's own words where it has some, and when somebody is; `waits`: to who wrote already. */
export const sayAway = ({ away }: Chat, waits = false): string =>
  [away.message || (waits ? m.chat_away_waits() : m.chat_away()), sayOpening(away)].filter(Boolean).join(' ');

/** Whom it is with, or the others. */
export function sayAttendance(chat: Chat): string {
  if (!chat.attended) return sayAway(chat);
  const contact = chat.companyContact;
  return contact && !contact.online ? m.chat_attended_for({ name: contact.first_name }) : m.chat_attended();
}
