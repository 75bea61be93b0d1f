/**
 * Short messages that go by themselves, one after the other and none twice (SPEC 4, RESOLUTIONS 40). The library
 * comes with the first of them (TRAPS, "JavaScript budget").
 */
import { type ComponentType, useSyncExternalStore } from 'react';

/** ms a toast stays (SPEC 9). */
export const toastDurations = { standard: 5000, plain: 2500, productAdded: 3000, totalDown: 10_000 } as const;

type Kind = 'info' | 'success' | 'error';
export type ToastOptions = { kind?: Kind; duration?: number };

let Host: ComponentType | null = null;
const listeners = new Set<() => void>();

/** In the browser only. Without a kind it is a plain text toast. */
export async function showToast(message: string, { kind, duration }: ToastOptions = {}): Promise<void> {
  const host = await import('./toast-host.tsx');
  if (!Host) {
    Host = host.ToastHost;
    for (const listener of listeners) listener();
  }
  host.show(message, kind ?? 'info', duration ?? (kind ? toastDurations.standard : toastDurations.plain));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Where toasts appear; nothing until there is one. */
export function Toasts() {
  const Current = useSyncExternalStore(
    subscribe,
    () => Host,
    () => null,
  );
  return Current ? <Current /> : null;
}
