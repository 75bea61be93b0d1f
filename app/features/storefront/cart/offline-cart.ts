/**
 * The cart without a connection: the last one that the server answered, and the edits that are not sent, kept on this
 * device for the person who is here (docs/decisions/0065-offline.md). Its code comes with the first touch of a page.
 */
import { forgetOthers, offlineCartPrefix, personHere, personOfPage } from '#app/shared/offline/register.ts';
import { beforeReload, savedAt } from '#app/shared/offline/saved-page.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { CartClient, CartSave } from './cart-client.ts';
import { summaryOf } from './cart-summary.ts';
import { fetchCart, hasVisitorCookie, readLeftover } from './cart-transport.ts';
import { noteSent } from './sent-edits.ts';

const copyKey = `${offlineCartPrefix}-copy`;
/** One for each tab with unsent edits; a tab that is closed leaves its own behind. */
const editsPrefix = `${offlineCartPrefix}-edits:`;

type Copy = { person: string; cart: Cart };
type Edits = { person: string; saves: CartSave[] };

function read<T extends { person: string }>(key: string): T | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
    return kept?.person === personHere() ? kept : null;
  } catch {
    return null;
  }
}

/** Nothing is written on a page of somebody who left in another tab: it would be taken for the next person's. */
function write(key: string, value: Copy | Edits | null): void {
  try {
    if (value && value.person !== personHere()) return;
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // No storage, or none left: then the cart is not there offline.
  }
}

/** The copy belongs to a cookie: without one this browser has no cart any more. */
const readCopy = (): Cart | null => (hasVisitorCookie() ? (read<Copy>(copyKey)?.cart ?? null) : null);

/** Shows the copy where the page has no cart of its own. */
function showCopy(client: CartClient): void {
  const { cart, summary } = client.view();
  const copy = readCopy();
  if (cart || !copy || (summary.id !== null && summary.id !== copy._id)) return;
  if (summary.version > copy.version) return;
  client.adopt(summaryOf(copy), copy);
}

/** A page that only knows how many there are asks once for what they are. */
async function refreshCopy(client: CartClient): Promise<void> {
  const { cart, summary } = client.view();
  if (cart || summary.id === null || !navigator.onLine) return;
  const copy = readCopy();
  if (copy?._id === summary.id && copy.version >= summary.version) return;
  const asked = client.answered();
  const fresh = await fetchCart();
  if (fresh) client.adopt(summaryOf(fresh), fresh, asked);
}

/** A page that is loaded again finds its own edits twice: in its tab, and here as a closed tab's. */
const isNews =
  (known: readonly CartSave[]) =>
  ({ client, list }: CartSave) =>
    !known.some((save) => save.client === client && (save.list.at(-1)?.n ?? 0) >= (list.at(-1)?.n ?? 0));

/** Takes over the edits of tabs that are closed. A tab that has some holds a lock of their name. */
async function inheritEdits(client: CartClient, own: string): Promise<void> {
  if (!navigator.locks) return;
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(editsPrefix) || key === own) continue;
    await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const edits = read<Edits>(key);
      // This tab keeps them from here on, before the other place is emptied.
      if (edits) client.inherit(edits.saves.filter(isNews(readLeftover())));
      localStorage.removeItem(key);
    });
  }
}

const tabId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

/** Keeps the cart and its edits from now on; what is returned ends that. */
export function keepOffline(client: CartClient): () => void {
  const own = `${editsPrefix}${tabId()}`;
  let release: (() => void) | null = null;
  let written: Cart | null = null;
  let wasUnsent = false;
  const keepEdits = () => {
    const saves = readLeftover();
    write(own, saves.length > 0 ? { person: personOfPage(), saves } : null);
    if (saves.length === 0) {
      release?.();
      release = null;
    } else if (!release && navigator.locks) {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      void navigator.locks.request(own, () => held);
    }
  };
  const keep = () => {
    const { cart, pending, unsaved, error } = client.view();
    keepEdits();
    if (cart && cart !== written) {
      written = cart;
      write(copyKey, { person: personOfPage(), cart });
    }
    wasUnsent ||= unsaved;
    if (wasUnsent && !pending) {
      wasUnsent = false;
      if (error === null) noteSent();
    } else if (pending && !wasUnsent) noteSent(null);
    void refreshCopy(client);
  };
  const lost = () => showCopy(client);
  const begin = async () => {
    await forgetOthers();
    if (savedAt() !== null || !navigator.onLine) showCopy(client);
    keep();
    await inheritEdits(client, own).catch(() => undefined);
  };
  const flush = () => client.flush();
  const stop = client.subscribe(keep);
  addEventListener('offline', lost);
  beforeReload.add(flush);
  void begin();
  return () => {
    stop();
    removeEventListener('offline', lost);
    beforeReload.delete(flush);
    release?.();
  };
}
