import { createContext, type ReactElement } from 'react';

/**
 * On the server: the HTML of an element, from memory when it was made before of equal `from`; null when it has to be
 * rendered in its place. Called while a component renders. It may use the address, as far as `from` holds it, and
 * nothing else that is not in `from`: no person, no clock (docs/decisions/0043-markup-memory.md).
 */
export type UseMarkup = (from: unknown, element: () => ReactElement) => string | null;

/** null in the browser, and where nobody remembers. */
export const MarkupMemory = createContext<UseMarkup | null>(null);
