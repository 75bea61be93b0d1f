/** Writes what the bell shows; in the transaction of what it is about. */

import { insertNotification } from '#api/people/storage/notifications.ts';
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import type { NotificationKind } from '#schemas/domain/people/notification.ts';

export async function notify(
  services: Pick<Services, 'now'>,
  db: Executor,
  notification: { accountId: string; kind: NotificationKind; params?: Record<string, string>; href: string },
): Promise<void> {
  const { accountId, kind, params = {}, href } = notification;
  await insertNotification(db, {
    id: newId(),
    account_id: accountId,
    kind,
    params: JSON.stringify(params),
    href,
    is_read: false,
    created_at: services.now().toISOString(),
  });
}
