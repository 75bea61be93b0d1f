/** What the API answers: bodies of Stripe's shapes. */
import type { Intent, Ledger, Method } from './ledger.ts';
import type { Outcome } from './test-numbers.ts';

/** The fields of a form-encoded request. */
export type Form = Record<string, string>;
export type Reply = { status: number; body: unknown };

export const errorReply = (status: number, type: string, message: string, more: object = {}): Reply => ({
  status,
  body: { error: { type, message, ...more } },
});

export const invalidRequest = (message: string, more: object = {}): Reply =>
  errorReply(400, 'invalid_request_error', message, more);

export const unknownIntent = errorReply(404, 'invalid_request_error', 'No such payment_intent', {
  code: 'resource_missing',
});

const cardDeclined = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

const declines: Partial<Record<Outcome, NonNullable<Intent['error']>>> = {
  declined: cardDeclined,
  timeout_declined: cardDeclined,
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  account_closed: {
    code: 'payment_intent_payment_attempt_failed',
    decline_code: 'account_closed',
    message: 'The bank account is closed.',
  },
};

/** Why a test number fails; undefined for one that does not. */
export const declineOf = (outcome: Outcome) => declines[outcome];

const methodView = (method: Method) => ({
  id: method.id,
  object: 'payment_method',
  type: method.type,
  created: method.created,
  ...(method.type === 'card'
    ? { card: { brand: method.brand, last4: method.last4, exp_month: 12, exp_year: 2034 } }
    : { us_bank_account: { bank_name: method.brand, last4: method.last4 } }),
});

const chargeView = (intent: Intent) => ({
  id: intent.id.replace('pi_', 'ch_'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.captured,
  amount_refunded: intent.refunded,
});

const nextAction = (intent: Intent) => ({
  type: 'redirect_to_url',
  redirect_to_url: { url: `/challenge/${intent.id}`, return_url: intent.returnUrl },
});

export function intentView({ methods }: Ledger, intent: Intent) {
  const method = methods.get(intent.method);
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
    next_action: intent.status === 'requires_action' ? nextAction(intent) : null,
    latest_charge: isCharged ? chargeView(intent) : null,
  };
}

/** A payment that was just made: 402 with the reason where it was declined. */
export const intentReply = (ledger: Ledger, intent: Intent): Reply =>
  intent.status === 'requires_payment_method' && intent.error
    ? errorReply(402, 'card_error', intent.error.message, {
        ...intent.error,
        payment_intent: intentView(ledger, intent),
      })
    : { status: 200, body: intentView(ledger, intent) };
