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

const writtenAmount = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;
const mostWrittenCents = 100_000_000;

/** Cents of an amount as people write it in a cell, `$1,250.5`, up to a million dollars; undefined for what is none. */
export function centsWritten(text: string): number | undefined {
  if (!writtenAmount.test(text)) return undefined;
  const cents = toCents(Number(text.replaceAll(/[$,]/g, '')));
  return cents <= mostWrittenCents ? cents : undefined;
}
