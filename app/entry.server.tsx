/**
 * How documents are made: rendered whole, never streamed, so that they work without JavaScript and can be kept
 * (docs/traps.md#whole-documents).
 */
import { Writable } from 'node:stream';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ErrorInfo } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { kitParameters } from '#app/features/storefront/catalog/kit.ts';
import { narrowingParameters } from '#app/features/storefront/catalog/narrowing.ts';
import { questionParameters } from '#app/features/storefront/questions/question-parameters.ts';
import { reviewParameters } from '#app/features/storefront/reviews/review-parameters.ts';
import { blockIdOf } from '#app/page-renderer/block-id.ts';
import { RenderedParts } from '#app/page-renderer/markup-memory.server.tsx';
import { MarkupMemory } from '#app/page-renderer/markup-memory.ts';
import { RequestIdProvider } from '#app/shared/request-id.tsx';
import { inLanguage, type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';

/** Of what customers wrote, on every product's page. */
const talkParameters = [...reviewParameters, ...questionParameters];

const { useMarkup } = new RenderedParts();

const preload = Buffer.from('<link rel="modulepreload"');
const lastPreload = Buffer.from('<link rel="modulepreload" fetchpriority="low"');

/**
 * A finished document. Its scripts are asked for after its styles, fonts and first picture: they are what a visitor waits
 * for, and a form or link that is used before the scripts are there works without them. Remix does not let the preloads
 * say so themselves.
 */
function documentOf(pieces: Uint8Array[]): Buffer {
  const html = Buffer.concat(pieces);
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(preload); at >= 0; at = html.indexOf(preload, from)) {
    parts.push(html.subarray(from, at), lastPreload);
    from = at + preload.length;
  }
  return Buffer.concat([...parts, html.subarray(from)]);
}

/** ms until a render that waits for data is given up. */
export const streamTimeout = 10_000;

/**
 * Which documents may be kept for visitors without a session, and by which query parameters
 * (docs/architecture.md#speed).
 */
export const pageCachePolicy: { path: RegExp; query: string[] }[] = [
  { path: /^\/$/, query: [] },
  {
    path: /^\/(?:c\/[^/]+(?:\/[^/]+)?|s\/[^/]+|v\/[^/]+|t\/[^/]+|col\/[^/]+)\/?$/,
    query: [...narrowingParameters, 'sort', 'page', 'from'],
  },
  { path: /^\/v\/?$/, query: [] },
  { path: /^\/search\/?$/, query: ['q', ...narrowingParameters, 'sort', 'page', 'from'] },
  { path: /^\/categories\/[^/]+\/?$/, query: [] },
  // `sku` everywhere: it goes along when a product is asked for under the wrong path.
  { path: /^\/p\/combination\/[^/]+\/?$/, query: ['sku', ...talkParameters, ...kitParameters()] },
  { path: /^\/p\/custom\/[^/]+\/?$/, query: ['sku', ...talkParameters, 'size', 'o'] },
  { path: /^\/p\/[^/]+\/?$/, query: ['sku', ...talkParameters] },
  { path: /^\/page\/[^/]+\/?$/, query: [] },
  { path: /^\/locations\/?$/, query: ['zip'] },
  { path: /^\/portfolio\/?$/, query: ['room', 'page'] },
  { path: /^\/blog\/?$/, query: ['topic', 'author', 'page'] },
  { path: /^\/team\/?$/, query: [] },
  { path: /^\/(?:portfolio|blog|team)\/[^/]+\/?$/, query: [] },
];

/** The page's links and its browser's router begin with its language, of which loaders and actions know nothing. */
function addressedIn(context: EntryContext, language: Language): EntryContext {
  if (language === sourceLanguage) return context;
  const { staticHandlerContext, serverHandoffString = '' } = context;
  const { location } = staticHandlerContext;
  const basename = inLanguage('/', language);
  return {
    ...context,
    staticHandlerContext: {
      ...staticHandlerContext,
      basename,
      location: { ...location, pathname: inLanguage(location.pathname, language) },
    },
    serverHandoffString: serverHandoffString.replace(
      '"basename":"/"',
      `"basename":${JSON.stringify(basename)}`,
    ),
  };
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { log, requestId, language, finishDocument }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <RequestIdProvider value={requestId}>
        <MarkupMemory.Provider value={useMarkup}>
          <RemixServer
            context={addressedIn(remixContext, language)}
            url={request.url}
            abortDelay={streamTimeout}
          />
        </MarkupMemory.Provider>
      </RequestIdProvider>,
      {
        // A boundary that is outlined arrives with an inline script of its own, and not at all without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set('content-type', 'text/html; charset=utf-8');
          // It is whole already: as a stream it would go through the web's streams in a hundred pieces.
          const pieces: Uint8Array[] = [];
          const body = new Writable({
            write: (piece: Uint8Array, _encoding, done) => {
              pieces.push(piece);
              done();
            },
            final: (done) => {
              finishDocument(documentOf(pieces));
              resolve(new Response(null, { headers, status: answer }));
              done();
            },
          });
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error, info: ErrorInfo) {
          const block = blockIdOf(info);
          // A block that throws is left out of an otherwise good page; anything else is a broken page.
          if (!block) answer = 500;
          log.error(
            { err: error, requestId, ...(block ? { block } : {}) },
            block ? 'A block failed to render' : 'A page failed to render',
          );
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Unexpected failures of loaders and actions; expected ones are values and never come here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  context.log.error(
    { err: error, requestId: context.requestId, path: pathname, method: request.method },
    'A request failed',
  );
}
