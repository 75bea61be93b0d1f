/** How far a checkout has come (docs/product.md#checkout). */
import type { PaymentType } from '#schemas/domain/sales/cart.ts';
import {
  billingStepSchema,
  type CheckoutDraft,
  type CheckoutPage,
  cardStepSchema,
  detailsStepSchema,
  tokenKindOf,
} from '#schemas/domain/sales/checkout-draft.ts';
import { lienSchema } from '#schemas/domain/sales/lien.ts';

type Facts = {
  draft: CheckoutDraft;
  /** The company must give job data (docs/product.md#lien-data). */
  needsLien: boolean;
  /** What this cart can be paid with now. */
  offered: readonly PaymentType[];
  /** Nothing is collected with the order: it is paid later, or costs nothing (docs/product.md#delayed-payment). */
  isUncollected: boolean;
  /** The goods can go the way that was chosen: not from every warehouse to every address. */
  isDeliverable: boolean;
};

/**
 * The steps that this checkout has, in their order, and whether each is complete. The review never is: it is the
 * order that completes it. What was entered under other rules is checked by today's.
 */
export function stepsOf({
  draft,
  needsLien,
  offered,
  isUncollected,
  isDeliverable,
}: Facts): CheckoutPage['steps'] {
  const { details, lien, billing, card } = draft;
  const paid = billing && offered.includes(billing.payment_type) ? billing : null;
  const kind = paid && !isUncollected ? tokenKindOf(paid.payment_type) : null;
  return [
    { step: 'details', complete: isDeliverable && detailsStepSchema.safeParse(details).success },
    ...(needsLien ? [{ step: 'lien' as const, complete: lienSchema.safeParse(lien).success }] : []),
    { step: 'billing', complete: billingStepSchema.safeParse(paid).success },
    ...(kind
      ? [
          {
            step: 'card' as const,
            complete: card?.kind === kind && cardStepSchema.safeParse(card).success,
          },
        ]
      : []),
    { step: 'review', complete: false },
  ];
}
