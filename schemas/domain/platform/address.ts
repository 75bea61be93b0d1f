import { z } from 'zod';
import { problemKey } from './reasons.ts';

const line = (max: number) => z.string().trim().max(max);

/** US state and territory codes, as a postal address has them. */
export const usStates = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'PR',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;

/** A ZIP code of five digits, or of nine. */
export const zipSchema = z
  .string()
  .trim()
  .regex(/^\d{5}(-\d{4})?$/, problemKey('zip_code_invalid'));

/** A postal address of a shopper (docs/product.md#entities). */
export const addressSchema = z
  .object({
    name: line(120).min(1, problemKey('name_missing')),
    company: line(120).optional(),
    address: line(160).min(1, problemKey('street_missing')),
    address2: line(160).optional(),
    city: line(80).min(1, problemKey('city_missing')),
    state: z.enum(usStates, problemKey('state_missing')),
    zip: zipSchema,
    phone: line(40).optional(),
  })
  .meta({ id: 'Address' });
export type Address = z.output<typeof addressSchema>;
