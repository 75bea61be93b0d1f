import type { CheckoutStep } from '#schemas/domain/sales/checkout-draft.ts';

/** What a step of the checkout says when it does not go on. */
export type CheckoutAnswer = {
  /** All that was typed. */
  values: Record<string, string>;
  /** By field name. */
  errors: Record<string, string>;
  notice: string | null;
  /** What is different from what was shown, line by line, in sentences. */
  changes: string[];
  /** What is wrong in another step, which is where it can be fixed. */
  fixes: { step: CheckoutStep; message: string }[];
  /** Dollars that the total went down by since it was shown. */
  wentDown: number | null;
  /**
   * The total went up: it needs an explicit yes. The version that was agreed to before, the one that is asked about,
   * and its total: the page around it may still show the one, or already a third.
   */
  toAccept: { agreed: string; asked: string; total: string } | null;
  /** What is wrong is mended in the cart. */
  toCart: boolean;
  /** The card or account was declined: another one is asked for. */
  toCard: boolean;
  /**
   * The cart is not this browser's any more: the session has ended, or its cookies are gone; or it was joined with the
   * cart of the account that somebody logged in to in another tab.
   */
  lost: 'ended' | 'joined' | null;
  /** The idempotency key to keep, when nobody knows whether the order was placed. */
  key: string | null;
};

/** What POST /checkout/save answers: where to go on, or why not. */
export type SaveAnswer = { to: string } | { answer: CheckoutAnswer };

/** Whether there is anything to say of an answer: then it is said, and takes the focus. */
export const standsInTheWay = (
  answer: CheckoutAnswer | undefined,
  errors: Record<string, string>,
  failed: boolean,
): boolean =>
  failed ||
  Object.keys(errors).length > 0 ||
  (answer !== undefined &&
    (Boolean(answer.notice) ||
      answer.changes.length > 0 ||
      answer.fixes.length > 0 ||
      answer.toCart ||
      answer.lost !== null));
