/** What kind of failure a page shows, and what the browser's tab says of it. */
import { isRouteErrorResponse } from '@remix-run/react';
import * as m from '#messages';

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What was there was taken away for good. */
export const isGone = (error: unknown) => isRouteErrorResponse(error) && error.status === 410;

/** The address asks for what cannot be: a page number of letters, a broken character. */
export const isBadAddress = (error: unknown) => isRouteErrorResponse(error) && error.status === 400;

/** For the browser's tab. */
export function errorTitle(error: unknown): string {
  if (isGone(error)) return m.error_gone_title();
  if (isBadAddress(error)) return m.error_address_title();
  return isNotFound(error) ? m.error_not_found_title() : m.error_page_title();
}
