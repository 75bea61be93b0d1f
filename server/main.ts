/** The composition root: reads the environment, opens the API, serves the shop, and ends in order. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Api } from '#api/create-api.ts';
import type { SampleDealer } from '#api/sample-dealer.ts';
import { buildFinished, buildFolder, markBuildInUse } from './build-folder.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createLog } from './log.ts';
import { openApi } from './open-api.ts';
import { MailPictures } from './pictures/mail-pictures.ts';
import { projectRoot } from './project-root.ts';
import { openSample } from './sample.ts';
import { nameSources } from './stack-traces.ts';

/** A failure that its sentence explains; no stack is shown. */
class StartError extends Error {}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

type StartOptions = {
  env: Env;
  dataDir: string;
  log: Logger;
  mails: MailPictures;
  sample: SampleDealer | null;
  /** When the first page is made. */
  idle: Promise<void>;
};

/** The shop's code and the storefront's build, loaded. */
async function loadShop(env: Env) {
  const loading = import('./open-shop.ts');
  const { loadBuild } = await import('./http/remix.ts');
  if (env.NODE_ENV !== 'development') await loadBuild();
  const { openShop } = await loading;
  return openShop;
}

/** Opens the API while the build is being finished and loaded, and says how long the sample catalog took. */
async function openApiAndBuild({ env, dataDir, log, mails, sample, idle }: StartOptions) {
  const build = env.NODE_ENV === 'development' ? Promise.resolve() : buildFinished();
  const shop = build.then(() => loadShop(env));
  shop.catch(() => {});
  let sampleBegan: number | null = null;
  const sampleBegins = () => {
    sampleBegan = performance.now();
    void build.then(
      () => say(['Loading the sample catalog…']),
      () => {},
    );
  };
  const opened = await openApi({ env, dataDir, log, mails, sample, sampleBegins, idle });
  const sampleSeconds = sampleBegan === null ? null : Math.round((performance.now() - sampleBegan) / 1000);
  const openShop = await shop;
  if (sampleSeconds !== null) say([`Loading the sample catalog… ${sampleSeconds} s`]);
  return { ...opened, openShop };
}

/** Listens, and returns the port. Throws StartError when another process has it. */
async function listen(http: Server, { PORT, HOST }: Env): Promise<number> {
  await new Promise<void>((done, fail) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${PORT} is already in use. Choose another one: set PORT, in the environment or in .env.`,
            )
          : error,
      ),
    );
    http.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) }, done);
  });
  return (http.address() as AddressInfo).port;
}

/** The first run's accounts, and an empty store's first steps. */
function sayFirstSteps({ firstRun, empty }: Api, hasSample: boolean): void {
  if (firstRun) {
    say([
      '',
      'Sample accounts, shown this once:',
      ...firstRun.accounts.map(
        ({ role, email, password }) => `  ${role.padEnd(12)} ${email.padEnd(32)} ${password}`,
      ),
      '',
    ]);
  }
  if (empty) {
    say([
      '',
      'This store is empty. First steps:',
      '  npm run employee:create -- --email you@example.com --name "First Last" --role admin',
      ...(hasSample
        ? ['  or start it on an empty database with SAMPLE=1, to look at the sample dealer.']
        : []),
      '',
    ]);
  }
}

/** Ends the process in order at the first signal. */
function endOnSignals(log: Logger, close: () => Promise<void>): void {
  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'Closing');
    await close();
    process.exit(0);
  };
  // 'disconnect': the process of `npm start` is gone.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(signal as NodeJS.Signals, () => {
      end(signal).catch((error: unknown) => {
        log.error({ err: error }, 'The end went wrong');
        process.exit(1);
      });
    });
  }
}

async function main(): Promise<void> {
  const began = performance.now();
  const env = readEnv();
  // React looks there itself when the storefront is loaded; without it it is the slow development build.
  process.env.NODE_ENV = env.NODE_ENV;
  if (env.NODE_ENV !== 'development') nameSources(pathToFileURL(join(buildFolder, '/')).href);
  const log = createLog(env.LOG_LEVEL);
  const dataDir = resolve(projectRoot, env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });

  const leaveBuild = env.NODE_ENV === 'development' ? () => {} : markBuildInUse();
  const sample = await openSample();
  const mails = new MailPictures();
  let rest = () => {};
  const idle = new Promise<void>((resolve) => {
    rest = resolve;
  });
  const { side, api, payments, openShop } = await openApiAndBuild({
    env,
    dataDir,
    log,
    mails,
    sample,
    idle,
  });
  const shop = await openShop({ env, dataDir, log, side, sample, mails });

  const port = await listen(shop.server.http, env);
  const url = `http://localhost:${port}`;
  const operatorFile = join(dataDir, 'operator.json');
  if (api) writeFileSync(operatorFile, JSON.stringify({ url, token: api.operatorToken }), { mode: 0o600 });
  await payments?.tellWebhook(`http://127.0.0.1:${port}`);
  log.info({ url, ms: Math.round(performance.now() - began), node: process.version }, 'The shop is open');
  if (api) sayFirstSteps(api, sample !== null);
  say([`Ready at ${env.PUBLIC_URL ?? url}`]);
  // The first visitor finds the home page made.
  const home = shop.server.pages.target(env.PUBLIC_URL ?? url, '/', undefined);
  const made = home ? shop.server.pages.get(home) : Promise.resolve();
  void made.catch(() => {}).then(rest);

  endOnSignals(log, async () => {
    if (api) rmSync(operatorFile, { force: true });
    await shop.close();
    await side.close();
    payments?.close();
    leaveBuild();
  });
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
