/** Which ways to pay a cart may choose (docs/product.md#payment). Pure, integer cents. */

/** A company that buys on terms; `openCents` is what it has not paid; `isHeld`: an invoice is too long past due. */
export type Credit = { limitCents: number; openCents: number; isHeld: boolean };

/** Why a way to pay is not to be had. */
export type PaymentRefusal = 'no_processor' | 'needs_pick_up' | 'no_terms' | 'past_due' | 'over_limit';

type Facts = {
  cardPayments: boolean;
  /** How every line is had. */
  methods: readonly string[];
  credit: Credit | null;
  /** What this cart would add to the open balance, the fee of terms with it. */
  totalOnTermsCents: number;
};

/** Handed over at the counter or to our own driver. */
const byHand = new Set(['Will Call', 'Local Delivery']);

/** Null where it is offered. */
export function paymentRefusal(
  type: 'Credit Card' | 'check' | 'cash' | 'terms' | 'ACH',
  { cardPayments, methods, credit, totalOnTermsCents }: Facts,
): PaymentRefusal | null {
  if (type === 'Credit Card' || type === 'ACH') return cardPayments ? null : 'no_processor';
  if (type === 'terms') {
    if (!credit) return 'no_terms';
    if (credit.isHeld) return 'past_due';
    return credit.openCents + totalOnTermsCents > credit.limitCents ? 'over_limit' : null;
  }
  return methods.every((method) => byHand.has(method)) ? null : 'needs_pick_up';
}
