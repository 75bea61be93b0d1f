/** POST /api/v1/orders/{id}/returns (ours): what was handed over is to come back (docs/product.md#custom-products). */

import { mayDo } from '#api/platform/auth/require-role.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { newId } from '#api/platform/new-id.ts';
import { writeNotice } from '#api/platform/notices/write-notice.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import type { SiteSettings } from '#api/platform/site/get-site.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { readSetting } from '#api/platform/storage/site.ts';
import { mayOrder } from '#api/sales/checkout/require-buyer.ts';
import { returnAskedMails } from '#api/sales/orders/order-step-mail.ts';
import { findFulfilments, findReturns, insertReturn } from '#api/sales/storage/order-desk.ts';
import { lockOrder, type OrderRow, updateOrder } from '#api/sales/storage/orders.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { AskReturn } from '#schemas/domain/sales/order-desk.ts';
import { recordOrderAction, requireOrder, writeEvent } from './change-order.ts';
import { maySeeOrder } from './may-see-order.ts';
import { linesOver, returnable } from './order-lines.ts';
import { orderView } from './order-view.ts';

const hourMs = 3_600_000;

/** Who asks, logged in, for an order that somebody else placed. */
async function findColleague(context: Context, db: Executor, row: Pick<OrderRow, 'account_id' | 'email'>) {
  const { accountId } = context.actor;
  const account =
    accountId && accountId !== row.account_id ? await findAccountById(db, accountId) : undefined;
  if (!account || account.email.toLowerCase() === row.email.toLowerCase()) return null;
  return { name: `${account.first_name} ${account.last_name}`, email: account.email };
}

/**
 * For who may see the order. Throws not_found for anybody else,
 * forbidden for a role of its company that places no orders, too_many_requests, and invalid for what was not handed over, is coming back already, or was made to order.
 */
export async function askReturn(
  context: Context,
  id: string,
  { lines, reason }: AskReturn,
  token: string | undefined,
): Promise<Order> {
  const isDesk = mayDo(context.actor, 'fulfilOrders');
  if (!isDesk && !(await countUse(context, whoAsks(context, 'return', { address: 60, visitor: 20 }), hourMs)))
    throw new ProblemError('too_many_requests', because('too_many_returns'));
  await context.database.transaction(async (tx) => {
    const row = await lockOrder(tx, id);
    if (!row || !maySeeOrder(context, row, token))
      throw new ProblemError('not_found', because('order_not_found'));
    if (!isDesk && mayDo(context.actor, 'readOrders'))
      throw new ProblemError('forbidden', because('role_not_allowed'));
    if (!isDesk && !mayOrder(context.actor) && row.company_id === context.actor.companyId)
      throw new ProblemError('forbidden', because('company_role_no_returns'));
    const left = returnable(
      row.document.cart.items,
      await findFulfilments(tx, id),
      await findReturns(tx, id),
    );
    const errors = linesOver(lines, left, (most) =>
      most > 0 ? because('return_line_left', { count: most }) : because('return_line_none'),
    );
    refuseFields(errors);
    const now = context.now().toISOString();
    await insertReturn(tx, {
      id: newId(),
      order_id: id,
      lines: JSON.stringify(lines),
      reason,
      status: 'asked',
      account_id: isDesk ? null : context.actor.accountId,
      created_at: now,
      updated_at: now,
    });
    await updateOrder(tx, id, { version: row.version + 1 });
    await writeEvent(context, tx, row, 'return_asked', reason);
    const by = isDesk ? null : await findColleague(context, tx, row);
    const shop = (await readSetting<SiteSettings>(tx, 'site'))?.contact_email ?? '';
    for (const { to, words } of returnAskedMails(context, row, { lines, reason, by }, shop))
      await insertMail(tx, 'return', await letterTo(context, tx, to, words));
    onCommit(tx, context.mailWaiting);
    // Who asks at the desk knows.
    if (!isDesk)
      await writeNotice(context, tx, {
        kind: 'return_asked',
        warehouseId: row.document.cart.warehouse,
        params: { number: row.number, warehouse: row.document.warehouse_name },
        href: `/admin/orders/${id}`,
      });
    if (isDesk) await recordOrderAction(context, tx, row, 'return', reason);
  });
  return orderView(context, context.database.kysely, await requireOrder(context, id));
}
