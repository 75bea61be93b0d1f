/** A customer's address book, ours: the addresses that the checkout offers. */
import { z } from 'zod';
import { addressSchema } from '../platform/address.ts';
import { addressInputSchema } from '../platform/address-input.ts';
import { idSchema } from '../platform/ids.ts';

/** As many as one account keeps. */
export const mostAddresses = 50;

/** Body of POST /api/v1/addresses and PUT /api/v1/addresses/{id}. */
export const saveAddressSchema = z
  .object({
    /** The customer's own name for it; without one it goes by its street. */
    label: z.string().trim().max(60).default(''),
    address: addressInputSchema,
    /** One of each kind at most: it takes the place of the one before. */
    is_default_shipping: z.boolean().default(false),
    is_default_billing: z.boolean().default(false),
  })
  .meta({ id: 'SaveAddress' });
export type SaveAddress = z.output<typeof saveAddressSchema>;

export const savedAddressSchema = saveAddressSchema
  .extend({ _id: idSchema, address: addressSchema })
  .meta({ id: 'SavedAddress' });
export type SavedAddress = z.output<typeof savedAddressSchema>;
