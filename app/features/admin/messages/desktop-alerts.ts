/** The browser's own notifications for an inbox that nobody looks at, where an employee asked for them. */

import { useEffect, useState } from 'react';
import * as m from '#messages';
import type { OpenChain } from '#schemas/domain/people/chat.ts';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import type { InboxLine } from './inbox-line.ts';
import { sayMessage } from './use-thread.ts';

const key = 'inbox-alerts';
/** Conversations of one frame that are looked at. */
const most = 5;

export type Alerts = {
  /** `none`: this browser has no notifications, or it is not known yet. */
  state: 'none' | 'off' | 'on' | 'denied';
  toggle: () => Promise<void>;
};

const isWanted = (): boolean => {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
};
const want = (isOn: boolean): void => {
  try {
    localStorage.setItem(key, isOn ? '1' : '0');
  } catch {
    // A browser that keeps nothing asks again next time.
  }
};

function stateNow(): Alerts['state'] {
  if (!('Notification' in window)) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && isWanted() ? 'on' : 'off';
}

/** Of conversations that are nobody's or `me`'s, and once for each message. */
export function useDesktopAlerts(line: InboxLine, me: string): Alerts {
  const [state, setState] = useState<Alerts['state']>('none');
  useEffect(() => setState(stateNow()), []);

  useEffect(() => {
    if (state !== 'on') return;
    const alerted = new Map<string, number>();
    const look = async (id: string) => {
      const response = await fetch(`/api/v1/desk/messages/${encodeURIComponent(id)}`).catch(() => null);
      if (!response?.ok) return;
      const { chain, messages } = (await response.json()) as OpenChain;
      const last = messages.at(-1);
      const isOurs = chain.contact === null || chain.contact._id === me;
      if (!last || !isOurs || !chain.unread || (alerted.get(id) ?? 0) >= last.number) return;
      if (last.from !== 'user' && last.from !== 'form') return;
      alerted.set(id, last.number);
      const alert = new Notification(chain.name || m.inbox_guest(), { body: sayMessage(last), tag: id });
      alert.onclick = () => {
        window.focus();
        location.assign(inLanguage(`/admin/messages/${id}`));
      };
    };
    return line.listen({
      frame: (frame) => {
        if (frame.type !== 'moved' || document.visibilityState === 'visible') return;
        for (const id of frame.chains.slice(0, most)) void look(id);
      },
    });
  }, [line, me, state]);

  const toggle = async () => {
    if (state === 'on') {
      want(false);
      setState('off');
      return;
    }
    const answer = await Notification.requestPermission();
    want(answer === 'granted');
    setState(stateNow());
  };
  return { state, toggle };
}
