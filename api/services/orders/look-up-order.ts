/** POST /api/v1/orders/lookup (ours): a guest finds an order by what its mail says (RESOLUTIONS 13, 31). */
import { sign } from '#api/services/account/sessions.ts';
import type { Context } from '#api/services/context.ts';
import { countUse } from '#api/services/limit-uses.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findOrderByNumber } from '#api/storage/repositories/orders.ts';
import type { LookUpOrder } from '#schemas/domain/order-desk.ts';

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
    throw new ProblemError('too_many_requests', 'Too many tries. Wait an hour and try again.');
  const row = await findOrderByNumber(context.database.kysely, known);
  if (!row || row.email.trim().toLowerCase() !== email.trim().toLowerCase())
    throw new ProblemError('not_found', 'We found no order with this number and email.');
  return { _id: row.id, cart_id: row.cart_id, token: sign(context.secret, 'order', row.id) };
}
