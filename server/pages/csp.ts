/**
 * The safety headers of a document. The CSP names the hashes of the finished bytes' inline scripts
 * (docs/traps.md#csp, #whole-documents).
 */
import { createHash } from 'node:crypto';
import { mapsOrigins } from './maps-origins.ts';

const scriptTag = /^<script\b([^>]*)>([\s\S]*?)<\/script\s*>/i;
const hasSource = /(?:^|\s)src\s*=/i;
/** Data blocks are never run and need no hash. */
const isData = /(?:^|\s)type\s*=\s*["']?(?:application\/(?:ld\+)?json)\b/i;

/** The CSP source of every inline script of a document, each once. */
export function scriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  for (const element of scriptElements(html)) {
    const [, attributes = '', code = ''] = scriptTag.exec(element) ?? [];
    if (code === '' || hasSource.test(attributes) || isData.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  }
  return [...hashes];
}

/** Each script with its tags, a character a byte: a whole page as text takes a millisecond to make. */
function* scriptElements(html: Buffer): Generator<string> {
  for (const name of ['script', 'SCRIPT']) {
    for (let at = html.indexOf(`<${name}`); at >= 0; at = html.indexOf(`<${name}`, at + 1)) {
      const close = html.indexOf(`</${name}`, at);
      const end = close < 0 ? -1 : html.indexOf('>', close);
      if (end >= 0) yield html.toString('latin1', at, end + 1);
    }
  }
}

/**
 * The header by which a route names origins that its document needs beside our own (app/shared/allow-origins.ts): it
 * goes into the policy, and no further.
 */
export const allowHeader = 'x-allow-origins';

/** In that header: what Google's maps need, `'unsafe-eval'` among it. Only for a map's own frame (docs/traps.md#maps). */
export const allowMaps = 'google-maps';

export type AllowedOrigins = Partial<Record<(typeof names)[number] | (typeof frameNames)[number], string[]>>;

/** An origin, or a path of one. */
const originPattern = /^https?:\/\/[\w.:*-]+(?:\/[\w.-]+)*\/?$/;
/** What else the document of a video's player may ask for (ui/video-address.ts): never anything for scripts. */
const keywords: Partial<Record<keyof AllowedOrigins, string>> = {
  'media-src': 'blob:',
  'style-src': "'unsafe-inline'",
};
const names = ['script-src', 'frame-src', 'connect-src', 'form-action', 'media-src', 'style-src'] as const;
/** Opened for a map's frame alone; no route can name them. */
const frameNames = ['img-src', 'font-src', 'worker-src'] as const;

/** What such a header says; whatever is no origin is left out. */
export function readAllowed(header: string | null): AllowedOrigins {
  const allowed: AllowedOrigins = {};
  for (const part of (header ?? '').split(';')) {
    const [name = '', ...origins] = part.trim().split(/\s+/);
    if (name === allowMaps) Object.assign(allowed, mapsOrigins);
    const known = names.find((one) => one === name);
    if (known)
      allowed[known] = [
        ...(allowed[known] ?? []),
        ...origins.filter((origin) => originPattern.test(origin) || origin === keywords[known]),
      ];
  }
  return allowed;
}

/** `dev` opens scripts and styles for what Vite injects. */
export function contentSecurityPolicy(
  hashes: readonly string[],
  dev = false,
  allowed: AllowedOrigins = {},
): string {
  const more = (name: keyof AllowedOrigins) => (allowed[name] ?? []).map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `${dev ? "script-src 'self' 'unsafe-inline'" : ["script-src 'self'", ...hashes].join(' ')}${more('script-src')}`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self'${more('style-src')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${more('img-src')}`,
    `font-src 'self'${more('font-src')}`,
    ...(allowed['worker-src'] ? [`worker-src 'self'${more('worker-src')}`] : []),
    // A video's file may stand anywhere; it is no code.
    `media-src 'self' https:${more('media-src')}`,
    `frame-src 'self'${more('frame-src')}`,
    `${dev ? "connect-src 'self' ws:" : "connect-src 'self'"}${more('connect-src')}`,
    "frame-ancestors 'self'",
    "base-uri 'self'",
    `form-action 'self'${more('form-action')}`,
    "object-src 'none'",
  ].join('; ');
}

/** Sent with everything that a browser may show. */
export function safetyHeaders(origin: string): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ...(origin.startsWith('https:')
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]]
      : []),
  ];
}
