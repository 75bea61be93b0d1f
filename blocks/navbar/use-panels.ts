/**
 * The panels of a bar: which one is open. What opens them by pointer and keys (panel-driver.ts) comes with the first
 * hover or focus; until then, and without a script, CSS does it (`nav-panel` in app.css; docs/decisions/0010).
 */
import { useLocation } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Driver, Opened } from './panel-driver.ts';

export function usePanels() {
  const bar: RefObject<HTMLUListElement> = useRef(null);
  const opened = useRef<Opened>(null);
  const driver = useRef<Promise<Driver | undefined>>();
  const [open, setOpen] = useState<string | null>(null);
  const [live, setLive] = useState(false);
  const { key } = useLocation();

  const show = useCallback((next: Opened) => {
    const before = opened.current?.id;
    const was = before === undefined ? null : bar.current?.querySelector(`[data-item="${before}"]`);
    opened.current = next;
    // What is hidden cannot keep the focus: the button that opened it takes it back.
    if (was?.querySelector('[data-panel]')?.contains(document.activeElement) && next?.id !== before) {
      was.querySelector('button')?.focus({ preventScroll: true });
    }
    setOpen(next?.id ?? null);
  }, []);

  const wake = () => {
    driver.current ??= import('./panel-driver.ts').then(
      ({ drive }) => {
        if (!bar.current) return undefined;
        setLive(true);
        return drive(bar.current, opened, show);
      },
      () => {
        // Offline for a moment: CSS goes on, and the next hover asks again.
        driver.current = undefined;
        return undefined;
      },
    );
  };
  useEffect(() => () => void driver.current?.then((stop) => stop?.()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the panel.
  useEffect(() => {
    if (opened.current) show(null);
  }, [key]);

  return {
    open,
    barProps: {
      ref: bar,
      onPointerEnter: wake,
      onFocus: wake,
      'data-bar': true,
      'data-live': live || undefined,
    },
    /** A panel that the pointer opened is kept by the first press and closed by the second. */
    onToggle: (id: string) => {
      const { current } = opened;
      show(current?.id === id && current.pinned ? null : { id, pinned: true });
    },
  };
}
export type Panels = ReturnType<typeof usePanels>;
