/** Addresses of the catalog that led somewhere once (docs/product.md#search-engines). */
import { z } from 'zod';

export const formerKinds = ['product', 'category', 'vendor', 'tag', 'collection'] as const;
export type FormerKind = (typeof formerKinds)[number];

/**
 * `gone`: what was there was deleted or archived for good; `unknown`: nothing ever was, or it is there and this is none
 * of its former addresses.
 */
export const addressStateSchema = z
  .object({ state: z.enum(['gone', 'unknown']) })
  .meta({ id: 'AddressState' });
export type AddressState = z.output<typeof addressStateSchema>;
