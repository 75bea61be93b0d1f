/** The API, ready to be fetched: storage opened and migrated, the sample loaded, mail going out. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createApp } from './http/app.ts';
import type { FileStore } from './integrations/files/file-store.ts';
import { folderStore } from './integrations/files/folder.ts';
import type { S3Options } from './integrations/files/s3.ts';
import { outboxMailer, smtpMailer } from './integrations/mail/mailer.ts';
import type { StripeOptions } from './integrations/payments/stripe.ts';
import { PictureOpenerProcess } from './integrations/pictures/picture-opener-process.ts';
import type { TaxService } from './integrations/tax/tax-service.ts';
import { startImportRunner } from './services/catalogue/import/runner.ts';
import { ContentVersions } from './services/content-versions.ts';
import type { Services } from './services/context.ts';
import { startHousekeeping } from './services/housekeeping.ts';
import { ListingIndex } from './services/listing/listing-index.ts';
import type { SampleAccount } from './services/load-sample.ts';
import type { ReadPicture } from './services/mail/mail-pictures.ts';
import { startMailSender } from './services/mail/send-due-mail.ts';
import { removeAbandonedUploads } from './services/media/abandoned-uploads.ts';
import { Memo } from './services/memo.ts';
import { startScheduleRunner } from './services/pages/run-due-schedules.ts';
import type { Payments } from './services/payments/payments.ts';
import { startReconciling } from './services/payments/reconcile.ts';
import { startPayments } from './services/payments/run-payments.ts';
import type { Rounds } from './services/rounds.ts';
import { startStockAlerts } from './services/stock-alerts/send-stock-alerts.ts';
import { type Database, openPGlite, openPostgres } from './storage/database.ts';
import { migrate } from './storage/migrate.ts';
import { ensureSetting, findWarehouses } from './storage/repositories/site.ts';

export type ApiOptions = {
  dataDir: string;
  /** PostgreSQL; PGlite in dataDir when there is none. */
  databaseUrl?: string;
  /** At least 32 characters; made and kept in the database when there is none. */
  sessionSecret?: string;
  smtpUrl?: string;
  mailFrom?: string;
  /** Makes the pictures that go along in mails; without it, mails name them at the shop's address. */
  readPicture?: ReadPicture;
  /** A tax service's key; the embedded table alone when there is none. */
  stripeTaxKey?: string;
  /** Where the media library's files are kept; dataDir/media when there is none. */
  s3?: S3Options;
  publicUrl?: string;
  /** Who takes cards and bank accounts; nobody when missing. */
  payments?: StripeOptions;
  /** Ends this process at a named point of an order (tests). */
  fault?: (point: string) => void;
  /** Pictures that imports name may lie on this machine or its network. */
  privatePictures?: boolean;
  production: boolean;
  /** Load the sample dealer into an empty store. */
  sample: boolean;
  /** What its people have bought, too. */
  sampleOrders?: boolean;
  log: Logger;
  /** A database that is open already (tests). Closed with the API all the same. */
  database?: Database;
  /** The embedded database is gone or another process's: end this one. */
  onLost?: (error: Error) => void;
};

export type Api = {
  fetch: (request: Request) => Promise<Response>;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
  /** Calls `listener` with the content versions that moved; returns how to stop. */
  onInvalidate: (listener: (tags: string[]) => void) => () => void;
  /** Sample accounts that were made just now; never again, their passwords are not kept. */
  firstRun: { accounts: SampleAccount[] } | null;
  operatorToken: string;
  /** There is no warehouse yet: nothing can be sold. */
  empty: boolean;
  /** For what no call can do: jobs and tests. */
  services: Services;
};

async function openDatabase(options: ApiOptions): Promise<Database> {
  if (options.database) return options.database;
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl)
    return openPostgres(databaseUrl, (error) => log.error({ err: error }, 'a database connection broke'));
  return openPGlite({ dataDir, ...(options.onLost ? { onLost: options.onLost } : {}) });
}

async function openFiles({ dataDir, s3 }: ApiOptions): Promise<FileStore> {
  if (!s3) return folderStore(join(dataDir, 'media'));
  // Large, and needed where it is set alone.
  const { s3Store } = await import('./integrations/files/s3.ts');
  return s3Store(s3);
}

async function openTaxService({ stripeTaxKey, log }: ApiOptions): Promise<TaxService | null> {
  if (!stripeTaxKey) return null;
  // Large, and needed where it is set alone.
  const { stripeTax } = await import('./integrations/tax/stripe.ts');
  return stripeTax(stripeTaxKey, log);
}

async function openPayments(
  options: StripeOptions | undefined,
  waiting: () => void,
): Promise<Payments | null> {
  if (!options) return null;
  const { stripeProcessor } = await import('./integrations/payments/stripe.ts');
  return { processor: stripeProcessor(options), timeoutMs: options.timeoutMs, waiting };
}

/** Sample accounts have no place in a shop that runs for customers. */
async function firstRun(options: ApiOptions, services: Services): Promise<Api['firstRun']> {
  if (!options.sample || (await findWarehouses(services.database.kysely)).length > 0) return null;
  // The sample's data is large and needed once in a store's life.
  const { loadSample } = await import('./services/load-sample.ts');
  const withAccounts = !(options.production && options.databaseUrl);
  const accounts = await loadSample(services, withAccounts);
  if (!accounts || !withAccounts) return null;
  const lines = accounts.map(({ role, email, password }) => `${role}: ${email} ${password}`);
  writeFileSync(join(options.dataDir, 'sample-accounts.txt'), `${lines.join('\n')}\n`, { mode: 0o600 });
  if (options.sampleOrders) {
    const { loadSampleOrders } = await import('./services/sample-orders.ts');
    // The store is good without them.
    await loadSampleOrders(services).catch((error) => options.log.error({ err: error }, 'no sample orders'));
  }
  return { accounts };
}

/** Throws when the data folder is in use, the database too old, or a migration fails. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { log, dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase(options);
  try {
    const done = await migrate(database);
    if (done.length > 0) log.info({ migrations: done }, 'migrated');
    const kept = await ensureSetting(
      database.kysely,
      'session_secret',
      randomBytes(32).toString('base64url'),
    );
    const versions = new ContentVersions(database, log);
    const pictureOpener = new PictureOpenerProcess();
    let sender: Rounds | null = null;
    const services: Services = {
      database,
      log,
      secret: Buffer.from(options.sessionSecret ?? kept),
      now: () => new Date(),
      versions,
      memo: new Memo(versions),
      listing: new ListingIndex(database, versions, log),
      payments: await openPayments(options.payments, () => settling.wake()),
      fault: options.fault ?? (() => {}),
      files: await openFiles(options),
      pictureOpener,
      uploadFolder: join(dataDir, 'media/incoming'),
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
      tax: await openTaxService(options),
      mailWaiting: () => sender?.wake(),
      schedulesWaiting: () => schedules.wake(),
      importsWaiting: () => imports.wake(),
      pictureSources: { allowPrivate: options.privatePictures ?? false },
    };
    const mailer = options.smtpUrl ? smtpMailer(options.smtpUrl) : outboxMailer(dataDir, log);
    const schedules = startScheduleRunner(services);
    const stockAlerts = startStockAlerts(services);
    const settling = startPayments(services);
    const reconciling = startReconciling(services);
    await versions.start();
    const abandoned = await removeAbandonedUploads(services.uploadFolder, services.now());
    if (abandoned > 0) log.info({ abandoned }, 'removed what unfinished uploads had left');
    const operatorToken = randomBytes(32).toString('base64url');
    const made = await firstRun(options, services);
    // The sample's orders were placed by nobody: their mails are gone before there is a sender.
    sender = startMailSender(services, mailer, {
      from: options.mailFrom,
      readPicture: options.readPicture,
    });
    services.listing.start();
    const housekeeping = startHousekeeping(services);
    // The sample is there: nothing that an import left behind meets half a catalogue.
    const imports = startImportRunner(services);
    const empty = (await findWarehouses(database.kysely)).length === 0;
    const app = createApp(services, operatorToken);
    return {
      fetch: async (request) => app.fetch(request),
      ready: () =>
        sql`select 1`.execute(database.kysely).then(
          () => true,
          () => false,
        ),
      close: async () => {
        await Promise.all([
          sender?.stop(),
          schedules.stop(),
          imports.stop(),
          stockAlerts.stop(),
          settling.stop(),
          reconciling.stop(),
          housekeeping.stop(),
          services.listing.stop(),
        ]);
        pictureOpener.close();
        await versions.stop();
        await database.close();
      },
      onInvalidate: (listener) => versions.onMove(listener),
      firstRun: made,
      operatorToken,
      empty,
      services,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
