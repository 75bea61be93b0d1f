/** GET and PUT /api/v1/users/notifications, ours: what a person wants to be told (docs/product.md#notifications). */
import { findChoices, saveChoices } from '#api/people/storage/notifications.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import type { NotificationChoices } from '#schemas/domain/people/notification.ts';
import { chosenKinds, emailedKinds } from '#schemas/domain/people/notification-kinds.ts';

/** Kinds that this release no longer knows are left out. Throws unauthenticated. */
export async function getNotificationChoices(context: Context): Promise<NotificationChoices> {
  const choices = await findChoices(context.database.kysely, requireAccount(context.actor));
  return {
    shop_off: chosenKinds.filter((kind) => choices?.shop_off.includes(kind)),
    email_off: emailedKinds.filter((kind) => choices?.email_off.includes(kind)),
  };
}

/** Throws unauthenticated. */
export async function saveNotificationChoices(
  context: Context,
  choices: NotificationChoices,
): Promise<NotificationChoices> {
  await saveChoices(context.database.kysely, requireAccount(context.actor), choices);
  return getNotificationChoices(context);
}
