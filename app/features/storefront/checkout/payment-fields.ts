/** What the processor's own fields and the checkout around them say to each other. */
export type Processor = { provider: 'stripe' | 'sandbox'; publishableKey: string; origin: string };
export type PaymentToken = { token: string; brand: string; last4: string };

/** `invalid`: the fields say what is wrong themselves. */
export type Tokenized = PaymentToken | 'invalid' | 'failed';

/** What stands around the fields asks them. */
export type PaymentFields = { tokenize: () => Promise<Tokenized> };

export type PaymentElementProps = {
  kind: 'card' | 'bank';
  processor: Processor;
  /** Cents, for what the fields say of the sum. */
  amountCents: number;
  /** The Enter key in the fields. */
  onEnter: () => void;
};
