/**
 * The event types, in order (docs/product.md#events); an event's type on the wire is its place here. No zod: the
 * browser reads it.
 */
export const eventTypes = [
  'save cart',
  'register',
  'login',
  'logout',
  'view category',
  'view subcategory',
  'view vendor',
  'view tag',
  'view filter',
  'view search',
  'add to cart',
  'remove from cart',
  'purchased product',
  'checkout begin',
  'submit order',
  'view product',
  'view order',
  'view invoice',
  'view payment',
  'verify coupon',
  'view portfolio',
  'view proposal',
] as const;
export type EventType = (typeof eventTypes)[number];
