import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { exportTablePrices, importTablePrices } from '#api/pricing/admin/price-file.ts';
import { listTablePrices, saveTablePrices } from '#api/pricing/admin/price-table.ts';
import { pricingChoices } from '#api/pricing/admin/pricing-choices.ts';
import {
  changePricing,
  createPricing,
  getPricing,
  listPricing,
  removePricing,
} from '#api/pricing/admin/records.ts';
import { changeSetting, getSetting } from '#api/pricing/admin/settings.ts';
import type { priceTableCalls } from '#schemas/contract/pricing/price-table.ts';
import type { pricingCalls } from '#schemas/contract/pricing/pricing.ts';

export const pricingHandlers: HandlersOf<typeof pricingCalls> = {
  listPricing: (context, { params, query }) => listPricing(context, params.kind, query),
  pricingChoices: (context) => pricingChoices(context),
  getPricing: (context, { params }) => getPricing(context, params.kind, params.id),
  createPricing: (context, { params, body }) => createPricing(context, params.kind, body),
  changePricing: (context, { params, body }) => changePricing(context, params.kind, params.id, body),
  removePricing: (context, { params }) => removePricing(context, params.kind, params.id),
  getSetting: (context, { params }) => getSetting(context, params.group),
  changeSetting: (context, { params, body }) => changeSetting(context, params.group, body),
};

export const priceTableHandlers: HandlersOf<typeof priceTableCalls> = {
  listTablePrices: (context, { params, query }) => listTablePrices(context, params.id, query),
  saveTablePrices: (context, { params, body }) => saveTablePrices(context, params.id, body),
  exportTablePrices: (context, { params }) => exportTablePrices(context, params.id),
  importTablePrices: (context, { params, body }) => importTablePrices(context, params.id, body),
};
