import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** A hash wins over a saved position; smoothly, unless the person asked for less motion (SPEC 2, RESOLUTIONS 17). */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same link scroll again.
  useEffect(() => {
    if (hash.length < 2) return;
    const target = document.getElementById(decodeHash(hash));
    if (!target) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }, [hash, key]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
