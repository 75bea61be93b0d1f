import { useCallback, useEffect, useRef, useState } from 'react';

/** Drives a `snap-row`: which item stands first, whether there is more on either side, and moving by items. */
export function useSnapRow<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [state, setState] = useState({ index: 0, start: true, end: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const { scrollLeft, clientWidth, scrollWidth } = row;
      const items = Array.from(row.children) as HTMLElement[];
      const left = items[0]?.offsetLeft ?? 0;
      const distances = items.map((item) => Math.abs(item.offsetLeft - left - scrollLeft));
      const index = Math.max(0, distances.indexOf(Math.min(...distances)));
      const next = { index, start: scrollLeft < 8, end: scrollLeft + clientWidth > scrollWidth - 8 };
      setState((old) =>
        old.index === next.index && old.start === next.start && old.end === next.end ? old : next,
      );
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    row.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      row.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, []);

  const scrollTo = useCallback((left: number) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
  }, []);

  const toItem = useCallback(
    (index: number) => {
      const row = ref.current;
      const item = row?.children[index] as HTMLElement | undefined;
      const first = row?.children[0] as HTMLElement | undefined;
      if (item && first) scrollTo(item.offsetLeft - first.offsetLeft);
    },
    [scrollTo],
  );

  /** By about a screenful, never past what is half seen. */
  const byPage = useCallback(
    (direction: 1 | -1) => {
      const row = ref.current;
      if (row) scrollTo(row.scrollLeft + direction * row.clientWidth * 0.85);
    },
    [scrollTo],
  );

  return { ref, ...state, toItem, byPage };
}
