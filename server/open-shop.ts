/** The storefront's server with all that it serves: pages, pictures, files and papers. It does not listen yet. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import type { SampleDealer } from '#api/sample-dealer.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';
import { buildFolder } from './build-folder.ts';
import { builtInBytes, pictureFolders } from './built-in-pictures.ts';
import { Drawings } from './drawings/drawings.ts';
import type { Env } from './env.ts';
import type { ApiSide } from './http/api-side.ts';
import { CookieJar, requestIdOf, sessionCookie } from './http/cookies.ts';
import { loadBuild, loadDevBuild, Storefront } from './http/remix.ts';
import { ShopServer } from './http/shop-server.ts';
import { StaticFiles } from './http/static-files.ts';
import { serverClient, visitClient } from './http/visit-client.ts';
import { KnownExperiments } from './pages/experiments.ts';
import { SpecSheets } from './pdf/spec-sheets.ts';
import { EncodeQueue, EncoderProcess } from './pictures/encode-queue.ts';
import { Library } from './pictures/library.ts';
import type { MailPictures } from './pictures/mail-pictures.ts';
import { Pictures } from './pictures/pictures.ts';
import { profileRemoteOf } from './profile-remote.ts';
import { projectRoot } from './project-root.ts';
import { SharePictures } from './search-engines/share-pictures.ts';
import { Sitemap } from './search-engines/sitemap.ts';
import { KnownWarehouses } from './warehouses.ts';

type Options = {
  env: Env;
  dataDir: string;
  log: Logger;
  side: ApiSide;
  sample: SampleDealer | null;
  /** Its pictures are there once the shop is open. */
  mails: MailPictures;
};

async function openVite(http: Server, port: number): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    configFile: join(projectRoot, 'remix.config.js'),
    root: projectRoot,
    // One port: the page's own (docs/traps.md).
    server: { middlewareMode: true, hmr: { server: http, port, clientPort: port } },
    appType: 'custom',
  });
}

export async function openShop({ env, dataDir, log, side, sample, mails }: Options) {
  const dev = env.NODE_ENV === 'development';
  const encoder = new EncoderProcess(env.PICTURE_EFFORT);
  const queue = new EncodeQueue(encoder.encode, env.PICTURES_AHEAD);
  let vite: ViteDevServer | null = null;
  const storefront = new Storefront({
    load: () => (vite ? loadDevBuild(vite) : loadBuild()),
    mode: dev ? 'development' : 'production',
    api: side,
    log,
    profileRemote: profileRemoteOf(env),
    mapsKey: env.GOOGLE_MAPS_API_KEY ?? null,
    fileBytes: async (path) =>
      (await pictures.bytes(path)) ?? (await library.bytes(path)) ?? builtInBytes(path),
  });
  const nobody = {
    origin: side.baseUrl ?? 'http://localhost',
    address: 'server',
    requestId: requestIdOf(undefined),
    language: sourceLanguage,
  };
  const warehouses = new KnownWarehouses(serverClient(side, nobody), log);
  const experiments = new KnownExperiments(serverClient(side, nobody), log);
  side.onInvalidate((tags) => {
    if (!tags || tags.includes('site')) void warehouses.refresh();
    if (!tags || tags.includes('experiments') || tags.includes('pages')) void experiments.refresh();
  });
  const library = new Library({ api: side, folder: join(dataDir, 'pictures/library'), queue });
  side.onInvalidate((tags) => {
    for (const tag of tags ?? [])
      if (tag.startsWith('media:')) void library.forget(tag.slice('media:'.length));
  });
  const pictures = new Pictures({
    sources: pictureFolders(sample),
    folder: join(dataDir, 'pictures'),
    queue,
    keep: !dev,
  });
  const jpeg = async (base: string, width: number) =>
    (await pictures.jpeg(base, width)) ?? library.jpeg(base, width);
  mails.open(jpeg);
  const nobodyIn = (language: Language) => serverClient(side, { ...nobody, language });
  const sheets = new SpecSheets(nobodyIn, jpeg);
  const drawings = new Drawings(nobodyIn, pictureFolders(sample));
  side.onInvalidate((tags) => sheets.invalidate(tags));
  const sitemap = new Sitemap(serverClient(side, nobody));
  side.onInvalidate((tags) => sitemap.invalidate(tags));
  const shares = new SharePictures({ folder: join(dataDir, 'pictures/share'), queue });
  const server = new ShopServer({
    api: side,
    storefront,
    files: dev ? null : new StaticFiles(join(buildFolder, 'storefront/client')),
    pictures,
    library,
    sheets,
    drawings,
    sitemap,
    shares,
    trust: { publicUrl: env.PUBLIC_URL, proxies: env.TRUST_PROXY },
    warehouseKey: (given) => warehouses.keyOf(given),
    experiments,
    askSegment: async (session) => {
      const client = visitClient({
        api: side,
        visit: nobody,
        jar: new CookieJar(`${sessionCookie}=${session}`),
      });
      return unwrap('getSegment', await client.getSegment());
    },
    log,
    ...(dev ? { vite: (req, res, next) => (vite ? vite.middlewares(req, res, next) : next()) } : {}),
  });
  if (dev) vite = await openVite(server.http, env.PORT);
  await Promise.all([storefront.start(), warehouses.refresh(), experiments.refresh()]);

  return {
    server,
    close: async () => {
      await server.drain();
      await encoder.close();
      await vite?.close();
    },
  };
}
