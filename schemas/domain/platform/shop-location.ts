/** A warehouse as a list of locations shows it. */
import { type ComingDay, dayAhead, directionsTo, type HoursToday, hoursToday } from './opening-hours.ts';
import type { LocatedWarehouse } from './warehouse.ts';

export type ShopLocation = {
  id: string;
  name: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  lat: number;
  lng: number;
  /** A route planner's address. */
  directions: string;
  /** Of this day there; null when it is closed. */
  hours: { open: string; close: string } | null;
  /** Today there and the six days after it. */
  week: ComingDay[];
  now: Pick<HoursToday, 'is' | 'time'>;
  isCurrent: boolean;
  /** From where somebody asked, in a straight line. */
  miles: number | null;
};

/** The locations as they are at a moment, and until when that holds (ISO); in the order given. */
export function shopLocations(
  warehouses: readonly LocatedWarehouse[],
  current: string,
  now = new Date(),
): { locations: ShopLocation[]; until: string | null } {
  let until = Number.POSITIVE_INFINITY;
  const locations = warehouses.map((warehouse) => {
    const { _id, name, phone, address, miles } = warehouse;
    const { is, time, until: end } = hoursToday(warehouse, now);
    until = Math.min(until, end);
    return {
      id: _id,
      name,
      phone,
      street: address.address,
      city: address.city,
      state: address.state,
      zip: address.zip,
      lat: address.lat,
      lng: address.lng,
      directions: directionsTo(warehouse),
      hours: dayAhead(warehouse, 0, now).hours,
      week: Array.from({ length: 7 }, (_, ahead) => dayAhead(warehouse, ahead, now)),
      now: { is, time },
      isCurrent: _id === current,
      miles,
    };
  });
  return { locations, until: Number.isFinite(until) ? new Date(until).toISOString() : null };
}
