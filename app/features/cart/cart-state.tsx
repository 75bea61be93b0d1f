/** The cart everywhere on the page: what the server answered last, and what is being changed. */
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import * as m from '#messages';
import { type CartAnswer, CartClient, type CartView } from './cart-client.ts';
import type { CartSummary } from './cart-summary.ts';

const CartContext = createContext<CartClient | null>(null);

async function sendToServer(fields: Record<string, string>): Promise<CartAnswer> {
  try {
    const response = await fetch('/cart/lines', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
      // A page that is being left must not take the save with it (RESOLUTIONS 34).
      keepalive: true,
    });
    return (await response.json()) as CartAnswer;
  } catch {
    return { ok: false, message: m.cart_not_reached() };
  }
}

/** `summary` is null on a page that was made for everybody: then one small call asks for this visitor's. */
export function CartProvider({ summary, children }: { summary: CartSummary | null; children: ReactNode }) {
  const [client] = useState(() => new CartClient(sendToServer, summary ?? undefined));
  useEffect(() => {
    if (summary) client.adopt(summary);
  }, [client, summary]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void client.flush();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [client]);
  return <CartContext.Provider value={client}>{children}</CartContext.Provider>;
}

export function useCartClient(): CartClient {
  const client = useContext(CartContext);
  if (!client) throw new Error('The cart needs <CartProvider>');
  return client;
}

export function useCart(): CartView {
  const client = useCartClient();
  return useSyncExternalStore(client.subscribe, client.view, client.view);
}
