import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import {
  changeDeskCustomer,
  endCustomerSessions,
  noteCustomer,
  resetCustomerTwoFactor,
  sendCustomerReset,
} from '#api/sales/customers/change-customer.ts';
import { eraseCustomer } from '#api/sales/customers/erase-customer.ts';
import { exportCustomer } from '#api/sales/customers/export-customer.ts';
import { getCustomerCart, helpWithCart } from '#api/sales/customers/help-with-cart.ts';
import { listDeskCustomers } from '#api/sales/customers/list-customers.ts';
import { mergeCustomers, previewCustomerMerge } from '#api/sales/customers/merge-customers.ts';
import { getDeskCustomer } from '#api/sales/customers/read-customer.ts';
import type { customerDeskCalls } from '#schemas/contract/sales/customer-desk.ts';

export const customerDeskHandlers: HandlersOf<typeof customerDeskCalls> = {
  listDeskCustomers: (context, { query }) => listDeskCustomers(context, query),
  getDeskCustomer: (context, { params }) => getDeskCustomer(context, params.id),
  changeDeskCustomer: (context, { params, body }) => changeDeskCustomer(context, params.id, body),
  noteCustomer: (context, { params, body }) => noteCustomer(context, params.id, body.body),
  sendCustomerReset: (context, { params }) => sendCustomerReset(context, params.id),
  resetCustomerTwoFactor: (context, { params }) => resetCustomerTwoFactor(context, params.id),
  endCustomerSessions: (context, { params }) => endCustomerSessions(context, params.id),
  getCustomerCart: (context, { params }) => getCustomerCart(context, params.id, params.cart),
  helpWithCart: (context, { params, body }) => helpWithCart(context, params.id, params.cart, body),
  previewCustomerMerge: (context, { params, query }) => previewCustomerMerge(context, params.id, query.email),
  mergeCustomers: (context, { params, body }) => mergeCustomers(context, params.id, body),
  exportCustomer: (context, { params }) => exportCustomer(context, params.id),
  eraseCustomer: (context, { params, body }) => eraseCustomer(context, params.id, body.email),
};
