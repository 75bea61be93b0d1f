import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { CartRow } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** Throws cart_closed for one that became an order, cart_paying for one that may be about to. */
export function requireOpen({ status }: Pick<CartRow, 'status'>): void {
  if (status === 'paying') throw new ProblemError('cart_paying', because('cart_paying'));
  if (status !== 'open') throw new ProblemError('cart_closed', because('cart_ordered'));
}
