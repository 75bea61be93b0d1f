/** What the shop tells a person (docs/product.md#notifications). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { chosenKinds, emailedKinds, notificationKinds } from './notification-kinds.ts';

/** How many one list holds unless asked otherwise. */
export const notificationsPerPage = 10;

export const notificationSchema = z
  .object({
    _id: idSchema,
    isRead: z.boolean(),
    kind: z.enum(notificationKinds),
    text: z.string(),
    /** The page of the shop that it is about. */
    href: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notificationSchema>;

/** Kinds that a person switched off; everything else is told. Body and answer of /api/v1/users/notifications. */
export const notificationChoicesSchema = z
  .strictObject({
    shop_off: z.array(z.enum(chosenKinds)).max(chosenKinds.length),
    email_off: z.array(z.enum(emailedKinds)).max(emailedKinds.length),
  })
  .meta({ id: 'NotificationChoices' });
export type NotificationChoices = z.output<typeof notificationChoicesSchema>;
