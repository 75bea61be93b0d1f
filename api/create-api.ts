/** The API, ready to be fetched: storage opened and migrated, the sample loaded, mail going out. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { ChatFeed } from '#api/people/chat/chat-feed.ts';
import { takeFormMessage } from '#api/people/chat/take-form-message.ts';
import { startTellingUnseen } from '#api/people/chat/tell-unseen.ts';
import { notify } from '#api/people/notifications/notify.ts';
import { countPendingApprovals } from '#api/sales/approvals/count-approvals.ts';
import { findCartWarehouse } from '#api/sales/carts/cart-warehouse.ts';
import { mergeGuestCart } from '#api/sales/carts/merge-guest-cart.ts';
import type { Language } from '#schemas/domain/platform/language.ts';
import { peekKept } from './answer-kept.ts';
import { createApp } from './app.ts';
import { startImportRunner } from './catalog/import/runner.ts';
import { ListingIndex } from './catalog/index/listing-index.ts';
import { startStockAlerts } from './catalog/stock-alerts/send-stock-alerts.ts';
import { ChatSockets, type Upgrade } from './chat-sockets.ts';
import { type AssistantOptions, openAssistant } from './content/compose/assistant.ts';
import { countInExperiments } from './content/experiments/count-visitor.ts';
import { findDeadPaths } from './content/pages/dead-links.ts';
import { startScheduleRunner } from './content/pages/run-due-schedules.ts';
import { findTeamPerson } from './content/posts/people.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { FileStore } from './media/files/file-store.ts';
import { folderStore } from './media/files/folder.ts';
import type { S3Options } from './media/files/s3.ts';
import { removeAbandonedUploads } from './media/library/abandoned-uploads.ts';
import { type BuiltInPictures, noBuiltInPictures } from './media/library/built-in-pictures.ts';
import { PictureOpenerProcess } from './media/pictures/picture-opener-process.ts';
import { ActorMemory } from './platform/auth/actor-memory.ts';
import type { Visit } from './platform/auth/visit.ts';
import { ContentVersions } from './platform/content-versions.ts';
import type { Services } from './platform/context.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { type KeptAnswer, KeptAnswers } from './platform/kept-answers.ts';
import type { ReadPicture } from './platform/mail/mail-pictures.ts';
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts';
import { startMailSender } from './platform/mail/send-due-mail.ts';
import { Memo } from './platform/memo.ts';
import { ensureSetting, findWarehouses } from './platform/storage/site.ts';
import type { Rounds } from './platform/worker.ts';
import { startPriceDays } from './pricing/prices/tell-price-days.ts';
import type { TaxService } from './pricing/tax/tax-service.ts';
import { createReadCall, type ReadCall } from './read-call.ts';
import { findGuestCart } from './sales/carts/guest-cart.ts';
import { leaveCompany } from './sales/checkout/leave-company.ts';
import { backfillLedger } from './sales/ledger/backfill-ledger.ts';
import type { Payments } from './sales/payments/payments.ts';
import { startReconciling } from './sales/payments/reconcile.ts';
import { startPayments } from './sales/payments/run-payments.ts';
import type { StripeOptions } from './sales/payments/stripe.ts';
import { findProposalLinks } from './sales/proposals/proposal-links.ts';
import { startRebates } from './sales/rebates/review-rebates.ts';
import { findOrderOwner } from './sales/storage/orders.ts';
import type { SampleAccount, SampleDealer } from './sample-dealer.ts';

/** With fewer products the index is made in a moment, and not worth a file. */
const snapshotFrom = 10_000;

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
  /** A language model that helps to make pages; the shop's own rules alone when there is none. */
  assistant?: AssistantOptions;
  /** Who takes cards and bank accounts; nobody when missing. */
  payments?: StripeOptions;
  /** Ends this process at a named point of an order (tests). */
  fault?: (point: string) => void;
  /** Pictures that imports name may lie on this machine or its network. */
  privatePictures?: boolean;
  /** What comes from memory is made anew as well and must be the same (tests). */
  checkMemory?: boolean;
  production: boolean;
  /** Pictures and videos that come with the shop; uploads alone when missing. */
  pictures?: BuiltInPictures;
  /** Loaded into an empty store; null leaves it empty. */
  sample: SampleDealer | null;
  /** What its people have bought, too. */
  sampleOrders?: boolean;
  /** Called when the sample dealer is about to be loaded. */
  sampleBegins?: () => void;
  log: Logger;
  /** A database that is open already, or is being opened. Closed with the API all the same. */
  database?: Database | Promise<Database>;
  /** When the first page is made: the index of listings and most rounds begin then. At once when missing. */
  idle?: Promise<void>;
};

export type Api = {
  /** `visit`: of the page that makes the call, within this process. */
  fetch: (request: Request, visit?: Visit) => Promise<Response>;
  /** Calls that only read, for callers within this process. */
  read: ReadCall;
  /** What is in memory for a GET of `address`; null where it must be fetched. */
  peek: (
    address: string,
    by: { session: string | null; warehouse: string | undefined; language: Language },
  ) => Promise<KeptAnswer | null>;
  /** A socket; false for a path that has none. */
  upgrade: (upgrade: Upgrade) => boolean;
  /** Tells the sockets' clients to come again elsewhere. */
  endSockets: () => void;
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

async function openFiles({ dataDir, s3 }: ApiOptions): Promise<FileStore> {
  if (!s3) return folderStore(join(dataDir, 'media'));
  // Large, and needed where it is set alone.
  const { s3Store } = await import('./media/files/s3.ts');
  return s3Store(s3);
}

async function openTaxService({ stripeTaxKey, log }: ApiOptions): Promise<TaxService | null> {
  if (!stripeTaxKey) return null;
  // Large, and needed where it is set alone.
  const { stripeTax } = await import('./pricing/tax/stripe.ts');
  return stripeTax(stripeTaxKey, log);
}

async function openPayments(
  options: StripeOptions | undefined,
  waiting: () => void,
): Promise<Payments | null> {
  if (!options) return null;
  const { stripeProcessor } = await import('./sales/payments/stripe.ts');
  return { processor: stripeProcessor(options), timeoutMs: options.timeoutMs, waiting };
}

/** Sample accounts have no place in a shop that runs for customers. */
async function firstRun(options: ApiOptions, services: Services): Promise<Api['firstRun']> {
  if (!options.sample || (await findWarehouses(services.database.kysely)).length > 0) return null;
  options.sampleBegins?.();
  const withAccounts = !(options.production && options.databaseUrl);
  const accounts = await options.sample.load(services, withAccounts);
  if (!accounts || !withAccounts) return null;
  const file = join(options.dataDir, 'sample-accounts.txt');
  const linesOf = (some: readonly SampleAccount[]) =>
    some.map(({ role, email, password }) => `${role}: ${email} ${password}\n`).join('');
  writeFileSync(file, linesOf(accounts), { mode: 0o600 });
  if (!options.sampleOrders) return { accounts };
  // The store is good without their orders.
  const more = await options.sample.loadOrders(services).catch((error) => {
    options.log.error({ err: error }, 'no sample orders');
    return [];
  });
  appendFileSync(file, linesOf(more));
  return { accounts: [...accounts, ...more] };
}

/** Throws when the data folder is in use, the database too old, or a migration fails. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { log, dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const database = await (options.database ?? openDatabase(options));
  try {
    const done = await migrate(database);
    if (done.length > 0) log.info({ migrations: done }, 'migrated');
    const secret = await ensureSetting(
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
      idle: options.idle ?? Promise.resolve(),
      secret: Buffer.from(options.sessionSecret ?? secret),
      now: () => new Date(),
      versions,
      chat: new ChatFeed(database, log),
      memo: new Memo(versions),
      answers: new KeptAnswers(versions, options.checkMemory),
      actors: new ActorMemory(versions, options.checkMemory),
      listing: new ListingIndex(database, versions, log, { folder: dataDir, fromProducts: snapshotFrom }),
      payments: await openPayments(options.payments, () => settling.wake()),
      fault: options.fault ?? (() => {}),
      pictures: options.pictures ?? noBuiltInPictures,
      files: await openFiles(options),
      pictureOpener,
      uploadFolder: join(dataDir, 'media/incoming'),
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
      tax: await openTaxService(options),
      assistant: options.assistant ? openAssistant(options.assistant) : null,
      mailWaiting: () => sender?.wake(),
      schedulesWaiting: () => schedules.wake(),
      importsWaiting: () => imports.wake(),
      claimForAccount: mergeGuestCart,
      countInExperiments,
      findDeadPaths,
      findCartWarehouse,
      findProposalLinks,
      findGuestCart,
      findOrderOwner,
      tellAccount: notify,
      takeFormMessage,
      findTeamPerson,
      leftCompany: leaveCompany,
      countApprovals: countPendingApprovals,
      pictureSources: { allowPrivate: options.privatePictures ?? false },
    };
    const mailer = options.smtpUrl ? smtpMailer(options.smtpUrl) : outboxMailer(dataDir, log);
    const schedules = startScheduleRunner(services);
    const stockAlerts = startStockAlerts(services);
    const priceDays = startPriceDays(services);
    const settling = startPayments(services);
    const reconciling = startReconciling(services);
    await versions.start();
    await services.chat.start();
    const abandoned = await removeAbandonedUploads(services.uploadFolder, services.now());
    if (abandoned > 0) log.info({ abandoned }, 'removed what unfinished uploads had left');
    const operatorToken = randomBytes(32).toString('base64url');
    await backfillLedger(services);
    const made = await firstRun(options, services);
    // The sample's credit is granted on the days of its orders.
    const rebates = startRebates(services);
    // The sample's orders were placed by nobody: their mails are gone before there is a sender.
    sender = startMailSender(services, mailer, {
      from: options.mailFrom,
      readPicture: options.readPicture,
    });
    // SQL answers until there is an index.
    void services.idle.then(() => services.listing.start());
    const housekeeping = startHousekeeping(services);
    const chatMail = startTellingUnseen(services);
    // The sample is there: nothing that an import left behind meets half a catalog.
    const imports = startImportRunner(services);
    const empty = (await findWarehouses(database.kysely)).length === 0;
    const app = createApp(services, operatorToken);
    const sockets = new ChatSockets(services, operatorToken);
    return {
      fetch: async (request, visit) => app.fetch(request, visit ? { visit } : {}),
      read: createReadCall(services, operatorToken),
      peek: (address, by) => peekKept(services, address, by),
      upgrade: (upgrade) => sockets.upgrade(upgrade),
      endSockets: () => sockets.close(),
      ready: () =>
        sql`select 1`.execute(database.kysely).then(
          () => true,
          () => false,
        ),
      close: async () => {
        sockets.close();
        await Promise.all([
          sender?.stop(),
          schedules.stop(),
          imports.stop(),
          stockAlerts.stop(),
          priceDays.stop(),
          settling.stop(),
          reconciling.stop(),
          rebates.stop(),
          housekeeping.stop(),
          chatMail.stop(),
          services.listing.stop(),
        ]);
        pictureOpener.close();
        await versions.stop();
        await services.chat.stop();
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
