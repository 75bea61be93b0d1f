import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import * as m from '#messages';

/** Asks before what is not saved is left: by a link of this page, by another address, by going back, by closing. */
export function useLeaveGuard(dirty: boolean): void {
  // Links are asked about below, before anything else hears of them; the page's own ways, as after a save, are not.
  const blocker = useBlocker(({ historyAction }) => dirty && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(m.cat_leave())) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!dirty) return;
    const leave = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '#';
      if (!link || href.startsWith('#') || link.getAttribute('target') === '_blank') return;
      // Asked once: a link that loads anew would be asked about by the browser, too.
      if (confirm(m.cat_leave())) return removeEventListener('beforeunload', leave);
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', leave);
    document.addEventListener('click', click, true);
    return () => {
      removeEventListener('beforeunload', leave);
      document.removeEventListener('click', click, true);
    };
  }, [dirty]);
}
