import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page listens: a form's `noValidate` when its errors are our own sentences. The browser's bubbles would come
 * first then; without a script they are what there is, and nothing that was typed or attached goes away.
 */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
