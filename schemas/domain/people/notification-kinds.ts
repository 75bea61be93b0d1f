/** What there are notifications of (docs/product.md#notifications). Without zod: the account's screens use it. */

export const notificationKinds = [
  'order_placed',
  'order_fulfilled',
  'order_changed',
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
  'payment_posted',
  'credit_issued',
  'approval_requested',
  'approval_approved',
  'approval_declined',
  'approval_canceled',
  'approval_order_changed',
  'proposal_sent',
  'proposal_changed',
  'proposal_message',
  'proposal_answered',
  'chat_answered',
  'review_asked',
  'review_answered',
  'comment_mention',
  'comment_reply',
  'employee_notice',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds that a person chooses for themselves; what employees are told is for an admin to say (notice.ts). */
export const chosenKinds = notificationKinds.filter(
  (kind): kind is Exclude<NotificationKind, 'employee_notice'> => kind !== 'employee_notice',
);
export type ChosenKind = (typeof chosenKinds)[number];

const ofEmployees: readonly NotificationKind[] = [
  'proposal_answered',
  'review_asked',
  'review_answered',
  'comment_mention',
  'comment_reply',
  'employee_notice',
];

/** Kinds that nobody but an employee is told. */
export const isForEmployees = (kind: NotificationKind): boolean => ofEmployees.includes(kind);

/** An order's confirmation always comes by email; the others send none. */
const notChosen = [
  'order_placed',
  'company_off',
  'company_on',
  'joined',
  'cart_helped',
  'approval_canceled',
  'approval_order_changed',
  'employee_notice',
] as const;

/** Kinds whose email can be switched off. */
export const emailedKinds = notificationKinds.filter(
  (kind): kind is Exclude<NotificationKind, (typeof notChosen)[number]> =>
    !(notChosen as readonly string[]).includes(kind),
);
