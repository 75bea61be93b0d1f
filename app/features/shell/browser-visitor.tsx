/** On a page that was made for everybody, asks for this visitor's cart; only when a cookie says that there is one. */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useCartClient } from '#app/features/cart/cart-state.tsx';
import type { loader } from '#app/routes/me.ts';

const hasCart = () => /(?:^|;\s*)visitor=1(?:;|$)/.test(document.cookie);

export function BrowserVisitor({ known, personal }: { known: boolean; personal: boolean }) {
  const cart = useCartClient();
  const { load, data } = useFetcher<typeof loader>({ key: 'me' });
  const asked = useRef(known);
  useEffect(() => {
    if (asked.current || !hasCart()) return;
    asked.current = true;
    load('/me');
  }, [load]);
  useEffect(() => {
    if (data?.cart) cart.adopt(data.cart);
  }, [cart, data]);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      // Back must show neither the previous person nor an old cart (TRAPS 7).
      if (personal) location.reload();
      else if (hasCart()) load('/me');
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [load, personal]);
  return null;
}
