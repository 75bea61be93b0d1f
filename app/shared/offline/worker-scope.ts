/** The part of a service worker's scope that ours uses: TypeScript's own types of it do not go with those of pages. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
export type WorkerScope = {
  location: Location;
  caches: CacheStorage;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & MessageEvent) => void): void;
};
