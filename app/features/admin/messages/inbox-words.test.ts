import { describe, expect, it } from 'vitest';
import { hrefOf, nameOfPage, sayDay, sayLasting, sayWhen, withWaiting } from './inbox-words.ts';

const place = { now: '2026-11-21T20:00:00Z', zone: 'America/Los_Angeles' };

describe('the words of the inbox', () => {
  it('say how long somebody waits in the largest whole unit', () => {
    const minute = 60_000;
    expect(
      [0, 59_000, minute, 59 * minute, 60 * minute, 47 * 60 * minute, 48 * 60 * minute].map(sayLasting),
    ).toEqual(['under 1 min', 'under 1 min', '1 min', '59 min', '1 hr', '47 hr', '2 days']);
  });

  it("say the time of today, and the day of what is older, by the shop's clock", () => {
    expect(sayWhen('2026-11-21T08:30:00Z', place)).toBe('12:30 AM');
    expect(sayWhen('2026-11-21T07:30:00Z', place)).toBe('Nov 20, 2026');
    expect(sayDay('2026-11-21T08:30:00Z', place)).toBe('Today');
    expect(sayDay('2026-11-21T07:30:00Z', place)).toBe('Yesterday');
    expect(sayDay('2026-11-20T07:30:00Z', place)).toBe('Thursday, November 19, 2026');
  });

  it('name a page of the shop by the end of its path', () => {
    expect(
      ['/', '/?from=mail', '/c/bathroom', '/p/custom/oak-vanity?width=30', '/cart/'].map(nameOfPage),
    ).toEqual(['Home', 'Home', 'Bathroom', 'Oak vanity', 'Cart']);
  });

  it('lead to a tab with what was searched for, and put who waits before the title', () => {
    expect(hrefOf({ view: 'all' })).toBe('/admin/messages');
    expect(hrefOf({ view: 'mine', q: 'oak & ash' }, 'c1')).toBe('/admin/messages/c1?view=mine&q=oak+%26+ash');
    expect(withWaiting('Messages', 0)).toBe('Messages');
    expect(withWaiting('Messages', 2)).toBe('(2) Messages');
  });
});
