/** Stock that moves between warehouses, and what moved it (docs/product.md#warehouses-desk). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';

/** Why an employee adjusts stock. */
export const adjustReasons = ['counted', 'damaged', 'found', 'lost', 'correction'] as const;
export type AdjustReason = (typeof adjustReasons)[number];

export const stockReasons = [
  'order',
  'release',
  'return',
  'order_edit',
  'transfer',
  'receipt',
  ...adjustReasons,
  'edit',
] as const;
/** `release`: an order was never paid. `order_edit`: its items were changed. `receipt`: of a purchase order. `edit`: a product's form or a file wrote another quantity. */
export type StockReason = (typeof stockReasons)[number];

const quantity = z
  .number(problemKey('whole_number_expected'))
  .int(problemKey('whole_number_expected'))
  .min(1, problemKey('whole_number_expected'))
  .max(1_000_000, problemKey('number_too_large'));

/** `returned`: what had not arrived went back. `lost`: it never will arrive. */
export const transferStatuses = ['sent', 'received', 'returned', 'lost'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

export const mostTransferLines = 200;

const lines = z
  .array(
    z.strictObject({
      sku: z.string().trim().min(1, problemKey('transfer_sku_missing')).max(80),
      quantity,
    }),
  )
  .max(mostTransferLines);

/** `arrived`: it is there already. Otherwise it is on its way until it is received. */
export const moveStockSchema = z
  .strictObject({
    from: idSchema,
    to: idSchema,
    lines: lines.min(1, problemKey('transfer_empty')),
    note: z.string().trim().max(500).default(''),
    arrived: z.boolean().default(false),
  })
  .meta({ id: 'MoveStock' });
export type MoveStock = z.output<typeof moveStockSchema>;

const version = z.number().int().min(1);

/** What arrived. The version makes sure that it is not received twice. */
export const receiveTransferSchema = z
  .strictObject({ version, lines: lines.min(1, problemKey('transfer_nothing')) })
  .meta({ id: 'ReceiveTransfer' });
export type ReceiveTransfer = z.output<typeof receiveTransferSchema>;

export const endTransferSchema = z
  .strictObject({ version, to: z.enum(['returned', 'lost']) })
  .meta({ id: 'EndTransfer' });
export type EndTransfer = z.output<typeof endTransferSchema>;

const transferLineSchema = z.object({
  /** Null once the SKU was deleted. */
  sku_id: idSchema.nullable(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  received: z.number().int(),
});
export type TransferLine = z.output<typeof transferLineSchema>;
const place = z.object({ _id: idSchema, name: z.string() });

const transferRowSchema = z.object({
  _id: idSchema,
  number: z.string(),
  status: z.enum(transferStatuses),
  at: z.iso.datetime(),
  by: z.string(),
  from: place,
  to: place,
  note: z.string(),
  lines: z.array(transferLineSchema),
});
export type TransferRow = z.output<typeof transferRowSchema>;

export const stockTransferSchema = transferRowSchema
  .extend({
    version,
    /** What went into stock, oldest first; of one that was returned, back at `from` too. */
    arrivals: z.array(
      z.object({
        at: z.iso.datetime(),
        by: z.string().nullable(),
        warehouse: place,
        lines: z.array(z.object({ sku: z.string(), quantity: z.number().int() })),
      }),
    ),
  })
  .meta({ id: 'StockTransfer' });
export type StockTransfer = z.output<typeof stockTransferSchema>;

const page = {
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
  pages: z.number().int(),
};

export const stockTransfersSchema = z
  .object({ items: z.array(transferRowSchema), ...page })
  .meta({ id: 'StockTransfers' });

/** Sell units of a SKU that came to a warehouse, or, below nothing, left it. */
const stockMovementSchema = z
  .object({
    _id: idSchema,
    at: z.iso.datetime(),
    sku: z.string(),
    name: z.string(),
    quantity: z.number().int(),
    reason: z.enum(stockReasons),
    order: idSchema.nullable(),
    /** Of a transfer: the other warehouse's name. */
    other: z.string().nullable(),
  })
  .meta({ id: 'StockMovement' });
export type StockMovement = z.output<typeof stockMovementSchema>;

export const stockHistorySchema = z
  .object({ items: z.array(stockMovementSchema), ...page })
  .meta({ id: 'StockHistory' });
