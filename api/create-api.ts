/** The API, ready to be fetched: storage opened and migrated, the sample loaded, mail going out. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createApp } from './http/app.ts';
import { outboxMailer, smtpMailer } from './integrations/mail/mailer.ts';
import { ContentVersions } from './services/content-versions.ts';
import type { Services } from './services/context.ts';
import type { SampleAccount } from './services/load-sample.ts';
import { startMailSender } from './services/mail/send-due-mail.ts';
import { Memo } from './services/memo.ts';
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
  publicUrl?: string;
  production: boolean;
  /** Load the sample dealer into an empty store. */
  sample: boolean;
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
};

async function openDatabase(options: ApiOptions): Promise<Database> {
  if (options.database) return options.database;
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl)
    return openPostgres(databaseUrl, (error) => log.error({ err: error }, 'a database connection broke'));
  return openPGlite({ dataDir, ...(options.onLost ? { onLost: options.onLost } : {}) });
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
    const services: Services = {
      database,
      log,
      secret: Buffer.from(options.sessionSecret ?? kept),
      now: () => new Date(),
      versions,
      memo: new Memo(versions),
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
      mailWaiting: () => sender.wake(),
    };
    const mailFrom = options.mailFrom ?? 'Alder & Fenn <orders@example.com>';
    const mailer = options.smtpUrl
      ? smtpMailer(options.smtpUrl, mailFrom)
      : outboxMailer(dataDir, mailFrom, log);
    const sender = startMailSender(services, mailer);
    await versions.start();
    const operatorToken = randomBytes(32).toString('base64url');
    const made = await firstRun(options, services);
    const app = createApp(services, operatorToken);
    return {
      fetch: async (request) => app.fetch(request),
      ready: () =>
        sql`select 1`.execute(database.kysely).then(
          () => true,
          () => false,
        ),
      close: async () => {
        await sender.stop();
        await versions.stop();
        await database.close();
      },
      onInvalidate: (listener) => versions.onMove(listener),
      firstRun: made,
      operatorToken,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
