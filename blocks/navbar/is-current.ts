/** Whether a bar's link leads to the page that is shown, or to one above it. Every search is at one address: never. */
export const isCurrent = (to: string, pathname: string): boolean =>
  to !== '/' && to !== '/search' && (pathname === to || pathname.startsWith(`${to}/`));
