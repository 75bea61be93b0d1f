/** A price list as a table, and as a file, ours. */
import { z } from 'zod';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import {
  mostPriceCharacters,
  priceImportSchema,
  priceTableFilters,
  priceTableSchema,
  savePricesSchema,
} from '#schemas/domain/pricing/price-table.ts';
import { call } from '../call.ts';

const params = { id: idSchema };
const refusals = ['unauthenticated', 'forbidden', 'not_found'] as const;

export const priceTableCalls = {
  listTablePrices: call({
    method: 'get',
    path: '/api/v1/price-lists/{id}/prices',
    tag: 'pricing',
    summary: 'Every SKU with its price in a list, by SKU; costs and margins for who may set prices',
    params,
    query: {
      /** Words of the SKU or the product; each must be found. */
      q: z.string().trim().max(80).default(''),
      show: z.enum(priceTableFilters).default('all'),
      /** Percent: of `margin`. */
      under: z.coerce.number().min(-1000).max(100).default(20),
      after: z.string().max(500).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    },
    response: priceTableSchema,
    errors: [...refusals],
  }),
  saveTablePrices: call({
    method: 'put',
    path: '/api/v1/price-lists/{id}/prices',
    tag: 'pricing',
    summary: 'Set or take away prices of SKUs, all or none; 409 names those changed by someone else',
    params,
    body: savePricesSchema,
    response: z.object({ changed: z.number().int() }),
    errors: [...refusals, 'invalid', 'stale_version', 'bad_origin'],
  }),
  exportTablePrices: call({
    method: 'get',
    path: '/api/v1/price-lists/{id}/prices-file',
    tag: 'pricing',
    summary: 'All SKUs with their prices in the list as CSV',
    params,
    response: z.object({ name: z.string(), csv: z.string() }),
    errors: [...refusals],
  }),
  importTablePrices: call({
    method: 'post',
    path: '/api/v1/price-lists/{id}/prices-file',
    tag: 'pricing',
    summary: 'What a CSV with SKU and Price would change; with the fingerprint of that, written, all or none',
    params,
    body: z.strictObject({
      csv: z.string().max(mostPriceCharacters),
      fingerprint: z.string().max(100).optional(),
    }),
    response: priceImportSchema,
    errors: [...refusals, 'invalid', 'stale_version', 'bad_origin'],
  }),
};
