/** Which products a browser compares: ids in a cookie that its pages read too, and in the address of the comparison. */
import { comparedCookie } from './compared-cookie.ts';

export const mostCompared = 4;

const isId = (id: string) => /^[A-Za-z0-9_-]{1,80}$/.test(id);

/** Each id once, at most four. */
export const comparedIds = (ids: readonly string[]): string[] =>
  [...new Set(ids.filter(isId))].slice(0, mostCompared);

/** What a cookie header, or document.cookie, says. */
export function readCompared(cookies: string): string[] {
  const own = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${comparedCookie}=`));
  return comparedIds((own ?? '').slice(comparedCookie.length + 1).split('.'));
}

const monthSeconds = 30 * 24 * 60 * 60;

/** The cookie as it is set, for a month; gone when nothing is compared. */
export const comparedCookieOf = (ids: readonly string[]): string =>
  `${comparedCookie}=${ids.join('.')}; Path=/; Max-Age=${ids.length > 0 ? monthSeconds : 0}; SameSite=Lax`;

export const compareHref = (ids: readonly string[], isDifferent = false): string =>
  `/compare${ids.length > 0 ? `?ids=${ids.join(',')}${isDifferent ? '&differences=1' : ''}` : ''}`;
