/** What the shop tells a person (docs/product.md#notifications). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';

export const notificationKinds = [
  'order_placed',
  'order_fulfilled',
  'order_canceled',
  'order_refunded',
  'return_approved',
  'return_refused',
  'return_received',
  'back_in_stock',
  'trade_received',
  'trade_approved',
  'trade_declined',
  'trade_reopened',
  'company_off',
  'company_on',
  'joined',
  'cart_helped',
  'rebate_earned',
  'rebate_taken_back',
  'invoice_issued',
  'invoice_past_due',
  'approval_requested',
  'approval_approved',
  'approval_declined',
  'proposal_sent',
  'proposal_changed',
  'proposal_message',
  'proposal_answered',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** An order's confirmation always comes by email; the others send none. */
const notChosen = ['order_placed', 'company_off', 'company_on', 'joined', 'cart_helped'] as const;

/** Kinds whose email can be switched off. */
export const emailedKinds = notificationKinds.filter(
  (kind): kind is Exclude<NotificationKind, (typeof notChosen)[number]> =>
    !(notChosen as readonly string[]).includes(kind),
);

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
    shop_off: z.array(z.enum(notificationKinds)).max(notificationKinds.length),
    email_off: z.array(z.enum(emailedKinds)).max(emailedKinds.length),
  })
  .meta({ id: 'NotificationChoices' });
export type NotificationChoices = z.output<typeof notificationChoicesSchema>;
