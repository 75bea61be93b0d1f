/** The setting `delayed_payment`, and a company's own (docs/product.md#delayed-payment). */
export type DelayedPayment = {
  enabled: boolean;
  threshold_cents: number;
  message: string;
  message_es?: string;
};
