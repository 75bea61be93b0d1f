/** The inventory of all warehouses for employees. */
import { z } from 'zod';
import { codeMatchesSchema, lookUpCodesSchema } from '#schemas/domain/catalog/count.ts';
import {
  adjustedSchema,
  adjustInventorySchema,
  inventorySchema,
  inventorySorts,
  inventoryStates,
  skuMovementsSchema,
} from '#schemas/domain/catalog/inventory.ts';
import {
  reorderLevelsSetSchema,
  reorderListSchema,
  setReorderLevelsSchema,
} from '#schemas/domain/catalog/reorder.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'warehouses';
const refusals = ['unauthenticated', 'forbidden'] as const;
const limit = z.coerce.number().int().min(1).max(100).default(50);
/** A page's `next`. One that cannot be read begins again. */
const after = z.string().max(400).optional();

export const inventoryCalls = {
  listInventory: call({
    method: 'get',
    path: '/api/v1/desk/inventory',
    tag,
    summary: 'Every SKU at every warehouse: on hand, committed, available (sales, publisher, admin)',
    query: {
      q: z.string().trim().max(80).optional(),
      warehouse: idSchema.optional(),
      vendor: idSchema.optional(),
      category: idSchema.optional(),
      stock: z.enum(inventoryStates).optional(),
      sort: z.enum(inventorySorts).default('sku'),
      after,
      limit,
    },
    response: inventorySchema,
    errors: [...refusals],
  }),
  adjustInventory: call({
    method: 'post',
    path: '/api/v1/desk/inventory/adjustments',
    tag,
    summary: 'Change or count stock, with a reason: all lines or none (sales, warehouse, publisher, admin)',
    body: adjustInventorySchema,
    response: adjustedSchema,
    errors: [...refusals, 'bad_origin'],
  }),
  lookUpCodes: call({
    method: 'post',
    path: '/api/v1/desk/inventory/codes',
    tag,
    summary:
      'SKUs by scanned codes at one warehouse, exactly: SKU or barcode (sales, warehouse, publisher, admin)',
    body: lookUpCodesSchema,
    response: codeMatchesSchema,
    errors: [...refusals, 'bad_origin'],
  }),
  setReorderLevels: call({
    method: 'put',
    path: '/api/v1/desk/inventory/skus/{id}/levels',
    tag,
    summary: 'When to buy more of a SKU, by warehouse (sales, warehouse, publisher, admin)',
    params: { id: idSchema },
    body: setReorderLevelsSchema,
    response: reorderLevelsSetSchema,
    errors: [...refusals, 'not_found', 'bad_origin'],
  }),
  listToReorder: call({
    method: 'get',
    path: '/api/v1/desk/inventory/reorder',
    tag,
    summary: 'SKUs at or under their reorder point, by vendor (sales, warehouse, publisher, admin)',
    query: { warehouse: idSchema.optional(), vendor: idSchema.optional() },
    response: reorderListSchema,
    errors: [...refusals],
  }),
  getSkuMovements: call({
    method: 'get',
    path: '/api/v1/desk/inventory/skus/{id}/movements',
    tag,
    summary: 'What changed the stock of a SKU, newest first (sales, publisher, admin)',
    params: { id: idSchema },
    query: { after, limit },
    response: skuMovementsSchema,
    errors: [...refusals, 'not_found'],
  }),
};
