/** How many conversations wait, kept true on every page: whoever reads it here is there for visitors (docs/product.md#chat-inbox). */
import { useEffect, useState } from 'react';

const path = '/api/v1/desk/messages?view=mine';
type Answer = { counts: { waiting: number } } | null;
/** ms after a page was opened, and between two reads. */
const firstMs = 2000;
const everyMs = 45_000;

/** `loaded`: as the page came with it. `isOn`: the role answers visitors, and no inbox is open, which knows it by itself. */
export function useWaiting(loaded: number, isOn: boolean): number {
  const [waiting, setWaiting] = useState(loaded);
  useEffect(() => setWaiting(loaded), [loaded]);
  useEffect(() => {
    if (!isOn) return;
    const reading = new AbortController();
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      // Without a line, or after the session, what was read last stands: the next page says so.
      const response = await fetch(path, { signal: reading.signal }).catch(() => null);
      const answer: Answer = response?.ok ? await response.json().catch(() => null) : null;
      if (answer) setWaiting(answer.counts.waiting);
    };
    const timers = [setTimeout(read, firstMs), setInterval(read, everyMs)];
    const stop = () => {
      for (const timer of timers) clearInterval(timer);
      reading.abort();
    };
    // Whoever logs out has no session any more before the next page is there.
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && /\/logout$/.test(target.action)) stop();
    };
    addEventListener('submit', onSubmit);
    return () => {
      removeEventListener('submit', onSubmit);
      stop();
    };
  }, [isOn]);
  return waiting;
}
