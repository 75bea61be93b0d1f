/** The composition root: reads the environment, opens the API, serves the shop, and ends in order. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import type { Api } from '#api/create-api.ts';
import { type ApiSide, embeddedApi, remoteApi } from './api-side.ts';
import { CookieJar, requestIdOf } from './cookies.ts';
import { EncodeQueue, EncoderProcess } from './encode-queue.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { Library } from './library.ts';
import { createLog } from './log.ts';
import { MailPictures } from './mail-pictures.ts';
import { openPayments, type PaymentsSide } from './payments.ts';
import { Pictures } from './pictures.ts';
import { projectRoot } from './project-root.ts';
import { clientFor, loadBuild, loadDevBuild, Storefront } from './remix.ts';
import { ShopServer } from './shop-server.ts';
import { SpecSheets } from './spec-sheets.ts';
import { StaticFiles } from './static-files.ts';
import { KnownWarehouses } from './warehouses.ts';

/** A failure that its sentence explains; no stack is shown. */
class StartError extends Error {}

type OpenApi = { side: ApiSide; api: Api | null; payments: PaymentsSide | null };

async function openApi(env: Env, dataDir: string, log: Logger, mails: MailPictures): Promise<OpenApi> {
  if (env.API_URL) return { side: remoteApi(env.API_URL, log), api: null, payments: null };
  const payments = await openPayments(env, dataDir, log);
  const { createApi } = await import('#api/create-api.ts');
  const api = await createApi({
    dataDir,
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.SESSION_SECRET ? { sessionSecret: env.SESSION_SECRET } : {}),
    ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
    ...(env.MAIL_FROM ? { mailFrom: env.MAIL_FROM } : {}),
    readPicture: mails.read,
    ...(env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? {
          s3: {
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
            ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}),
          },
        }
      : {}),
    ...(env.STRIPE_TAX && env.STRIPE_SECRET_KEY ? { stripeTaxKey: env.STRIPE_SECRET_KEY } : {}),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    ...(payments ? { payments: payments.options } : {}),
    ...(env.FAULT_AT ? { fault: faultAt(env.FAULT_AT) } : {}),
    privatePictures: env.IMPORT_PRIVATE_PICTURES,
    production: env.NODE_ENV === 'production',
    sample: env.SAMPLE,
    sampleOrders: env.SAMPLE,
    log,
    onLost: (error) => {
      log.fatal({ err: error }, 'The database is lost; ending so that a fresh process can take over');
      process.exit(1);
    },
  });
  return { side: embeddedApi(api), api, payments };
}

/** Nothing is flushed and nobody is told, as when the power goes. */
const faultAt = (point: string) => (here: string) => {
  if (here === point) process.kill(process.pid, 'SIGKILL');
};

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function main(): Promise<void> {
  const began = performance.now();
  const env = readEnv();
  const dev = env.NODE_ENV === 'development';
  // React looks there itself when the storefront is loaded; without it it is the slow development build.
  process.env.NODE_ENV = env.NODE_ENV;
  const log = createLog(env.LOG_LEVEL);
  const dataDir = resolve(projectRoot, env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });

  const mails = new MailPictures();
  const { side, api, payments } = await openApi(env, dataDir, log, mails);
  const encoder = new EncoderProcess();
  const queue = new EncodeQueue(encoder.encode);
  let vite: ViteDevServer | null = null;
  const storefront = new Storefront({
    load: () => (vite ? loadDevBuild(vite) : loadBuild()),
    mode: dev ? 'development' : 'production',
    api: side,
    log,
  });
  const nobody = {
    origin: side.baseUrl ?? 'http://localhost',
    address: 'server',
    requestId: requestIdOf(undefined),
  };
  const warehouses = new KnownWarehouses(clientFor(side, nobody, new CookieJar(null)), log);
  side.onInvalidate((tags) => {
    if (!tags || tags.includes('site')) void warehouses.refresh();
  });
  const library = new Library({ api: side, folder: join(dataDir, 'pictures/library'), queue });
  side.onInvalidate((tags) => {
    for (const tag of tags ?? [])
      if (tag.startsWith('media:')) void library.forget(tag.slice('media:'.length));
  });
  const pictures = new Pictures({
    art: join(projectRoot, 'api/sample/art'),
    folder: join(dataDir, 'pictures'),
    queue,
    keep: !dev,
  });
  const jpeg = async (base: string, width: number) =>
    (await pictures.jpeg(base, width)) ?? library.jpeg(base, width);
  mails.open(jpeg);
  const sheets = new SpecSheets(clientFor(side, nobody, new CookieJar(null)), jpeg);
  side.onInvalidate((tags) => sheets.invalidate(tags));
  const server = new ShopServer({
    api: side,
    storefront,
    files: dev ? null : new StaticFiles(join(projectRoot, 'build/client')),
    pictures,
    library,
    sheets,
    trust: { publicUrl: env.PUBLIC_URL, proxies: env.TRUST_PROXY },
    warehouseKey: (given) => warehouses.keyOf(given),
    log,
    ...(dev ? { vite: (req, res, next) => (vite ? vite.middlewares(req, res, next) : next()) } : {}),
  });
  if (dev) {
    const { createServer } = await import('vite');
    vite = await createServer({
      configFile: join(projectRoot, 'remix.config.js'),
      root: projectRoot,
      // One port: the page's own (TRAPS 12).
      server: { middlewareMode: true, hmr: { server: server.http, port: env.PORT, clientPort: env.PORT } },
      appType: 'custom',
    });
  }
  await Promise.all([storefront.start(), warehouses.refresh()]);

  await new Promise<void>((done, fail) => {
    server.http.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${env.PORT} is taken. Set PORT to another one.`)
          : error,
      ),
    );
    server.http.listen({ port: env.PORT, ...(env.HOST ? { host: env.HOST } : {}) }, done);
  });
  const { port } = server.http.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const operatorFile = join(dataDir, 'operator.json');
  if (api) writeFileSync(operatorFile, JSON.stringify({ url, token: api.operatorToken }), { mode: 0o600 });
  await payments?.tellWebhook(`http://127.0.0.1:${port}`);
  log.info({ url, ms: Math.round(performance.now() - began), node: process.version }, 'The shop is open');
  if (api?.firstRun) {
    say([
      '',
      'Sample accounts, shown this once:',
      ...api.firstRun.accounts.map(
        ({ role, email, password }) => `  ${role.padEnd(12)} ${email.padEnd(32)} ${password}`,
      ),
      '',
    ]);
  }
  if (api?.empty) {
    say([
      '',
      'This store is empty. First steps:',
      '  npm run employee:create -- --email you@example.com --name "First Last" --role admin',
      '  or start it on an empty database with SAMPLE=1, to look at the sample dealer.',
      '',
    ]);
  }
  say([`  ${env.PUBLIC_URL ?? url}`]);
  // The first visitor finds the home page made.
  const home = server.pages.target(env.PUBLIC_URL ?? url, '/', undefined);
  if (home) void server.pages.get(home).catch(() => {});

  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'Closing');
    if (api) rmSync(operatorFile, { force: true });
    await server.drain();
    encoder.close();
    await vite?.close();
    await side.close();
    payments?.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      end(signal).catch((error: unknown) => {
        log.error({ err: error }, 'The end went wrong');
        process.exit(1);
      });
    });
  }
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'An unhandled rejection'));
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) process.stderr.write(`The environment is wrong:\n${error.message}\n`);
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `The shop cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  process.exit(1);
});
