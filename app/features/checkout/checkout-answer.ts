/** What the checkout's action says when the order was not placed. */
export type CheckoutAnswer = {
  /** All that was typed. */
  values: Record<string, string>;
  /** By field name. */
  errors: Record<string, string>;
  notice: string | null;
  /** Dollars that the total went down by since it was shown. */
  wentDown: number | null;
  /** What is wrong is mended in the cart. */
  toCart: boolean;
  /** The idempotency key to keep, when nobody knows whether the order was placed. */
  key: string | null;
};
