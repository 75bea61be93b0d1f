/** No schema in here: shop pages carry this file, and zod is 60 KB. */
import type { Availability } from './availability.ts';

/** Whether the visitor's own warehouse sells it, now or later. */
export const isSoldHere = ({ kind }: Pick<Availability, 'kind'>): boolean =>
  kind !== 'elsewhere' && kind !== 'none';
