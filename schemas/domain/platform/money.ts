/**
 * Money is integer cents inside and decimal dollars on the wire (docs/product.md#pricing).
 * Everything that crosses that line does it through these functions.
 */
import { z } from 'zod';

/** Dollars with at most two decimals, as the wire carries them: 1234.5 is $1,234.50. */
export const dollarsSchema = z.number().meta({ description: 'US dollars, two decimals', example: 1234.5 });

/** Cents (integer) to the wire's dollars. */
export function toDollars(cents: number): number {
  return Math.round(cents) / 100;
}

/** The wire's dollars to cents (integer). */
export const toCents = (dollars: number): number => Math.round(dollars * 100);
