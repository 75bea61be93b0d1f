/** POST /api/v1/orders/{id}/returns (ours): what was handed over is to come back (RESOLUTIONS 11). */
import { mayDo } from '#api/services/account/require-role.ts';
import type { Context } from '#api/services/context.ts';
import { countUse, whoAsks } from '#api/services/limit-uses.ts';
import { returnAskedMails } from '#api/services/mail/order-step-mail.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { SiteSettings } from '#api/services/site/get-site.ts';
import { onCommit } from '#api/storage/database.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import { findFulfilments, findReturns, insertReturn } from '#api/storage/repositories/order-desk.ts';
import { lockOrder, updateOrder } from '#api/storage/repositories/orders.ts';
import { readSetting } from '#api/storage/repositories/site.ts';
import type { Order } from '#schemas/domain/order.ts';
import type { AskReturn } from '#schemas/domain/order-desk.ts';
import { requireOrder, writeDeed, writeEvent } from './change-order.ts';
import { maySeeOrder } from './may-see-order.ts';
import { linesOver, returnable } from './order-lines.ts';
import { orderView } from './order-view.ts';

const hourMs = 3_600_000;

/**
 * For who may see the order. Throws not_found for anybody else,
 * too_many_requests, and invalid for what was not handed over, is coming back already, or was made to order.
 */
export async function askReturn(
  context: Context,
  id: string,
  { lines, reason }: AskReturn,
  token: string | undefined,
): Promise<Order> {
  const isDesk = mayDo(context.actor, 'handleOrders');
  if (!isDesk && !(await countUse(context, whoAsks(context, 'return', { address: 60, visitor: 20 }), hourMs)))
    throw new ProblemError('too_many_requests', 'Too many requests. Try again in an hour.');
  await context.database.transaction(async (tx) => {
    const row = await lockOrder(tx, id);
    if (!row || !maySeeOrder(context, row, token))
      throw new ProblemError('not_found', 'There is no such order.');
    const left = returnable(
      row.document.cart.items,
      await findFulfilments(tx, id),
      await findReturns(tx, id),
    );
    const errors = linesOver(lines, left, (most) =>
      most > 0 ? `At most ${most} of this can be returned.` : 'This cannot be returned.',
    );
    const [sentence] = Object.values(errors)[0] ?? [];
    if (sentence) throw new ProblemError('invalid', sentence, errors);
    const now = context.now().toISOString();
    await insertReturn(tx, {
      id: newId(),
      order_id: id,
      lines: JSON.stringify(lines),
      reason,
      status: 'asked',
      created_at: now,
      updated_at: now,
    });
    await updateOrder(tx, id, { version: row.version + 1 });
    await writeEvent(context, tx, row, 'return_asked', reason);
    const shop = (await readSetting<SiteSettings>(tx, 'site'))?.contact_email ?? '';
    for (const mail of returnAskedMails(context, row, { lines, reason }, shop)) await insertMail(tx, mail);
    onCommit(tx, context.mailWaiting);
    if (isDesk) await writeDeed(context, tx, row, 'return', reason);
  });
  return orderView(context, context.database.kysely, await requireOrder(context, id));
}
