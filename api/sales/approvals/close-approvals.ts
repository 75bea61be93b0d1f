/** Requests that no order can use any more, and who hears of it under the bell (docs/product.md#approvals). */
import { notify } from '#api/people/notifications/notify.ts';
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { cancelCartApprovals } from '#api/sales/storage/approvals.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { findAnswerers, nameOf } from './approval-mail.ts';

type Closed = { id: string; company_id: string; requested_by: string; total_cents: number };

/** Those who were asked, or would have been, need not answer it now. */
export async function tellClosed(services: Services, tx: Executor, request: Closed): Promise<void> {
  const buyer = await findAccountById(tx, request.requested_by);
  if (!buyer) return;
  const params = { name: nameOf(buyer), total: formatDollars(toDollars(request.total_cents)) };
  for (const seat of await findAnswerers(tx, request.company_id, buyer.id))
    await notify(services, tx, {
      accountId: seat.id,
      kind: 'approval_canceled',
      params,
      href: `/a/approvals/${request.id}`,
    });
}

/** Of a cart that is ordered or gone. */
export async function closeCartApprovals(services: Services, tx: Executor, cartId: string): Promise<void> {
  for (const request of await cancelCartApprovals(tx, cartId)) await tellClosed(services, tx, request);
}
