/**
 * News of an order for the person who placed it, and for the colleague who asked for its return: in the shop when it is an
 * account, and by email unless switched off.
 */
import type { Transaction } from 'kysely';
import { notify } from '#api/people/notifications/notify.ts';
import type { Services } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { type LetterWords, letterTo } from '#api/platform/mail/letter.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';

type Told = { kind: NotificationKind; params?: Record<string, string>; mail: LetterWords };
type ToldOrder = Pick<OrderRow, 'id' | 'number' | 'email' | 'account_id' | 'company_id'>;

/** The account that asked, unless it placed the order itself or may no longer see it (may-see-order.ts). */
async function findAsker(tx: Transaction<Tables>, order: ToldOrder, askedBy: string | null) {
  if (askedBy === null || askedBy === order.account_id) return null;
  const account = await findAccountById(tx, askedBy);
  const isColleague = account?.company_id != null && account.company_id === order.company_id;
  return isColleague && account.disabled_at === null ? account : null;
}

/** In the transaction of what happened. `askedBy`: the account that asked for the return that this is about. */
export async function tellShopper(
  services: Services,
  tx: Transaction<Tables>,
  order: ToldOrder,
  { kind, params, mail }: Told,
  askedBy: string | null = null,
): Promise<void> {
  const news = { kind, params: { number: order.number, ...params }, href: `/a/profile/orders/${order.id}` };
  const byEmail = async (accountId: string) => (await notify(services, tx, { accountId, ...news })).byEmail;
  if (order.account_id === null || (await byEmail(order.account_id)))
    await insertMail(tx, 'order_update', await letterTo(services, tx, order.email, mail));
  const asker = await findAsker(tx, order, askedBy);
  if (asker && (await byEmail(asker.id)) && asker.email !== order.email)
    await insertMail(tx, 'order_update', await letterTo(services, tx, asker.email, mail));
  onCommit(tx, services.mailWaiting);
}
