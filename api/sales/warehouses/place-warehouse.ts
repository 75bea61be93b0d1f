/** A warehouse's position, as it was typed or from its ZIP code (docs/product.md#warehouses-desk). */
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { milesBetween } from '#api/platform/site/list-locations.ts';
import { zipPosition } from '#api/platform/site/zip-position.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { WarehouseDetails } from '#schemas/domain/platform/warehouse-desk.ts';

type Address = WarehouseDetails['address'];
export type PlacedDetails = Omit<WarehouseDetails, 'address'> & {
  address: Omit<Address, 'lat' | 'lng'> & { lat: number; lng: number };
};

/** Miles. No ZIP code's area reaches further from its middle, and a wrong sign does. */
const farthest = 100;

const refuse = (field: keyof Address, reason: Reason) =>
  new ProblemError('invalid', reason, { [`/details/address/${field}`]: [reason] });

/** Throws invalid for half a position, one far from its ZIP code, and none where the ZIP code is not known. */
export async function placeWarehouse(details: WarehouseDetails): Promise<PlacedDetails> {
  const { lat, lng, zip } = details.address;
  const known = await zipPosition(zip);
  if (lat === null && lng === null) {
    if (!known) throw refuse('zip', because('zip_not_found', { zip }));
    return { ...details, address: { ...details.address, lat: known.lat, lng: known.lng } };
  }
  if (lat === null || lng === null) throw refuse(lat === null ? 'lat' : 'lng', because('degrees_invalid'));
  const miles = known ? Math.round(milesBetween(known, { lat, lng })) : 0;
  if (known && miles > farthest) {
    const isNorth = Math.abs(lat - known.lat) > Math.abs(lng - known.lng);
    throw refuse(isNorth ? 'lat' : 'lng', because('position_far_from_zip', { zip, miles }));
  }
  return { ...details, address: { ...details.address, lat, lng } };
}
