/** How the inbox says times, people and places. */
import * as m from '#messages';
import type { ChainView, ChatPerson, DeskChain } from '#schemas/domain/people/chat.ts';
import { dayIn, formatDay, formatFullDay, formatTime } from '#schemas/domain/platform/format-date.ts';

export const viewNames: Record<ChainView, () => string> = {
  mine: m.inbox_mine,
  unassigned: m.inbox_unassigned,
  all: m.inbox_all,
  closed: m.inbox_view_closed,
};

export const emptyTexts: Record<ChainView, { title: () => string; text: () => string }> = {
  mine: { title: m.inbox_none_mine, text: m.inbox_none_mine_text },
  unassigned: { title: m.inbox_none_unassigned, text: m.inbox_none_unassigned_text },
  all: { title: m.inbox_none_all, text: m.inbox_none_all_text },
  closed: { title: m.inbox_none_closed, text: m.inbox_none_closed_text },
};

export const nameOfPerson = ({ first_name, last_name }: Pick<ChatPerson, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim();

export const nameOfChain = ({ name }: Pick<DeskChain, 'name'>): string => name || m.inbox_guest();

/** A page of the shop by the end of its path: "Home", "Oak vanity", "Orders" of one of them. */
export function nameOfPage(path: string): string {
  const last = path
    .replace(/[?#].*/s, '')
    .split('/')
    .filter((part) => part && !/^[0-9a-f-]{36}$/.test(part))
    .at(-1);
  if (!last) return m.shop_home();
  const words = last.replaceAll('-', ' ').trim() || path;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;

/** How long something lasts: "3 min", "2 hr", "4 days". */
export function sayLasting(ms: number): string {
  if (ms < minute) return m.inbox_seconds_under();
  if (ms < hour) return m.inbox_minutes({ count: Math.floor(ms / minute) });
  if (ms < 2 * dayMs) return m.inbox_hours({ count: Math.floor(ms / hour) });
  return m.inbox_days({ count: Math.floor(ms / dayMs) });
}

/** The time of a moment of today, else its day. */
export const sayWhen = (at: string, { now, zone }: { now: string; zone: string }): string =>
  dayIn(zone, new Date(at)) === dayIn(zone, new Date(now)) ? formatTime(at, zone) : formatDay(at, zone);

/** "Today", "Yesterday", else the day with its name; `at`: a moment of it. */
export function sayDay(at: string, { now, zone }: { now: string; zone: string }): string {
  const day = dayIn(zone, new Date(at));
  if (day === dayIn(zone, new Date(now))) return m.inbox_today();
  if (day === dayIn(zone, Date.parse(now) - dayMs)) return m.inbox_yesterday();
  return formatFullDay(at, zone);
}

/** A tab of the inbox, with what was searched for. */
export function hrefOf(
  query: { view: ChainView; q?: string | undefined; before?: string | undefined },
  id = '',
): string {
  const asked = new URLSearchParams();
  if (query.view !== 'all') asked.set('view', query.view);
  if (query.q) asked.set('q', query.q);
  if (query.before) asked.set('before', query.before);
  const path = id ? `/admin/messages/${id}` : '/admin/messages';
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** A page's title with how many wait for an answer: "(2) Messages". */
export const withWaiting = (title: string, count: number): string =>
  count > 0 ? m.inbox_title_waiting({ count, title }) : title;
