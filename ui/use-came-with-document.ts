import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a component came with the document, as the server rendered it, and not by a navigation. The location's `key`
 * does not tell: ScrollRestoration gives the first page one too.
 */
export function useCameWithDocument(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [came] = useState(hydrating);
  return came;
}
