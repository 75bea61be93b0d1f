import { PrefetchPageLinks, useNavigate } from '@remix-run/react';
import { type MouseEvent, useRef, useState } from 'react';
import { pathOf } from '#schemas/domain/platform/language.ts';

const linkAt = ({ target }: MouseEvent) => {
  const anchor = (target as Element).closest('a');
  const isOurs =
    anchor && anchor.origin === location.origin && !anchor.target && anchor.dataset.reload === undefined;
  return isOurs ? anchor : null;
};

/** ms the pointer rests on a link before its page is fetched ahead, as for <Link prefetch="intent">. */
const rest = 100;

/**
 * For HTML that React does not know from inside: its links are followed without a full load, except those with
 * `data-reload`, and the page behind one is fetched ahead when the pointer rests on it.
 */
export function useSoftLinks() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [ahead, setAhead] = useState('');
  return {
    handlers: {
      onClick: (event: MouseEvent) => {
        const { button, metaKey, ctrlKey, shiftKey } = event;
        const anchor = linkAt(event);
        if (!anchor || event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
        event.preventDefault();
        navigate(`${pathOf(anchor)}${anchor.search}${anchor.hash}`);
      },
      onMouseOver: (event: MouseEvent) => {
        clearTimeout(timer.current);
        const anchor = linkAt(event);
        if (anchor) timer.current = setTimeout(() => setAhead(anchor.pathname + anchor.search), rest);
      },
    },
    prefetch: ahead ? <PrefetchPageLinks page={ahead} /> : null,
  };
}
