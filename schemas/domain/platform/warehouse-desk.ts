/** What employees keep of a warehouse (docs/product.md#warehouses-desk). Dollars and percent as people write them. */
import { z } from 'zod';
import { usStates } from './address.ts';
import { clockTime, minutesOfTime } from './clock-time.ts';
import { idSchema } from './ids.ts';
import { dollarsSchema } from './money.ts';
import { isPhone } from './phone.ts';
import { because, customIssue, problemKey } from './reasons.ts';
import { usTimeZones } from './us-time-zones.ts';
import { weekdays } from './weekdays.ts';

const text = (max: number, message: string) => z.string().trim().min(1, message).max(max);
const whole = (min: number, max: number, tooLarge = problemKey('number_too_large')) =>
  z
    .number(problemKey('whole_number_expected'))
    .int(problemKey('whole_number_expected'))
    .min(min, problemKey('whole_number_expected'))
    .max(max, tooLarge);
const dollars = z
  .number(problemKey('amount_missing'))
  .min(0, problemKey('amount_missing'))
  .max(100_000, problemKey('number_too_large'))
  .multipleOf(0.01, problemKey('decimals_too_many'));
const degrees = (most: number) =>
  z
    .number(problemKey('degrees_invalid'))
    .min(-most, problemKey('degrees_invalid'))
    .max(most, problemKey('degrees_invalid'));

/** "7:00 AM"; written as such. */
const timeSchema = z
  .string()
  .trim()
  .refine((time) => minutesOfTime(time) !== null, problemKey('time_missing'))
  .transform((time) => clockTime(minutesOfTime(time) ?? 0));

type Span = { open: string; close: string };
const isBackwards = ({ open, close }: Span) => (minutesOfTime(open) ?? 0) >= (minutesOfTime(close) ?? 0);

const closedText = 'Closed';
const timeOrClosed = z
  .string()
  .trim()
  .refine((time) => time === closedText || minutesOfTime(time) !== null, problemKey('time_missing'))
  .transform((time) => (time === closedText ? time : clockTime(minutesOfTime(time) ?? 0)));

/** Both times, or "Closed" for both. */
const dayHours = z.strictObject({ open: timeOrClosed, close: timeOrClosed }).superRefine((span, at) => {
  const closed = [span.open, span.close].filter((time) => time === closedText).length;
  const wrong = (path: 'open' | 'close', message: string) =>
    at.addIssue({ code: 'custom', path: [path], message });
  if (closed === 1) wrong(span.open === closedText ? 'open' : 'close', problemKey('time_missing'));
  if (closed === 0 && isBackwards(span)) wrong('close', problemKey('close_before_open'));
});

const warehouseDetailsSchema = z.strictObject({
  name: text(60, problemKey('name_missing')),
  phone: text(40, problemKey('phone_number_missing')).refine(
    (phone) => phone === '' || isPhone(phone),
    problemKey('phone_invalid'),
  ),
  address: z.strictObject({
    address: text(120, problemKey('street_missing')),
    city: text(80, problemKey('city_missing')),
    state: z.enum(usStates, problemKey('state_missing')),
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, problemKey('zip_invalid')),
    /** Both null: where the ZIP code is. */
    lat: degrees(90).nullable().default(null),
    lng: degrees(180).nullable().default(null),
  }),
  time_zone: z.enum(usTimeZones, problemKey('time_zone_invalid')),
  hours: z.strictObject(
    Object.fromEntries(weekdays.map((weekday) => [weekday, dayHours])) as Record<
      (typeof weekdays)[number],
      typeof dayHours
    >,
  ),
  /** Its place in the list, from 1; one past the end is the end. */
  place: whole(1, 1_000),
  tax_percent: z
    .number(problemKey('percentage_missing'))
    .min(0, problemKey('percentage_missing'))
    .max(30, problemKey('number_too_large'))
    .multipleOf(0.01, problemKey('decimals_too_many')),
  local_delivery: dollars,
  /** Days until its goods stand in another warehouse; null where it sends none. */
  transfer_days: whole(0, 60).nullable(),
});
export type WarehouseDetails = z.output<typeof warehouseDetailsSchema>;

/** Orders are fetched from `open` to `close` on these weekdays, so many in each; 0 for as many as come. */
const windowSchema = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1, problemKey('weekday_missing')).max(7),
    open: timeSchema,
    close: timeSchema,
    orders: whole(0, 10_000),
  })
  .refine((span) => !isBackwards(span), { path: ['close'], error: problemKey('close_before_open') });

/** Without windows a day is halved at noon. `lead_minutes`: from the order until it can be fetched at the earliest. */
const pickUpRulesSchema = z
  .strictObject({
    lead_minutes: whole(0, 14 * 24 * 60, problemKey('lead_too_long')),
    windows: z.array(windowSchema).max(40),
  })
  .superRefine(({ windows }, at) => {
    windows.forEach((window, index) => {
      const other = windows
        .slice(0, index)
        .find(
          (one) =>
            one.days.some((day) => window.days.includes(day)) &&
            (minutesOfTime(one.open) ?? 0) < (minutesOfTime(window.close) ?? 0) &&
            (minutesOfTime(window.open) ?? 0) < (minutesOfTime(one.close) ?? 0),
        );
      if (!other) return;
      const reason = because('windows_overlap');
      at.addIssue({ code: 'custom', path: ['windows', index, 'open'], ...customIssue(reason) });
    });
  });
export type PickUpRules = z.output<typeof pickUpRulesSchema>;

/** ZIP codes or their beginnings; without any, local delivery goes wherever the delivery rates say. */
const deliveryAreaSchema = z.strictObject({
  zips: z
    .array(
      z
        .string()
        .trim()
        .regex(/^\d{2,5}$/, problemKey('zip_prefix_invalid')),
    )
    .max(2_000, problemKey('number_too_large')),
  /** Dollars of goods below which it is not offered. */
  minimum: dollars,
});
export type DeliveryArea = z.output<typeof deliveryAreaSchema>;

export const specialDayKinds = ['closed', 'hours', 'usual'] as const;
export type SpecialDayKind = (typeof specialDayKinds)[number];

/** POST /api/v1/desk/special-days. `warehouse` null: at all of them. */
export const addSpecialDaySchema = z
  .strictObject({
    warehouse: idSchema.nullable(),
    date: z.iso.date(problemKey('date_missing')),
    name: text(80, problemKey('special_day_reason')),
    kind: z.enum(specialDayKinds),
    open: timeSchema.nullable().default(null),
    close: timeSchema.nullable().default(null),
  })
  .superRefine(({ kind, open, close }, at) => {
    if (kind !== 'hours') return;
    const wrong = (field: string, message: string) => at.addIssue({ code: 'custom', path: [field], message });
    if (open === null) wrong('open', problemKey('time_missing'));
    if (close === null) wrong('close', problemKey('time_missing'));
    if (open !== null && close !== null && isBackwards({ open, close }))
      wrong('close', problemKey('close_before_open'));
  })
  .meta({ id: 'AddSpecialDay' });
export type AddSpecialDay = z.output<typeof addSpecialDaySchema>;

export const specialDaySchema = z
  .object({
    _id: idSchema,
    warehouse: z.object({ _id: idSchema, name: z.string() }).nullable(),
    date: z.iso.date(),
    name: z.string(),
    kind: z.enum(specialDayKinds),
    open: z.string().nullable(),
    close: z.string().nullable(),
    /** Orders that are to be picked up there on that day. */
    booked: z.int(),
  })
  .meta({ id: 'SpecialDay' });
export type SpecialDay = z.output<typeof specialDaySchema>;

const address = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  lat: z.number(),
  lng: z.number(),
});
const span = z.object({ open: z.string(), close: z.string() });

/** A warehouse as its employees see it. */
export const warehouseRecordSchema = z
  .object({
    _id: idSchema,
    version: z.number().int(),
    details: z.object({
      name: z.string(),
      phone: z.string(),
      address,
      time_zone: z.string(),
      hours: z.record(z.enum(weekdays), span),
      place: z.number().int(),
      tax_percent: z.number(),
      local_delivery: dollarsSchema,
      transfer_days: z.number().int().nullable(),
    }),
    pick_up: z.object({
      lead_minutes: z.number().int(),
      windows: z.array(span.extend({ days: z.array(z.enum(weekdays)), orders: z.number().int() })),
    }),
    delivery_area: z.object({ zips: z.array(z.string()), minimum: dollarsSchema }),
    closed_at: z.iso.datetime().nullable(),
    /** Today's hours there; null where it is closed today. */
    today: span.nullable(),
    /** SKUs that are in stock, orders that are not handed over yet, and carts that would be ordered there. */
    skus: z.number().int(),
    orders: z.number().int(),
    carts: z.number().int(),
  })
  .meta({ id: 'WarehouseRecord' });
export type WarehouseRecord = z.output<typeof warehouseRecordSchema>;

export const createWarehouseSchema = z
  .strictObject({ details: warehouseDetailsSchema })
  .meta({ id: 'CreateWarehouse' });

/** What is missing stays as it is. */
export const changeWarehouseSchema = z
  .strictObject({
    version: z.number().int(),
    details: warehouseDetailsSchema.optional(),
    pick_up: pickUpRulesSchema.optional(),
    delivery_area: deliveryAreaSchema.optional(),
  })
  .meta({ id: 'ChangeWarehouse' });
export type ChangeWarehouse = z.output<typeof changeWarehouseSchema>;

/** `confirmed`: closed although carts, orders or stock are there. */
export const closeWarehouseSchema = z
  .strictObject({ version: z.number().int(), closed: z.boolean(), confirmed: z.boolean().default(false) })
  .meta({ id: 'CloseWarehouse' });
