import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { askReturn } from '#api/sales/orders/ask-return.ts';
import { cancelOrder } from '#api/sales/orders/cancel-order.ts';
import { fulfilOrder } from '#api/sales/orders/fulfil-order.ts';
import { lookUpOrder } from '#api/sales/orders/look-up-order.ts';
import { noteOrder } from '#api/sales/orders/note-order.ts';
import { operateOrderPayment } from '#api/sales/orders/operate-order-payment.ts';
import { getDeskOrder, getReconciliation, listDeskOrders } from '#api/sales/orders/read-desk.ts';
import { getOrder, listOrders } from '#api/sales/orders/read-orders.ts';
import { stepReturn } from '#api/sales/orders/step-return.ts';
import type { orderCalls } from '#schemas/contract/sales/orders.ts';

export const orderHandlers: HandlersOf<typeof orderCalls> = {
  listDeskOrders: (context, { query }) => listDeskOrders(context, query),
  getDeskOrder: (context, { params }) => getDeskOrder(context, params.id),
  fulfilOrder: (context, { params, body }) => fulfilOrder(context, params.id, body),
  operatePayment: (context, { params, body }) => operateOrderPayment(context, params.id, body),
  cancelOrder: (context, { params, body }) => cancelOrder(context, params.id, body),
  noteOrder: (context, { params, body }) => noteOrder(context, params.id, body.text),
  stepReturn: (context, { params, body }) => stepReturn(context, params.id, body),
  getReconciliation: (context) => getReconciliation(context),
  askReturn: (context, { params, query, body }) => askReturn(context, params.id, body, query.token),
  lookUpOrder: (context, { body }) => lookUpOrder(context, body),
  listOrders: (context, { query }) => listOrders(context, query),
  getOrder: (context, { params, query }) => getOrder(context, params.id, query.token),
};
