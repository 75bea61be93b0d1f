import { type ComponentType, useEffect, useRef, useState } from 'react';
import { addSeen, readSeen } from './seen-products.ts';

type Shelf = ComponentType<{ ids: string[]; onForget: () => void }>;

/** Keeps a place for what was looked at before, and fills it when it comes near. Nothing for a first visit. */
export function SeenShelf({ current }: { current: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<string[]>([]);
  const [View, setView] = useState<Shelf | null>(null);
  useEffect(() => {
    setIds(readSeen().filter((id) => id !== current));
    addSeen(current);
  }, [current]);
  const hasIds = ids.length > 0;
  useEffect(() => {
    if (!hasIds || !place.current) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        import('./recently-viewed.tsx').then(
          ({ RecentlyViewed }) => setView(() => RecentlyViewed),
          () => undefined, // nothing is lost by it
        );
      },
      { rootMargin: '600px' },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, [hasIds]);
  if (!hasIds) return null;
  return (
    <div ref={place} data-no-print className="mt-band min-h-[34rem]">
      {View ? <View ids={ids} onForget={() => setIds([])} /> : null}
    </div>
  );
}
