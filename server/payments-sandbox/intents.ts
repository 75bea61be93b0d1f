/** Payments: how each comes to be and what changes it. Nothing here writes but `saveIntent`. */
import { randomBytes } from 'node:crypto';
import type { Answered, Intent, Ledger, Method, Refund, SentEvent } from './ledger.ts';
import { declineOf, type Form, intentView, invalidRequest, type Reply, unknownIntent } from './replies.ts';
import { runLater, type SandboxState } from './state.ts';
import { deliver, makeEvent } from './webhooks.ts';

/** Writes a payment's new state with the event that reports it, and with the response that its key repeats. */
export function saveIntent(
  ledger: Ledger,
  intent: Intent,
  more: { answered?: Answered | undefined; type?: string | undefined; refund?: Refund | undefined } = {},
): SentEvent {
  const event = makeEvent(intent, more.type);
  ledger.write(
    { kind: 'intent', value: intent },
    { kind: 'event', value: event },
    ...(more.answered ? [{ kind: 'answer' as const, value: more.answered }] : []),
    ...(more.refund ? [{ kind: 'refund' as const, value: more.refund }] : []),
  );
  return event;
}

/** The state in which a payment by this method begins. */
function firstState(
  { lateMs, bankMs }: SandboxState,
  { outcome, type }: Method,
): Pick<Intent, 'status' | 'error' | 'ripensAt'> {
  if (type === 'us_bank_account') return { status: 'processing', error: null, ripensAt: Date.now() + bankMs };
  if (outcome === 'challenge') return { status: 'requires_action', error: null, ripensAt: null };
  if (outcome === 'late') return { status: 'processing', error: null, ripensAt: Date.now() + lateMs };
  const error = declineOf(outcome);
  return error
    ? { status: 'requires_payment_method', error, ripensAt: null }
    : { status: 'requires_capture', error: null, ripensAt: null };
}

/** The fields `metadata[name]`. */
const readMetadata = (form: Form) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key ? [[key, value]] : [];
    }),
  );

/** A new payment, or why there is none. */
export function makeIntent(state: SandboxState, form: Form): { intent: Intent } | { refused: Reply } {
  const method = state.ledger.methods.get(form.payment_method ?? '');
  const amount = Number(form.amount);
  if (!method)
    return {
      refused: invalidRequest('No such payment_method', {
        code: 'resource_missing',
        param: 'payment_method',
      }),
    };
  if (!Number.isSafeInteger(amount) || amount < 1)
    return { refused: invalidRequest('Invalid amount', { param: 'amount' }) };
  return {
    intent: {
      id: `pi_${randomBytes(14).toString('hex')}`,
      amount,
      captured: 0,
      refunded: 0,
      method: method.id,
      captureMethod: method.type === 'us_bank_account' ? 'automatic' : 'manual',
      metadata: readMetadata(form),
      returnUrl: form.return_url ?? '',
      created: Math.floor(Date.now() / 1000),
      ...firstState(state, method),
    },
  };
}

const unexpectedState = (message: string) => ({
  refused: invalidRequest(message, { code: 'payment_intent_unexpected_state' }),
});

export function cancelIntent(intent: Intent): { intent: Intent } | { refused: Reply } {
  if (intent.status === 'succeeded') return unexpectedState('It was captured already');
  if (intent.status === 'canceled') return unexpectedState('It was canceled already');
  return { intent: { ...intent, status: 'canceled', ripensAt: null } };
}

/** Captures all of a payment, or `amount_to_capture` of it. */
export function captureIntent(intent: Intent, form: Form): { intent: Intent } | { refused: Reply } {
  if (intent.status !== 'requires_capture')
    return unexpectedState(`It cannot be captured: it is ${intent.status}`);
  const amount = form.amount_to_capture === undefined ? intent.amount : Number(form.amount_to_capture);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > intent.amount)
    return unexpectedState('More than was authorized');
  return { intent: { ...intent, status: 'succeeded', captured: amount } };
}

/** Refunds all that is left of a captured payment, or `amount` of it. */
export function refundIntent(
  { intents }: Ledger,
  form: Form,
): { intent: Intent; refund: Refund } | { refused: Reply } {
  const intent = intents.get(form.payment_intent ?? '');
  if (!intent) return { refused: unknownIntent };
  const left = intent.captured - intent.refunded;
  const amount = form.amount === undefined ? left : Number(form.amount);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
    return { refused: invalidRequest('More than is left of it', { code: 'charge_already_refunded' }) };
  const refund = {
    id: `re_${randomBytes(14).toString('hex')}`,
    intent: intent.id,
    amount,
    created: Math.floor(Date.now() / 1000),
  };
  return { intent: { ...intent, refunded: intent.refunded + amount }, refund };
}

/** The bank's decision on a payment that it was asked about: authorized, or not confirmed by its owner. */
export const confirmIntent = (intent: Intent, isConfirmed: boolean): Intent =>
  isConfirmed
    ? { ...intent, status: 'requires_capture' }
    : {
        ...intent,
        status: 'requires_payment_method',
        error: {
          code: 'payment_intent_authentication_failure',
          decline_code: 'authentication_failed',
          message: 'The bank did not confirm that it was you.',
        },
      };

/** A payment that was processing, decided by what its number is a test of. */
function settledIntent({ methods }: Ledger, intent: Intent): Intent {
  const error = declineOf(methods.get(intent.method)?.outcome ?? 'declined');
  if (error) return { ...intent, ripensAt: null, status: 'requires_payment_method', error };
  return intent.captureMethod === 'automatic'
    ? { ...intent, ripensAt: null, status: 'succeeded', captured: intent.amount }
    : { ...intent, ripensAt: null, status: 'requires_capture' };
}

/** Decides a payment that is processing when its time has come. */
export function settleLater(state: SandboxState, { id, ripensAt }: Intent): void {
  if (ripensAt === null) return;
  runLater(state, Math.max(0, ripensAt - Date.now()), () => settle(state, id));
}

/** Decides a payment that is processing, and reports it. */
export function settle(state: SandboxState, id: string): void {
  const intent = state.ledger.intents.get(id);
  if (intent?.status === 'processing')
    void deliver(state, saveIntent(state.ledger, settledIntent(state.ledger, intent)));
}

/** A page of payments, newest first. */
export function listIntents(ledger: Ledger, query: URLSearchParams): Reply {
  const since = Number(query.get('created[gte]') ?? 0);
  const limit = Math.min(100, Number(query.get('limit') ?? 10));
  const all = [...ledger.intents.values()].filter(({ created }) => created >= since).reverse();
  const from = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const data = all.slice(from, from + limit).map((intent) => intentView(ledger, intent));
  return {
    status: 200,
    body: { object: 'list', url: '/v1/payment_intents', data, has_more: from + limit < all.length },
  };
}
