/** Who is there to answer, in words (docs/product.md#chat). */
import { sayOpening } from '#app/shared/say-opening.ts';
import * as m from '#messages';
import type { Chat } from '#schemas/domain/people/chat.ts';

/** When somebody is there again, else whom to call: the counter is open, or nobody knows. */
function sayNext({ opens, phone }: Chat['away']): string {
  if (opens) return sayOpening(opens);
  return phone ? m.chat_call({ phone }) : '';
}

/** That nobody is there, in the dealer's own words where it has some, and when somebody is; `waits`: to who wrote already. */
export const sayAway = ({ away }: Chat, waits = false): string =>
  [away.message || (waits ? m.chat_away_waits() : m.chat_away()), sayNext(away)].filter(Boolean).join(' ');

/** Whom it is with, or the others. */
export function sayAttendance(chat: Chat): string {
  if (!chat.attended) return sayAway(chat);
  const contact = chat.companyContact;
  return contact && !contact.online ? m.chat_attended_for({ name: contact.first_name }) : m.chat_attended();
}
