/**
 * Who is here, as every part of the page knows it. A page that was made for many begins without it and asks by one small
 * call, where a cookie says that there is somebody (docs/architecture.md#speed); the filters come with it
 * (docs/product.md#start).
 */
import { useFetcher } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import { hasVisitorCookie } from '#app/features/storefront/cart/cart-transport.ts';
import { profileKey, sessionUserId } from '#app/shared/session-keys.ts';
import { startFilters } from '#app/shared/start-filters.ts';
import { SessionMarks } from './session-marks.tsx';
import type { readVisitor, Shell } from './shell.server.ts';

type Visitor = Pick<Shell, 'profile' | 'audience'>;
const VisitorContext = createContext<Visitor>({ profile: null, audience: 'guest' });

/** Whether the page came with the visitor's own part. */
const isOwn = ({ cart, profile }: Shell) => cart !== null || profile !== null;

export function VisitorProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  const cart = useCartClient();
  const { load, data } = useFetcher<typeof readVisitor>({ key: 'me' });
  const restored = useRef(false);
  const { audience } = shell;
  const own = isOwn(shell);
  useEffect(() => {
    sessionUserId();
    void startFilters();
  }, []);
  useEffect(() => {
    if (!isOwn(shell) && hasVisitorCookie()) load('/me');
  }, [load, shell]);
  useEffect(() => {
    if (!data) return;
    // Made for others than who is here now: an ended session, new trade prices, a guest's page before a login.
    if (data.audience !== audience && (audience !== 'guest' || restored.current)) location.reload();
    else if (data.cart) cart.adopt(data.cart);
  }, [cart, data, audience]);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      restored.current = true;
      // Back must show neither the previous person nor an old cart (docs/traps.md#leaving-nothing-behind).
      if (audience !== 'guest') location.reload();
      else if (hasVisitorCookie()) load('/me');
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [load, audience]);
  useEffect(() => {
    // Another tab logged out: nothing of that person stays on this one.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === profileKey && newValue === null && audience !== 'guest') location.reload();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [audience]);
  const profile = shell.profile ?? (own ? null : (data?.profile ?? null));
  const ended = shell.ended || (!own && data?.ended === true);
  const visitor = useMemo(() => ({ profile, audience }), [profile, audience]);
  return (
    <VisitorContext.Provider value={visitor}>
      <SessionMarks profile={profile} ended={ended} />
      {children}
    </VisitorContext.Provider>
  );
}

export const useVisitor = () => useContext(VisitorContext);
