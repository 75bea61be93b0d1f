import { z } from 'zod';
import { idSchema } from './ids.ts';
import { type Weekday, weekdays } from './weekdays.ts';

export { type Weekday, weekdays };

/** Opening hours as text: "7:00 AM", or "Closed" for both when the house is shut or nobody knows. */
const dayHoursSchema = z.object({ open: z.string(), close: z.string() });

/**
 * A warehouse with its showroom (docs/product.md#warehouses). `time_zone` (IANA) is ours: "today" is the warehouse's
 * own (docs/product.md#opening-hours).
 */
export const warehouseSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    phone: z.string(),
    address: z.object({
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      lat: z.number(),
      lng: z.number(),
    }),
    time_zone: z.string(),
    hours: z.record(z.enum(weekdays), dayHoursSchema),
    /**
     * Ours: the days ahead whose hours are not the week's, as employees keep them. A public holiday of the United States
     * that is not among them is closed.
     */
    exceptions: z.array(dayHoursSchema.extend({ date: z.iso.date(), name: z.string() })),
  })
  .meta({ id: 'Warehouse' });
export type Warehouse = z.output<typeof warehouseSchema>;

/** GET /api/v1/site (docs/product.md#warehouses). */
export const siteSchema = z
  .object({
    warehouse: warehouseSchema,
    warehouses: z.array(warehouseSchema),
    /** `chat_delay`, ours: seconds until the chat opens by itself, 0 for never. */
    settings: z.object({ name: z.string(), tagline: z.string(), chat_delay: z.int() }),
    /** `db` is an opaque tenant key, never a database's name (docs/product.md#entities). */
    firmSettings: z.object({ firm_identifier: z.string(), db: z.string() }),
  })
  .meta({ id: 'Site' });
export type Site = z.output<typeof siteSchema>;

const locatedWarehouseSchema = warehouseSchema
  .extend({
    /** In a straight line from where the caller asked, to a tenth; null without a position. */
    miles: z.number().nullable(),
  })
  .meta({ id: 'LocatedWarehouse' });
export type LocatedWarehouse = z.output<typeof locatedWarehouseSchema>;

/** Warehouses, the nearest first where a position was given, else in the dealer's order. */
export const locationsSchema = z
  .object({
    items: z.array(locatedWarehouseSchema),
    /** The ZIP code's place; null without one. */
    near: z.object({ zip: z.string(), city: z.string(), state: z.string() }).nullable(),
  })
  .meta({ id: 'Locations' });
export type Locations = z.output<typeof locationsSchema>;
