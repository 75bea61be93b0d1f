/** Purchase orders: what is bought of a vendor for a warehouse (docs/product.md#inventory). Sell units and dollars. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';

/** `received`: all of it arrived. `closed`: some of it never will. */
export const purchaseStatuses = ['draft', 'ordered', 'received', 'closed', 'canceled'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

const place = z.object({ _id: idSchema, name: z.string() });

const purchaseLineSchema = z.object({
  _id: idSchema,
  /** Null once the SKU was deleted. */
  sku_id: idSchema.nullable(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  received: z.number().int(),
  /** Of one; null in a draft that does not say it yet. */
  cost: dollarsSchema.nullable(),
});
export type PurchaseLine = z.output<typeof purchaseLineSchema>;

const receiptLineSchema = z.object({
  line: idSchema,
  sku: z.string(),
  quantity: z.number().int(),
  cost: dollarsSchema,
});

const heading = {
  _id: idSchema,
  number: z.string(),
  status: z.enum(purchaseStatuses),
  /** `_id` null once the vendor was deleted. */
  vendor: z.object({ _id: idSchema.nullable(), name: z.string() }),
  warehouse: place,
  expected_on: z.iso.date().nullable(),
  created_at: z.iso.datetime(),
  ordered_at: z.iso.datetime().nullable(),
  /** Of all lines whose cost is known. */
  total: dollarsSchema,
  units: z.number().int(),
  received: z.number().int(),
};

const purchaseRowSchema = z.object(heading);
export type PurchaseRow = z.output<typeof purchaseRowSchema>;

export const purchaseOrdersSchema = z
  .object({
    items: z.array(purchaseRowSchema),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'PurchaseOrders' });

export const purchaseOrderSchema = z
  .object({
    ...heading,
    version: z.number().int(),
    note: z.string(),
    by: z.string(),
    lines: z.array(purchaseLineSchema),
    /** Oldest first. */
    receipts: z.array(
      z.object({
        _id: idSchema,
        at: z.iso.datetime(),
        by: z.string(),
        note: z.string(),
        lines: z.array(receiptLineSchema),
      }),
    ),
  })
  .meta({ id: 'PurchaseOrder' });
export type PurchaseOrder = z.output<typeof purchaseOrderSchema>;

/** `reorder`: it begins with what is at or under its reorder point. */
export const createPurchaseOrderSchema = z
  .strictObject({ vendor: idSchema, warehouse: idSchema, reorder: z.boolean().default(false) })
  .meta({ id: 'CreatePurchaseOrder' });
export type CreatePurchaseOrder = z.output<typeof createPurchaseOrderSchema>;

const version = z.number().int().min(1);
const note = z.string().trim().max(500, problemKey('text_too_long')).default('');
const quantity = z
  .number(problemKey('whole_number_expected'))
  .int(problemKey('whole_number_expected'))
  .min(1, problemKey('whole_number_expected'))
  .max(1_000_000, problemKey('number_too_large'));
const cost = z
  .number(problemKey('amount_missing'))
  .min(0, problemKey('number_too_small'))
  .max(1_000_000, problemKey('number_too_large'))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, problemKey('cents_expected'));
export const mostPurchaseLines = 200;

/** `lines` replace those of a draft; once it is ordered they stay as they are. A cost of null is the SKU's last one. */
export const savePurchaseOrderSchema = z
  .strictObject({
    version,
    expected_on: z.iso.date(problemKey('purchase_day')).nullable(),
    note,
    lines: z
      .array(
        z.strictObject({
          sku: z.string().trim().min(1, problemKey('transfer_sku_missing')).max(80),
          quantity,
          cost: cost.nullable(),
        }),
      )
      .max(mostPurchaseLines)
      .optional(),
  })
  .meta({ id: 'SavePurchaseOrder' });
export type SavePurchaseOrder = z.output<typeof savePurchaseOrderSchema>;

export const movePurchaseOrderSchema = z
  .strictObject({ version, to: z.enum(['ordered', 'closed', 'canceled']) })
  .meta({ id: 'MovePurchaseOrder' });
export type MovePurchaseOrder = z.output<typeof movePurchaseOrderSchema>;

/** One delivery. The version makes sure that the same delivery is not received twice. */
export const receivePurchaseSchema = z
  .strictObject({
    version,
    note,
    lines: z
      .array(z.strictObject({ line: idSchema, quantity, cost }))
      .min(1, problemKey('purchase_nothing'))
      .max(mostPurchaseLines),
  })
  .meta({ id: 'ReceivePurchase' });
export type ReceivePurchase = z.output<typeof receivePurchaseSchema>;
