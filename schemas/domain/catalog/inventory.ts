/** The inventory of all warehouses, its adjustments and movements (docs/product.md#inventory). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { because, customIssue, problemKey } from '../platform/reasons.ts';
import { adjustReasons, stockReasons } from './stock-transfer.ts';

export const inventorySorts = ['sku', '-sku', 'available', '-available'] as const;
export type InventorySort = (typeof inventorySorts)[number];
/** `low`: at the reorder point or under it. */
export const inventoryStates = ['in', 'out', 'low'] as const;
export type InventoryState = (typeof inventoryStates)[number];

const place = z.object({ _id: idSchema, name: z.string() });

/** A SKU at a warehouse. Sell units: `on_hand` is what stands there, `committed` of it goes to open orders. */
export const inventoryRowSchema = z
  .object({
    _id: idSchema,
    sku: z.string(),
    name: z.string(),
    product: idSchema,
    vendor: z.string(),
    warehouse: place,
    bin: z.string(),
    barcode: z.string(),
    on_hand: z.number().int(),
    committed: z.number().int(),
    available: z.number().int(),
    /** On purchase orders that were sent, and not here yet. */
    incoming: z.number().int(),
    /** More is bought at this many or fewer, up to `reorder_to`; both null where no level is set. */
    reorder_at: z.number().int().nullable(),
    reorder_to: z.number().int().nullable(),
    /** Of the level, for whoever changes it; 0 where none is set. */
    level_version: z.number().int(),
  })
  .meta({ id: 'InventoryRow' });
export type InventoryRow = z.output<typeof inventoryRowSchema>;

/** `next`: the cursor of the page after this one; null on the last. */
export const inventorySchema = z
  .object({ items: z.array(inventoryRowSchema), next: z.string().nullable() })
  .meta({ id: 'Inventory' });

const most = 1_000_000;
export const mostAdjusted = 10_000;

const count = z.number(problemKey('whole_number_expected')).int(problemKey('whole_number_expected'));

/**
 * `set` says what was available before, so that a change by someone else is noticed; `add` may take away. `count` is what
 * was counted on hand, and says what was on hand before: an order that is placed meanwhile changes nothing of that.
 */
const adjustLineSchema = z
  .strictObject({
    sku: z.string().trim().min(1, problemKey('transfer_sku_missing')).max(80),
    warehouse: idSchema,
    mode: z.enum(['set', 'add', 'count']),
    quantity: count.min(-most, problemKey('number_too_small')).max(most, problemKey('number_too_large')),
    before: z.number().int().min(0).optional(),
  })
  .superRefine(({ mode, quantity, before }, context) => {
    const refuse = (field: string, issue: ReturnType<typeof customIssue>) =>
      context.addIssue({ code: 'custom', path: [field], ...issue });
    if (mode === 'add') return;
    if (quantity < 0) refuse('quantity', customIssue(because('inventory_below_zero')));
    if (before === undefined) refuse('before', customIssue(because('inventory_before_missing')));
  });

export const adjustInventorySchema = z
  .strictObject({
    reason: z.enum(adjustReasons, problemKey('inventory_reason_missing')),
    note: z.string().trim().max(500, problemKey('text_too_long')).default(''),
    lines: z.array(adjustLineSchema).min(1, problemKey('inventory_nothing')).max(mostAdjusted),
  })
  .refine(({ reason, lines }) => reason === 'counted' || lines.every(({ mode }) => mode !== 'count'), {
    path: ['reason'],
    ...customIssue(because('count_reason')),
  })
  .meta({ id: 'AdjustInventory' });
export type AdjustInventory = z.output<typeof adjustInventorySchema>;

/** How many SKUs at a warehouse have another quantity now. */
export const adjustedSchema = z.object({ changed: z.number().int() }).meta({ id: 'InventoryAdjusted' });

/** `balance`: what was available after it; null where that was not kept. */
const skuMovementSchema = z
  .object({
    _id: idSchema,
    at: z.iso.datetime(),
    by: z.string().nullable(),
    warehouse: place,
    quantity: z.number().int(),
    balance: z.number().int().nullable(),
    reason: z.enum(stockReasons),
    note: z.string(),
    /** Of a transfer: the other warehouse's name. */
    other: z.string().nullable(),
    /** Of a receipt. */
    purchase: z.object({ _id: idSchema, number: z.string() }).nullable(),
    /** `number` null: the order waits for its payment, or was never paid. */
    order: z.object({ _id: idSchema, number: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'SkuMovement' });
export type SkuMovement = z.output<typeof skuMovementSchema>;

export const skuMovementsSchema = z
  .object({
    sku: z.string(),
    name: z.string(),
    product: idSchema,
    warehouses: z.array(inventoryRowSchema),
    items: z.array(skuMovementSchema),
    next: z.string().nullable(),
  })
  .meta({ id: 'SkuMovements' });
