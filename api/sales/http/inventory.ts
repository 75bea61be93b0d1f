import { adjustInventory } from '#api/catalog/stock/adjust-inventory.ts';
import { listToReorder, setReorderLevels } from '#api/catalog/stock/reorder.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { countCommitted } from '#api/sales/inventory/count-committed.ts';
import { getSkuMovements, listInventory } from '#api/sales/inventory/list-inventory.ts';
import { lookUpCodes } from '#api/sales/inventory/look-up-codes.ts';
import type { inventoryCalls } from '#schemas/contract/catalog/inventory.ts';

export const inventoryHandlers: HandlersOf<typeof inventoryCalls> = {
  listInventory: (context, { query }) => listInventory(context, query),
  adjustInventory: (context, { body }) => adjustInventory(context, body, countCommitted),
  lookUpCodes: (context, { body }) => lookUpCodes(context, body),
  setReorderLevels: (context, { params, body }) => setReorderLevels(context, params.id, body),
  listToReorder: (context, { query }) => listToReorder(context, query),
  getSkuMovements: (context, { params, query }) => getSkuMovements(context, params.id, query),
};
