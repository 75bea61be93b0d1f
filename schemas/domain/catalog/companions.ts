/** What belongs with a product (docs/product.md#companions). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { availabilitySchema } from './availability.ts';
import { pictureSchema } from './catalog.ts';
import { companionNeedSchema } from './product-data.ts';

/** A product that another needs or goes with, as the SKU that suits it best. */
export const companionSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    vendor_name: z.string(),
    need: companionNeedSchema,
    /** Sell units for one of the product. */
    quantity: z.number().int(),
    /** Its page, with that SKU chosen. */
    href: z.string(),
    picture: pictureSchema,
    /** The SKU's own; empty where a choice must be made first. */
    options: z.record(z.string(), z.string()),
    /** What its page says: of that SKU, or of what its page opens with where a choice must be made first. */
    price: dollarsSchema,
    retail: dollarsSchema,
    from: z.boolean(),
    as_shown: z.boolean(),
    availability: availabilitySchema,
    /** What is added; null where a choice must be made first, or where the visitor's warehouse does not sell it. */
    sku: z.string().nullable(),
  })
  .meta({ id: 'Companion' });
export type Companion = z.output<typeof companionSchema>;

/** The companions of the product of a SKU, the required ones first. */
export const companionsSchema = z.object({ sku: z.string(), companions: z.array(companionSchema) });
export type Companions = z.output<typeof companionsSchema>;
