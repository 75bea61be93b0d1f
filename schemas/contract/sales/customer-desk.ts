/** Customers for the employees who look after them, all ours (docs/product.md#customer-desk). */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import { emailSchema } from '#schemas/domain/people/account.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import {
  changeCustomerSchema,
  customerExportSchema,
  customerFilters,
  customerNoteInputSchema,
  customerRowSchema,
  deskCartSchema,
  deskCustomerSchema,
  eraseCustomerSchema,
  helpWithCartSchema,
  mergeCustomersSchema,
  mergePreviewSchema,
} from '#schemas/domain/sales/customer-desk.ts';
import { call } from '../call.ts';

const tag = 'customers';
const customer = { id: idSchema };
const cart = { id: idSchema, cart: idSchema };
const desk = ['unauthenticated', 'forbidden'] as const;
const deed = [...desk, 'not_found', 'bad_origin'] as const;

export const customerDeskCalls = {
  listDeskCustomers: call({
    method: 'get',
    path: '/api/v1/desk/customers',
    tag,
    summary:
      'Customers, the newest first; q is of a name, email (a merged one too), company, phone or number of an order (sales)',
    query: {
      q: z
        .string()
        .trim()
        .max(100)
        .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'))
        .optional(),
      show: z.enum(customerFilters).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    },
    response: pageOf(customerRowSchema),
    errors: [...desk],
  }),
  getDeskCustomer: call({
    method: 'get',
    path: '/api/v1/desk/customers/{id}',
    tag,
    summary: 'One customer with orders, carts, addresses, visits and notes; never an employee (sales)',
    params: customer,
    response: deskCustomerSchema,
    errors: [...desk, 'not_found'],
  }),
  changeDeskCustomer: call({
    method: 'patch',
    path: '/api/v1/desk/customers/{id}',
    tag,
    summary: 'Switch a customer’s account off, which ends its sessions, or on again (sales)',
    params: customer,
    body: changeCustomerSchema,
    response: deskCustomerSchema,
    errors: [...deed],
  }),
  noteCustomer: call({
    method: 'post',
    path: '/api/v1/desk/customers/{id}/notes',
    tag,
    summary: 'Write something down that employees alone see (sales)',
    params: customer,
    body: customerNoteInputSchema,
    status: 201,
    response: deskCustomerSchema,
    errors: [...deed],
  }),
  sendCustomerReset: call({
    method: 'post',
    path: '/api/v1/desk/customers/{id}/password-reset',
    tag,
    summary: 'Email the customer a link that sets a new password (sales)',
    params: customer,
    response: deskCustomerSchema,
    errors: [...deed, 'invalid', 'too_many_requests'],
  }),
  endCustomerSessions: call({
    method: 'delete',
    path: '/api/v1/desk/customers/{id}/sessions',
    tag,
    summary: 'Log the customer out everywhere (sales)',
    params: customer,
    response: deskCustomerSchema,
    errors: [...deed],
  }),
  resetCustomerTwoFactor: call({
    method: 'delete',
    path: '/api/v1/desk/customers/{id}/two-factor',
    tag,
    summary:
      'Take away the customer’s second factor (a lost phone); their logins end, and they are told (sales)',
    params: customer,
    response: deskCustomerSchema,
    errors: [...deed, 'invalid'],
  }),
  getCustomerCart: call({
    method: 'get',
    path: '/api/v1/desk/customers/{id}/carts/{cart}',
    tag,
    summary: 'An open cart as its customer sees it (sales)',
    params: cart,
    response: deskCartSchema,
    errors: [...desk, 'not_found'],
  }),
  helpWithCart: call({
    method: 'put',
    path: '/api/v1/desk/customers/{id}/carts/{cart}',
    tag,
    summary: 'Change a customer’s open cart at their prices; their cart says who did (sales)',
    params: cart,
    body: helpWithCartSchema,
    response: deskCartSchema,
    errors: [...deed, 'stale_version', 'cart_closed', 'cart_paying'],
  }),
  previewCustomerMerge: call({
    method: 'get',
    path: '/api/v1/desk/customers/{id}/merge',
    tag,
    summary:
      'What merging the customer of an email address into this one would move; changes nothing (sales)',
    params: customer,
    query: { email: emailSchema },
    response: mergePreviewSchema,
    errors: [...desk, 'not_found', 'invalid'],
  }),
  mergeCustomers: call({
    method: 'post',
    path: '/api/v1/desk/customers/{id}/merge',
    tag,
    summary: 'Move everything of a duplicate to this customer and switch the duplicate off, for good (sales)',
    params: customer,
    body: mergeCustomersSchema,
    response: deskCustomerSchema,
    errors: [...deed, 'stale_version'],
  }),
  exportCustomer: call({
    method: 'post',
    path: '/api/v1/desk/customers/{id}/export',
    tag,
    summary: 'Everything that is kept of the person, without secrets; logged (sales)',
    params: customer,
    response: customerExportSchema,
    errors: [...deed],
  }),
  eraseCustomer: call({
    method: 'post',
    path: '/api/v1/desk/customers/{id}/erasure',
    tag,
    summary:
      'Erase the person, for good; orders and their money stay without the name. Repeats the email (sales)',
    params: customer,
    body: eraseCustomerSchema,
    response: deskCustomerSchema,
    errors: [...deed],
  }),
};
