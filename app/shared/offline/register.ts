/** A page's side of the service worker: registers it, and tells it what a guest has seen. */

import { cookieIn } from '#app/shared/session-keys.ts';
import { pathHere } from '#schemas/domain/platform/language.ts';
import { cacheNames, fileRoleOf, isPersonal, type WorkerMessage } from './rules.ts';
import { savedAt } from './saved-page.ts';

/** Local: who was here when something was saved; empty for a guest. */
const personKey = 'offline-person';
/** Local: the cart and its edits begin so (features/storefront/cart/offline-cart.ts). */
export const offlineCartPrefix = 'offline-cart';

/** ms that files are gathered before the worker hears of them. */
const gatherFor = 500;

/** Who is here by now, and whose page this is: made of the session's token; empty for a guest. */
export const personHere = () => cookieIn(document.cookie, 'standing');
export const personOfPage = () => cookieIn(window.loadedCookie ?? document.cookie, 'standing');

/** Drops everything that was saved for reading offline, and the cart with its unsent edits. */
export async function forgetOffline(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(offlineCartPrefix)) localStorage.removeItem(key);
    await tellWorker({ kind: 'forget' });
    await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.pictures)]);
  } catch {
    // A browser that keeps nothing for us.
  }
}

/** A login or a logout that no form of this browser's told of: in another way, or a session that ended. */
export async function forgetOthers(): Promise<void> {
  try {
    const here = personHere();
    const before = localStorage.getItem(personKey) ?? '';
    if (before === here) return;
    if (here) localStorage.setItem(personKey, here);
    else localStorage.removeItem(personKey);
    await forgetOffline();
  } catch {
    // No storage: nothing was kept either.
  }
}

async function tellWorker(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage(message);
}

let registering: Promise<unknown> | undefined;

const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Registers the worker once, after the page's load; resolves when there is one that runs. */
async function register(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  registering ??= whenLoaded().then(() =>
    navigator.serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' }),
  );
  try {
    // Nothing comes back where registering is forbidden.
    if (!(await registering)) return false;
  } catch {
    // The shop goes on without a worker.
    return false;
  }
  await navigator.serviceWorker.ready;
  return true;
}

const isEmployees = () => /^\/(?:admin|preview)(?:\/|$)/.test(pathHere());

/** From now on the worker hears of this page and of each file that it loads; not of a person's. */
export function tellSeen(): () => void {
  if (isEmployees() || typeof PerformanceObserver === 'undefined') return () => {};
  const files = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOurs = !isPersonal(pathHere()) && savedAt() === null;
  let page: string | null = isOurs ? location.href.replace(/#.*$/, '') : null;
  const tell = async () => {
    await forgetOthers();
    const isGuests = () => personHere() === '' && personOfPage() === '';
    if (!(await register()) || !isGuests() || !navigator.onLine) return;
    const message: WorkerMessage = { kind: 'seen', page, files: [...files] };
    page = null;
    files.clear();
    if (message.page !== null || message.files.length > 0) await tellWorker(message);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), gatherFor);
  };
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name, location.href);
      if (origin === location.origin && fileRoleOf(pathname) !== 'none') files.add(name);
    }
    if (files.size > 0) later();
  });
  observer.observe({ type: 'resource', buffered: true });
  later();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
