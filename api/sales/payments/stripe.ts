/** Cards and bank accounts through Stripe, or through the sandbox, which speaks as Stripe does. */
import type Stripe from 'stripe';
import {
  type PaymentProcessor,
  type ProcessorPayment,
  type ProcessorStatus,
  RefusedByProcessor,
  UnknownOutcome,
} from './payment-processor.ts';

export type StripeOptions = {
  provider: 'stripe' | 'sandbox';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The sandbox's; Stripe's own when missing. */
  at?: { host: string; port: number };
  /** ms after which a call counts as not answered. */
  timeoutMs: number;
};

const statuses: Partial<Record<Stripe.PaymentIntent.Status, ProcessorStatus>> = {
  requires_action: 'action',
  requires_confirmation: 'action',
  requires_capture: 'authorized',
  processing: 'processing',
  succeeded: 'captured',
  requires_payment_method: 'declined',
  canceled: 'voided',
};

const expand = ['payment_method', 'latest_charge'];

type Shown = { brand: string; last4: string };
function methodOf(intent: Stripe.PaymentIntent): Shown {
  const method =
    (typeof intent.payment_method === 'object' ? intent.payment_method : null) ??
    intent.last_payment_error?.payment_method ??
    null;
  if (method?.card) return { brand: method.card.brand, last4: method.card.last4 };
  const bank = method?.us_bank_account;
  return { brand: bank?.bank_name ?? '', last4: bank?.last4 ?? '' };
}

/** A payment as the shop reads it. */
function paymentView(intent: Stripe.PaymentIntent): ProcessorPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    paymentId: intent.metadata?.payment ?? '',
    status: statuses[intent.status] ?? 'processing',
    amountCents: intent.amount,
    capturedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    actionUrl: intent.next_action?.redirect_to_url?.url ?? null,
    declineCode: error ? (error.decline_code ?? error.code ?? 'declined') : null,
    ...methodOf(intent),
  };
}

/** Stripe's errors name their class, so that its package is loaded with the first call alone. */
const hasType = (error: unknown, type: string): error is Error =>
  error instanceof Error && (error as Partial<Stripe.errors.StripeError>).type === type;

/** Which of our two failures an error is. */
function processorError(error: unknown): Error {
  if (hasType(error, 'StripeInvalidRequestError') || hasType(error, 'StripeCardError'))
    return new RefusedByProcessor(error.message, { cause: error });
  return new UnknownOutcome(error instanceof Error ? error.message : String(error), { cause: error });
}

async function askFor(call: () => Promise<Stripe.PaymentIntent>): Promise<ProcessorPayment> {
  try {
    return paymentView(await call());
  } catch (error) {
    throw processorError(error);
  }
}

type Authorization = Parameters<PaymentProcessor['authorize']>[0];

/** What a charge asks of Stripe: a card's money is held, a bank's debit is taken as soon as it goes through. */
const intentParams = (payment: Authorization): Stripe.PaymentIntentCreateParams => ({
  amount: payment.amountCents,
  currency: 'usd',
  payment_method: payment.token,
  confirm: true,
  return_url: payment.returnUrl,
  receipt_email: payment.email,
  metadata: { payment: payment.paymentId, order: payment.orderId },
  expand,
  ...(payment.kind === 'card'
    ? { capture_method: 'manual' as const, payment_method_types: ['card'] }
    : {
        payment_method_types: ['us_bank_account'],
        mandate_data: {
          customer_acceptance: {
            type: 'online' as const,
            online: {
              ip_address: payment.acceptedFrom.address,
              user_agent: payment.acceptedFrom.userAgent,
            },
          },
        },
      }),
});

async function authorizePayment(stripe: Stripe, payment: Authorization): Promise<ProcessorPayment> {
  try {
    return paymentView(
      await stripe.paymentIntents.create(intentParams(payment), { idempotencyKey: payment.paymentId }),
    );
  } catch (error) {
    // A card that is declined comes as an error that has the payment in it.
    const intent = hasType(error, 'StripeCardError')
      ? (error as Stripe.errors.StripeCardError).payment_intent
      : undefined;
    if (intent) return paymentView(intent);
    throw processorError(error);
  }
}

async function* listPayments(open: () => Promise<Stripe>, since: Date): AsyncGenerator<ProcessorPayment> {
  try {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const stripe = await open();
    for await (const intent of stripe.paymentIntents.list({
      created,
      limit: 100,
      expand: expand.map((name) => `data.${name}`),
    }))
      yield paymentView(intent);
  } catch (error) {
    throw processorError(error);
  }
}

export function stripeProcessor(options: StripeOptions): PaymentProcessor {
  const { at, provider } = options;
  const makeStripe = async () => {
    const { default: StripeClient } = await import('stripe');
    return new StripeClient(options.secretKey, {
      timeout: options.timeoutMs,
      // An answer that did not come is asked for again by the settling, with the same key.
      maxNetworkRetries: 0,
      telemetry: false,
      ...(at ? { host: at.host, port: at.port, protocol: 'http' as const } : {}),
    });
  };
  let made: Promise<Stripe> | null = null;
  const open = () => (made ??= makeStripe());

  const browserOrigin = (shopOrigin: string): string => {
    if (!at) return 'https://js.stripe.com';
    const origin = new URL(shopOrigin);
    return `http://${origin.hostname}:${at.port}`;
  };

  return {
    provider,
    publishableKey: options.publishableKey,
    browserOrigin,
    authorize: async (payment) => authorizePayment(await open(), payment),
    read: (processorId) =>
      askFor(async () => (await open()).paymentIntents.retrieve(processorId, { expand })),
    find: async (paymentId, since) => {
      for await (const payment of listPayments(open, since))
        if (payment.paymentId === paymentId) return payment;
      return null;
    },
    capture: ({ processorId, amountCents, key }) =>
      askFor(async () =>
        (await open()).paymentIntents.capture(
          processorId,
          { amount_to_capture: amountCents, expand },
          { idempotencyKey: key },
        ),
      ),
    void: ({ processorId, key }) =>
      askFor(async () =>
        (await open()).paymentIntents.cancel(processorId, { expand }, { idempotencyKey: key }),
      ),
    refund: async ({ processorId, amountCents, key }) => {
      try {
        const stripe = await open();
        const { id } = await stripe.refunds.create(
          { payment_intent: processorId, amount: amountCents },
          { idempotencyKey: key },
        );
        return { id };
      } catch (error) {
        throw processorError(error);
      }
    },
    list: (since) => listPayments(open, since),
    readEvent: async (body, signature) => {
      try {
        const stripe = await open();
        const event = await stripe.webhooks.constructEventAsync(body, signature, options.webhookSecret);
        const { object } = event.data;
        const payment = 'object' in object && object.object === 'payment_intent' ? paymentView(object) : null;
        return { id: event.id, type: event.type, payment };
      } catch (error) {
        if (hasType(error, 'StripeSignatureVerificationError')) return null;
        throw error;
      }
    },
  };
}
