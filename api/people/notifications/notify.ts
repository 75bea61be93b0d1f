/** Tells a person something in the shop; in the transaction of what it is about. */

import { findChoices, insertNotification } from '#api/people/storage/notifications.ts';
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';

export type NewNotification = {
  accountId: string;
  kind: NotificationKind;
  params?: Record<string, string>;
  href: string;
};

/** Answers whether the person wants an email of this kind as well (docs/product.md#notifications). */
export async function notify(
  services: Pick<Services, 'now'>,
  db: Executor,
  { accountId, kind, params = {}, href }: NewNotification,
): Promise<{ byEmail: boolean }> {
  const choices = await findChoices(db, accountId);
  if (!choices?.shop_off.includes(kind))
    await insertNotification(db, {
      id: newId(),
      account_id: accountId,
      kind,
      params: JSON.stringify(params),
      href,
      is_read: false,
      created_at: services.now().toISOString(),
    });
  return { byEmail: !choices?.email_off.includes(kind) };
}
