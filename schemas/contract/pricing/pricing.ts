/** What employees keep of prices and settings, all ours. */
import { z } from 'zod';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import {
  pricingChoicesSchema,
  pricingKinds,
  pricingRowSchema,
  savePricingSchema,
  settingGroups,
  settingSchema,
} from '#schemas/domain/pricing/pricing-records.ts';
import { call } from '../call.ts';

const kind = z.enum(pricingKinds);
const refusals = ['unauthenticated', 'forbidden'] as const;
const writes = [...refusals, 'not_found', 'stale_version', 'in_use', 'bad_origin'] as const;

export const pricingCalls = {
  listPricing: call({
    method: 'get',
    path: '/api/v1/pricing/{kind}',
    tag: 'pricing',
    summary: 'Coupons, price lists, taxes, delivery rates …, by kind (sales, publisher, admin)',
    params: { kind },
    query: {
      q: z.string().trim().max(80).optional(),
      /** Of rules their list, of certificates their company. */
      of: idSchema.optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    },
    response: z.object({
      items: z.array(pricingRowSchema),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
    errors: [...refusals],
  }),
  pricingChoices: call({
    method: 'get',
    path: '/api/v1/pricing-choices',
    tag: 'pricing',
    summary: 'Warehouses, price lists and companies by name, for the forms',
    response: pricingChoicesSchema,
    errors: [...refusals],
  }),
  getPricing: call({
    method: 'get',
    path: '/api/v1/pricing/{kind}/{id}',
    tag: 'pricing',
    summary: 'One of them',
    params: { kind, id: idSchema },
    response: pricingRowSchema,
    errors: [...refusals, 'not_found'],
  }),
  createPricing: call({
    method: 'post',
    path: '/api/v1/pricing/{kind}',
    tag: 'pricing',
    summary: 'Make one (publisher, admin)',
    params: { kind },
    body: savePricingSchema,
    status: 201,
    response: pricingRowSchema,
    errors: [...writes],
  }),
  changePricing: call({
    method: 'put',
    path: '/api/v1/pricing/{kind}/{id}',
    tag: 'pricing',
    summary: 'Change one; a stale version answers 409 (publisher, admin)',
    params: { kind, id: idSchema },
    body: savePricingSchema,
    response: pricingRowSchema,
    errors: [...writes],
  }),
  removePricing: call({
    method: 'delete',
    path: '/api/v1/pricing/{kind}/{id}',
    tag: 'pricing',
    summary: 'Take one away; what orders or companies use stays (publisher, admin)',
    params: { kind, id: idSchema },
    response: z.object({}),
    errors: [...writes],
  }),
  getSetting: call({
    method: 'get',
    path: '/api/v1/settings/{group}',
    tag: 'pricing',
    summary: 'The site’s name, the chat’s delay, delayed payment, fees (sales, publisher, admin)',
    params: { group: z.enum(settingGroups) },
    response: settingSchema,
    errors: [...refusals],
  }),
  changeSetting: call({
    method: 'put',
    path: '/api/v1/settings/{group}',
    tag: 'pricing',
    summary: 'Change them; a stale version answers 409 (publisher, admin)',
    params: { group: z.enum(settingGroups) },
    body: settingSchema,
    response: settingSchema,
    errors: [...refusals, 'stale_version', 'bad_origin'],
  }),
};
