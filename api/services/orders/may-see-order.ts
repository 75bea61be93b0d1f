/** The one place that says whose an order is to see (RESOLUTIONS 13, 31, 45). */
import { mayDo } from '#api/services/account/require-role.ts';
import { unsign } from '#api/services/account/sessions.ts';
import { isOwner } from '#api/services/carts/ownership.ts';
import type { Context } from '#api/services/context.ts';
import type { OrderRow } from '#api/storage/repositories/orders.ts';

type Asking = Pick<Context, 'actor' | 'secret'>;
type Seen = Pick<OrderRow, 'id' | 'account_id' | 'guest_id' | 'company_id'>;

/**
 * True for who placed it, the people of the company that it was placed for, the bearer of its signed token, and
 * employees who handle orders.
 */
export function maySeeOrder({ actor, secret }: Asking, row: Seen, token?: string): boolean {
  return (
    isOwner(actor, row) ||
    (row.company_id !== null && row.company_id === actor.companyId) ||
    (token !== undefined && unsign(secret, 'order', token) === row.id) ||
    mayDo(actor, 'handleOrders')
  );
}
