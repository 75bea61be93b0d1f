/** When to buy more of a SKU for a warehouse, and what to buy now (docs/product.md#inventory). Sell units throughout. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { because, customIssue, problemKey } from '../platform/reasons.ts';

const most = 1_000_000;
const level = z
  .number(problemKey('whole_number_expected'))
  .int(problemKey('whole_number_expected'))
  .min(0, problemKey('number_too_small'))
  .max(most, problemKey('number_too_large'))
  .nullable();

/** Both null removes the level. `version`: the `level_version` that was seen. */
const setLevelSchema = z
  .strictObject({
    warehouse: idSchema,
    version: z.number().int().min(0),
    reorder_at: level,
    reorder_to: level,
  })
  .superRefine(({ reorder_at, reorder_to }, context) => {
    const refuse = (field: string, issue: ReturnType<typeof customIssue>) =>
      context.addIssue({ code: 'custom', path: [field], ...issue });
    if (reorder_at === null && reorder_to !== null)
      refuse('reorder_at', customIssue(because('reorder_at_missing')));
    if (reorder_at !== null && reorder_to === null)
      refuse('reorder_to', customIssue(because('reorder_to_missing')));
    if (reorder_at !== null && reorder_to !== null && reorder_to <= reorder_at)
      refuse('reorder_to', customIssue(because('reorder_to_small')));
  });

export const setReorderLevelsSchema = z
  .strictObject({ levels: z.array(setLevelSchema).min(1, problemKey('inventory_nothing')).max(200) })
  .meta({ id: 'SetReorderLevels' });
export type SetReorderLevels = z.output<typeof setReorderLevelsSchema>;

/** At how many warehouses the SKU has another level now. */
export const reorderLevelsSetSchema = z
  .object({ changed: z.number().int() })
  .meta({ id: 'ReorderLevelsSet' });

/** A SKU at or under its reorder point. `suggested`: up to its level, less what is available and on its way. */
const reorderLineSchema = z.object({
  _id: idSchema,
  sku: z.string(),
  name: z.string(),
  warehouse: z.object({ _id: idSchema, name: z.string() }),
  available: z.number().int(),
  incoming: z.number().int(),
  reorder_at: z.number().int(),
  reorder_to: z.number().int(),
  suggested: z.number().int(),
  /** What one cost last; null where nobody said. */
  cost: dollarsSchema.nullable(),
});
export type ReorderLine = z.output<typeof reorderLineSchema>;

/** `more`: there are others than fit; narrow it by warehouse or vendor. */
export const reorderListSchema = z
  .object({
    vendors: z.array(z.object({ _id: idSchema, name: z.string(), lines: z.array(reorderLineSchema) })),
    more: z.boolean(),
  })
  .meta({ id: 'ReorderList' });
export type ReorderList = z.output<typeof reorderListSchema>;
