/** The API as the rest of server/ sees it: in this process, or somewhere else. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { Api } from '#api/create-api.ts';
import type { Caller } from '#api/open-context.ts';
import { proxyRequest, proxyUpgrade, RemoteVersions } from './api-remote.ts';
import { CookieJar, guestCookie, sessionCookie, warehouseCookie } from './cookies.ts';
import { sendKept } from './kept-api.ts';
import {
  BodyTooLarge,
  forwardedHeaders,
  maxBody,
  refuse,
  sendResponse,
  signalOf,
  toRequest,
} from './node-http.ts';
import type { ApiAccess, Visit } from './visit.ts';

export type ApiSide = ApiAccess & {
  handle: (req: IncomingMessage, res: ServerResponse, visit: Visit) => Promise<void>;
  /** A WebSocket under /api. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer, visit: Visit) => void;
  /** Sockets are closed, before the process ends: their clients come again. */
  endSockets: () => void;
  ready: () => Promise<boolean>;
  /** Tags whose pages are out of date; null when it is not known which. */
  onInvalidate: (listener: (tags: string[] | null) => void) => void;
  close: () => Promise<void>;
};

/** What the API is told of the visitor; what the client sent under these names is overwritten. */
function visitHeaders(visit: Visit): Record<string, string | null> {
  const { protocol, host } = new URL(visit.origin);
  return {
    // Checked here already, against the origin that the visitor sees.
    origin: null,
    forwarded: null,
    'x-real-ip': null,
    'x-request-id': visit.requestId,
    'x-forwarded-for': visit.address,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
  };
}

/** Who opens a socket. */
function callerOf(req: IncomingMessage, visit: Visit): Caller {
  const cookies = new CookieJar(req.headers.cookie);
  return {
    session: cookies.get(sessionCookie) ?? null,
    guest: cookies.get(guestCookie) ?? null,
    bearer: null,
    warehouse: cookies.get(warehouseCookie),
    origin: visit.origin,
    clientAddress: visit.address,
    userAgent: req.headers['user-agent'],
    counted: false,
    visitor: undefined,
    view: undefined,
    token: undefined,
    segment: undefined,
    language: visit.language,
  };
}

export function embeddedApi(api: Omit<Api, 'services'>): ApiSide {
  return {
    baseUrl: null,
    fetch: api.fetch,
    read: api.read,
    checkResponses: false,
    ready: api.ready,
    close: api.close,
    onInvalidate: (listener) => void api.onInvalidate(listener),
    handle: async (req, res, visit) => {
      // Before the API begins to read: a body that is only half read takes its answer with it.
      const isJson = req.headers['content-type']?.startsWith('application/json') ?? false;
      if (isJson && Number(req.headers['content-length'] ?? 0) > maxBody) throw new BodyTooLarge();
      if (await sendKept(api.peek, { req, res, visit })) return;
      const headers = forwardedHeaders(req, visitHeaders(visit));
      const signal = req.method === 'GET' ? signalOf(res) : undefined;
      const request = toRequest(req, `${visit.origin}${req.url}`, { headers, ...(signal ? { signal } : {}) });
      const response = await api.fetch(request);
      // A body that nobody read must not be taken for the next request.
      if (!req.complete) res.setHeader('connection', 'close');
      await sendResponse(req, res, response);
    },
    upgrade: (req, socket, head, visit) => {
      const caller = callerOf(req, visit);
      if (api.upgrade({ req, socket, head, caller })) return;
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    },
    endSockets: api.endSockets,
  };
}

export function remoteApi(apiUrl: string, log: Logger): ApiSide {
  const versions = new RemoteVersions(apiUrl, log);
  return {
    baseUrl: apiUrl,
    fetch: (request) => fetch(request),
    checkResponses: true,
    endSockets: () => {},
    ready: async () => versions.answered,
    close: async () => versions.stop(),
    onInvalidate: (listener) => versions.listen(listener),
    handle: (req, res, visit) =>
      proxyRequest(apiUrl, req, res, forwardedHeaders(req, visitHeaders(visit))).catch((error) => {
        // Who asked has left, and with that the question was ended.
        if (res.destroyed) return;
        log.error({ err: error, requestId: visit.requestId }, 'The API did not answer');
        refuse(req, res, 'upstream', visit.requestId);
      }),
    upgrade: (req, socket, head, visit) =>
      proxyUpgrade(apiUrl, req, socket, head, {
        ...forwardedHeaders(req, visitHeaders(visit)),
        connection: 'Upgrade',
        upgrade: req.headers.upgrade ?? 'websocket',
      }),
  };
}
