import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { closeWarehouse } from '#api/sales/warehouses/close-warehouse.ts';
import { getDeskWarehouse, listDeskWarehouses } from '#api/sales/warehouses/read-warehouses.ts';
import { changeWarehouse, createWarehouse } from '#api/sales/warehouses/save-warehouse.ts';
import { addSpecialDay, listSpecialDays, removeSpecialDay } from '#api/sales/warehouses/special-days.ts';
import type { warehouseCalls } from '#schemas/contract/platform/warehouses.ts';

export const warehouseHandlers: HandlersOf<typeof warehouseCalls> = {
  listDeskWarehouses: (context) => listDeskWarehouses(context),
  getDeskWarehouse: (context, { params }) => getDeskWarehouse(context, params.id),
  createWarehouse: (context, { body }) => createWarehouse(context, body),
  changeWarehouse: (context, { params, body }) => changeWarehouse(context, params.id, body),
  closeWarehouse: (context, { params, body }) => closeWarehouse(context, params.id, body),
  listSpecialDays: (context) => listSpecialDays(context),
  addSpecialDay: (context, { body }) => addSpecialDay(context, body),
  removeSpecialDay: (context, { params }) => removeSpecialDay(context, params.id),
};
