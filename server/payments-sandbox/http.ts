/** The sandbox over HTTP: its pages, the API's calls, and the address that says where webhooks go. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { confirmIntent, listIntents, saveIntent } from './intents.ts';
import { isSameKey } from './keys.ts';
import type { Intent } from './ledger.ts';
import { createMethod } from './methods.ts';
import { challengePage, elementPage, type Page } from './pages.ts';
import { errorReply, type Form, intentView, type Reply, unknownIntent } from './replies.ts';
import { runLater, type SandboxState, type WebhookMode } from './state.ts';
import { deliver, setWebhooks } from './webhooks.ts';
import { applyWrite } from './writes.ts';

/** bytes */
const maxBody = 64 * 1024;
/** ms that a response which never comes stays open. The shop has given up by then and repeats its key. */
const silentMs = 120_000;
const wrongKey = errorReply(401, 'invalid_request_error', 'A wrong key');

function sendReply(res: ServerResponse, { status, body }: Reply): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}

function sendPage(res: ServerResponse, { html, script }: Page, isFramed: boolean): void {
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
}

function redirect(res: ServerResponse, location: string): void {
  res.writeHead(303, { location });
  res.end();
}

async function readForm(req: IncomingMessage): Promise<Form> {
  let text = '';
  for await (const chunk of req as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length > maxBody) throw new Error('too large');
  }
  return Object.fromEntries(new URLSearchParams(text));
}

/** The bank's question: shown while it is open, answered once, and then back to the shop. */
async function handleChallenge(
  state: SandboxState,
  req: IncomingMessage,
  res: ServerResponse,
  intent: Intent,
): Promise<void> {
  const isOpen = intent.status === 'requires_action';
  if (req.method !== 'POST')
    return isOpen ? sendPage(res, challengePage(intent), false) : redirect(res, intent.returnUrl);
  const { answer } = await readForm(req);
  // Its state again: the form took its time to come in.
  const current = state.ledger.intents.get(intent.id) ?? intent;
  if (current.status === 'requires_action')
    void deliver(state, saveIntent(state.ledger, confirmIntent(current, answer === 'yes')));
  const back = new URL(intent.returnUrl);
  back.searchParams.set('payment_intent', intent.id);
  redirect(res, back.href);
}

async function handleWrite(
  state: SandboxState,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
): Promise<void> {
  const key = String(req.headers['idempotency-key'] ?? '');
  const { reply, event, isSilent } = applyWrite(state, path, await readForm(req), key);
  const isBefore = state.webhooks.mode === 'before';
  if (event && isBefore) await deliver(state, event);
  if (isSilent) return runLater(state, silentMs, () => res.destroy());
  sendReply(res, reply);
  if (event && !isBefore) void deliver(state, event);
}

/** The calls that the secret key allows. */
async function handleCall(
  state: SandboxState,
  req: IncomingMessage,
  res: ServerResponse,
  { pathname: path, searchParams }: URL,
): Promise<void> {
  if (path === '/sandbox/webhooks' && req.method === 'POST') {
    const { url, mode } = await readForm(req);
    setWebhooks(state, { ...(url ? { url } : {}), ...(mode ? { mode: mode as WebhookMode } : {}) });
    return sendReply(res, { status: 200, body: {} });
  }
  if (req.method === 'GET' && path === '/v1/payment_intents')
    return sendReply(res, listIntents(state.ledger, searchParams));
  const [, id = ''] = /^\/v1\/payment_intents\/(pi_\w+)$/.exec(path) ?? [];
  if (req.method === 'GET' && id) {
    const intent = state.ledger.intents.get(id);
    return sendReply(res, intent ? { status: 200, body: intentView(state.ledger, intent) } : unknownIntent);
  }
  if (req.method !== 'POST')
    return sendReply(res, errorReply(404, 'invalid_request_error', 'Unknown address'));
  return handleWrite(state, req, res, path);
}

async function handleRequest(state: SandboxState, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://sandbox');
  const { pathname: path } = url;
  const [, element] = /^\/elements\/(card|bank)$/.exec(path) ?? [];
  if (req.method === 'GET' && element)
    return sendPage(
      res,
      elementPage(element as 'card' | 'bank', state.keys.publishableKey, url.searchParams.get('locale')),
      true,
    );
  const [, challenged = ''] = /^\/challenge\/(pi_\w+)$/.exec(path) ?? [];
  const challenge = state.ledger.intents.get(challenged);
  if (challenge) return handleChallenge(state, req, res, challenge);
  const key = /^Bearer (\S+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '';
  if (path === '/v1/payment_methods' && req.method === 'POST')
    return sendReply(
      res,
      isSameKey(key, state.keys.publishableKey) ? createMethod(state, await readForm(req)) : wrongKey,
    );
  return isSameKey(key, state.keys.secretKey) ? handleCall(state, req, res, url) : sendReply(res, wrongKey);
}

/** The listener of the sandbox's server: whatever fails is answered with 500. */
export const requestListener = (state: SandboxState) => (req: IncomingMessage, res: ServerResponse) => {
  handleRequest(state, req, res).catch(() => {
    if (!res.headersSent) sendReply(res, errorReply(500, 'api_error', 'The sandbox failed'));
    else res.destroy();
  });
};
