/** The REST API as a Hono app: the contract's calls, in one order of checks, with one error shape. */
import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import type { Context, Services } from '#api/platform/context.ts';
import { speaking } from '#api/platform/language.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Call } from '#schemas/contract/call.ts';
import { contract } from '#schemas/contract/contract.ts';
import { shareHeader, viewHeader } from '#schemas/domain/content/editor.ts';
import { visitorCookie } from '#schemas/domain/content/experiment.ts';
import { languageHeader, toLanguage } from '#schemas/domain/platform/language.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { segmentHeader } from '#schemas/domain/platform/segment.ts';
import { tamed } from '#schemas/fields/parse-json.ts';
import { answerKept } from './answer-kept.ts';
import { serveDrawings } from './catalog/http/drawing-files.ts';
import { serveCatalogFiles } from './catalog/http/import-files.ts';
import { handlers } from './handlers.ts';
import { isKeptCall } from './kept-calls.ts';
import { serveMediaFiles } from './media/http/media-files.ts';
import { type Caller, openContext } from './open-context.ts';
import { serveCertificates } from './people/http/certificate-files.ts';
import { serveChatFiles } from './people/http/chat-files.ts';
import type { ApiEnv } from './platform/http/env.ts';
import { isSameEtag } from './platform/http/same-etag.ts';
import { answerProblem, handleError } from './platform/problems/answer-problem.ts';
import { validationProblem } from './platform/problems/validation-problem.ts';
import { servePaymentEvents } from './sales/http/payment-events.ts';

/** What a shared link may ask for, besides reading. */
const previews = new Set<string>([contract.previewPage.path, contract.previewContent.path]);

const maxBody = 1024 * 1024;
const requestIdPattern = /^[A-Za-z0-9_-]{8,80}$/;

const uploads = Object.values(contract as Record<string, Call>)
  .filter((call) => call.upload)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
const isUpload = (method: string, path: string) =>
  uploads.some((upload) => upload.method === method && upload.path.test(path));

const bearerOf = (c: HonoContext<ApiEnv>) =>
  /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

/** Where the caller sees the shop: what a proxy of ours says, else the address that was asked. */
const originOf = (c: HonoContext<ApiEnv>): string => {
  const { protocol, host } = new URL(c.req.url);
  const proto = c.req.header('x-forwarded-proto') ?? protocol.slice(0, -1);
  return `${proto}://${c.req.header('x-forwarded-host') ?? host}`;
};

/** A page of another site may not write with a visitor's cookies. Tools send neither header. */
function checkOrigin(c: HonoContext<ApiEnv>): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const host = c.req.header('x-forwarded-host') ?? c.req.header('host') ?? new URL(c.req.url).host;
  const sameHost = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  const sameSite = site === undefined || site === 'same-origin' || site === 'none' || origin !== undefined;
  if (!sameHost || !sameSite) throw new ProblemError('bad_origin', because('other_site'));
}

/** What the request says of its caller. */
const callerOf = (c: HonoContext<ApiEnv>): Caller => ({
  session: getCookie(c, 'session') ?? null,
  guest: getCookie(c, 'guest') ?? null,
  bearer: bearerOf(c),
  warehouse: getCookie(c, 'warehouse'),
  origin: originOf(c),
  clientAddress: c.req.header('x-forwarded-for') ?? 'local',
  userAgent: c.req.header('user-agent'),
  counted: c.req.header('sec-gpc') !== '1' && getCookie(c, 'analytics') !== 'refused',
  visitor: getCookie(c, visitorCookie),
  view: c.req.header(viewHeader),
  token: c.req.header(shareHeader),
  segment: c.req.header(segmentHeader),
  language: toLanguage(c.req.header(languageHeader)),
});

/** A contract's path as Hono writes it. */
const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const call of Object.values(contract)) {
    const path = honoPath(call.path);
    methods.set(path, [...(methods.get(path) ?? []), call.method.toUpperCase()]);
  }
  return methods;
}

/** Hono answers 404 for a path that exists with another method (docs/traps.md#http-and-html). */
function wrongMethod(c: HonoContext<ApiEnv>, methods: string[]): Response {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  const problem = new ProblemError(
    'method_not_allowed',
    because('method_wrong', { methods: allowed.join(', ') }),
  );
  const answer = answerProblem(c, problem);
  answer.headers.set('allow', allowed.join(', '));
  return answer;
}

/** Before the calls, because another call's `{id}` would take a path that is written out: /carts/account. */
function refuseWrongMethods(app: OpenAPIHono<ApiEnv>, methodsOf: ReadonlyMap<string, string[]>): void {
  for (const [path, methods] of methodsOf) {
    if (path.includes(':')) continue;
    app.use(path, (c, next) =>
      [...methods, 'HEAD'].includes(c.req.method) ? next() : Promise.resolve(wrongMethod(c, methods)),
    );
  }
}

/** The contract's calls, each by its handler. */
function serveCalls(app: OpenAPIHono<ApiEnv>): void {
  for (const [name, call] of Object.entries(contract) as unknown as [
    keyof typeof contract,
    Call & { route: never },
  ][]) {
    if (call.body) {
      app.on(call.method.toUpperCase(), honoPath(call.path), async (c, next) => {
        const type = c.req.header('content-type') ?? '';
        if (!/^application\/json\b/i.test(type)) {
          throw new ProblemError('unsupported_media_type', because('json_expected'));
        }
        // What is no JSON is refused where it is checked.
        const body = await c.req.json().catch(() => undefined);
        if (body !== undefined) c.req.json = async () => tamed(body) as never;
        await next();
      });
    }
    const handle = handlers[name] as (context: Context, input: unknown) => Promise<unknown>;
    app.openapi(call.route, (async (c: HonoContext<ApiEnv>) => {
      const valid = (target: string) => c.req.valid(target as never) as unknown;
      const input = {
        params: valid('param'),
        query: valid('query'),
        body: call.body ? valid('json') : undefined,
        headers: call.headers ? valid('header') : undefined,
        c,
      };
      const context = c.get('context');
      if (!isKeptCall(name)) return c.json((await handle(context, input)) as object, call.status);
      const { url } = c.req;
      const kept = await answerKept(context, name, { address: url.slice(url.indexOf('/api/')), input });
      if (isSameEtag(c.req.header('if-none-match'), kept.etag)) return c.body(null, 304, { etag: kept.etag });
      return c.body(new Uint8Array(kept.json), call.status, {
        'content-type': 'application/json',
        etag: kept.etag,
      });
    }) as never);
  }
}

export function createApp(services: Services, operatorToken: string) {
  const app = new OpenAPIHono<ApiEnv>({
    strict: false,
    defaultHook: (result, c) => {
      if (!result.success) return answerProblem(c, validationProblem(result.target, result.error));
    },
  });

  // What is said to a caller is in the language that was asked for, in whatever process; else in that of the work.
  app.use((c, next) => {
    const asked = c.req.header(languageHeader);
    return asked === undefined ? next() : speaking(toLanguage(asked), next);
  });
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = requestIdPattern.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', services.log.child({ requestId }));
    await next();
    c.header('x-request-id', requestId);
    // What is kept here, a browser keeps too and asks whether it changed; never a session's
    // (docs/traps.md#leaving-nothing-behind).
    const isShared = c.res.headers.has('etag') && !getCookie(c, 'session');
    c.header('cache-control', isShared ? 'private, no-cache' : 'private, no-store');
  });

  app.use('/api/*', async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) {
      checkOrigin(c);
    }
    await next();
  });

  const limited = bodyLimit({
    maxSize: maxBody,
    onError: () => {
      throw new ProblemError('too_large', because('body_too_large'));
    },
  });
  // An upload is counted while it streams (api/media/library/receive-file.ts).
  app.use('/api/*', (c, next) => (isUpload(c.req.method, c.req.path) ? next() : limited(c, next)));

  app.use('/api/*', async (c, next) => {
    const visit = c.env?.visit ?? null;
    const isRead = ['GET', 'HEAD'].includes(c.req.method);
    const isSeen = c.req.method === 'GET' || previews.has(c.req.path.replace(/\/$/, ''));
    const log = c.get('log');
    c.set('context', await openContext(services, callerOf(c), { operatorToken, log, visit, isRead, isSeen }));
    c.set('sessionToken', getCookie(c, 'session') ?? null);
    await next();
    if (!isRead) visit?.forget();
  });

  const methods = methodsByPath();
  refuseWrongMethods(app, methods);
  serveCalls(app);
  serveMediaFiles(app);
  serveCatalogFiles(app);
  serveDrawings(app);
  serveCertificates(app);
  serveChatFiles(app);
  servePaymentEvents(app);

  for (const [path, allowed] of methods) app.all(path, (c) => wrongMethod(c, allowed));

  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Storefront API',
      version: '1',
      description: 'Money is US dollars; errors are application/problem+json.',
    },
  });
  app.notFound((c) => answerProblem(c, new ProblemError('not_found', because('address_unknown'))));
  app.onError(handleError);
  return app;
}
