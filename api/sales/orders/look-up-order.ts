/** POST /api/v1/orders/lookup (ours): a guest finds an order by what its mail says (docs/product.md#orders). */
import { sign } from '#api/platform/auth/sessions.ts';
import { countUse } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findOrderByNumber } from '#api/sales/storage/orders.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { LookUpOrder } from '#schemas/domain/sales/order-desk.ts';

const hourMs = 3_600_000;

/** As it stands on paper, however it was typed: "af 100023" and "100023" are AF-100023. */
const numberOf = (typed: string) =>
  `AF-${typed
    .toUpperCase()
    .replace(/^AF/, '')
    .replace(/[^0-9]/g, '')}`;

/**
 * Throws too_many_requests, by address and by number, and not_found with one sentence for a number that there is not
 * and an email that is not the order's.
 */
export async function lookUpOrder(context: Context, { number, email }: LookUpOrder) {
  const known = numberOf(number);
  const limits = [
    { key: `order-lookup:address:${context.clientAddress}`, most: 60 },
    { key: `order-lookup:number:${known}`, most: 10 },
  ];
  if (!(await countUse(context, limits, hourMs)))
    throw new ProblemError('too_many_requests', because('lookup_too_many_tries'));
  const row = await findOrderByNumber(context.database.kysely, known);
  if (!row || row.email.trim().toLowerCase() !== email.trim().toLowerCase())
    throw new ProblemError('not_found', because('order_lookup_not_found'));
  return { _id: row.id, cart_id: row.cart_id, token: sign(context.secret, 'order', row.id) };
}
