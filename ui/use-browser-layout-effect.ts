import { useEffect, useLayoutEffect } from 'react';

/** A layout effect, without the server's warning that it has none. */
export const useBrowserLayoutEffect: typeof useLayoutEffect = (effect, given) =>
  (typeof document === 'undefined' ? useEffect : useLayoutEffect)(effect, given);
