/** How the cart's edits leave the browser, and how its tabs hear of each other (docs/product.md#saving-the-cart). */

import { hasCookie } from '#app/shared/session-keys.ts';
import * as m from '#messages';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { CartAnswer, CartSave } from './cart-client.ts';

export const hasVisitorCookie = () => hasCookie('visitor', '1');

/** Browsers take no more than 64 KB in all for requests that outlive their page. */
const keepaliveLimit = 60_000;

async function post(save: CartSave): Promise<CartAnswer> {
  const body = JSON.stringify(save);
  const response = await fetch(inLanguage('/cart/lines'), {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    keepalive: body.length < keepaliveLimit,
  });
  if (response.status >= 500 || response.status === 429) throw new Error(`cart ${response.status}`);
  return (await response.json()) as CartAnswer;
}

/**
 * Saves edits. Before this browser has a guest's cookie its tabs take turns: two first adds at once would make two
 * guests, and one of their carts would be lost.
 */
export async function sendSave(save: CartSave, parting: boolean): Promise<CartAnswer> {
  try {
    if (parting || hasVisitorCookie() || !navigator.locks) return await post(save);
    return await navigator.locks.request('cart', () => post(save));
  } catch {
    return { ok: false, message: m.cart_not_reached(), reason: 'retry' };
  }
}

/** The current cart in full, where a page knows its badge alone; undefined when it could not be read. */
export async function fetchCart(): Promise<Cart | null | undefined> {
  try {
    const response = await fetch(inLanguage('/cart/lines'), { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as { cart: Cart | null }).cart : undefined;
  } catch {
    return undefined;
  }
}

const storageKey = 'cart-unsaved';

/** What the tab's previous pages had not got an answer to, oldest first. */
export function readLeftover(): CartSave[] {
  try {
    const saves: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return (Array.isArray(saves) ? (saves as CartSave[]) : []).filter(
      (save) => Array.isArray(save?.list) && save.list.length > 0,
    );
  } catch {
    return [];
  }
}

export function keepLeftover(saves: readonly CartSave[]): void {
  try {
    if (saves.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(saves));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // No storage, or none left: then a save that fails while the page closes is lost.
  }
}

/** `cart`: saved in a tab, or null when its tab cannot say (another one was chosen, or it is an order now). */
export type CartNews = { cart: Cart | null };

const newsKey = 'cart-news';

/** When a tab of this browser last told something, in ms since 1970. */
function lastNews(): number {
  try {
    return Number(localStorage.getItem(newsKey));
  } catch {
    return 0;
  }
}

function noteNews(): void {
  try {
    localStorage.setItem(newsKey, String(Date.now()));
  } catch {
    // No storage: a tab that is being loaded shows what its server knew.
  }
}

/**
 * Tells this browser's other tabs, and hears them, also what was told while this page was on its way and could not
 * hear; does nothing where there is no such channel.
 */
export function openChannel(onNews: (news: CartNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: (_: CartNews) => {}, close: () => {} };
  const channel = new BroadcastChannel('cart');
  channel.onmessage = ({ data }: MessageEvent<CartNews>) => onNews(data);
  if (lastNews() >= performance.timeOrigin) onNews({ cart: null });
  const tell = (news: CartNews) => {
    noteNews();
    channel.postMessage(news);
  };
  return { tell, close: () => channel.close() };
}
