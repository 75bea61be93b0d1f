/** What happens to an order, told to who placed it: in the shop when an account did, and by email unless switched off. */
import type { Transaction } from 'kysely';
import { notify } from '#api/people/notifications/notify.ts';
import type { Services } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { letter } from '#api/platform/mail/letter.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';

type Told = { kind: NotificationKind; params?: Record<string, string>; mail: ReturnType<typeof letter> };

/** In the transaction of what happened. */
export async function tellShopper(
  services: Services,
  tx: Transaction<Tables>,
  { id, number, account_id }: Pick<OrderRow, 'id' | 'number' | 'account_id'>,
  { kind, params, mail }: Told,
): Promise<void> {
  const href = `/a/profile/orders/${id}`;
  const { byEmail } = account_id
    ? await notify(services, tx, { accountId: account_id, kind, params: { number, ...params }, href })
    : { byEmail: true };
  if (!byEmail) return;
  await insertMail(tx, mail);
  onCommit(tx, services.mailWaiting);
}
