/** Who asks and under which name: the origin that the visitor sees, the visitor's address, and the check of mutations. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export type Trust = { publicUrl?: string | undefined; proxies: number };

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const first = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value)?.split(',', 1)[0]?.trim();

/** The origin of the page that the visitor sees; null when the Host header is no host. */
export function originOf(headers: IncomingHttpHeaders, { publicUrl, proxies }: Trust): string | null {
  if (publicUrl) return publicUrl;
  const host = (proxies > 0 && first(headers['x-forwarded-host'])) || headers.host;
  if (!host || !hostPattern.test(host)) return null;
  const proto = proxies > 0 && first(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  // As URL writes it, so that it compares with an Origin header: lower case, no default port.
  const text = `${proto}://${host.toLowerCase()}`;
  // A port above 65535 or an address such as 1.2.3.999 passes the pattern and is no host.
  return URL.canParse(text) ? new URL(text).origin : null;
}

/**
 * The visitor's address: the socket's, or with trusted proxies the entry that the outermost of them appended.
 * Entries further left were written by the client and mean nothing.
 */
export function addressOf(req: Pick<IncomingMessage, 'headers' | 'socket'>, { proxies }: Trust): string {
  // A socket for both kinds of address writes 203.0.113.7 as ::ffff:203.0.113.7.
  const socket = (req.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (proxies === 0) return socket;
  const given = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return given.at(-proxies) ?? given[0] ?? socket;
}

/** False for a mutation (or socket) that another site's page sent. Programs send neither header. */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === origin;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
