/** How many there may be of a thing. No schema in here: shop pages carry this file, and zod is 60 KB. */

/** The most of one thing that a line of a cart holds. */
export const maxQuantity = 9999;

/** How many of a line can be had: what stands there, or any number of what comes later. */
export const availableOf = (item: { stock: number; backorder: boolean; sold: boolean }): number =>
  item.backorder && item.sold ? maxQuantity : item.stock;
