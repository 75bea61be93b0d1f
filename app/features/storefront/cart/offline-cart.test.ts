// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { CartClient, type CartSave } from './cart-client.ts';
import { summaryOf } from './cart-summary.ts';
import { keepLeftover } from './cart-transport.ts';
import { keepOffline } from './offline-cart.ts';

const cart = { _id: 'cart', version: 3, merged: 0, count: 2, items: [{ _id: 'l', sku: 'A', quantity: 2 }] };
const add = { kind: 'add', n: 1, sku: 'B', quantity: 1, times: 1, exact: false, note: '' } as const;

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop's own code reads it.
  document.cookie = cookie;
}

/** Cookies as a page of that person has them; null for a browser that has none. */
function be(person: string | null): void {
  for (const name of ['standing', 'visitor']) setCookie(`${name}=; Max-Age=0`);
  if (person !== null) setCookie('visitor=1');
  if (person) setCookie(`standing=${person}`);
  window.loadedCookie = document.cookie;
}

let stops: (() => void)[] = [];
const send = async () => ({ ok: false, message: '', reason: 'retry' }) as const;

function openPage({ saved = false } = {}): CartClient {
  if (saved) document.documentElement.dataset.savedAt = '';
  else delete document.documentElement.dataset.savedAt;
  const client = new CartClient(send, { client: `page-${Math.random()}`, keep: keepLeftover });
  stops.push(keepOffline(client));
  return client;
}

/** Lets go of what waits for nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The pages are closed, and with them what their tab remembers. */
function closeAll(): void {
  for (const stop of stops) stop();
  stops = [];
  sessionStorage.clear();
}

beforeEach(() => {
  vi.stubGlobal('navigator', {
    onLine: false,
    locks: {
      request: async (_: string, options: unknown, work?: (lock: object) => unknown) =>
        work ? work({}) : (options as () => unknown)(),
    },
  });
});
afterEach(() => {
  closeAll();
  localStorage.clear();
  be(null);
  delete document.documentElement.dataset.savedAt;
  vi.unstubAllGlobals();
});

async function leaveCart(person: string): Promise<void> {
  be(person);
  const client = openPage();
  client.adopt(summaryOf(cart as unknown as Cart), cart as unknown as Cart);
  await settle();
  closeAll();
}

test('a saved page shows the last cart of the person who is here', async () => {
  await leaveCart('');
  const client = openPage({ saved: true });
  await settle();
  expect(client.view().cart).toEqual(cart);
});

test('a cart is never shown to somebody else, and is dropped when somebody else is here', async () => {
  await leaveCart('first');
  for (const person of ['second', '', null]) {
    be(person);
    const client = openPage({ saved: true });
    await settle();
    expect(client.view().cart).toBeNull();
    closeAll();
  }
  expect(JSON.stringify({ ...localStorage })).not.toContain('"A"');
});

test('a page of somebody who left in another tab writes nothing for the next one', async () => {
  be('first');
  const client = openPage();
  await settle();
  setCookie('standing=; Max-Age=0');
  client.adopt(summaryOf(cart as unknown as Cart), cart as unknown as Cart);
  void client.add('SECRET');
  await settle();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/"A"|SECRET/);
});

test('edits of a window that is closed are taken over by the next, of the same person alone', async () => {
  const saves: CartSave[] = [{ client: 'a-closed-window', cart: null, list: [add] }];
  const leave = (person: string) =>
    localStorage.setItem('offline-cart-edits:closed', JSON.stringify({ person, saves }));
  be('');
  leave('first');
  const other = openPage();
  await settle();
  expect(other.view().edits).toEqual([]);
  expect(localStorage.getItem('offline-cart-edits:closed')).toBeNull();
  closeAll();
  leave('');
  const client = openPage();
  await settle();
  expect(client.view().edits).toEqual([add]);
  expect(JSON.stringify({ ...localStorage })).toContain('a-closed-window');
});
