/** What the services know of the processor. */
import type { PaymentProcessor } from '#api/sales/payments/payment-processor.ts';

export type Payments = {
  processor: PaymentProcessor;
  /** ms after which a call to the processor counts as not answered. */
  timeoutMs: number;
  /** Tells the settling that there is something to ask. */
  waiting: () => void;
};

/** ms: nobody else asks about a payment while one call may still be under way. */
export const leaseMs = ({ timeoutMs }: Payments): number => timeoutMs + 3000;

/** ms after which a shopper who did not come back from the bank has left, and what waited for the payment is let go. */
export const holdMs = 30 * 60 * 1000;
