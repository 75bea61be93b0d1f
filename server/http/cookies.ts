/** The names of the cookies that server/ looks at, and the little reading of them that it does. */
import { randomBytes } from 'node:crypto';

/** A session, whether or not it is still good: set by the API, httpOnly. */
export const sessionCookie = 'session';
/** A guest with a cart: set by the API, httpOnly. */
export const guestCookie = 'guest';
/** Whose page is open, for its scripts: set by the API with the session. */
export const standingCookie = 'standing';
export const forgetStanding = `${standingCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
/** The chosen warehouse: set by the API. */
export const warehouseCookie = 'warehouse';
/**
 * Set after a POST without JavaScript, so that pages show the cart's state; client script clears it
 * (docs/traps.md#page-cache).
 */
const bypassCookie = 'bypass';
export const setBypass = `${bypassCookie}=1; Path=/; SameSite=Lax; Max-Age=1800`;

const bypass = new RegExp(`(?:^|;)\\s*${bypassCookie}=`);
/** True when the visitor must not get a shared page. */
export const bypasses = (cookies: string) => bypass.test(cookies);

const session = new RegExp(`(?:^|;)\\s*${sessionCookie}=([^;]*)`);
/** The session's token as it was sent; null without one. */
export const sessionIn = (cookies: string | undefined): string | null =>
  (cookies !== undefined && session.exec(cookies)?.[1]?.trim()) || null;

export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

const isExpired = (attributes: string) => {
  const age = /;\s*max-age=(-?\d+)/i.exec(attributes);
  if (age) return Number(age[1]) <= 0;
  const expires = /;\s*expires=([^;]+)/i.exec(attributes);
  return expires !== null && Date.parse(expires[1] ?? '') <= Date.now();
};

/** A value that no cookie of ours has is left as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The visitor's cookies while one request is answered: what an API call sets, the next call sends. */
export class CookieJar {
  readonly set: string[] = [];
  #cookies: Map<string, string>;

  constructor(header: string | null | undefined) {
    this.#cookies = readCookies(header);
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** As it was before it was written into the header. */
  get(name: string): string | undefined {
    const value = this.#cookies.get(name);
    return value?.includes('%') ? decoded(value) : value;
  }

  has(name: string): boolean {
    return this.#cookies.has(name);
  }

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      this.set.push(line);
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      if (at < 1) continue;
      const name = pair.slice(0, at).trim();
      if (isExpired(line.slice(pair.length))) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(at + 1).trim());
    }
  }
}

/** Names this process in its request ids, which need not be secret: random bytes for each cost more than the rest. */
const processMark = randomBytes(9).toString('base64url');
let requestCount = 0;

/** A request id from a proxy in front when it looks like one, else our own. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,80}$/.test(given)
    ? given
    : `${processMark}-${(++requestCount).toString(36)}`;
}
