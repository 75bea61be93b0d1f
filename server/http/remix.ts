/** The storefront: Remix's request handler, and the load context that app/shared/load-context.ts declares. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  data,
  type LoaderFunctionArgs,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import type { Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import { speaking } from '#api/platform/language.ts';
import type {} from '#app/shared/load-context.ts';
import { isPersonal } from '#app/shared/offline/rules.ts';
import type { ApiClient } from '#schemas/contract/client.ts';
import { shareHeader, type View, viewHeader } from '#schemas/domain/content/editor.ts';
import { shopPreviewIn } from '#schemas/domain/content/shop-preview.ts';
import { inLanguage, type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';
import { buildFolder } from '../build-folder.ts';
import { allowHeader, allowMaps } from '../pages/csp.ts';
import type { PagePolicy } from '../pages/page-cache.ts';
import { estimatePdf } from '../pdf/estimate.ts';
import { invoicePdf } from '../pdf/invoice.ts';
import { labelsPdf } from '../pdf/labels.ts';
import { orderPdf } from '../pdf/order.ts';
import { packingSlipsPdf } from '../pdf/packing-slips.ts';
import { pickListPdf } from '../pdf/pick-list.ts';
import { proposalPdf } from '../pdf/proposal.ts';
import { purchaseOrderPdf } from '../pdf/purchase-order.ts';
import { statementPdf } from '../pdf/statement.ts';
import { foreignOriginOf } from '../profile-remote.ts';
import { createBranchHandler } from './branch-handlers.ts';
import { CookieJar, forgetStanding, guestCookie, sessionCookie, standingCookie } from './cookies.ts';
import type { ApiAccess, Visit } from './visit.ts';
import { visitClient } from './visit-client.ts';

/** What tells the API as whom, where and when a preview is seen, and by which shared link. */
function viewHeaders(view: View, token: string | undefined): Record<string, string> {
  // A token comes from an address: what is not fit for a header is no token of ours.
  const isToken = token !== undefined && /^[\x21-\x7e]+$/.test(token);
  return { [viewHeader]: new URLSearchParams(view).toString(), ...(isToken ? { [shareHeader]: token } : {}) };
}

export type RemixAnswer = {
  /** Without a body where that is `html`. */
  response: Response;
  /** The document, where Remix made one. */
  html: Buffer | null;
  tags: string[] | null;
  until: number | null;
  forbidden: boolean;
  /** The visitor is of another segment by now than the page was to be made for. */
  moved: boolean;
};

/** The session is over: pages that are open must find out, and not go on under its person's name. */
async function isEnded(api: ApiClient): Promise<boolean> {
  try {
    const segment = await api.getSegment();
    return segment.ok && segment.data.audience === 'guest';
  } catch {
    return false;
  }
}

/** How long a page stays that was made while the API failed. */
const degradedMs = 5000;

const bytesOf = (file: Buffer | null) => file && new Uint8Array(file);

type Handlers = { employees: RequestHandler; shop: RequestHandler };

export class Storefront {
  #load: () => Promise<ServerBuild>;
  #mode: 'production' | 'development';
  #handlers: Record<Language, Handlers> | null = null;
  #api: ApiAccess;
  #log: Logger;
  #profileRemote: string | null;
  #mapsKey: string | null;
  #fileBytes: (path: string) => Promise<number | null>;
  #policy: PagePolicy = [];

  constructor(options: {
    load: () => Promise<ServerBuild>;
    mode: 'production' | 'development';
    api: ApiAccess;
    log: Logger;
    /** Where browsers find the remote profile application's entry; null in development. */
    profileRemote: string | null;
    /** Of Google's maps; null where drawings stand in. */
    mapsKey: string | null;
    /** Bytes of a picture or video that is there. */
    fileBytes: (path: string) => Promise<number | null>;
  }) {
    this.#load = options.load;
    this.#mode = options.mode;
    this.#api = options.api;
    this.#log = options.log;
    this.#profileRemote = options.profileRemote;
    this.#mapsKey = options.mapsKey;
    this.#fileBytes = options.fileBytes;
  }

  /** Loads the build, so that a broken one fails the start. */
  async start(): Promise<void> {
    const load = async () => withRefusals(await this.#load());
    const build = await load();
    const { pageCachePolicy } = build.entry.module as { pageCachePolicy?: PagePolicy };
    this.#policy = pageCachePolicy ?? [];
    const handlersOf = (language: Language): Handlers => {
      // Given a function, Remix matches routes anew for each request: what development needs and nobody else.
      if (this.#mode === 'development') {
        const handle = createRequestHandler(load, this.#mode);
        return { employees: handle, shop: handle };
      }
      const own = inItsLanguage(build, language);
      return {
        employees: createBranchHandler(own, this.#mode),
        shop: createBranchHandler(forShop(own), this.#mode),
      };
    };
    this.#handlers = { en: handlersOf('en'), es: handlersOf('es') };
  }

  /** Pages of the profile area may run the remote application's scripts, wherever that is. */
  #allowRemote(path: string, headers: Headers): void {
    const origin = foreignOriginOf(this.#profileRemote);
    if (!origin || !path.startsWith('/a/')) return;
    headers.set(allowHeader, [headers.get(allowHeader), `script-src ${origin}`].filter(Boolean).join('; '));
  }

  /** A map's frame has a policy that no other page has (docs/decisions/0058-maps.md). */
  #allowMaps(path: string, { ok, headers }: Response): void {
    if (ok && this.#mapsKey !== null && isMapFrame(path)) headers.set(allowHeader, allowMaps);
  }

  get policy(): PagePolicy {
    return this.#policy;
  }

  async handle(request: Request, visit: Visit): Promise<RemixAnswer> {
    const jar = new CookieJar(request.headers.get('cookie'));
    const tags = new Set<string>();
    let depends = false;
    let until: number | null = null;
    let forbidden = false;
    let moved = false;
    let html: Buffer | null = null;
    let child: Logger | null = null;
    const log = () => (child ??= this.#log.child({ requestId: visit.requestId }));
    if (!this.#handlers) throw new Error('The storefront was asked before its start.');
    const { language } = visit;
    const { employees, shop } = this.#handlers[language];
    const { pathname } = new URL(request.url);
    const shopPreview = previewOf(request, pathname, visit, jar);
    /** The shop as a stranger will see it: of the employee who looks, the cart alone, which is real. */
    const isStranger = shopPreview !== null && !isPersonal(pathname);
    const seen = {
      ...visit,
      privacy: request.headers.get('sec-gpc') === '1',
      userAgent: request.headers.get('user-agent') ?? '',
    };
    const handle = isEmployees(pathname) || isMapFrame(pathname) ? employees : shop;
    const clientOf = (headers?: Record<string, string>) =>
      visitClient({
        api: this.#api,
        visit: headers ? { ...seen, headers } : seen,
        jar,
        onFailure: (failure) => {
          moved ||= failure?.problem?.code === 'segment_moved';
          // A page that had to do without something is kept for a moment only.
          until = Math.min(Date.now() + degradedMs, until ?? Number.POSITIVE_INFINITY);
        },
      });
    const own = clientOf();
    const api = isStranger
      ? { ...clientOf(viewHeaders(shopPreview, undefined)), getCartSummary: own.getCartSummary }
      : own;
    const response = await speaking(language, () =>
      handle(request, {
        language,
        api,
        apiAs: (view, token) =>
          visitClient({
            api: this.#api,
            visit: { ...seen, headers: viewHeaders(view, token) },
            jar: token ? new CookieJar(null) : jar,
          }),
        papers: {
          estimate: async (estimate) => new Uint8Array(await estimatePdf(estimate)),
          order: async (paper) => new Uint8Array(await orderPdf(paper)),
          invoice: async (paper) => new Uint8Array(await invoicePdf(paper)),
          statement: async (paper) => new Uint8Array(await statementPdf(paper)),
          proposal: async (paper) => new Uint8Array(await proposalPdf(paper)),
          purchaseOrder: async (paper) => new Uint8Array(await purchaseOrderPdf(paper)),
          packingSlips: async (papers) => bytesOf(await packingSlipsPdf(papers)),
          pickList: async (paper) => bytesOf(await pickListPdf(paper)),
          labels: async (papers) => bytesOf(await labelsPdf(papers)),
        },
        fileBytes: this.#fileBytes,
        profileRemote: this.#profileRemote && inFolderOf(language, this.#profileRemote),
        mapsKey: this.#mapsKey,
        requestId: visit.requestId,
        origin: visit.origin,
        finishDocument: (bytes) => {
          html = bytes;
        },
        address: addressOf(request.url),
        isDocument: !new URL(request.url).pathname.endsWith('.data'),
        shopPreview,
        variant: visit.variant ?? null,
        hasSession: jar.has(sessionCookie) && visit.segment === undefined && !isStranger,
        isShared: visit.segment !== undefined,
        // Asked when it is needed: an action may have made a guest of a stranger just now.
        get hasVisitor() {
          return visit.segment === undefined && (jar.has(sessionCookie) || jar.has(guestCookie));
        },
        cache: {
          depend: (names, end) => {
            depends = true;
            for (const name of names) tags.add(name);
            const at = end ? Date.parse(end) : Number.NaN;
            if (!Number.isNaN(at)) until = Math.min(at, until ?? at);
          },
          forbid: () => {
            forbidden = true;
          },
        },
        log: {
          info: (fields, message) => log().info(fields, message),
          warn: (fields, message) => log().warn(fields, message),
          error: (fields, message) => log().error(fields, message),
        },
      }),
    );
    // Loaders and actions name the shop's pages as its first language does.
    const location = response.headers.get('location');
    if (location !== null) response.headers.set('location', inLanguage(location, language));
    for (const line of jar.set) response.headers.append('set-cookie', line);
    this.#allowRemote(pathname, response.headers);
    this.#allowMaps(pathname, response);
    const isAsked =
      request.method === 'GET' && visit.segment === undefined && !isStranger && jar.has(standingCookie);
    if (isAsked && (await isEnded(api))) response.headers.append('set-cookie', forgetStanding);
    return { response, html, tags: depends ? [...tags] : null, until, forbidden, moved };
  }
}

/** An open page asks for data at its address with ".data", and says for which of its parts. */
function addressOf(href: string): string {
  const { pathname, searchParams } = new URL(href);
  searchParams.delete('_routes');
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** What the API says of an address that nobody can answer. By name: the build has a class of its own. */
function refusalOf(error: unknown): 400 | 404 | null {
  if (!(error instanceof Error) || error.name !== 'ApiFailure') return null;
  const { status } = error as Error & { status?: number };
  if (status === 404) return 404;
  return status === 400 || status === 422 ? 400 : null;
}

/** The same build, whose pages say so when the API refuses what their address asks for, instead of failing. */
function withRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!route || !loader) return [id, route] as const;
    const asked = async (args: LoaderFunctionArgs) => {
      try {
        return await loader(args);
      } catch (error) {
        const status = refusalOf(error);
        throw status ? data(null, { status }) : error;
      }
    };
    return [id, { ...route, module: { ...route.module, loader: asked } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Framed by a page of the shop. It is entered as a document alone, so the shop's list of routes does without it. */
const isMapFrame = (path: string) => path.startsWith('/maps/');

/** How an employee asked to see the shop; null in the employees' own area, after a logout, and for pages made for many. */
const previewOf = (request: Request, pathname: string, { segment }: Visit, jar: CookieJar): View | null =>
  segment === undefined && jar.has(sessionCookie) && !isEmployees(pathname)
    ? shopPreviewIn(request.headers.get('cookie'))
    : null;

/** The employees' area, whose pages know all routes; those of the shop know the shop's. */
const isEmployees = (path: string) => /^\/(?:admin|preview)(?:\/|\.data$|$)/.test(path);

/**
 * The same build, whose pages load the shop's list of routes (scripts/build.mjs). What they preload must be what that
 * list says: the browser compares them when it takes the page over.
 */
function forShop(build: ServerBuild): ServerBuild {
  const url = build.assets.url.replace(/(manifest-[^/]+\.js)$/, 'shop-$1');
  const file = join(buildFolder, 'storefront/client', url);
  if (!existsSync(file)) return build;
  const [, text = ''] = /^window\.__remixManifest=(.*);$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const shop = JSON.parse(text) as { routes: Record<string, { imports?: string[] }> };
  const routes = Object.fromEntries(
    Object.entries(build.assets.routes).map(([id, route]) => [
      id,
      { ...route, imports: shop.routes[id]?.imports ?? [] },
    ]),
  );
  return { ...build, assets: { ...build.assets, url, routes } };
}

/**
 * The same build, whose pages load the scripts of their language (scripts/build.mjs): the first one's are where the
 * build put them, another one's have the same names in a folder of their own.
 */
function inItsLanguage(build: ServerBuild, language: Language): ServerBuild {
  if (language === sourceLanguage) return build;
  const text = JSON.stringify(build.assets);
  return { ...build, assets: JSON.parse(text.replace(/\/assets\/(?=[^/"]+\.js")/g, `/assets/${language}/`)) };
}

/** The entry of the remote profile application whose screens speak a language. */
const inFolderOf = (language: Language, entry: string): string =>
  language === sourceLanguage ? entry : entry.replace(/[^/]+$/, `${language}/$&`);

/** The build that `remix vite:build` made. */
export async function loadBuild(): Promise<ServerBuild> {
  const file = join(buildFolder, 'storefront/server/index.js');
  if (!existsSync(file)) throw new Error('There is no build. Run: npm run build');
  return (await import(pathToFileURL(file).href)) as ServerBuild;
}

export const loadDevBuild = async (vite: ViteDevServer): Promise<ServerBuild> =>
  (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
