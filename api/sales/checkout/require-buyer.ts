/** Who may order: roles of a company restrict it (docs/product.md#roles). */
import type { Actor, Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { CartTerms } from '#api/pricing/prices/cart-terms.ts';
import { mayPlaceOrders } from '#schemas/domain/people/company-roles.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';

/** False for a person of a company whose role places no orders; shoppers without a company and guests order freely. */
export const mayOrder = ({ companyId, companyRole }: Pick<Actor, 'companyId' | 'companyRole'>): boolean =>
  companyId === null || mayPlaceOrders(companyRole);

/** What a cart says of it; null for who may order. */
export const orderRefusal = (
  { actor }: Pick<Context, 'actor'>,
  { company }: Pick<CartTerms, 'company'>,
): Cart['order_refusal'] =>
  mayOrder(actor) ? null : { company: company?.name ?? '', role: actor.companyRole };

/** Throws forbidden for a role that places no orders. */
export function requireBuyer(context: Context, terms: CartTerms): void {
  const refusal = orderRefusal(context, terms);
  if (refusal)
    throw new ProblemError('forbidden', because('company_role_no_orders', { company: refusal.company }));
}
