import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { askReturn } from '#api/sales/orders/ask-return.ts';
import { cancelOrder } from '#api/sales/orders/cancel-order.ts';
import { changeOrderLines, previewOrderLines } from '#api/sales/orders/edit-order.ts';
import { exportDeskOrders } from '#api/sales/orders/export-desk.ts';
import { fulfilOrder } from '#api/sales/orders/fulfil-order.ts';
import { fulfilOrders } from '#api/sales/orders/fulfil-orders.ts';
import { lookUpOrder } from '#api/sales/orders/look-up-order.ts';
import { noteOrder } from '#api/sales/orders/note-order.ts';
import { operateOrderPayment } from '#api/sales/orders/operate-order-payment.ts';
import {
  deleteDeskView,
  listDeskViews,
  renameDeskView,
  saveDeskView,
} from '#api/sales/orders/order-views.ts';
import { getPickList } from '#api/sales/orders/pick-list.ts';
import { getDeskOrder, getReconciliation, listDeskOrders } from '#api/sales/orders/read-desk.ts';
import { getOrder, listOrders } from '#api/sales/orders/read-orders.ts';
import { refundLines } from '#api/sales/orders/refund-lines.ts';
import { stepReturn } from '#api/sales/orders/step-return.ts';
import type { orderCalls } from '#schemas/contract/sales/orders.ts';

export const orderHandlers: HandlersOf<typeof orderCalls> = {
  listDeskOrders: (context, { query }) => listDeskOrders(context, query),
  exportDeskOrders: (context, { query }) => exportDeskOrders(context, query),
  listDeskViews: (context) => listDeskViews(context),
  saveDeskView: (context, { body }) => saveDeskView(context, body),
  renameDeskView: (context, { params, body }) => renameDeskView(context, params.id, body.name),
  deleteDeskView: (context, { params }) => deleteDeskView(context, params.id),
  getDeskOrder: (context, { params }) => getDeskOrder(context, params.id),
  previewOrderLines: (context, { params, body }) => previewOrderLines(context, params.id, body),
  changeOrderLines: (context, { params, body }) => changeOrderLines(context, params.id, body),
  fulfilOrder: (context, { params, body }) => fulfilOrder(context, params.id, body),
  fulfilOrders: (context, { body }) => fulfilOrders(context, body),
  getPickList: (context, { query }) => getPickList(context, query.orders.split(',')),
  operatePayment: (context, { params, body }) => operateOrderPayment(context, params.id, body),
  cancelOrder: (context, { params, body }) => cancelOrder(context, params.id, body),
  noteOrder: (context, { params, body }) => noteOrder(context, params.id, body.text),
  stepReturn: (context, { params, body }) => stepReturn(context, params.id, body),
  refundLines: (context, { params, body }) => refundLines(context, params.id, body),
  getReconciliation: (context) => getReconciliation(context),
  askReturn: (context, { params, query, body }) => askReturn(context, params.id, body, query.token),
  lookUpOrder: (context, { body }) => lookUpOrder(context, body),
  listOrders: (context, { query }) => listOrders(context, query),
  getOrder: (context, { params, query }) => getOrder(context, params.id, query.token),
};
