/**
 * Where a navigation leads on the page (docs/product.md#scrolling): smoothly to its hash, else to where the person was,
 * else to the top. Remix's ScrollRestoration does the last two at once; here is what it does not: the hash wins and is
 * smooth, and a saved position is taken again while the page grows, until it has not for 500 ms and no block's file is
 * still on its way.
 */
import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect } from 'react';
import { stayHereEvent } from '#app/shared/stay-here.ts';
import { useBrowserLayoutEffect } from '#ui/use-browser-layout-effect.ts';

/** ms a saved position waits for the page to grow to it (docs/product.md#scrolling). */
const patience = 500;
const storage = 'scroll';
const mostPositions = 50;
/** What a person scrolls with (the pointer may hold the scroll bar), and what shows them something elsewhere. */
const ownWays = ['wheel', 'touchmove', 'keydown', 'pointerdown', stayHereEvent];

/** Where each entry of the history stood. */
let positions: Record<string, number> | undefined;
let current = '';
let restoring = false;

function readPositions(): Record<string, number> {
  try {
    positions ??= JSON.parse(sessionStorage.getItem(storage) ?? '{}') as Record<string, number>;
  } catch {
    positions = {};
  }
  return positions;
}

function remember(): void {
  if (!restoring) readPositions()[current] = Math.round(scrollY);
}

function savePositions(): void {
  try {
    const newest = Object.entries(readPositions()).slice(-mostPositions);
    sessionStorage.setItem(storage, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // A full or forbidden storage costs the position and nothing else.
  }
}

function targetOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not encoded: taken as it is.
  }
  return document.getElementById(id);
}

/** A block that comes in above would push what is looked at down, and the browser would follow it. */
const isGrowing = () => document.querySelector('[data-block-loading]') !== null;

/**
 * Calls `settle` whenever the page grows, until it answers true and no block's file is on its way, until nothing has
 * grown for a while, or until the person is or wants to be elsewhere. Returns how to end it.
 */
function whileGrowing(settle: () => boolean, ended?: () => void): () => void {
  const end = () => {
    ended?.();
    growth.disconnect();
    clearTimeout(timer);
    for (const name of ownWays) removeEventListener(name, end);
  };
  const giveUp = () => {
    if (isGrowing()) timer = setTimeout(giveUp, patience);
    else end();
  };
  const growth = new ResizeObserver(() => {
    if (settle() && !isGrowing()) return end();
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience);
  });
  let timer = setTimeout(giveUp, patience);
  // Whoever scrolls now wants to be elsewhere.
  for (const name of ownWays) addEventListener(name, end, { passive: true });
  growth.observe(document.body);
  return end;
}

export function useScroll(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();

  // Before ScrollRestoration's own effect, which comes later in the tree: it then scrolls smoothly to a hash.
  useBrowserLayoutEffect(() => {
    current = key;
    restoring = type === 'POP' && !hash;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!calm && targetOf(hash)) document.documentElement.style.scrollBehavior = 'smooth';
  }, [hash, key, type]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same link scroll again.
  useEffect(() => {
    const find = () => targetOf(hash)?.scrollIntoView();
    find();
    document.documentElement.style.scrollBehavior = '';
    // A block whose file is still on its way brings it, or comes in above it.
    return hash && isGrowing()
      ? whileGrowing(() => {
          find();
          return true;
        })
      : undefined;
  }, [hash, key]);

  useEffect(() => {
    const wanted = readPositions()[key];
    if (type !== 'POP' || hash || wanted === undefined) {
      restoring = false;
      // Scrolled before this could listen: while the page was still being hydrated, or by ScrollRestoration.
      remember();
      return;
    }
    return whileGrowing(
      () => {
        if (Math.abs(scrollY - wanted) > 1) scrollTo(0, wanted);
        return Math.abs(scrollY - wanted) <= 1;
      },
      () => {
        restoring = false;
      },
    );
  }, [hash, key, type]);

  useEffect(() => {
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', savePositions);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', savePositions);
    };
  }, []);
}
