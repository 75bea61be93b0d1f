/** Addresses as papers have them: a line for each part. */
import * as m from '#messages';
import type { Address } from '#schemas/domain/platform/address.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';

export const addressText = ({ name, company, address, address2, city, state, zip, phone }: Address): string =>
  [name, company, address, address2, m.shop_city_line({ city, state, zip }), phone]
    .filter(Boolean)
    .join('\n');

/** The name alone for a warehouse that there is no more. */
export const warehouseText = (name: string, warehouse: Warehouse | null): string => {
  if (!warehouse) return name;
  const { address, city, state, zip } = warehouse.address;
  return [name, address, m.shop_city_line({ city, state, zip }), warehouse.phone].join('\n');
};
