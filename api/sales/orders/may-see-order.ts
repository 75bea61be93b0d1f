/** The one place that says whose an order is to see (docs/product.md#orders, #roles). */

import { isOwner } from '#api/platform/auth/ownership.ts';
import { mayDo } from '#api/platform/auth/require-role.ts';
import { unsign } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';

type Asking = Pick<Context, 'actor' | 'secret'>;
type Seen = Pick<OrderRow, 'id' | 'account_id' | 'guest_id' | 'company_id'>;

/**
 * True for who placed it for nobody else, the people of the company that it was placed for, the bearer of its signed
 * token, and employees who handle orders. Who has left a company has left its orders, the own ones too.
 */
export function maySeeOrder({ actor, secret }: Asking, row: Seen, token?: string): boolean {
  return (
    (row.company_id === null ? isOwner(actor, row) : row.company_id === actor.companyId) ||
    (token !== undefined && unsign(secret, 'order', token) === row.id) ||
    mayDo(actor, 'readOrders')
  );
}
