/**
 * Who takes cards and bank accounts (docs/architecture.md#payments). Numbers never come here: the browser gives them to
 * the processor and we get a token. Sums are cents.
 */

/** `action`: the shopper has something to do at the bank. `processing`: the processor itself does not know yet. */
export type ProcessorStatus = 'action' | 'processing' | 'authorized' | 'captured' | 'declined' | 'voided';

export type ProcessorPayment = {
  /** The processor's own id. */
  id: string;
  /** Ours. */
  paymentId: string;
  status: ProcessorStatus;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
  /** Where the shopper goes to answer the bank. */
  actionUrl: string | null;
  /** Why it was declined, in the processor's word: insufficient_funds … */
  declineCode: string | null;
  brand: string;
  last4: string;
};

export type Authorization = {
  /** The key: asking again with it is asking for the same payment. */
  paymentId: string;
  orderId: string;
  kind: 'card' | 'bank';
  amountCents: number;
  token: string;
  /** Where the shopper comes back to from the bank. */
  returnUrl: string;
  email: string;
  /** What was agreed to by whom, for a debit of a bank account. */
  acceptedFrom: { address: string; userAgent: string };
};

/** Nobody knows whether it was done: it is asked again, with the same key. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** The processor will not do it, now or later. */
export class RefusedByProcessor extends Error {
  override name = 'RefusedByProcessor';
}

export type ProcessorEvent = { id: string; type: string; payment: ProcessorPayment | null };

/** Every call may throw UnknownOutcome; those that change something, RefusedByProcessor. */
export type PaymentProcessor = {
  provider: 'stripe' | 'sandbox';
  /** For the browser. */
  publishableKey: string;
  /** Where the browser finds it, from the shop's own origin. */
  browserOrigin: (shopOrigin: string) => string;
  /** Holds the money of a card, or begins to debit a bank account. A decline is an answer, no error. */
  authorize: (request: Authorization) => Promise<ProcessorPayment>;
  read: (processorId: string) => Promise<ProcessorPayment>;
  /** Of one of our payments that was asked for after `since`; null when it never arrived. */
  find: (paymentId: string, since: Date) => Promise<ProcessorPayment | null>;
  capture: (request: { processorId: string; amountCents: number; key: string }) => Promise<ProcessorPayment>;
  void: (request: { processorId: string; key: string }) => Promise<ProcessorPayment>;
  refund: (request: { processorId: string; amountCents: number; key: string }) => Promise<{ id: string }>;
  /** Everything since a moment, newest first. */
  list: (since: Date) => AsyncIterable<ProcessorPayment>;
  /** A webhook, or null for one whose signature is wrong or too old. */
  readEvent: (body: string, signature: string) => Promise<ProcessorEvent | null>;
};
