/** Stock that moves between warehouses, and what moved it (docs/product.md#warehouses-desk). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';

const stockReasons = ['order', 'release', 'return', 'transfer'] as const;
/** `release`: an order was never paid, or canceled. */
export type StockReason = (typeof stockReasons)[number];

const quantity = z
  .number(problemKey('whole_number_expected'))
  .int(problemKey('whole_number_expected'))
  .min(1, problemKey('whole_number_expected'))
  .max(1_000_000, problemKey('number_too_large'));

export const moveStockSchema = z
  .strictObject({
    from: idSchema,
    to: idSchema,
    lines: z
      .array(
        z.strictObject({
          sku: z.string().trim().min(1, problemKey('transfer_sku_missing')).max(80),
          quantity,
        }),
      )
      .min(1, problemKey('transfer_empty'))
      .max(200),
    note: z.string().trim().max(500).default(''),
  })
  .meta({ id: 'MoveStock' });
export type MoveStock = z.output<typeof moveStockSchema>;

const transferLineSchema = z.object({ sku: z.string(), name: z.string(), quantity: z.number().int() });
export type TransferLine = z.output<typeof transferLineSchema>;
const place = z.object({ _id: idSchema, name: z.string() });

export const stockTransferSchema = z
  .object({
    _id: idSchema,
    at: z.iso.datetime(),
    by: z.string(),
    from: place,
    to: place,
    note: z.string(),
    lines: z.array(transferLineSchema),
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
  .object({ items: z.array(stockTransferSchema), ...page })
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
