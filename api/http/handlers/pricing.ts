import { previewPrices } from '#api/services/pricing-admin/preview-prices.ts';
import { pricingChoices } from '#api/services/pricing-admin/pricing-choices.ts';
import {
  changePricing,
  createPricing,
  getPricing,
  listPricing,
  removePricing,
} from '#api/services/pricing-admin/records.ts';
import { changeSetting, getSetting } from '#api/services/pricing-admin/settings.ts';
import type { pricingCalls } from '#schemas/contract/pricing.ts';
import type { HandlersOf } from './types.ts';

export const pricingHandlers: HandlersOf<typeof pricingCalls> = {
  listPricing: (context, { params, query }) => listPricing(context, params.kind, query),
  pricingChoices: (context) => pricingChoices(context),
  getPricing: (context, { params }) => getPricing(context, params.kind, params.id),
  createPricing: (context, { params, body }) => createPricing(context, params.kind, body),
  changePricing: (context, { params, body }) => changePricing(context, params.kind, params.id, body),
  removePricing: (context, { params }) => removePricing(context, params.kind, params.id),
  previewPrices: (context, { body }) => previewPrices(context, body),
  getSetting: (context, { params }) => getSetting(context, params.group),
  changeSetting: (context, { params, body }) => changeSetting(context, params.group, body),
};
