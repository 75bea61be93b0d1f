/** The request's id for the error page: given by the server render, read back from the document while hydrating. */
import { createContext, useContext } from 'react';

const RequestIdContext = createContext<string | null>(null);
export const RequestIdProvider = RequestIdContext.Provider;

/** `null` when a client-side navigation failed: that request's id is in the log alone. */
export function useRequestId(): string | null {
  const given = useContext(RequestIdContext);
  if (given) return given;
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId ?? null;
}
