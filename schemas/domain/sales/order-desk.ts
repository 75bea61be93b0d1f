/** What becomes of an order after it was placed, all ours: fulfilment, returns, history (docs/product.md#orders). */
import { z } from 'zod';
import { maxQuantity } from '../catalog/quantity.ts';
import { emailSchema } from '../people/account.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { paymentKinds, paymentStatuses } from './payment.ts';
import { handMethods, orderStatuses } from './sales-statuses.ts';

/** Sell units of one line; `item` is its id in the order's cart. */
export const orderLineCountSchema = z.object({
  item: idSchema,
  quantity: z.number().int().min(1).max(maxQuantity),
});
export type OrderLineCount = z.output<typeof orderLineCountSchema>;
const linesSchema = z.array(orderLineCountSchema).min(1, problemKey('lines_missing')).max(1000);

export const fulfilmentSchema = z.object({
  _id: idSchema,
  at: z.iso.datetime(),
  lines: z.array(orderLineCountSchema),
  carrier: z.string(),
  tracking: z.string(),
});
export type Fulfilment = z.output<typeof fulfilmentSchema>;

/** Asked for, then approved or refused; what was approved is received, and then paid back. */
export const returnStatuses = ['asked', 'approved', 'refused', 'received', 'refunded'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export const orderReturnSchema = z.object({
  _id: idSchema,
  at: z.iso.datetime(),
  status: z.enum(returnStatuses),
  lines: z.array(orderLineCountSchema),
  reason: z.string(),
  /** What the shopper was told. */
  answer: z.string(),
  refunded: dollarsSchema,
  /** True where that was credited to the account and no money went back. */
  credited: z.boolean(),
  /** Its goods stay with the customer. */
  keeps_goods: z.boolean(),
  /** What was kept of it; 0 while nothing is paid back. */
  restocking_fee: dollarsSchema,
  /** What its lines cost, after the coupon and with their tax. */
  worth: dollarsSchema,
});
export type OrderReturn = z.output<typeof orderReturnSchema>;

/** What is written down for its own sake; `payment_problem`: the money did not move with the order. */
export const orderEventKinds = [
  'note',
  'lines_changed',
  'canceled',
  'rest_canceled',
  'return_asked',
  'return_approved',
  'return_refused',
  'return_received',
  'return_refunded',
  'lines_refunded',
  'payment_problem',
  'payment_reversed',
  'check_returned',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** With what is read from the order, its fulfilments and its payment's operations. */
export const historyKinds = [
  'placed',
  'fulfilled',
  'payment_captured',
  'payment_received',
  'payment_refunded',
  'payment_voided',
  'payment_refused',
  ...orderEventKinds,
] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const historyEntrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(historyKinds),
  /** Of money; of changed items, the order's new total. */
  amount: dollarsSchema.nullable(),
  /** A reason, a tracking number, what was written. */
  note: z.string(),
  /** Who did it; null for the shopper and the shop's own work, and for whoever may not know. */
  by: z.string().nullable(),
  /** What was handed over, or comes back. */
  lines: z.array(orderLineCountSchema).default([]),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

/** Body of POST /api/v1/orders/{id}/returns. */
export const askReturnSchema = z
  .strictObject({
    lines: linesSchema,
    reason: z.string().trim().min(3, problemKey('return_reason_missing')).max(1000),
  })
  .meta({ id: 'AskReturn' });
export type AskReturn = z.output<typeof askReturnSchema>;

export const lookUpOrderSchema = z
  .strictObject({
    number: z.string().trim().min(1, problemKey('order_number_missing')).max(40),
    email: emailSchema,
  })
  .meta({ id: 'LookUpOrder' });
export type LookUpOrder = z.output<typeof lookUpOrderSchema>;

/** Where an order that was looked up is. */
export const foundOrderSchema = z
  .object({ _id: idSchema, cart_id: idSchema, token: z.string() })
  .meta({ id: 'FoundOrder' });

/** The version that whoever does it has seen: a second click finds another one. */
const version = z.number().int().min(0);
const note = z.string().trim().max(1000).default('');
/** Of money that was handed over: required for a check. */
const reference = z.string().trim().max(80).optional();
/** Dollars that are asked for. */
const amountSchema = z
  .number(problemKey('amount_missing'))
  .min(0, problemKey('amount_missing'))
  .max(100_000_000)
  .refine((dollars) => Number.isInteger(Math.round(dollars * 1e6) / 1e4), problemKey('decimals_too_many'));

export const fulfilOrderSchema = z
  .strictObject({
    version,
    lines: linesSchema,
    carrier: z.string().trim().max(60).default(''),
    tracking: z.string().trim().max(120).default(''),
    /** Takes what is authorized first: nothing is handed over when it is refused. */
    capture: z.boolean().default(false),
    reference,
    /** How much of it; without one, all that is left. */
    amount: amountSchema.optional(),
  })
  .meta({ id: 'FulfilOrder' });
export type FulfilOrder = z.output<typeof fulfilOrderSchema>;

/**
 * Without an amount, all that is left of it. `method` and `reference`: how money came that no processor knows of; without
 * a method, as the order was to be paid.
 */
export const operatePaymentSchema = z
  .strictObject({
    version,
    action: z.enum(['capture', 'refund', 'void']),
    amount: amountSchema.optional(),
    method: z.enum(handMethods, problemKey('receipt_method_missing')).optional(),
    reference,
    note,
  })
  .meta({ id: 'OperatePayment' });
export type OperatePayment = z.output<typeof operatePaymentSchema>;

/**
 * Of an order that was handed over in part, the rest is canceled. `payment`: lets go of what is held and gives back what
 * was taken, or leaves it.
 */
export const cancelOrderSchema = z
  .strictObject({
    version,
    reason: z.string().trim().min(3, problemKey('cancel_reason_missing')).max(1000),
    payment: z.enum(['return', 'keep']).default('return'),
  })
  .meta({ id: 'CancelOrder' });
export type CancelOrder = z.output<typeof cancelOrderSchema>;

/** One step of a return. `amount` less the restocking `fee` is paid back. */
export const stepReturnSchema = z
  .discriminatedUnion('step', [
    z.strictObject({ version, step: z.literal('approve'), note }),
    z.strictObject({
      version,
      step: z.literal('refuse'),
      note: z.string().trim().min(3, problemKey('note_missing')).max(1000),
    }),
    z.strictObject({ version, step: z.literal('receive'), note, restock: z.boolean().default(true) }),
    z.strictObject({
      version,
      step: z.literal('refund'),
      note,
      amount: amountSchema,
      fee: amountSchema.default(0),
    }),
  ])
  .meta({ id: 'StepReturn' });
export type StepReturn = z.output<typeof stepReturnSchema>;

/** Body of POST /api/v1/desk/orders/{id}/line-refunds: what was handed over is paid back, and does not come back. */
export const refundLinesSchema = z
  .strictObject({
    version,
    lines: linesSchema,
    /** At most what these lines came to, with their tax. */
    amount: amountSchema,
    reason: z.string().trim().min(3, problemKey('refund_reason_missing')).max(1000),
  })
  .meta({ id: 'RefundLines' });
export type RefundLines = z.output<typeof refundLinesSchema>;

/** What the desk's list can be narrowed to; `late`: open, and the day of its pickup or its last promised day is over. */
export const deskStatuses = ['open', 'late', ...orderStatuses, 'returns'] as const;
export type DeskStatus = (typeof deskStatuses)[number];
/** `failed`: of an order that is not canceled. */
export const deskPayments = ['held', 'due', 'taken', 'refunded', 'failed', 'over'] as const;
export type DeskPayment = (typeof deskPayments)[number];

export const deskRowSchema = z
  .object({
    _id: idSchema,
    number: z.string(),
    placed_at: z.iso.datetime(),
    status: z.enum(orderStatuses),
    email: z.string(),
    name: z.string(),
    company: z.string(),
    po_number: z.string(),
    job: z.string(),
    delivery: z.string(),
    warehouse: z.string(),
    /** The last day on which it was promised; null where nobody knew. */
    promised: z.iso.date().nullable(),
    /** It is open, and that day is over. */
    late: z.boolean(),
    version: z.number().int(),
    total: dollarsSchema,
    count: z.number().int(),
    payment: z
      .object({
        kind: z.enum(paymentKinds),
        status: z.enum(paymentStatuses),
        captured: dollarsSchema,
        refunded: dollarsSchema,
        balance: dollarsSchema,
      })
      .nullable(),
    /** Returns that wait for the desk. */
    returns: z.number().int(),
  })
  .meta({ id: 'DeskRow' });
export type DeskRow = z.output<typeof deskRowSchema>;

export const reconciliationSchema = z
  .object({
    since: z.iso.datetime(),
    at: z.iso.datetime(),
    checked: z.number().int(),
    problems: z.array(
      z.object({
        kind: z.enum(['charge_without_order', 'order_without_charge', 'amount_differs', 'refund_differs']),
        payment: z.string(),
        order: z.object({ _id: idSchema, number: z.string() }).nullable(),
        ours: dollarsSchema,
        theirs: dollarsSchema,
        /** What was done about it already. */
        voided: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Reconciliation' });
export type Reconciliation = z.output<typeof reconciliationSchema>;
