/**
 * Loads and forms that do not reach the store: they wait and go on instead of taking the page away
 * (docs/decisions/0033-navigation-that-fails.md).
 */

import { isReadable } from './offline/saved-page.ts';

/** `unreachable`: no answer though the browser has a line; `fault`: the store answered that it failed. */
export type Trouble = 'offline' | 'unreachable' | 'fault' | 'slow';

type Wait = { trouble: Trouble /** Missing where only patience helps. */; retry?: () => void };
type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

declare global {
  interface Window {
    /** Remix's own import of a route's file calls this one (remix.config.js). */
    importRoute?: (path: string) => Promise<unknown>;
  }
}

/** ms without an answer until the person is told. */
const slowAfter = 8000;
const firstRetry = 1000;
const longestRetry = 30_000;
/** A fault of the store is not asked for again and again: after these, the person asks. */
const mostFaults = 3;

let waits: readonly Wait[] = [];
const listeners = new Set<() => void>();

function tell(next: readonly Wait[]): void {
  waits = next;
  for (const listener of listeners) listener();
}

function beginWait(wait: Wait): () => void {
  tell([...waits, wait]);
  return () => tell(waits.filter((one) => one !== wait));
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What the newest of the waiting loads waits for; null when all is well. */
export const readTrouble = (): Trouble | null =>
  waits.at(-1)?.trouble ?? (navigator.onLine ? null : 'offline');
export const canRetry = (): boolean => waits.some(({ retry }) => retry);
export const retryAll = (): void => {
  for (const { retry } of waits) retry?.();
};

/** Resolves when it is time to try again. Rejects with the signal's reason when nobody wants it any more. */
async function turn(trouble: Trouble, delay: number, signal: AbortSignal | null): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => () => {
      removeEventListener('online', retry);
      signal?.removeEventListener('abort', stop);
      clearTimeout(timer);
      over();
      finish();
    };
    const retry = end(resolve);
    const stop = end(() => reject(signal?.reason));
    const over = beginWait({ trouble, retry });
    if (Number.isFinite(delay)) addEventListener('online', retry);
    const timer = delay <= longestRetry ? setTimeout(retry, delay) : undefined;
    signal?.addEventListener('abort', stop);
  });
}

/** One try: its answer, or what is wrong. Throws when the caller gave it up. */
async function attempt(
  send: Send,
  url: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response | Trouble> {
  const { signal } = init;
  const isRead = (init.method ?? 'GET') === 'GET';
  const own = new AbortController();
  const follow = () => own.abort(signal?.reason);
  signal?.addEventListener('abort', follow);
  if (signal?.aborted) follow();
  let over: (() => void) | undefined;
  let isAgain = false;
  const again = () => {
    isAgain = true;
    own.abort();
  };
  const timer = setTimeout(() => {
    over = beginWait(isRead ? { trouble: 'slow', retry: again } : { trouble: 'slow' });
  }, slowAfter);
  try {
    const response = await send(url, { ...init, signal: own.signal });
    if (!isRead) return response;
    if (response.status >= 500) return 'fault';
    // Read to its end here: a line that breaks in the middle is tried again too.
    return response.status === 200 ? new Response(await response.arrayBuffer(), response) : response;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (isAgain) return 'slow';
    return navigator.onLine ? 'unreachable' : 'offline';
  } finally {
    clearTimeout(timer);
    over?.();
    signal?.removeEventListener('abort', follow);
  }
}

/** ms until the next try; Infinity when only the person decides. */
function delayOf(trouble: Trouble, tries: number): number {
  if (trouble === 'slow') return 0;
  // The browser says when it is online again.
  if (trouble === 'offline') return longestRetry + 1;
  if (trouble === 'fault' && tries >= mostFaults) return longestRetry + 1;
  return Math.min(firstRetry * 2 ** tries, longestRetry);
}

/** A fetch() that ends with an answer or with its caller's signal, never because the store could not be reached. */
export async function patientFetch(
  send: Send,
  url: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const isRead = (init.method ?? 'GET') === 'GET';
  for (let tries = 0; ; tries++) {
    // A form that never left the browser may be sent by itself later; of another one nobody knows whether it arrived.
    const stays = !navigator.onLine;
    const answer = await attempt(send, url, init);
    if (typeof answer !== 'string') return answer;
    const delay = isRead || stays ? delayOf(answer, tries) : Number.POSITIVE_INFINITY;
    await turn(answer, delay, init.signal ?? null);
  }
}

/** Goes on at once, or when there is a line again. */
export function whenOnline(go: () => void): void {
  if (navigator.onLine) go();
  else void turn('offline', longestRetry + 1, null).then(() => whenOnline(go));
}

/**
 * A link or form that leaves the document would leave it for the browser's own error page: it waits too, unless the page
 * was saved.
 */
export function holdLeaving(): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (navigator.onLine || event.defaultPrevented || !isPlain || !link || link.target) return;
    const isHere = link.pathname + link.search === location.pathname + location.search && link.hash;
    if (link.origin !== location.origin || link.download || isHere) return;
    event.preventDefault();
    const go = () => location.assign(link.href);
    void isReadable(link.href).then((isThere) => (isThere ? go() : whenOnline(go)));
  };
  const submit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (navigator.onLine || event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    whenOnline(() => form.isConnected && form.requestSubmit(submitter));
  };
  // After React's own listeners, which stand at the document.
  addEventListener('click', click);
  addEventListener('submit', submit);
  return () => {
    removeEventListener('click', click);
    removeEventListener('submit', submit);
  };
}
