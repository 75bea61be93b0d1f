/**
 * What may happen while a page is only beginning. Back or forward: the browser changes the address at once and keeps the
 * document, and nobody may listen yet; the page must not stay at an address that is another's. A navigation: it must
 * not disturb the blocks that React has still to hydrate.
 */

import { UNSAFE_RemixContext as RemixContext, useLocation, useRevalidator } from '@remix-run/react';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { inLanguage } from '#schemas/domain/platform/language.ts';

declare global {
  interface Window {
    loadedUrl?: string;
    left?: boolean;
  }
}

const here = () => location.pathname + location.search;

/**
 * Inline, in the head: the address that this document was loaded for, and whether back or forward was pressed since.
 * Others change the address too, browser extensions for one; they must not load the page again and again.
 */
export const noteLoadedUrl =
  "loadedUrl=location.pathname+location.search;addEventListener('popstate',()=>{left=true},{once:true})";

/** Before hydration: Remix would hydrate one page with the data of another. Says whether the page is loaded again. */
export function reloadWhenLeft(): boolean {
  const left = window.left === true && window.loadedUrl !== here();
  if (left) location.reload();
  return left;
}

/** After hydration: the router has gone along, but tells nobody again who did not listen yet when it did. */
export function useEarlyNavigation(): void {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when everything listens.
  useEffect(() => {
    if (inLanguage(pathname + search) !== here()) revalidate();
  }, []);
}

/**
 * Remix makes a new context at each navigation, of the same parts, and outside of a transition: React would give up
 * what the server rendered of every block that isn't hydrated yet (its errors 421 and 345), and render each link again.
 */
export function SteadyRemixContext({ children }: { children: ReactNode }) {
  const given = useContext(RemixContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its parts, not the object that holds them.
  const steady = useMemo(() => given, Object.values(given ?? {}));
  return <RemixContext.Provider value={steady}>{children}</RemixContext.Provider>;
}
