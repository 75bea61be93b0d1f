/** A finished document: whole, with the CSP of its own bytes, compressed, with a strong ETag per encoding where it may be kept. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameEtag } from '#api/platform/http/same-etag.ts';
import { compress, type Encoding, encodingFor } from '../http/compression.ts';
import { writeHead } from '../http/node-http.ts';
import { allowHeader, contentSecurityPolicy, readAllowed, safetyHeaders, scriptHashes } from './csp.ts';

export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass';

type Variant = { body: Buffer; etag: string | null; headers: string[] };

export type FinishedDocument = {
  status: number;
  setsCookie: boolean;
  /** Of the render. */
  requestId: string;
  /** Bytes it keeps in memory. */
  size: number;
  variants: Partial<Record<Encoding, Variant>>;
};

export type Document = { status: number; headers: Headers; body: Buffer };

/** Bytes of headers and bookkeeping beside the bodies, roughly. */
const overhead = 4096;
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'cache-control',
  'content-security-policy',
  allowHeader,
]);

export type FinishOptions = {
  origin: string;
  requestId: string;
  encodings: readonly Encoding[];
  /** Sent to one visitor and forgotten. */
  isOnce?: boolean;
  cacheControl: string;
  /** Opens the CSP for Vite. */
  dev?: boolean;
};

export async function finishDocument(document: Document, options: FinishOptions): Promise<FinishedDocument> {
  const { status, body } = document;
  const isHtml = (document.headers.get('content-type') ?? '').startsWith('text/html');
  const base: string[] = [];
  for (const [name, value] of document.headers) if (!ownHeaders.has(name)) base.push(name, value);
  for (const [name, value] of safetyHeaders(options.origin))
    if (!document.headers.has(name)) base.push(name, value);
  // A route that sends a policy of its own (a framed map, docs/traps.md#maps) keeps it.
  const own = document.headers.get('content-security-policy');
  const policy =
    own ??
    (isHtml
      ? contentSecurityPolicy(
          options.dev ? [] : scriptHashes(body),
          options.dev,
          readAllowed(document.headers.get(allowHeader)),
        )
      : null);
  if (policy) base.push('content-security-policy', policy);
  base.push('cache-control', options.cacheControl, 'vary', 'Cookie, Accept-Encoding');
  // What no browser keeps is never asked for again.
  const hash = options.cacheControl.includes('no-store')
    ? null
    : createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const variants: FinishedDocument['variants'] = {};
  let size = overhead;
  await Promise.all(
    options.encodings.map(async (encoding) => {
      const bytes = body.length < 256 ? body : await compress(body, encoding, options.isOnce);
      const encoded = bytes !== body;
      const etag = hash && `"${hash}${encoded ? `-${encoding}` : ''}"`;
      const headers = etag ? [...base, 'etag', etag] : base.slice();
      if (encoded) headers.push('content-encoding', encoding);
      variants[encoding] = { body: bytes, etag, headers };
      size += bytes.length;
    }),
  );
  return {
    status,
    setsCookie: document.headers.has('set-cookie'),
    requestId: options.requestId,
    size,
    variants,
  };
}

/** Writes a finished document; the variant for the visitor's encoding must have been made. Returns the status. */
export function sendDocument(
  req: IncomingMessage,
  res: ServerResponse,
  document: FinishedDocument,
  state: CacheState,
  requestId?: string,
): number {
  const variant =
    document.variants[encodingFor(req.headers['accept-encoding'])] ?? document.variants.identity;
  if (!variant) throw new Error('A document without a variant');
  const headers = variant.headers.slice();
  headers.push('x-page-cache', state);
  if (requestId) headers.push('x-request-id', requestId);
  if (
    document.status === 200 &&
    variant.etag &&
    isSameEtag(req.headers['if-none-match'], variant.etag) &&
    (req.method === 'GET' || req.method === 'HEAD')
  ) {
    writeHead(res, 304, headers);
    res.end();
    return 304;
  }
  headers.push('content-length', String(variant.body.length));
  writeHead(res, document.status, headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.body);
  return document.status;
}
