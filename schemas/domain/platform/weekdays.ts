/**
 * The days as opening hours name them (docs/product.md#opening-hours). By itself, for the browser: no zod comes with
 * it.
 */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];
