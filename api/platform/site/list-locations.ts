/** GET /api/v1/site/locations (docs/product.md#store-locator). */
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { zipSchema } from '#schemas/domain/platform/address.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { Locations } from '#schemas/domain/platform/warehouse.ts';
import { knownWarehouses } from './current-warehouse.ts';
import { warehouseView } from './get-site.ts';
import { type ZipPosition, zipPosition } from './zip-position.ts';

type Position = { lat: number; lng: number };

/** Of the earth, in miles. */
const radius = 3958.8;

/** In a straight line over the ground (haversine), to a tenth of a mile. */
export function milesBetween(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const width = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const part = height + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * width;
  return Math.round(2 * radius * Math.asin(Math.sqrt(Math.min(part, 1))) * 10) / 10;
}

const refuse = (reason: Reason) => new ProblemError('invalid', reason, { '/zip': [reason] });

async function placeOf(written: string): Promise<ZipPosition> {
  const zip = zipSchema.safeParse(written);
  if (!zip.success) throw refuse(because('zip_code_invalid'));
  const place = await zipPosition(zip.data.slice(0, 5));
  if (!place) throw refuse(because('zip_not_found', { zip: zip.data }));
  return place;
}

/** Half a position is none. Throws invalid for a ZIP code that is none, and for one that is not known. */
export async function listLocations(
  context: Context,
  { zip, lat, lng }: { zip?: string | undefined; lat?: number | undefined; lng?: number | undefined },
): Promise<Locations> {
  const warehouses = (await knownWarehouses(context)).map((row) => warehouseView(row, context.now()));
  const place = zip === undefined ? null : await placeOf(zip);
  const from = place ?? (lat === undefined || lng === undefined ? null : { lat, lng });
  const items = warehouses.map((warehouse) => ({
    ...warehouse,
    miles: from && milesBetween(from, warehouse.address),
  }));
  return {
    items: from ? items.sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0)) : items,
    near: place && { zip: place.zip, city: place.city, state: place.state },
  };
}
