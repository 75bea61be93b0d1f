/** Answers of the API that are in memory: written without a request, a response or a middleware between. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Api } from '#api/create-api.ts';
import { isSameEtag } from '#api/platform/http/same-etag.ts';
import type { KeptAnswer } from '#api/platform/kept-answers.ts';
import { shareHeader, viewHeader } from '#schemas/domain/content/editor.ts';
import { segmentHeader } from '#schemas/domain/platform/segment.ts';
import { compress, encodingFor } from './compression.ts';
import { CookieJar, sessionCookie, warehouseCookie } from './cookies.ts';
import { writeHead } from './node-http.ts';
import type { Visit } from './visit.ts';

/** What makes an answer another one than everybody's. */
const personal = ['authorization', viewHeader, shareHeader, segmentHeader];

/** Bytes below which compressing is not worth it. */
const leastCompressed = 1024;
const compressed = new WeakMap<KeptAnswer, Promise<Buffer>>();

function gzipped(answer: KeptAnswer): Promise<Buffer> {
  let bytes = compressed.get(answer);
  if (!bytes) {
    bytes = compress(answer.json, 'gzip');
    compressed.set(answer, bytes);
  }
  return bytes;
}

/** True when the answer was in memory and has been written. */
export async function sendKept(
  peek: Api['peek'],
  { req, res, visit }: { req: IncomingMessage; res: ServerResponse; visit: Visit },
): Promise<boolean> {
  if (req.method !== 'GET' || personal.some((name) => req.headers[name] !== undefined)) return false;
  const jar = new CookieJar(req.headers.cookie);
  const session = jar.get(sessionCookie) ?? null;
  const answer = await peek(req.url ?? '', {
    session,
    warehouse: jar.get(warehouseCookie),
    language: visit.language,
  });
  if (!answer) return false;
  const headers = [
    'content-type',
    'application/json',
    'etag',
    answer.etag,
    // A session's answers are kept by no browser (docs/traps.md#leaving-nothing-behind).
    'cache-control',
    session === null ? 'private, no-cache' : 'private, no-store',
    'x-request-id',
    visit.requestId,
  ];
  if (isSameEtag(req.headers['if-none-match'], answer.etag)) {
    writeHead(res, 304, headers);
    res.end();
    return true;
  }
  const isSqueezed =
    answer.json.length >= leastCompressed && encodingFor(req.headers['accept-encoding']) !== 'identity';
  const body = isSqueezed ? await gzipped(answer) : answer.json;
  if (isSqueezed) headers.push('content-encoding', 'gzip', 'vary', 'Accept-Encoding');
  headers.push('content-length', String(body.length));
  writeHead(res, 200, headers);
  res.end(body);
  return true;
}
