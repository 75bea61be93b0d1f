/** Who takes cards: Stripe where its keys are set, else the sandbox, a process of its own beside this one. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { StripeOptions } from '#api/sales/payments/stripe.ts';
import type { Env } from './env.ts';
import { readKeys } from './payments-sandbox/keys.ts';

export type PaymentsSide = {
  options: StripeOptions;
  /** Tells the sandbox where this shop takes its webhooks; Stripe is told in its own settings. */
  tellWebhook: (shopUrl: string) => Promise<void>;
  close: () => void;
};

const startMs = 15_000;

/**
 * The sandbox of this folder that runs already. It is given as long as one that begins: a busy machine answers late, and
 * a second one beside it would not know its cards. Where nobody listens any more, that is known at once.
 */
async function findRunning(folder: string, secretKey: string): Promise<number | null> {
  const file = join(folder, 'running.json');
  if (!existsSync(file)) return null;
  const { port } = JSON.parse(readFileSync(file, 'utf8')) as { port: number };
  const isThere = await fetch(`http://127.0.0.1:${port}/v1/payment_intents?limit=1`, {
    headers: { authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(startMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere ? port : null;
}

function spawnSandbox(folder: string, port: number, host: string | undefined) {
  const args = [folder, String(port), ...(host ? [host] : [])];
  const built = fileURLToPath(new URL('./sandbox-payments.js', import.meta.url));
  const child = existsSync(built)
    ? fork(built, args, { execArgv: [] })
    : fork(fileURLToPath(new URL('./payments-sandbox/main.ts', import.meta.url)), args, {
        execArgv: ['--import', 'tsx'],
      });
  child.unref();
  child.channel?.unref();
  const started = new Promise<number>((done, fail) => {
    const timer = setTimeout(() => fail(new Error('The payment sandbox did not start.')), startMs);
    child.once('message', (message: { port: number }) => {
      clearTimeout(timer);
      done(message.port);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      fail(new Error('The payment sandbox ended while starting.'));
    });
  });
  return { child, started };
}

/** Nothing where there are no keys and the sandbox is not allowed: cards are then not offered. */
export async function openPayments(env: Env, dataDir: string, log: Logger): Promise<PaymentsSide | null> {
  const timeoutMs = env.PAYMENT_TIMEOUT * 1000;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    return {
      options: {
        provider: 'stripe',
        secretKey: STRIPE_SECRET_KEY,
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        timeoutMs,
      },
      tellWebhook: async () => {},
      close: () => {},
    };
  }
  if (env.NODE_ENV === 'production' && !env.ALLOW_SANDBOX_PAYMENTS) return null;
  const folder = join(dataDir, 'sandbox-payments');
  const keys = readKeys(folder);
  let child: ChildProcess | null = null;
  let port = await findRunning(folder, keys.secretKey);
  if (port === null) {
    const spawned = spawnSandbox(folder, env.SANDBOX_PAYMENTS_PORT, env.HOST);
    child = spawned.child;
    port = await spawned.started;
  }
  const at = { host: '127.0.0.1', port };
  log.warn({ port }, 'Cards are taken by the sandbox: no money moves');
  return {
    options: { provider: 'sandbox', ...keys, at, timeoutMs },
    tellWebhook: async (shopUrl) => {
      const response = await fetch(`http://${at.host}:${at.port}/sandbox/webhooks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.secretKey}` },
        body: new URLSearchParams({ url: `${shopUrl}/api/v1/payments/webhook` }),
      });
      if (!response.ok)
        log.error({ status: response.status }, 'The payment sandbox takes no webhook address');
    },
    close: () => void child?.kill('SIGTERM'),
  };
}
