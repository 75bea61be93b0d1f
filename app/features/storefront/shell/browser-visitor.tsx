/**
 * What a page begins with beside itself: the filters, and, on one that was made for everybody, this visitor's cart where
 * a cookie says that there is one (docs/product.md#start).
 */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import { hasVisitorCookie } from '#app/features/storefront/cart/cart-transport.ts';
import { sessionUserId } from '#app/shared/session-keys.ts';
import { startFilters } from '#app/shared/start-filters.ts';
import type { readVisitor } from './shell.server.ts';

export function BrowserVisitor({ known, personal }: { known: boolean; personal: boolean }) {
  const cart = useCartClient();
  const { load, data } = useFetcher<typeof readVisitor>({ key: 'me' });
  const asked = useRef(known);
  const restored = useRef(false);
  useEffect(() => {
    sessionUserId();
    void startFilters();
  }, []);
  useEffect(() => {
    if (asked.current || !hasVisitorCookie()) return;
    asked.current = true;
    load('/me');
  }, [load]);
  useEffect(() => {
    // A guest's page that came back after its visitor logged in says "Log in" beside the account's cart.
    if (data?.profile && !personal && restored.current) location.reload();
    else if (data?.cart) cart.adopt(data.cart);
  }, [cart, data, personal]);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      restored.current = true;
      // Back must show neither the previous person nor an old cart (docs/traps.md#leaving-nothing-behind).
      if (personal) location.reload();
      else if (hasVisitorCookie()) load('/me');
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [load, personal]);
  return null;
}
