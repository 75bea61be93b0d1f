/** Where something stands on the preview's page, kept up to date: for what is put over it. */
import { useEffect, useRef, useState } from 'react';

/** px of the document. */
export type Box = { top: number; left: number; width: number; height: number };

const follows = ['scroll', 'transitionend', 'load'] as const;

/** `moved` is anything that may have moved it. null while there is nothing to see of it. */
export function useBox(measure: () => DOMRect | null, moved: unknown): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  const ask = useRef(measure);
  ask.current = measure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moved` says that it must be measured anew.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const seen = ask.current();
      const next = seen && {
        top: Math.round(seen.top + scrollY),
        left: Math.round(seen.left + scrollX),
        width: Math.round(Math.min(seen.width, document.documentElement.clientWidth - seen.left)),
        height: Math.round(seen.height),
      };
      setBox((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const watch = new ResizeObserver(later);
    watch.observe(document.body);
    for (const name of follows) window.addEventListener(name, later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      for (const name of follows) window.removeEventListener(name, later, { capture: true });
    };
  }, [moved]);
  return box;
}
