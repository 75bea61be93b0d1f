/** How an order's payment stands, for every screen and paper that says so. Pure. */
import type { PaymentStatus } from './payment.ts';

/**
 * Sums in dollars. `balance`: what is still to be paid; 0 for an order that was canceled. `canceled`: what is not owed,
 * because the rest of the order was.
 */
export type StandingPayment = {
  status: PaymentStatus;
  captured: number;
  refunded: number;
  balance: number;
  canceled?: number;
};

export type PaymentState =
  | 'due'
  | 'partly_paid'
  | 'paid'
  | 'partly_refunded'
  | 'refunded'
  | 'written_off'
  | Exclude<PaymentStatus, 'due' | 'captured'>;

/** A payment of which all was refunded while it was open is due again, unless nothing is owed. */
export function paymentState({ status, captured, refunded, balance }: StandingPayment): PaymentState {
  if (balance > 0 && captured > refunded) return 'partly_paid';
  if (balance > 0) return status === 'pending' ? 'pending' : 'due';
  if (captured > 0 && refunded >= captured) return 'refunded';
  if (refunded > 0) return 'partly_refunded';
  if (status === 'voided' && captured > 0) return 'written_off';
  if (status === 'captured') return 'paid';
  // Nothing is owed any more: the order was canceled.
  if (status === 'due' || status === 'pending') return captured > 0 ? 'paid' : 'voided';
  return status;
}
