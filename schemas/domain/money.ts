/**
 * Money is integer cents inside and decimal dollars on the wire (RESOLUTIONS 23).
 * Everything that crosses that line does it through these functions.
 */
import { z } from 'zod';

/** Dollars with at most two decimals, as the wire carries them: 1234.5 is $1,234.50. */
export const dollarsSchema = z.number().meta({ description: 'US dollars, two decimals', example: 1234.5 });

/** Cents (integer) to the wire's dollars. */
export function toDollars(cents: number): number {
  return Math.round(cents) / 100;
}
