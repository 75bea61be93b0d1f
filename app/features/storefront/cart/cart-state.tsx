/** The cart everywhere on the page: what the server answered last, and what is being changed. */

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { onFirstTouch, whenOnline } from '#app/shared/patience.ts';
import { isSavedPage } from '#app/shared/saved-mark.ts';
import { pathOf } from '#schemas/domain/platform/language.ts';
import { CartClient, type CartView } from './cart-client.ts';
import { type CartSummary, summaryOf } from './cart-summary.ts';
import {
  type CartNews,
  fetchCart,
  hasVisitorCookie,
  keepLeftover,
  openChannel,
  readLeftover,
  sendSave,
} from './cart-transport.ts';

export const CartContext = createContext<CartClient | null>(null);

/** Of the document's one channel; set while it is open. */
let channel: ReturnType<typeof openChannel> | null = null;

/** Tells other tabs that a form has changed the cart, or which one is current: they ask for it. */
export const tellCartChanged = () => channel?.tell({ cart: null });

function createCartClient(summary: CartSummary | null): CartClient {
  // On the server nothing is ever sent.
  if (typeof window === 'undefined') {
    return new CartClient(sendSave, { client: 'server', summary: summary ?? undefined });
  }
  return new CartClient(sendSave, {
    client: crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-'),
    summary: summary ?? undefined,
    leftover: readLeftover(),
    keep: keepLeftover,
    tell: (cart) => channel?.tell({ cart }),
  });
}

/** Asks the server for the current cart. */
export async function loadCart(client: CartClient): Promise<void> {
  const asked = client.answered();
  const cart = hasVisitorCookie() ? await fetchCart() : null;
  if (cart !== undefined) client.adopt(summaryOf(cart), cart, asked);
}

/** Forms that end or begin a session wait until the cart is saved (docs/product.md#saving-the-cart). */
const sessionForms = /^\/(?:login|logout|register|trade-register|addtt3|warehouse)\/?$/;

const actionOf = (form: HTMLFormElement) => pathOf(new URL(form.action, location.href));

/** True when nothing needs to be saved first; else it saves, and goes on by itself. */
function holdUntilSaved(event: Event, client: CartClient, goOn: () => void): void {
  if (event.defaultPrevented || !client.view().pending) return;
  event.preventDefault();
  event.stopPropagation();
  // Also when it could not be saved: it is kept for the next page of this tab, unless somebody logs out.
  void client.flush().then(goOn);
}

function watchLeaving(client: CartClient): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') client.part();
  };
  const leave = () => client.part();
  const online = () => void client.flush();
  let going = false;
  const submit = (event: SubmitEvent) => {
    const form = event.target;
    if (going || !(form instanceof HTMLFormElement)) return;
    if (!sessionForms.test(actionOf(form))) return;
    const { submitter } = event;
    const logout = /^\/logout\/?$/.test(actionOf(form));
    holdUntilSaved(event, client, () => {
      if (logout) client.forget();
      going = true;
      form.requestSubmit(submitter);
      going = false;
    });
  };
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (link.origin !== location.origin || !/^\/checkout(?:\/|$)/.test(pathOf(link))) return;
    holdUntilSaved(event, client, () => whenOnline(() => location.assign(link.href)));
  };
  addEventListener('pagehide', leave);
  addEventListener('online', online);
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('submit', submit, true);
  document.addEventListener('click', click, true);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('online', online);
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('submit', submit, true);
    document.removeEventListener('click', click, true);
  };
}

/** What the cart is without a connection comes with the first touch, or with a page that was saved. */
function watchOffline(client: CartClient): () => void {
  let stop = () => {};
  let isOver = false;
  const begin = () => {
    import('./offline-cart.ts').then(
      ({ keepOffline }) => {
        if (!isOver) stop = keepOffline(client);
      },
      () => undefined,
    );
  };
  const cancel = isSavedPage() ? begin() : onFirstTouch(begin);
  return () => {
    isOver = true;
    cancel?.();
    stop();
  };
}

function watchTabs(client: CartClient): () => void {
  const own = openChannel(({ cart }: CartNews) => {
    const known = client.view().summary.id;
    // Another cart than ours: only the server knows which one is current.
    if (cart && (known === null || known === cart._id)) client.adopt(summaryOf(cart), cart);
    else void loadCart(client);
  });
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

/** `summary` is null on a page that was made for everybody: then one small call asks for this visitor's. */
export function CartProvider({ summary, children }: { summary: CartSummary | null; children: ReactNode }) {
  const [client] = useState(() => createCartClient(summary));
  useEffect(() => {
    if (summary) client.adopt(summary);
  }, [client, summary]);
  useEffect(() => watchLeaving(client), [client]);
  useEffect(() => watchTabs(client), [client]);
  useEffect(() => client.start(), [client]);
  useEffect(() => watchOffline(client), [client]);
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
