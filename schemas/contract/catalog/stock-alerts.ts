/** "Tell me when it is back" (ours). */
import { z } from 'zod';
import { call } from '../call.ts';

const token = z.string().min(1).max(600);

export const stockAlertCalls = {
  createStockAlert: call({
    method: 'post',
    path: '/api/v1/stock-alerts',
    tag: 'catalog',
    summary: 'One letter when a SKU is back at the caller’s warehouse; asking again changes nothing',
    body: z.object({
      sku: z.string().min(1).max(80),
      /** The account’s own when there is none. */
      email: z.preprocess(
        (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
        z.string().trim().toLowerCase().pipe(z.email().max(254)).optional(),
      ),
      /** A trap for machines; people leave it empty. */
      website: z.string().max(200).optional(),
    }),
    status: 201,
    response: z.object({
      /** False when it stands there already: nobody has to wait. */
      waiting: z.boolean(),
      email: z.string(),
      warehouse: z.string(),
    }),
    errors: ['too_many_requests', 'bad_origin'],
  }),
  readStockAlerts: call({
    method: 'get',
    path: '/api/v1/stock-alerts',
    tag: 'catalog',
    summary: 'Whose letters the token of one of them speaks for, and how many are still to come',
    query: { token },
    response: z.object({ email: z.string(), waiting: z.number().int() }),
    errors: ['not_found'],
  }),
  stopStockAlerts: call({
    method: 'post',
    path: '/api/v1/stock-alerts/stop',
    tag: 'catalog',
    summary: 'No more of these letters to the address that the token speaks for',
    body: z.object({ token }),
    response: z.object({ email: z.string(), stopped: z.number().int() }),
    errors: ['not_found', 'bad_origin'],
  }),
};
