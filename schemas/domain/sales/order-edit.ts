/** What is changed of an order's items before any of it was handed over (docs/decisions/0082-order-edits.md). */
import { z } from 'zod';
import { maxQuantity } from '../catalog/quantity.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { type CartItem, cartSchema } from './cart.ts';

const shape = {
  /** The order's, as the desk has seen it. */
  version: z.number().int().min(0),
  /** Lines that get another quantity, and those of quantity 0 go; all others stay as they are. */
  lines: z
    .array(z.strictObject({ item: idSchema, quantity: z.number().int().min(0).max(maxQuantity) }))
    .max(1000)
    .default([]),
  /** SKUs that are added, at today's price. */
  add: z
    .array(
      z.strictObject({
        sku: z.string().trim().min(1, problemKey('row_sku_missing')).max(80),
        quantity: z.number().int().min(1).max(maxQuantity),
        note: z.string().trim().max(500).default(''),
      }),
    )
    .max(50)
    .default([]),
};

/** Body of POST /api/v1/desk/orders/{id}/lines/preview. */
export const orderEditSchema = z.strictObject(shape).meta({ id: 'OrderEdit' });
export type OrderEdit = z.output<typeof orderEditSchema>;

/** Body of PUT /api/v1/desk/orders/{id}/lines. */
export const changeOrderLinesSchema = z
  .strictObject({
    ...shape,
    /** Of the preview: refused where it would come to something else now. */
    pricing_version: z.string().min(1).max(128),
    /** For employees. */
    note: z.string().trim().max(1000).default(''),
  })
  .meta({ id: 'ChangeOrderLines' });
export type ChangeOrderLines = z.output<typeof changeOrderLinesSchema>;

/** The order as it would be. */
export const editedOrderSchema = z
  .object({
    cart: cartSchema,
    total_before: dollarsSchema,
    /** When it comes then; null where nobody knows. */
    promised: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    /** Of the total, what credit on the account pays. */
    credit: dollarsSchema,
    pricing_version: z.string(),
  })
  .meta({ id: 'EditedOrder' });
export type EditedOrder = z.output<typeof editedOrderSchema>;

/** A line that is not what it was: of another quantity or price, new, or gone. */
export type EditedLine<Item> = { before: Item | null; after: Item | null };

type Compared = Pick<CartItem, '_id' | 'quantity' | 'price'>;

/** The lines that differ, those that were there in their order and then the new ones. Pure. */
export function editedLines<Item extends Compared>(
  before: readonly Item[],
  after: readonly Item[],
): EditedLine<Item>[] {
  const now = new Map(after.map((item) => [item._id, item]));
  const known = new Set(before.map(({ _id }) => _id));
  return [
    ...before.map((item) => ({ before: item, after: now.get(item._id) ?? null })),
    ...after.filter(({ _id }) => !known.has(_id)).map((item) => ({ before: null, after: item })),
  ].filter(({ before: was, after: is }) => was?.quantity !== is?.quantity || was?.price !== is?.price);
}
