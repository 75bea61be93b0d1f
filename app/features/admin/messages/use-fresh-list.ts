import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { InboxLine } from './inbox-line.ts';
import { beginRefresh, noteAllMoved, noteMoved } from './refresh.ts';

/** ms between two refreshes, however much moves. */
const pauseMs = 1000;
/** ms after which what no frame tells of is read anew: the visitor's cart, orders and page. */
const staleMs = 30_000;

/** Loads the list anew when conversations move, and when the line was cut. */
export function useFreshList(line: InboxLine): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isBusy = useRef(false);
  isBusy.current = state !== 'idle' || navigation.state !== 'idle';
  const load = useRef(revalidate);
  load.current = revalidate;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next = 0;
    const refresh = () => {
      timer = undefined;
      // It would lead to the login, and away from what is being written.
      if (line.state === 'signedOut') return;
      // A page that is on its way is not begun anew.
      if (isBusy.current) return ask();
      next = Date.now() + pauseMs;
      beginRefresh();
      load.current();
    };
    const ask = () => {
      timer ??= setTimeout(refresh, Math.max(isBusy.current ? pauseMs / 4 : 0, next - Date.now()));
    };
    const stop = line.listen({
      frame: (frame) => {
        if (frame.type !== 'moved') return;
        noteMoved(frame.chains);
        ask();
      },
      catchUp: () => {
        noteAllMoved();
        ask();
      },
    });
    const stale = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      noteAllMoved();
      ask();
    }, staleMs);
    return () => {
      clearTimeout(timer);
      clearInterval(stale);
      stop();
    };
  }, [line]);
}
