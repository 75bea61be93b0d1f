/**
 * A payment processor to try the shop with: no money moves. It speaks the part of Stripe's API that our adapter uses
 * (docs/decisions/0023), keeps its own books in its own folder, and is reached over HTTP alone. Cards are typed into
 * its own pages and sent to it by the browser.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  type Answered,
  type Intent,
  type IntentStatus,
  Ledger,
  type Method,
  type Refund,
  type SentEvent,
} from './ledger.ts';
import { challengePage, elementPage, type Page } from './pages.ts';
import { brandOf, isCardNumber, type Outcome, testAccounts, testCards, testRouting } from './test-numbers.ts';

export type SandboxKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

/** How webhooks come; a test says so. `before`: ahead of the answer that they are about. */
export type WebhookMode = 'after' | 'before' | 'twice' | 'off';

export type Sandbox = {
  port: number;
  keys: SandboxKeys;
  ledger: Ledger;
  setWebhooks: (to: { url?: string; mode?: WebhookMode }) => void;
  close: () => Promise<void>;
};

type Form = Record<string, string>;
type Reply = { status: number; body: unknown };

const maxBody = 64 * 1024;
/** ms after which a delivery is tried again, by how often it was. */
const deliveryWaits = [500, 2000, 10_000, 60_000, 600_000];

const messages: Partial<Record<Outcome, { code: string; decline: string; message: string }>> = {
  declined: { code: 'card_declined', decline: 'generic_decline', message: 'Your card was declined.' },
  timeout_declined: { code: 'card_declined', decline: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    code: 'card_declined',
    decline: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  account_closed: {
    code: 'payment_intent_payment_attempt_failed',
    decline: 'account_closed',
    message: 'The bank account is closed.',
  },
};

/** The keys of a folder, made once. */
export function readKeys(folder: string): SandboxKeys {
  const path = join(folder, 'keys.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as SandboxKeys;
  mkdirSync(folder, { recursive: true });
  const secret = () => randomBytes(24).toString('hex');
  const keys = {
    secretKey: `sk_test_sandbox_${secret()}`,
    publishableKey: `pk_test_sandbox_${secret()}`,
    webhookSecret: `whsec_${secret()}`,
  };
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

const isSame = (given: string, wanted: string) => {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(a, b);
};

const refusal = (status: number, type: string, message: string, more: object = {}): Reply => ({
  status,
  body: { error: { type, message, ...more } },
});

/** Starts it on `port`, or on a free one when that is taken. `lateMs`, `bankMs`: until what takes its time is known. */
export async function startSandbox(options: {
  folder: string;
  host?: string;
  port?: number;
  lateMs?: number;
  bankMs?: number;
}): Promise<Sandbox> {
  const { folder, host, lateMs = 6000, bankMs = 20_000 } = options;
  const keys = readKeys(folder);
  const ledger = new Ledger(folder);
  const timers = new Set<NodeJS.Timeout>();
  let webhookUrl = '';
  let mode: WebhookMode = 'after';
  let closed = false;

  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timer.unref();
    timers.add(timer);
  };

  // What the API says of things.

  const methodView = (method: Method) => ({
    id: method.id,
    object: 'payment_method',
    type: method.type,
    created: method.created,
    ...(method.type === 'card'
      ? { card: { brand: method.brand, last4: method.last4, exp_month: 12, exp_year: 2034 } }
      : { us_bank_account: { bank_name: method.brand, last4: method.last4 } }),
  });

  const intentView = (intent: Intent) => {
    const method = ledger.methods.get(intent.method);
    const isCharged = intent.status === 'requires_capture' || intent.status === 'succeeded';
    return {
      id: intent.id,
      object: 'payment_intent',
      amount: intent.amount,
      amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
      amount_received: intent.captured,
      currency: 'usd',
      livemode: false,
      status: intent.status,
      capture_method: intent.captureMethod,
      created: intent.created,
      metadata: intent.metadata,
      payment_method: method ? methodView(method) : null,
      last_payment_error: intent.error ? { type: 'card_error', ...intent.error } : null,
      next_action:
        intent.status === 'requires_action'
          ? {
              type: 'redirect_to_url',
              redirect_to_url: { url: `/challenge/${intent.id}`, return_url: intent.returnUrl },
            }
          : null,
      latest_charge: isCharged
        ? {
            id: intent.id.replace('pi_', 'ch_'),
            object: 'charge',
            amount: intent.amount,
            amount_captured: intent.captured,
            amount_refunded: intent.refunded,
          }
        : null,
    };
  };

  // Webhooks: written down with what they are about, sent until somebody takes them.

  const deliver = async (event: SentEvent, attempt = 0): Promise<void> => {
    if (closed || webhookUrl === '' || mode === 'off' || !ledger.undelivered.has(event.id)) return;
    const time = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: event.id,
      object: 'event',
      type: event.type,
      created: event.created,
      livemode: false,
      data: { object: intentView(event.intent) },
    });
    const signature = createHmac('sha256', keys.webhookSecret).update(`${time}.${body}`).digest('hex');
    const send = () =>
      fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
        body,
        signal: AbortSignal.timeout(10_000),
      }).then(
        (response) => response.ok,
        () => false,
      );
    const taken = await send();
    if (taken && mode === 'twice') await send();
    if (closed) return;
    if (taken) ledger.write({ kind: 'delivered', value: { id: event.id } });
    else
      after(
        deliveryWaits[Math.min(attempt, deliveryWaits.length - 1)] ?? 0,
        () => void deliver(event, attempt + 1),
      );
  };

  const typeOf: Partial<Record<IntentStatus, string>> = {
    requires_capture: 'payment_intent.amount_capturable_updated',
    succeeded: 'payment_intent.succeeded',
    requires_payment_method: 'payment_intent.payment_failed',
    canceled: 'payment_intent.canceled',
    processing: 'payment_intent.processing',
    requires_action: 'payment_intent.requires_action',
  };

  const eventOf = (intent: Intent, type = typeOf[intent.status] ?? 'payment_intent.updated'): SentEvent => ({
    id: `evt_${randomBytes(12).toString('hex')}`,
    type,
    created: Math.floor(Date.now() / 1000),
    intent,
  });

  /** Writes a payment with its webhook, and with the answer that is given for its key. */
  const keep = (intent: Intent, answered?: Answered, type?: string, refunded?: Refund): SentEvent => {
    const event = eventOf(intent, type);
    ledger.write(
      { kind: 'intent', value: intent },
      { kind: 'event', value: event },
      ...(answered ? [{ kind: 'answer' as const, value: answered }] : []),
      ...(refunded ? [{ kind: 'refund' as const, value: refunded }] : []),
    );
    return event;
  };

  const ripen = (id: string) => {
    const intent = ledger.intents.get(id);
    if (intent?.status !== 'processing') return;
    const outcome = ledger.methods.get(intent.method)?.outcome ?? 'declined';
    const problem = messages[outcome];
    const isBank = intent.captureMethod === 'automatic';
    void deliver(
      keep({
        ...intent,
        ripensAt: null,
        ...(problem
          ? {
              status: 'requires_payment_method',
              error: { code: problem.code, decline_code: problem.decline, message: problem.message },
            }
          : isBank
            ? { status: 'succeeded', captured: intent.amount }
            : { status: 'requires_capture' }),
      }),
    );
  };
  const ripenLater = (intent: Intent) => {
    if (intent.ripensAt !== null) after(Math.max(0, intent.ripensAt - Date.now()), () => ripen(intent.id));
  };

  // The calls.

  const noIntent = refusal(404, 'invalid_request_error', 'No such payment_intent', {
    code: 'resource_missing',
  });

  const makeMethod = (form: Form): Reply => {
    const digits = (form.number ?? '').replace(/[\s-]/g, '');
    const errors: Record<string, string> = {};
    const isCard = form.type !== 'bank';
    const known = (isCard ? testCards : testAccounts).find(({ number }) => number === digits);
    if (isCard) {
      if (!isCardNumber(digits)) errors.number = 'Enter a card number';
      else if (!known) errors.number = 'This is a sandbox: use one of the test numbers';
      const [, month = '', year = ''] =
        /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(form.expiry ?? '') ?? [];
      const ends = new Date(Number(year) < 100 ? 2000 + Number(year) : Number(year), Number(month), 1);
      if (!month || Number(month) < 1 || Number(month) > 12)
        errors.expiry = 'Enter month and year, such as 04 / 30';
      else if (ends.getTime() <= Date.now()) errors.expiry = 'This card has expired';
      if (!/^\d{3,4}$/.test((form.cvc ?? '').trim())) errors.cvc = 'Enter 3 or 4 digits';
    } else {
      if (!(form.holder ?? '').trim()) errors.holder = 'Enter the name on the account';
      if ((form.routing ?? '').trim() !== testRouting) errors.routing = `Use ${testRouting} in the sandbox`;
      if (!known) errors.number = 'This is a sandbox: use one of the test numbers';
    }
    // A mistake of typing is no failure of the call: the fields say it.
    if (Object.keys(errors).length > 0 || !known) return { status: 200, body: { errors } };
    const method: Method = {
      id: `pm_${randomBytes(14).toString('hex')}`,
      type: isCard ? 'card' : 'us_bank_account',
      brand: isCard ? brandOf(digits) : 'Sandbox Bank',
      last4: digits.slice(-4),
      outcome: known.outcome,
      created: Math.floor(Date.now() / 1000),
    };
    ledger.write({ kind: 'method', value: method });
    return { status: 200, body: { id: method.id, brand: method.brand, last4: method.last4 } };
  };

  const startOf = (outcome: Outcome, isBank: boolean): Pick<Intent, 'status' | 'error' | 'ripensAt'> => {
    if (isBank) return { status: 'processing', error: null, ripensAt: Date.now() + bankMs };
    if (outcome === 'challenge') return { status: 'requires_action', error: null, ripensAt: null };
    if (outcome === 'late') return { status: 'processing', error: null, ripensAt: Date.now() + lateMs };
    const problem = messages[outcome];
    if (!problem) return { status: 'requires_capture', error: null, ripensAt: null };
    const error = { code: problem.code, decline_code: problem.decline, message: problem.message };
    return { status: 'requires_payment_method', error, ripensAt: null };
  };

  const replyOf = (intent: Intent): Reply =>
    intent.status === 'requires_payment_method' && intent.error
      ? {
          status: 402,
          body: {
            error: { type: 'card_error', ...intent.error, payment_intent: intentView(intent) },
          },
        }
      : { status: 200, body: intentView(intent) };

  const makeIntent = (form: Form): { intent: Intent } | Reply => {
    const method = ledger.methods.get(form.payment_method ?? '');
    const amount = Number(form.amount);
    if (!method)
      return refusal(400, 'invalid_request_error', 'No such payment_method', {
        code: 'resource_missing',
        param: 'payment_method',
      });
    if (!Number.isSafeInteger(amount) || amount < 1)
      return refusal(400, 'invalid_request_error', 'Invalid amount', { param: 'amount' });
    const metadata = Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) => {
        const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
        return key ? [[key, value]] : [];
      }),
    );
    const isBank = method.type === 'us_bank_account';
    return {
      intent: {
        id: `pi_${randomBytes(14).toString('hex')}`,
        amount,
        captured: 0,
        refunded: 0,
        method: method.id,
        captureMethod: isBank ? 'automatic' : 'manual',
        metadata,
        returnUrl: form.return_url ?? '',
        created: Math.floor(Date.now() / 1000),
        ...startOf(method.outcome, isBank),
      },
    };
  };

  /** What a call does to a payment; the new state, or why not. */
  const changeIntent = (intent: Intent, call: string, form: Form): Intent | Reply => {
    const refuse = (message: string) =>
      refusal(400, 'invalid_request_error', message, { code: 'payment_intent_unexpected_state' });
    if (call === 'cancel') {
      if (intent.status === 'succeeded') return refuse('It was captured already');
      if (intent.status === 'canceled') return refuse('It was canceled already');
      return { ...intent, status: 'canceled', ripensAt: null };
    }
    if (intent.status !== 'requires_capture') return refuse(`It cannot be captured: it is ${intent.status}`);
    const amount = form.amount_to_capture === undefined ? intent.amount : Number(form.amount_to_capture);
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > intent.amount)
      return refuse('More than was authorized');
    return { ...intent, status: 'succeeded', captured: amount };
  };

  const refund = (form: Form): { intent: Intent; refunded: Refund } | Reply => {
    const intent = ledger.intents.get(form.payment_intent ?? '');
    if (!intent) return noIntent;
    const amount = form.amount === undefined ? intent.captured - intent.refunded : Number(form.amount);
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > intent.captured - intent.refunded)
      return refusal(400, 'invalid_request_error', 'More than is left of it', {
        code: 'charge_already_refunded',
      });
    const refunded = {
      id: `re_${randomBytes(14).toString('hex')}`,
      intent: intent.id,
      amount,
      created: Math.floor(Date.now() / 1000),
    };
    return { intent: { ...intent, refunded: intent.refunded + amount }, refunded };
  };

  /** A write of the shop's: the same key answers the same, whatever became of the first answer. */
  const write = async (
    path: string,
    form: Form,
    key: string,
  ): Promise<{ reply: Reply; event: SentEvent | null; isSilent: boolean }> => {
    const fingerprint = createHash('sha256')
      .update(`${path} ${JSON.stringify(form)}`)
      .digest('base64url');
    const known = key === '' ? undefined : ledger.answers.get(key);
    const plain = (reply: Reply) => ({ reply, event: null, isSilent: false });
    if (known && known.fingerprint !== fingerprint)
      return plain(refusal(400, 'idempotency_error', 'This key was used for another request'));
    if (known) return plain({ status: known.status, body: known.body });
    const done = (intent: Intent, reply: Reply, refunded?: Refund) => {
      const answered = key === '' ? undefined : { key, fingerprint, ...reply };
      const event = keep(intent, answered, refunded && 'charge.refunded', refunded);
      ripenLater(intent);
      const outcome = ledger.methods.get(intent.method)?.outcome;
      const isSilent =
        path === '/v1/payment_intents' && (outcome === 'timeout' || outcome === 'timeout_declined');
      return { reply, event, isSilent };
    };
    if (path === '/v1/payment_intents') {
      const made = makeIntent(form);
      return 'intent' in made ? done(made.intent, replyOf(made.intent)) : plain(made);
    }
    if (path === '/v1/refunds') {
      const made = refund(form);
      if (!('intent' in made)) return plain(made);
      const { id, intent, amount } = made.refunded;
      const body = { id, object: 'refund', payment_intent: intent, amount, status: 'succeeded' };
      return done(made.intent, { status: 200, body }, made.refunded);
    }
    const [, id = '', call = ''] = /^\/v1\/payment_intents\/(pi_\w+)\/(capture|cancel)$/.exec(path) ?? [];
    const intent = ledger.intents.get(id);
    if (!intent) return plain(noIntent);
    const changed = changeIntent(intent, call, form);
    return 'captured' in changed ? done(changed, { status: 200, body: intentView(changed) }) : plain(changed);
  };

  const listIntents = (query: URLSearchParams): Reply => {
    const since = Number(query.get('created[gte]') ?? 0);
    const limit = Math.min(100, Number(query.get('limit') ?? 10));
    const all = [...ledger.intents.values()].filter(({ created }) => created >= since).reverse();
    const from = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = all.slice(from, from + limit).map(intentView);
    return {
      status: 200,
      body: { object: 'list', url: '/v1/payment_intents', data, has_more: from + limit < all.length },
    };
  };

  // HTTP.

  const answer = (res: ServerResponse, { status, body }: Reply) => {
    res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    res.end(JSON.stringify(body));
  };
  const showPage = (res: ServerResponse, { html, script }: Page, isFramed: boolean) => {
    const hash = createHash('sha256').update(script).digest('base64');
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${script ? `'sha256-${hash}'` : "'none'"}`,
        "style-src 'unsafe-inline'",
        "connect-src 'self'",
        "base-uri 'none'",
        `frame-ancestors ${isFramed ? 'http: https:' : "'none'"}`,
      ].join('; '),
    });
    res.end(html);
  };
  const readForm = async (req: IncomingMessage): Promise<Form> => {
    let text = '';
    for await (const chunk of req as AsyncIterable<Buffer>) {
      text += chunk.toString('utf8');
      if (text.length > maxBody) throw new Error('too large');
    }
    return Object.fromEntries(new URLSearchParams(text));
  };

  const answerChallenge = async (req: IncomingMessage, res: ServerResponse, intent: Intent) => {
    const { answer: said } = await readForm(req);
    if (intent.status === 'requires_action') {
      const refused = {
        code: 'payment_intent_authentication_failure',
        decline_code: 'authentication_failed',
        message: 'The bank did not confirm that it was you.',
      };
      void deliver(
        keep(
          said === 'yes'
            ? { ...intent, status: 'requires_capture' }
            : { ...intent, status: 'requires_payment_method', error: refused },
        ),
      );
    }
    const back = new URL(intent.returnUrl);
    back.searchParams.set('payment_intent', intent.id);
    res.writeHead(303, { location: back.href });
    res.end();
  };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? '/', 'http://sandbox');
    const { pathname: path } = url;
    const [, element] = /^\/elements\/(card|bank)$/.exec(path) ?? [];
    if (req.method === 'GET' && element)
      return showPage(res, elementPage(element as 'card' | 'bank', keys.publishableKey), true);
    const [, challenged] = /^\/challenge\/(pi_\w+)$/.exec(path) ?? [];
    const challenge = challenged ? ledger.intents.get(challenged) : undefined;
    if (challenge && req.method === 'POST') return answerChallenge(req, res, challenge);
    if (challenge && challenge.status === 'requires_action')
      return showPage(res, challengePage(challenge), false);
    if (challenge) {
      res.writeHead(303, { location: challenge.returnUrl });
      res.end();
      return;
    }
    const bearer = /^Bearer (\S+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '';
    if (path === '/v1/payment_methods' && req.method === 'POST') {
      if (!isSame(bearer, keys.publishableKey))
        return answer(res, refusal(401, 'invalid_request_error', 'A wrong key'));
      return answer(res, makeMethod(await readForm(req)));
    }
    if (!isSame(bearer, keys.secretKey))
      return answer(res, refusal(401, 'invalid_request_error', 'A wrong key'));
    if (path === '/sandbox/webhooks' && req.method === 'POST') {
      const form = await readForm(req);
      setWebhooks({
        ...(form.url ? { url: form.url } : {}),
        ...(form.mode ? { mode: form.mode as WebhookMode } : {}),
      });
      return answer(res, { status: 200, body: {} });
    }
    if (req.method === 'GET' && path === '/v1/payment_intents')
      return answer(res, listIntents(url.searchParams));
    const [, wanted = ''] = /^\/v1\/payment_intents\/(pi_\w+)$/.exec(path) ?? [];
    if (req.method === 'GET' && wanted) {
      const intent = ledger.intents.get(wanted);
      return answer(res, intent ? { status: 200, body: intentView(intent) } : noIntent);
    }
    if (req.method !== 'POST') return answer(res, refusal(404, 'invalid_request_error', 'Unknown address'));
    const key = String(req.headers['idempotency-key'] ?? '');
    const { reply, event, isSilent } = await write(path, await readForm(req), key);
    if (event && mode === 'before') await deliver(event);
    // Whoever waits for this has given up by now: it comes from the key's second question.
    if (isSilent) return void after(120_000, () => res.destroy());
    answer(res, reply);
    if (event && mode !== 'before') void deliver(event);
  };

  const server = createServer((req, res) => {
    handle(req, res).catch(() => {
      if (!res.headersSent) answer(res, refusal(500, 'api_error', 'The sandbox failed'));
      else res.destroy();
    });
  });
  const listen = (port: number) =>
    new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen({ port, ...(host ? { host } : {}) }, () => {
        server.removeListener('error', fail);
        done();
      });
    });
  await listen(options.port ?? 0).catch(() => listen(0));
  for (const intent of ledger.intents.values()) ripenLater(intent);

  function setWebhooks(to: { url?: string; mode?: WebhookMode }): void {
    if (to.mode) mode = to.mode;
    if (to.url !== undefined) webhookUrl = to.url;
    for (const event of ledger.undelivered.values()) void deliver(event);
  }

  return {
    port: (server.address() as AddressInfo).port,
    keys,
    ledger,
    setWebhooks,
    close: async () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
      ledger.close();
    },
  };
}
