/** The one reader of process.env, checked at boot. */
import { z } from 'zod';

const urlOf = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

/** An origin without a path: https://shop.example.com */
const originSchema = urlOf(['http:', 'https:'])
  .refine((text) => new URL(text).pathname === '/' && !new URL(text).search && !new URL(text).username)
  .transform((text) => new URL(text).origin);

const flag = (value: '0' | '1') =>
  z
    .enum(['0', '1'])
    .default(value)
    .transform((text) => text === '1');
const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));

/** Each variable with what it should be, said when it is not. */
const variables = {
  PORT: [wholeNumber(0, 65_535).default(3000), 'a port number, 0 to 65535'],
  HOST: [
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .optional(),
    'a host name or address to listen on (default: all)',
  ],
  DATA_DIR: [z.string().default('./data'), 'a folder'],
  DATABASE_URL: [
    urlOf(['postgres:', 'postgresql:']).optional(),
    'postgres://user:password@host:5432/database',
  ],
  API_URL: [originSchema.optional(), 'the origin of the API, as in https://api.example.com'],
  PROFILE_REMOTE_URL: [
    urlOf(['http:', 'https:']).optional(),
    'the address of the profile application’s entry, as in https://account.example.com/remoteEntry.js (default: the one of this build)',
  ],
  NODE_ENV: [
    z.enum(['production', 'development', 'test']).default('production'),
    'production, development or test',
  ],
  SESSION_SECRET: [z.string().min(32).optional(), 'at least 32 characters'],
  SMTP_URL: [urlOf(['smtp:', 'smtps:']).optional(), 'smtp://user:password@host:587'],
  MAIL_FROM: [z.string().min(3).optional(), 'the sender of mails, as in Shop <shop@example.com>'],
  S3_BUCKET: [
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    'the bucket that keeps the media library (default: the folder DATA_DIR/media)',
  ],
  S3_REGION: [
    z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('us-east-1'),
    'the region of the bucket, as in us-east-1',
  ],
  S3_ENDPOINT: [
    originSchema.optional(),
    'the origin of a store that speaks as S3 does, as in https://s3.example.com (default: Amazon’s)',
  ],
  S3_ACCESS_KEY_ID: [z.string().min(1).optional(), 'the id of a key that may read and write the bucket'],
  S3_SECRET_ACCESS_KEY: [z.string().min(1).optional(), 'the secret of S3_ACCESS_KEY_ID'],
  GOOGLE_MAPS_API_KEY: [
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    'a key of the Google Maps Platform with its JavaScript and Places APIs (default: drawings in place of maps)',
  ],
  STRIPE_SECRET_KEY: [
    z
      .string()
      .regex(/^[sr]k_\w+$/)
      .optional(),
    'the secret key of a Stripe account, as in sk_live_…',
  ],
  STRIPE_PUBLISHABLE_KEY: [
    z
      .string()
      .regex(/^pk_\w+$/)
      .optional(),
    'the publishable key of the same account, as in pk_live_…',
  ],
  STRIPE_WEBHOOK_SECRET: [
    z
      .string()
      .regex(/^whsec_\w+$/)
      .optional(),
    'the signing secret of the webhook to /api/v1/payments/webhook, as in whsec_…',
  ],
  ALLOW_SANDBOX_PAYMENTS: [
    flag('0'),
    '1 to try cards with the sandbox when NODE_ENV is production and no Stripe account is set, or 0',
  ],
  SANDBOX_PAYMENTS_PORT: [
    wholeNumber(0, 65_535).default(0),
    'the port where browsers find the payment sandbox (default: a free one)',
  ],
  STRIPE_TAX: [
    flag('0'),
    '1 to ask Stripe Tax (STRIPE_SECRET_KEY) for the tax of places, with the table as its fallback, or 0',
  ],
  PAYMENT_TIMEOUT: [wholeNumber(1, 80).default(10), 'seconds to wait for the payment processor, 1 to 80'],
  FAULT_FILE: [
    z.string().optional(),
    'a file that names the point of an order at which this process kills itself (tests)',
  ],
  CHECK_MEMORY: [
    flag('0'),
    '1 to make what is answered from memory anew as well and fail where it differs (tests), or 0',
  ],
  ASSISTANT_URL: [
    urlOf(['http:', 'https:'])
      .refine((text) => !new URL(text).search && !new URL(text).hash && !new URL(text).username)
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    'the address of a language model’s API as OpenAI’s is, as in https://api.example.com/v1 (default: the shop’s own rules)',
  ],
  ASSISTANT_KEY: [
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    'the key of ASSISTANT_URL',
  ],
  ASSISTANT_MODEL: [
    z
      .string()
      .regex(/^[\w.:/-]{1,200}$/)
      .optional(),
    'the name of a model of ASSISTANT_URL (default: the one that it takes without a name)',
  ],
  PUBLIC_URL: [originSchema.optional(), 'the origin that visitors see, as in https://shop.example.com'],
  TRUST_PROXY: [
    wholeNumber(0, 5).default(0),
    'how many proxies of yours stand before this server and set X-Forwarded-*, 0 to 5',
  ],
  IMPORT_PRIVATE_PICTURES: [
    flag('0'),
    '1 to let catalog imports fetch pictures from this machine and its network, or 0',
  ],
  PICTURE_EFFORT: [
    wholeNumber(0, 6).default(2),
    'how much work a picture’s encoding is worth, 0 (fast) to 6 (small files)',
  ],
  PICTURES_AHEAD: [
    wholeNumber(0, 100_000).default(2000),
    'how many pictures of pages that were read may wait to be made before anybody asks for them, 0 for none',
  ],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent',
  ],
  SAMPLE: [flag('1'), '1 to fill an empty database with the sample dealer, or 0'],
} as const;

type Variables = typeof variables;
export type Env = { [K in keyof Variables]: z.output<Variables[K][0]> };

export class EnvError extends Error {
  override name = 'EnvError';
}

/** Secrets are named, never repeated. */
const isSecret = (name: string) => /SECRET|_KEY$|_URL$/.test(name);

/** Throws an EnvError that names every wrong variable and what it should be. An empty variable counts as missing. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const problems: string[] = [];
  const env: Record<string, unknown> = {};
  for (const [name, [schema, expected]] of Object.entries(variables)) {
    const given = source[name] || undefined;
    const parsed = schema.safeParse(given);
    if (parsed.success) env[name] = parsed.data;
    else problems.push(`${name} should be ${expected}${isSecret(name) ? '' : ` (it is "${given}")`}`);
  }
  if (env.API_URL && env.DATABASE_URL) {
    problems.push('DATABASE_URL should be absent when API_URL is set: the API there has the database');
  }
  // Half a setting would keep files where nobody looks for them.
  const s3 = Object.keys(variables).filter((name) => name.startsWith('S3_'));
  if (s3.some((name) => source[name])) {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (source[name]) continue;
      problems.push(`${name} should be set too, as another S3_ variable is: ${variables[name][1]}`);
    }
  }
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  if (stripe.some((name) => source[name])) {
    for (const name of stripe)
      if (!source[name])
        problems.push(`${name} should be set too, as another STRIPE_ variable is: ${variables[name][1]}`);
  }
  const assistant = ['ASSISTANT_URL', 'ASSISTANT_KEY'] as const;
  if (source.ASSISTANT_MODEL || assistant.some((name) => source[name])) {
    for (const name of assistant)
      if (!source[name])
        problems.push(`${name} should be set too, as another ASSISTANT_ variable is: ${variables[name][1]}`);
  }
  if (env.STRIPE_TAX && !env.STRIPE_SECRET_KEY)
    problems.push('STRIPE_TAX should be 0, or STRIPE_SECRET_KEY set too');
  if (problems.length > 0) throw new EnvError(problems.join('\n'));
  return env as Env;
}
