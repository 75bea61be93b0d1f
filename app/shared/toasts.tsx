/**
 * Short messages that go by themselves, one after the other and none twice (docs/product.md#toasts). The library
 * comes with the first of them (docs/traps.md#javascript-budget).
 */
import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** ms a toast stays (docs/product.md#toasts). */
export const toastDurations = { standard: 5000, plain: 2500, productAdded: 3000, totalDown: 10_000 } as const;

type Kind = 'info' | 'success' | 'error';
export type ToastOptions = {
  kind?: Kind;
  duration?: number;
  /** What can be done about it. */
  link?: { href: string; label: string };
  action?: { label: string; onPress: () => void };
};

let Host: ComponentType | null = null;
const listeners = new Set<() => void>();

/** In the browser only. Without a kind it is a plain text toast. */
export async function showToast(
  message: string,
  { kind, duration, link, action }: ToastOptions = {},
): Promise<void> {
  const host = await import('./toast-host.tsx').catch(() => null);
  // Without a line its file does not come; the page says that it is offline.
  if (!host) return;
  if (!Host) {
    Host = host.ToastHost;
    for (const listener of listeners) listener();
  }
  host.show(message, {
    kind: kind ?? 'default',
    duration: duration ?? (kind ? toastDurations.standard : toastDurations.plain),
    ...(link ? { link } : {}),
    ...(action ? { action } : {}),
  });
}

/** Takes a message away that does not hold any more. */
export async function dropToast(message: string): Promise<void> {
  if (Host) (await import('./toast-host.tsx')).drop(message);
}

/** Where toasts appear; nothing until there is one. */
export function Toasts() {
  const [Current, setCurrent] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Not at once: a greeting may come while the page's blocks are still hydrating.
    const listener = () => startTransition(() => setCurrent(() => Host));
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return Current ? <Current /> : null;
}
