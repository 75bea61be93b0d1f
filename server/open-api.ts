/** The API by the environment: embedded in this process with its payments, or somewhere else. */
import { existsSync, readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Api } from '#api/create-api.ts';
import type { SampleDealer } from '#api/sample-dealer.ts';
import { builtInPictures } from './built-in-pictures.ts';
import type { Env } from './env.ts';
import type { ApiSide } from './http/api-side.ts';
import { openPayments, type PaymentsSide } from './payments.ts';
import type { MailPictures } from './pictures/mail-pictures.ts';

/** `api` and `payments` are null when the API is somewhere else. */
export type OpenApi = { side: ApiSide; api: Api | null; payments: PaymentsSide | null };

type Options = {
  env: Env;
  dataDir: string;
  log: Logger;
  mails: MailPictures;
  sample: SampleDealer | null;
  sampleBegins: () => void;
  /** When what can wait begins. */
  idle: Promise<void>;
};

export async function openApi({
  env,
  dataDir,
  log,
  mails,
  sample,
  sampleBegins,
  idle,
}: Options): Promise<OpenApi> {
  if (env.API_URL) {
    const { remoteApi } = await import('./http/api-side.ts');
    return { side: remoteApi(env.API_URL, log), api: null, payments: null };
  }
  // The database's thread and the sandbox's process take as long as the modules here: side by side.
  const { openDatabase } = await import('#api/platform/database/database.ts');
  const database = openDatabase({
    dataDir,
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    log,
    onLost: (error) => {
      log.fatal({ err: error }, 'The database is lost; ending so that a fresh process can take over');
      process.exit(1);
    },
  });
  database.catch(() => {});
  const [payments, { createApi }, { embeddedApi }] = await Promise.all([
    openPayments(env, dataDir, log),
    import('#api/create-api.ts'),
    import('./http/api-side.ts'),
  ]).catch(async (error) => {
    // Its lock would outlive this process.
    await database.then(({ close }) => close()).catch(() => {});
    throw error;
  });
  const api = await createApi({
    dataDir,
    database,
    idle,
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
    ...(env.ASSISTANT_URL && env.ASSISTANT_KEY
      ? {
          assistant: {
            url: env.ASSISTANT_URL,
            key: env.ASSISTANT_KEY,
            ...(env.ASSISTANT_MODEL ? { model: env.ASSISTANT_MODEL } : {}),
          },
        }
      : {}),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    ...(payments ? { payments: payments.options } : {}),
    ...(env.FAULT_FILE ? { fault: faultIn(env.FAULT_FILE) } : {}),
    checkMemory: env.CHECK_MEMORY,
    privatePictures: env.IMPORT_PRIVATE_PICTURES,
    production: env.NODE_ENV === 'production',
    pictures: builtInPictures(sample),
    sample: env.SAMPLE ? sample : null,
    sampleOrders: env.SAMPLE,
    sampleBegins,
    log,
  });
  return { side: embeddedApi(api), api, payments };
}

/** Nothing is flushed and nobody is told, as when the power goes. The file comes and goes while the shop runs. */
const faultIn = (file: string) => (here: string) => {
  if (existsSync(file) && readFileSync(file, 'utf8') === here) process.kill(process.pid, 'SIGKILL');
};
