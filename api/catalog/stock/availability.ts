/** The one place that says where something can be had (docs/product.md#warehouses). */

import type { Context } from '#api/platform/context.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import type { Availability } from '#schemas/domain/catalog/availability.ts';

export type StockFacts = {
  /** Sell units at the visitor's warehouse. */
  stock: number;
  /** Sell units at each warehouse that has some. */
  stocks: readonly { warehouse: string; quantity: number }[];
  /** Sold also when there is none; `lead_days` where it is known how long that takes. */
  backorder: boolean;
  lead_days: number | null;
};
/** Of some SKUs of one product, or of one SKU. */
export type AvailabilityOf = (skus: readonly StockFacts[]) => Availability;

export const noAvailability: Availability = { kind: 'none', count: 0, warehouse: null, lead_days: null };

export const madeToOrder = (leadDays: number): Availability => ({
  ...noAvailability,
  kind: 'made_to_order',
  lead_days: leadDays,
});

/** What `source` sends to the visitor's warehouse. */
export const transferFrom = ({ warehouse, stock, lead_days }: Source): Availability => ({
  kind: 'transfer',
  count: stock,
  warehouse,
  lead_days,
});

/** A part of a kit: how many one kit takes, and what stands at the warehouse. */
export type PartFacts = { units: number } & Pick<StockFacts, 'stock' | 'backorder' | 'lead_days'>;

/**
 * Of `quantity` kits of these parts: whole ones that are there; else when the last part comes, where those that are
 * missing are sold all the same. Pure.
 */
export function availabilityOfParts(parts: readonly PartFacts[], quantity = 1): Availability {
  const whole = parts.map(({ stock, units }) => Math.floor(Math.max(0, stock) / units));
  const count = whole.length > 0 ? Math.min(...whole) : 0;
  const missing = parts.filter((_, at) => (whole[at] as number) < quantity);
  if (parts.length === 0 || missing.some(({ backorder }) => !backorder))
    return count > 0 ? { ...noAvailability, kind: 'here', count } : noAvailability;
  if (missing.length === 0) return { ...noAvailability, kind: 'here', count };
  const days = missing.map(({ lead_days }) => lead_days);
  const known = days.filter((count) => count !== null);
  return {
    ...noAvailability,
    kind: 'backorder',
    lead_days: known.length === days.length ? Math.max(...known) : null,
  };
}

/** A warehouse, and the days until its goods stand in another one; null where it sends none. */
type Place = {
  id: string;
  name: string;
  address: { lat: number; lng: number };
  transfer_days: number | null;
};

/** A warehouse that has some, and the days until they are at the visitor's own. */
export type Source = { warehouse: { _id: string; name: string }; stock: number; lead_days: number | null };

/** Degrees apart, with those of longitude as long as they are there: enough to say which is nearer. */
function distance(a: Place['address'], b: Place['address']): number {
  const wide = Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * wide);
}

/** The other warehouses, nearest first. */
function othersOf(places: readonly Place[], hereId: string): Place[] {
  const here = places.find(({ id }) => id === hereId);
  return places
    .filter(({ id }) => id !== hereId)
    .map((place) => ({ place, far: here ? distance(here.address, place.address) : 0 }))
    .sort((a, b) => a.far - b.far)
    .map(({ place }) => place);
}

/** The other warehouses that send `quantity` sell units of a SKU, nearest first. */
export type SourcesOf = (stocks: StockFacts['stocks'], quantity: number) => Source[];

/** Pure. */
export function sourcesAt(places: readonly Place[], hereId: string): SourcesOf {
  const others = othersOf(places, hereId);
  return (stocks, quantity) =>
    others.flatMap(({ id, name, transfer_days: days }) => {
      const stock = stocks.find(({ warehouse }) => warehouse === id)?.quantity ?? 0;
      return days === null || stock < quantity
        ? []
        : [{ warehouse: { _id: id, name }, stock, lead_days: days }];
    });
}

/** `places`: the dealer's warehouses. Elsewhere is the nearest that has some. Pure. */
export function availabilityAt(places: readonly Place[], hereId: string): AvailabilityOf {
  const others = othersOf(places, hereId);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + Math.max(0, count), 0);
  return (skus) => {
    const count = sum(skus.map(({ stock }) => stock));
    if (count > 0) return { ...noAvailability, kind: 'here', count };
    const later = skus.filter(({ backorder }) => backorder).map(({ lead_days }) => lead_days);
    if (later.length > 0) {
      const known = later.filter((days) => days !== null);
      return {
        ...noAvailability,
        kind: 'backorder',
        lead_days: known.length > 0 ? Math.min(...known) : null,
      };
    }
    for (const { id, name, transfer_days: days } of others) {
      const there = sum(
        skus.flatMap(({ stocks }) => stocks.find(({ warehouse }) => warehouse === id)?.quantity ?? 0),
      );
      if (there > 0)
        return { kind: 'elsewhere', count: there, warehouse: { _id: id, name }, lead_days: days };
    }
    return noAvailability;
  };
}

/** For the caller's own warehouse. */
export const availabilityHere = async (context: Context): Promise<AvailabilityOf> =>
  availabilityAt(await knownWarehouses(context), context.warehouseId);
