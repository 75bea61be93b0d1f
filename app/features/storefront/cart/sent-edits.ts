/** When edits that had waited for a connection were sent, for the cart to say. Kept by the tab, over a reload. */
import { useEffect, useState } from 'react';
import { readSession, writeSession } from '#app/shared/session-keys.ts';

const key = 'offline-cart-sent';
const listeners = new Set<() => void>();

/** `at` is null once something else is changed. */
export function noteSent(at: string | null = new Date().toISOString()): void {
  if ((readSession(key) ?? '') === (at ?? '')) return;
  writeSession(key, at ?? '');
  for (const listener of listeners) listener();
}

/** ISO; null where nothing had waited. Read after the page is there: the server knows nothing of it. */
export function useSentAt(): string | null {
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    const listener = () => setAt(readSession(key) || null);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return at;
}
