import { getPurchaseOrder, listPurchaseOrders } from '#api/catalog/purchasing/purchase-view.ts';
import { receivePurchase } from '#api/catalog/purchasing/receive-purchase.ts';
import {
  createPurchaseOrder,
  movePurchaseOrder,
  savePurchaseOrder,
} from '#api/catalog/purchasing/write-purchase.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { purchaseOrderCalls } from '#schemas/contract/catalog/purchase-orders.ts';

export const purchaseOrderHandlers: HandlersOf<typeof purchaseOrderCalls> = {
  listPurchaseOrders: (context, { query }) => listPurchaseOrders(context, query),
  createPurchaseOrder: (context, { body }) => createPurchaseOrder(context, body),
  getPurchaseOrder: (context, { params }) => getPurchaseOrder(context, params.id),
  savePurchaseOrder: (context, { params, body }) => savePurchaseOrder(context, params.id, body),
  movePurchaseOrder: (context, { params, body }) => movePurchaseOrder(context, params.id, body),
  receivePurchaseOrder: (context, { params, body }) => receivePurchase(context, params.id, body),
};
