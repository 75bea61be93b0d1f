/** A SKU's own quantity breaks in a price list: the more of it, the less each costs (docs/decisions/0081-price-days.md). */
import { z } from 'zod';
import { centsWritten, dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';

/** From `quantity` of a SKU in a cart each costs `cents`. */
export type PriceBreak = { quantity: number; cents: number };

/** Breaks of one price, at most. */
const most = 20;
const quantitySchema = z.number().int().min(2).max(99_999);

/** On the wire, in dollars. */
export const priceBreakSchema = z.strictObject({ quantity: quantitySchema, price: dollarsSchema });

/** Whether each is for more than the one before it and costs less, and less than the price of one, all in cents. */
export const areBreaks = (breaks: readonly PriceBreak[], cents: number): boolean =>
  breaks.length <= most &&
  breaks.every((one, at) => {
    const before = breaks[at - 1] ?? { quantity: 1, cents };
    return (
      quantitySchema.safeParse(one.quantity).success &&
      Number.isInteger(one.cents) &&
      one.cents >= 0 &&
      one.quantity > before.quantity &&
      one.cents < before.cents
    );
  });

const written = /^(\d{1,5})\s*:\s*(\S+)$/;

/** Breaks as people write them, `10: 9.50; 50: 9.00`; null for what is written otherwise. */
export function readBreaks(text: string): PriceBreak[] | null {
  const found: PriceBreak[] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const [, quantity, price = ''] = written.exec(part.trim()) ?? [];
    const cents = centsWritten(price);
    if (quantity === undefined || cents === undefined) return null;
    found.push({ quantity: Number(quantity), cents });
  }
  return found;
}

/** The other way: what readBreaks takes. */
export const writeBreaks = (breaks: readonly PriceBreak[]): string =>
  breaks.map(({ quantity, cents }) => `${quantity}: ${(cents / 100).toFixed(2)}`).join('; ');

/** Breaks in a form or a file's cell. */
export const writtenBreaksSchema = z
  .string()
  .trim()
  .max(500)
  .refine((text) => readBreaks(text) !== null, problemKey('price_breaks_unreadable'));
