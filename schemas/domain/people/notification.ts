/** What the shop tells a person (docs/product.md#notifications). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';

export const notificationKinds = [
  'order_placed',
  'trade_received',
  'trade_approved',
  'trade_declined',
  'trade_reopened',
  'company_off',
  'company_on',
  'joined',
  'cart_helped',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

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
