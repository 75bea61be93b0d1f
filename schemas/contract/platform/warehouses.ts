/** What employees keep of the warehouses (docs/product.md#warehouses-desk). */
import { z } from 'zod';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import {
  addSpecialDaySchema,
  changeWarehouseSchema,
  closeWarehouseSchema,
  createWarehouseSchema,
  specialDaySchema,
  warehouseRecordSchema,
} from '#schemas/domain/platform/warehouse-desk.ts';
import { call } from '../call.ts';

const refusals = ['unauthenticated', 'forbidden'] as const;
const writes = [...refusals, 'bad_origin'] as const;

export const warehouseCalls = {
  listDeskWarehouses: call({
    method: 'get',
    path: '/api/v1/desk/warehouses',
    tag: 'warehouses',
    summary: 'Every warehouse as employees keep it, closed ones last (employees)',
    response: z.object({ items: z.array(warehouseRecordSchema) }),
    errors: [...refusals],
  }),
  getDeskWarehouse: call({
    method: 'get',
    path: '/api/v1/desk/warehouses/{id}',
    tag: 'warehouses',
    summary: 'One of them (employees)',
    params: { id: idSchema },
    response: warehouseRecordSchema,
    errors: [...refusals, 'not_found'],
  }),
  createWarehouse: call({
    method: 'post',
    path: '/api/v1/desk/warehouses',
    tag: 'warehouses',
    summary: 'A new one, without stock (publisher, admin)',
    body: createWarehouseSchema,
    status: 201,
    response: warehouseRecordSchema,
    errors: [...writes],
  }),
  changeWarehouse: call({
    method: 'put',
    path: '/api/v1/desk/warehouses/{id}',
    tag: 'warehouses',
    summary: 'Change one; a stale version answers 409 (publisher, admin)',
    params: { id: idSchema },
    body: changeWarehouseSchema,
    response: warehouseRecordSchema,
    errors: [...writes, 'not_found', 'stale_version'],
  }),
  closeWarehouse: call({
    method: 'put',
    path: '/api/v1/desk/warehouses/{id}/closed',
    tag: 'warehouses',
    summary: 'Hide one from shoppers or show it again; in_use asks for a confirmation (publisher, admin)',
    params: { id: idSchema },
    body: closeWarehouseSchema,
    response: warehouseRecordSchema,
    errors: [...writes, 'not_found', 'stale_version', 'in_use'],
  }),
  listSpecialDays: call({
    method: 'get',
    path: '/api/v1/desk/special-days',
    tag: 'warehouses',
    summary: 'Days ahead with hours of their own (employees)',
    response: z.object({ items: z.array(specialDaySchema) }),
    errors: [...refusals],
  }),
  addSpecialDay: call({
    method: 'post',
    path: '/api/v1/desk/special-days',
    tag: 'warehouses',
    summary: 'Closed, open as usual or other hours on a day, at one warehouse or all (publisher, admin)',
    body: addSpecialDaySchema,
    status: 201,
    response: specialDaySchema,
    errors: [...writes],
  }),
  removeSpecialDay: call({
    method: 'delete',
    path: '/api/v1/desk/special-days/{id}',
    tag: 'warehouses',
    summary: 'Back to the usual hours (publisher, admin)',
    params: { id: idSchema },
    response: z.object({}),
    errors: [...writes, 'not_found'],
  }),
};
