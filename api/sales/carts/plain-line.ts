import { newId } from '#api/platform/new-id.ts';
import type { NewLine } from '#api/sales/storage/carts.ts';

/** So many of a SKU and nothing more: at the caller's own price, from the cart's warehouse, as the cart goes. */
export const plainLine = (skuId: string, quantity: number): NewLine => ({
  id: newId(),
  skuId,
  quantity,
  note: '',
  addedCents: null,
  configuration: null,
  shippingMethod: null,
  shipFrom: null,
  proposalLine: null,
});
