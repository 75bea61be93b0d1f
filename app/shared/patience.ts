/**
 * Waiting for a store that is out of reach (docs/decisions/0033-navigation-that-fails.md). Its code comes with the first
 * touch of a page, or some seconds after the page: what is only read loads none of it.
 */
type Patience = typeof import('./connection-notice.tsx') & typeof import('./connection.ts');

/** ms after which it comes for who has touched nothing yet. */
const quietFor = 5000;
const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

let patience: Promise<Patience> | undefined;

/** Rejects where its file does not come; the next call asks again. */
export function loadPatience(): Promise<Patience> {
  patience ??= Promise.all([import('./connection.ts'), import('./connection-notice.tsx')])
    .then(([connection, notice]) => ({ ...connection, ...notice }))
    .catch((error) => {
      patience = undefined;
      throw error;
    });
  return patience;
}

/** Calls back once, at the first touch or after a while. */
export function onFirstTouch(touched: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, once, true);
  };
  const once = () => {
    stop();
    touched();
  };
  const timer = setTimeout(once, quietFor);
  for (const touch of touches) addEventListener(touch, once, { capture: true, passive: true });
  return stop;
}

/** Goes on at once, or when there is a line again. */
export function whenOnline(go: () => void): void {
  if (navigator.onLine) go();
  else loadPatience().then((loaded) => loaded.whenOnline(go), go);
}

const isRouteData = (url: URL) => url.origin === location.origin && url.pathname.endsWith('.data');

/** From here on a page's data and its files wait for the store. Once, before there is a router. */
export function bePatient(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (!(input instanceof URL && isRouteData(input))) return send(input, init);
    const loaded = await loadPatience().catch(() => null);
    return loaded ? loaded.patientFetch(send, input, init) : send(input, init);
  };
  window.importRoute = async (path) => {
    try {
      return await import(/* @vite-ignore */ path);
    } catch {
      const { patientFetch } = await loadPatience();
      // A file that is gone since the shop was built anew answers 404, and Remix loads the page again.
      await patientFetch(send, path);
      return import(/* @vite-ignore */ path);
    }
  };
}
