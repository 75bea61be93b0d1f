/** Between Node's requests and the web's Request and Response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { type ProblemCode, problemStatus } from '#schemas/domain/platform/problem.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { encodingFor, gzipStream, isText } from './compression.ts';

export const maxBody = 1024 * 1024;

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** The whole body of a request. Throws BodyTooLarge above `limit` bytes without reading the rest. */
export async function readBody(req: IncomingMessage, limit = maxBody): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Its connection stays: whoever sends too much is told so.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Bytes of a refused body that are still heard. */
const mostDiscarded = 16 * 1024 * 1024;

/**
 * Runs `answer` once the rest of a body has come, which is thrown away: who still sends when the connection is closed reads
 * no answer. More than `mostDiscarded` is not waited for, nor what does not come.
 */
export function afterBody(req: IncomingMessage, answer: () => void): void {
  if (req.complete || req.destroyed) {
    answer();
    return;
  }
  let size = 0;
  const done = () => {
    req.off('data', count).off('end', done).off('close', done).off('error', done);
    answer();
  };
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostDiscarded) done();
  };
  req.on('data', count).on('end', done).on('close', done).on('error', done).resume();
}

/** Headers of one hop, which end here. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'http2-settings',
]);

/** A request's headers, with `overrides` put over them (null takes one out). */
export function forwardedHeaders(
  req: IncomingMessage,
  overrides: Record<string, string | null>,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || hopByHop.has(name) || name.startsWith(':')) continue;
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  for (const [name, value] of Object.entries(overrides)) {
    if (value === null) delete headers[name];
    else headers[name] = value;
  }
  return headers;
}

/** `body`: what was read of it already; otherwise it is streamed. */
export function toRequest(
  req: IncomingMessage,
  url: string,
  options: { headers: Record<string, string>; body?: Buffer; signal?: AbortSignal },
): Request {
  const method = req.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers: options.headers,
    ...(options.signal ? { signal: options.signal } : {}),
    ...(hasBody
      ? options.body
        ? { body: new Uint8Array(options.body) }
        : { body: Readable.toWeb(req) as unknown as ReadableStream<Uint8Array>, duplex: 'half' }
      : {}),
  } as RequestInit);
}

/** Aborted when the visitor leaves before the answer is complete. */
export function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * A head of names and values by turns. Once somebody has set a header (Vite does, in development) Node would set these
 * one by one, and of two cookies the last would win: nobody could log in.
 */
export function writeHead(res: ServerResponse, status: number, headers: string[]): void {
  if (res.getHeaderNames().length === 0) {
    res.writeHead(status, headers);
    return;
  }
  const grouped: Record<string, string | string[]> = {};
  for (let index = 0; index < headers.length; index += 2) {
    const [name, value] = [headers[index] ?? '', headers[index + 1] ?? ''];
    const had = grouped[name];
    grouped[name] = had === undefined ? value : [had, value].flat();
  }
  res.writeHead(status, grouped);
}

/** Writes a Response as it comes; text is compressed chunk by chunk. */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
): Promise<void> {
  const headers: string[] = [];
  let type = '';
  let encoded = false;
  let length: string | null = null;
  for (const [name, value] of response.headers) {
    if (name === 'content-length') {
      length = value;
      continue;
    }
    if (name === 'content-type') type = value;
    if (name === 'content-encoding') encoded = true;
    headers.push(name, value);
  }
  const bodyless =
    req.method === 'HEAD' || response.body === null || response.status === 204 || response.status === 304;
  const squeeze =
    !bodyless &&
    !encoded &&
    isText(type) &&
    Number(length ?? 2048) >= 1024 &&
    encodingFor(req.headers['accept-encoding']) !== 'identity';
  if (squeeze) headers.push('content-encoding', 'gzip', 'vary', 'Accept-Encoding');
  else if (length !== null) headers.push('content-length', length);
  else if (bodyless && response.status !== 204 && response.status !== 304 && req.method !== 'HEAD')
    headers.push('content-length', '0');
  for (const [name, value] of Object.entries(res.getHeaders())) {
    if (!response.headers.has(name)) for (const one of [value].flat()) headers.push(name, String(one));
  }
  writeHead(res, response.status, headers);
  if (bodyless) {
    res.end();
    await response.body?.cancel().catch(() => {});
    return;
  }
  const source = Readable.fromWeb(response.body as unknown as NodeReadableStream);
  try {
    if (squeeze) await pipeline(source, gzipStream(), res);
    else await pipeline(source, res);
  } catch (error) {
    // The visitor left; anything else is worth a log line.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

const reasons: Partial<Record<ProblemCode, Reason>> = {
  bad_origin: because('other_site'),
  too_large: because('body_too_large'),
  not_found: because('address_unknown'),
  method_not_allowed: because('method_not_taken'),
  upstream: because('upstream'),
};

/** A refusal of the server itself: problem+json under /api, a plain line elsewhere. */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  code: ProblemCode,
  requestId: string,
): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const status = problemStatus[code];
  const { reason } = reasons[code] ?? because('internal');
  const message = sentenceOf({ reason }) ?? reason;
  const api = req.url?.startsWith('/api/') ?? false;
  const body = api
    ? JSON.stringify({ code, status, reason, message, requestId })
    : `${message}\n${requestId}\n`;
  const send = () => {
    if (res.headersSent || res.destroyed) return;
    res.writeHead(status, {
      'content-type': api ? 'application/problem+json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      // What is left of a body that was not read must not be taken for the next request.
      ...(req.complete ? {} : { connection: 'close' }),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
  if (code === 'too_large') afterBody(req, send);
  else send();
}
