/**
 * Who is here, as every part of the page knows it. A page that was made for many begins without it and asks by one small
 * call, where a cookie says that there is somebody (docs/architecture.md#speed); the filters come with it
 * (docs/product.md#start).
 */
import { useFetcher, useLocation, useRevalidator } from '@remix-run/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import { hasVisitorCookie } from '#app/features/storefront/cart/cart-transport.ts';
import { sessionUserId } from '#app/shared/session-keys.ts';
import { startFilters } from '#app/shared/start-filters.ts';
import { SessionMarks } from './session-marks.tsx';
import type { readVisitor, Shell } from './shell.server.ts';
import {
  hasTyped,
  isGuestPage,
  isLeaving,
  knowWarehouse,
  onPerhapsMoved,
  takeStanding,
  watchTyping,
  whatMoved,
} from './standing.ts';

type Visitor = Pick<Shell, 'profile' | 'audience'>;
const VisitorContext = createContext<Visitor>({ profile: null, audience: 'guest' });

/** Whether the page came with the visitor's own part. */
const isOwn = ({ cart, profile }: Shell) => cart !== null || profile !== null;

/** Pages that go by the cart's warehouse, whatever the shop's is: a change of it is theirs to say. */
const hasOwnWarehouse = (path: string) => /^\/checkout(?:\/|$)/.test(path);

/** Calls back when the browser has nothing else to do, as parts of the page to hydrate; not every browser says so. */
const whenSettled = (go: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go, 1000);

/**
 * Keeps the page of one person and one warehouse. Another person's page is loaded anew, at once where somebody was logged
 * in; a guest who was typing keeps the page until they go on. Of a warehouse the page's data is enough.
 */
function useStanding(shell: Shell): void {
  const { pathname, search } = useLocation();
  const cart = useCartClient();
  const { revalidate } = useRevalidator();
  const isFirst = useRef(true);
  const isBeginning = useRef(true);
  const loadAgain = () => {
    if (!isGuestPage()) {
      // What a person had not saved yet must not go into the next one's cart, nor their name stand over the next page.
      cart.forget();
      document.documentElement.style.visibility = 'hidden';
    }
    location.reload();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the shell came anew.
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      knowWarehouse(shell.warehouse._id);
    } else if (whatMoved() === 'person') loadAgain();
    else takeStanding(shell.warehouse._id);
  }, [shell]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page, too, but not where it is only scrolled.
  useEffect(() => {
    const goOn = (isAsked: boolean) => {
      const moved = whatMoved();
      if (moved === 'person' && (isAsked || !isGuestPage() || !hasTyped())) loadAgain();
      if (moved !== 'warehouse' || hasOwnWarehouse(pathname)) return;
      // What is still being hydrated must not be disturbed, nor what was typed meanwhile be lost.
      if (!isBeginning.current) revalidate();
      else if (hasTyped()) whenSettled(revalidate);
      else location.reload();
    };
    if (!(isBeginning.current && isLeaving())) goOn(!isBeginning.current);
    isBeginning.current = false;
    return onPerhapsMoved(() => goOn(false));
  }, [pathname, search, revalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew on each page.
  useEffect(watchTyping, [pathname, search]);
}

export function VisitorProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  const cart = useCartClient();
  const { load, data } = useFetcher<typeof readVisitor>({ key: 'me' });
  const restored = useRef(false);
  /** Of the cart, when `data` was asked for. */
  const asked = useRef(0);
  const { audience } = shell;
  const own = isOwn(shell);
  useStanding(shell);
  useEffect(() => {
    sessionUserId();
    void startFilters();
  }, []);
  const ask = useCallback(() => {
    asked.current = cart.answered();
    load('/me');
  }, [cart, load]);
  useEffect(() => {
    if (!isOwn(shell) && hasVisitorCookie()) ask();
  }, [ask, shell]);
  useEffect(() => {
    if (!data) return;
    // Made for others than who is here now: an ended session, new trade prices, a guest's page before a login.
    if (data.audience !== audience && (audience !== 'guest' || restored.current)) location.reload();
    else if (data.cart) cart.adopt(data.cart, null, asked.current);
  }, [cart, data, audience]);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      restored.current = true;
      // Back must show neither the previous person nor an old cart (docs/traps.md#leaving-nothing-behind).
      if (audience !== 'guest') location.reload();
      else if (hasVisitorCookie()) ask();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [ask, audience]);
  const answer = own ? undefined : data;
  const profile = shell.profile ?? answer?.profile ?? null;
  const ended = shell.ended || answer?.ended === true;
  const visitor = useMemo(() => ({ profile, audience }), [profile, audience]);
  return (
    <VisitorContext.Provider value={visitor}>
      <SessionMarks profile={profile} ended={ended} />
      {children}
    </VisitorContext.Provider>
  );
}

export const useVisitor = () => useContext(VisitorContext);
