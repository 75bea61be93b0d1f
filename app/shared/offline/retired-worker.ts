/** A worker that takes its predecessors back: drops what they saved and leaves (docs/decisions/0065-offline.md). */
import { cachePrefix } from './rules.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await self.caches.keys())
        if (name.startsWith(cachePrefix)) await self.caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});

// A page that registers while another one is still open takes the leaving back: with what it tells, it is left anew.
self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()));
