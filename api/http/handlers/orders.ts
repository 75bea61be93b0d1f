import { askReturn } from '#api/services/orders/ask-return.ts';
import { cancelOrder } from '#api/services/orders/cancel-order.ts';
import { fulfilOrder } from '#api/services/orders/fulfil-order.ts';
import { lookUpOrder } from '#api/services/orders/look-up-order.ts';
import { noteOrder } from '#api/services/orders/note-order.ts';
import { operateOrderPayment } from '#api/services/orders/operate-order-payment.ts';
import { getDeskOrder, getReconciliation, listDeskOrders } from '#api/services/orders/read-desk.ts';
import { stepReturn } from '#api/services/orders/step-return.ts';
import type { orderCalls } from '#schemas/contract/orders.ts';
import type { HandlersOf } from './types.ts';

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
};
