/** The HTTP server: one order of steps for every request (the list is in `handle`). */
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { speaking } from '#api/platform/language.ts';
import { yearCookie } from '#app/shared/session-keys.ts';
import { drawingLimit } from '#schemas/domain/catalog/drawing.ts';
import { certificateLimit } from '#schemas/domain/people/trade-draft.ts';
import {
  inLanguage,
  languageHeader,
  sourceLanguage,
  splitLanguage,
  toLanguage,
} from '#schemas/domain/platform/language.ts';
import { type Drawings, isDrawing } from '../drawings/drawings.ts';
import { type FinishedDocument, finishDocument, sendDocument } from '../pages/documents.ts';
import type { KnownExperiments } from '../pages/experiments.ts';
import { PageCache, type PageTarget, type RenderedPage } from '../pages/page-cache.ts';
import { type AskSegment, type PageSegment, Segments } from '../pages/segments.ts';
import { isSpecSheet, type SpecSheets } from '../pdf/spec-sheets.ts';
import { type Library, libraryPrefix } from '../pictures/library.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { sendRobots } from '../search-engines/robots.ts';
import { isSharePicture, type SharePictures } from '../search-engines/share-pictures.ts';
import { isSitemap, type Sitemap } from '../search-engines/sitemap.ts';
import type { ApiSide } from './api-side.ts';
import { choiceMade, chosenAddress } from './chosen-language.ts';
import { encodingFor } from './compression.ts';
import { bypasses, requestIdOf, sessionCookie, sessionIn, setBypass, warehouseCookie } from './cookies.ts';
import {
  BodyTooLarge,
  forwardedHeaders,
  maxBody,
  readBody,
  refuse,
  sendResponse,
  signalOf,
  toRequest,
} from './node-http.ts';
import { offerLink } from './offer-link.ts';
import { addressOf, isSameOrigin, originOf, type Trust } from './origin.ts';
import type { RemixAnswer, Storefront } from './remix.ts';
import type { StaticFiles } from './static-files.ts';
import type { Visit } from './visit.ts';

/** A review's form brings its photos with it. */
const photosLimit = 24 * 1024 * 1024;

/** A page's JSON that is too much for one, so that the importer can say where. */
const pageFileLimit = 8 * 1024 * 1024;

/**
 * A form without a script brings a drawing with it (docs/product.md#custom-products), beside a megabyte of everything
 * else.
 */
const bodyLimitOf = (path: string) =>
  maxBody +
  (path.startsWith('/p/custom/') ? drawingLimit : 0) +
  (path.startsWith('/review/') ? photosLimit : 0) +
  (/^\/admin\/pages\/import(?:\.data)?\/?$/.test(path) ? pageFileLimit : 0) +
  (/^\/(?:trade-register|addtt3)\/?$/.test(path) ? certificateLimit : 0);

export type ShopServerOptions = {
  api: ApiSide;
  storefront: Storefront;
  /** null in development: Vite has them. */
  files: StaticFiles | null;
  pictures: Pictures;
  library: Library;
  sheets: SpecSheets;
  drawings: Drawings;
  sitemap: Sitemap;
  shares: SharePictures;
  trust: Trust;
  warehouseKey: (given: string) => string;
  askSegment: AskSegment;
  experiments: KnownExperiments;
  log: Logger;
  /** Vite's middleware, in development. */
  vite?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
};

const isDocument = (response: Response) => {
  const type = response.headers.get('content-type') ?? '';
  // Redirects and other answers without a body are documents too: they carry cookies and cache rules.
  return type.startsWith('text/html') || response.body === null;
};

const bodyOf = async ({ html, response }: RemixAnswer) => html ?? Buffer.from(await response.arrayBuffer());

/** A form that was sent without JavaScript: the answer is a page. */
const isDocumentPost = (req: IncomingMessage, path: string) => {
  if (req.method !== 'POST' || path.endsWith('.data')) return false;
  const destination = req.headers['sec-fetch-dest'];
  return destination ? destination === 'document' : (req.headers.accept ?? '').includes('text/html');
};

/** ms for a body to come; for an upload, without anything of it coming. */
const bodyTimeout = 30_000;

export class ShopServer {
  readonly http: Server;
  readonly pages: PageCache<FinishedDocument>;
  #options: ShopServerOptions;
  #segments: Segments;
  #draining = false;
  #upgraded = new Set<Duplex>();

  constructor(options: ShopServerOptions) {
    this.#options = options;
    this.pages = new PageCache<FinishedDocument>({
      render: (target) => this.#renderShared(target),
      sizeOf: (page) => page.size,
      policy: () => (options.vite ? [] : options.storefront.policy),
      warehouseKey: options.warehouseKey,
      onError: (error, target) =>
        options.log.error({ err: error, path: target.path }, 'A page could not be rendered'),
    });
    this.#segments = new Segments(options.askSegment);
    options.api.onInvalidate((tags) => {
      this.#segments.move(tags);
      if (tags) this.pages.invalidate(tags);
      else this.pages.clear();
    });
    this.http = http.createServer({
      // Of an upload; other requests have less (#limitTime).
      requestTimeout: 15 * 60_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 65_000,
    });
    this.http.on('request', (req, res) => this.#onRequest(req, res));
    this.http.on('upgrade', (req, socket, head) => this.#onUpgrade(req, socket, head));
    this.http.on('clientError', (_error, socket) => {
      if (socket.writable)
        socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    });
  }

  /** Takes no new requests and waits for those under way; the rest is cut off after `limit` ms. */
  async drain(limit = 10_000): Promise<void> {
    this.#draining = true;
    this.#options.api.endSockets();
    const closed = new Promise<void>((resolve) => this.http.close(() => resolve()));
    this.http.closeIdleConnections();
    const timer = setTimeout(() => {
      this.http.closeAllConnections();
      // What was upgraded is no connection of HTTP's any more.
      for (const socket of this.#upgraded) socket.destroy();
    }, limit);
    await closed;
    clearTimeout(timer);
  }

  #onRequest(req: IncomingMessage, res: ServerResponse): void {
    const origin = originOf(req.headers, this.#options.trust);
    const chosen = origin !== null && req.method === 'GET' ? chosenAddress(req) : null;
    if (chosen !== null) {
      res.writeHead(302, { location: chosen, 'cache-control': 'no-store' });
      res.end();
      return;
    }
    const choice = origin === null ? null : choiceMade(req, origin);
    if (choice !== null) res.appendHeader('set-cookie', yearCookie('language', choice));
    const { language, path: url } = splitLanguage(req.url ?? '/');
    const offered = origin !== null && req.method === 'GET' ? offerLink(url) : null;
    if (offered !== null) {
      res.writeHead(302, { location: inLanguage(offered, language), 'cache-control': 'no-store' });
      res.end();
      return;
    }
    const visitor = origin !== null && req.method === 'GET' ? this.#visitorOf(req, res) : null;
    // The short way: a kept page goes out before anything else is made.
    if (origin !== null && req.method === 'GET') {
      const { cookie } = req.headers;
      const session = sessionIn(cookie);
      const segment = session === null ? null : this.#segments.peek(session);
      const isKnown = session === null || segment !== null;
      const asked = req.url ?? '/';
      const variant = visitor && this.#variantOf(asked, visitor, segment);
      const target = isKnown ? this.pages.target(origin, asked, cookie, segment, variant) : null;
      const answer = target && this.pages.peek(target);
      if (answer) {
        sendDocument(req, res, answer.page, answer.state);
        this.#options.log.debug({ path: target.path, state: answer.state }, 'kept page');
        return;
      }
    }
    const requestId = requestIdOf(req.headers['x-request-id']);
    this.#logWhenDone(req, res, requestId);
    this.#limitTime(req);
    if (origin === null) {
      res.writeHead(400, { 'content-type': 'text/plain', 'x-request-id': requestId });
      res.end('The Host header is no host.\n');
      return;
    }
    // From here on an address has no language: the visit has it.
    req.url = url;
    const visit: Visit = {
      origin,
      address: addressOf(req, this.#options.trust),
      requestId,
      language: url.startsWith('/api/') ? toLanguage(String(req.headers[languageHeader])) : language,
      ...(visitor === null ? {} : { visitor }),
    };
    speaking(visit.language, () => this.#handle(req, res, visit)).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) {
        refuse(req, res, 'too_large', requestId);
        return;
      }
      if (res.destroyed) return;
      this.#options.log.error({ err: error, requestId, path: req.url }, 'A request failed');
      refuse(req, res, 'internal', requestId);
    });
  }

  /** A request with a body must have come after a while; one that is an upload must go on coming. */
  #limitTime(req: IncomingMessage): void {
    if (req.complete || !(req.headers['content-length'] || req.headers['transfer-encoding'])) return;
    const isUpload = /^(?:application\/octet-stream|multipart\/form-data)\b/.test(
      req.headers['content-type'] ?? '',
    );
    let read = req.socket.bytesRead;
    const timer = setInterval(() => {
      const goesOn = isUpload && req.socket.bytesRead > read;
      read = req.socket.bytesRead;
      if (!req.complete && !goesOn) req.socket.destroy();
    }, bodyTimeout);
    timer.unref();
    req.once('close', () => clearInterval(timer));
  }

  #logWhenDone(req: IncomingMessage, res: ServerResponse, requestId: string): void {
    const began = performance.now();
    const { url = '' } = req;
    res.once('close', () => {
      // Paths alone: queries may hold tokens and what people search for. A shared cart's token is in its path.
      const [asked = ''] = url.split('?', 1);
      const path = asked.replace(/(shared(?:-carts)?\/)[^/]{20,}/, '$1…');
      const fields = {
        requestId,
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round(performance.now() - began),
      };
      const quiet =
        /^\/(?:assets|pictures|media|fonts|@|node_modules|healthz|readyz)/.test(path) && res.statusCode < 400;
      this.#options.log[quiet ? 'debug' : 'info'](
        res.writableFinished ? fields : { ...fields, aborted: true },
        'request',
      );
    });
  }

  async #handle(req: IncomingMessage, res: ServerResponse, visit: Visit): Promise<void> {
    const { api, files, pictures, library, sheets, drawings, sitemap, shares, vite } = this.#options;
    const { origin } = visit;
    const [path = '/'] = (req.url ?? '/').split('?', 1);
    const isRead = req.method === 'GET' || req.method === 'HEAD';

    // 1. Health.
    if (/^\/(?:healthz|readyz)\/?$/.test(path)) return this.#health(res, path.startsWith('/readyz'));
    // 2. Files and pictures.
    if (path.startsWith('/pictures/')) return pictures.handle(req, res, path);
    if (path.startsWith(libraryPrefix)) return library.handle(req, res, path);
    if (isSpecSheet(path)) return sheets.handle(req, res, path);
    if (isDrawing(path)) return drawings.handle(req, res, path);
    if (isRead && path === '/robots.txt') return sendRobots(res, origin, req.method === 'HEAD');
    if (isSitemap(path)) return sitemap.handle(req, res, path, origin);
    if (isSharePicture(path))
      return shares.handle(req, res, { origin, path, readPage: (page) => this.#readPage(origin, page) });
    if (files?.handle(req, res, path)) return;
    // 3. No mutation from another site's page.
    if (!isRead && !isSameOrigin(req.headers, visit.origin))
      return refuse(req, res, 'bad_origin', visit.requestId);
    // 4. The API.
    if (path === '/api' || path.startsWith('/api/')) {
      const session = isRead ? null : sessionIn(req.headers.cookie);
      await api.handle(req, res, visit);
      if (session !== null) this.#segments.forget(session);
      return;
    }
    if (vite && !path.endsWith('.data')) {
      const passed = await new Promise<boolean>((resolve) => {
        res.once('close', () => resolve(false));
        vite(req, res, () => resolve(true));
      });
      if (!passed) return;
    }
    // 5. A shared page.
    const target = isRead ? await this.#sharedTarget(req, visit) : null;
    if (target) {
      const answer = await this.pages.get({ ...target, asker: visit });
      if (answer.shared || (answer.leader && !req.headers.cookie)) {
        // An error page shows the id of the render that failed, which another visitor may have begun.
        sendDocument(req, res, answer.page, answer.state, answer.page.requestId);
        return;
      }
    }
    // 6. A page for this visitor.
    await this.#renderPersonal(req, res, visit, path);
  }

  /** The shared page that was asked for; null where this visitor's is nobody else's. */
  async #sharedTarget(req: IncomingMessage, visit: Visit): Promise<PageTarget | null> {
    const { origin, language, visitor } = visit;
    const { cookie } = req.headers;
    const url = inLanguage(req.url ?? '/', language);
    const session = sessionIn(cookie);
    if (!this.pages.target(origin, url, cookie)) return null;
    const segment = session === null ? null : await this.#findSegment(session);
    if (session !== null && segment === null) return null;
    const variant = visitor === undefined ? null : this.#variantOf(url, visitor, segment);
    return this.pages.target(origin, url, cookie, segment, variant);
  }

  #findSegment(session: string): Promise<PageSegment | null> {
    return this.#segments.find(session).catch((error: unknown) => {
      this.#options.log.warn({ err: error }, 'The segment of a session could not be read');
      return null;
    });
  }

  /** By which experiments know the visitor, where one runs at the address: with a cookie from the first page on. */
  #visitorOf(req: IncomingMessage, res: ServerResponse): string | null {
    const visitor = this.#options.experiments.visitorAt({
      url: req.url ?? '/',
      cookies: req.headers.cookie,
      hasPrivacy: req.headers['sec-gpc'] === '1',
    });
    if (visitor?.cookie) res.appendHeader('set-cookie', visitor.cookie);
    return visitor?.token ?? null;
  }

  #variantOf(url: string, visitor: string, segment: PageSegment | null): string | null {
    return this.#options.experiments.variantAt(url, visitor, segment?.audience ?? 'guest');
  }

  /** The same of a page that is made for this visitor alone. Employees see the page as it is. */
  async #personalVariant(req: IncomingMessage, { visitor }: Visit): Promise<string | null> {
    if (visitor === undefined) return null;
    const session = sessionIn(req.headers.cookie);
    const segment = session === null ? null : await this.#findSegment(session);
    if (session !== null && segment === null) return null;
    return this.#variantOf(req.url ?? '/', visitor, segment);
  }

  /** A page as a guest without a choice of warehouse is answered; null for one that is not there. */
  async #readPage(origin: string, path: string): Promise<string | null> {
    const target = this.pages.target(origin, path, undefined);
    const { page } = target
      ? await this.pages.get(target)
      : await this.#renderShared({
          key: '',
          origin,
          ...splitLanguage(path),
          search: '',
          warehouse: '',
          segment: null,
          variant: null,
        });
    return page.status === 200 ? (page.variants.identity?.body.toString('utf8') ?? null) : null;
  }

  async #health(res: ServerResponse, deep: boolean): Promise<void> {
    const ok = !deep || (!this.#draining && (await this.#options.api.ready()));
    res.writeHead(ok ? 200 : 503, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
    res.end(ok ? 'ok\n' : 'not ready\n');
  }

  /** Without the visitor's cookies, so that the answer may be everybody's. */
  async #renderShared(target: PageTarget): Promise<RenderedPage<FinishedDocument>> {
    const { origin, path, search, language, warehouse, segment, variant, asker } = target;
    // With a session the API is asked as for its whole segment, and refuses what is a person's.
    const cookies = [
      ...(warehouse ? [`${warehouseCookie}=${warehouse}`] : []),
      ...(segment ? [`${sessionCookie}=${segment.session}`] : []),
    ];
    const request = new Request(`${origin}${path}${search}`, {
      headers: { accept: 'text/html', ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}) },
    });
    const visit = {
      origin,
      language,
      ...(asker ?? { address: 'page-cache', requestId: requestIdOf(undefined) }),
      ...(segment ? { segment: segment.key } : {}),
      variant,
    };
    const answer = await this.#options.storefront.handle(request, visit);
    const body = await bodyOf(answer);
    const page = await finishDocument(
      { status: answer.response.status, headers: answer.response.headers, body },
      {
        origin,
        encodings: ['br', 'gzip', 'identity'],
        cacheControl: segment ? 'private, no-store' : 'no-cache',
        requestId: visit.requestId,
      },
    );
    if (page.status === 200 && !answer.forbidden) {
      const html = body.toString('utf8');
      for (const source of [this.#options.pictures, this.#options.library])
        void source.warm(html).catch(() => {});
    }
    if (segment && answer.moved) this.#segments.forget(segment.session);
    const { tags, until } = answer;
    return {
      page,
      status: page.status,
      setsCookie: page.setsCookie,
      tags: tags && segment ? [...tags, ...segment.tags] : tags,
      until,
      forbidden: answer.forbidden || answer.moved,
    };
  }

  async #renderPersonal(
    req: IncomingMessage,
    res: ServerResponse,
    visit: Visit,
    path: string,
  ): Promise<void> {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const request = toRequest(req, `${visit.origin}${req.url}`, {
      headers: forwardedHeaders(req, { 'x-request-id': visit.requestId }),
      // Read before the render: a page must not be begun for a body that is refused.
      ...(isRead ? { signal: signalOf(res) } : { body: await readBody(req, bodyLimitOf(path)) }),
    });
    const variant = await this.#personalVariant(req, visit);
    const answer = await this.#options.storefront.handle(request, { ...visit, variant });
    const { response } = answer;
    const session = sessionIn(req.headers.cookie);
    if (!isRead && session !== null) this.#segments.forget(session);
    // Without a script nobody takes the cookie away: it lasts as long as its visitor goes on.
    const goesOn = isRead && isDocument(response) && bypasses(req.headers.cookie ?? '');
    if (isDocumentPost(req, path) || goesOn) response.headers.append('set-cookie', setBypass);
    if (!isDocument(response)) {
      response.headers.set('x-request-id', visit.requestId);
      if (!response.headers.has('x-content-type-options'))
        response.headers.set('x-content-type-options', 'nosniff');
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
      await sendResponse(req, res, response);
      return;
    }
    const document = await finishDocument(
      { status: response.status, headers: response.headers, body: await bodyOf(answer) },
      {
        origin: visit.origin,
        requestId: visit.requestId,
        encodings: [encodingFor(req.headers['accept-encoding'])],
        isOnce: true,
        cacheControl: cacheControlFor(req, response, answer),
        dev: this.#options.vite !== undefined,
      },
    );
    sendDocument(req, res, document, 'bypass', visit.requestId);
  }

  #onUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Vite listens by itself (docs/traps.md#vite).
    if (/^vite-(?:hmr|ping)$/.test(req.headers['sec-websocket-protocol'] ?? '')) return;
    socket.on('error', () => socket.destroy());
    const origin = originOf(req.headers, this.#options.trust);
    const path = req.url ?? '';
    if (origin === null || !path.startsWith('/api/') || !isSameOrigin(req.headers, origin)) {
      socket.end(
        `HTTP/1.1 ${origin === null ? 400 : path.startsWith('/api/') ? 403 : 404} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
      );
      return;
    }
    const visit = {
      origin,
      address: addressOf(req, this.#options.trust),
      requestId: requestIdOf(req.headers['x-request-id']),
      // What comes over it are facts, no sentences.
      language: sourceLanguage,
    };
    this.#upgraded.add(socket);
    socket.once('close', () => this.#upgraded.delete(socket));
    this.#options.api.upgrade(req, socket, head, visit);
  }
}

/**
 * A session's pages are never kept anywhere (docs/traps.md#leaving-nothing-behind); others may be kept by the browser
 * and asked for again.
 */
function cacheControlFor(req: IncomingMessage, response: Response, answer: RemixAnswer): string {
  if (sessionIn(req.headers.cookie) !== null) return 'private, no-store';
  const own = response.headers.get('cache-control');
  if (own) return own;
  if (response.headers.has('set-cookie')) return 'private, no-store';
  return answer.forbidden || req.headers.cookie ? 'private, no-cache' : 'no-cache';
}
