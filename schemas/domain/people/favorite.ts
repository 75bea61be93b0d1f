/** A product somebody wants to find again (docs/product.md#favorites). */
import { z } from 'zod';
import { productCardSchema } from '../catalog/catalog.ts';
import { problemKey } from '../platform/reasons.ts';

/** The person's own list or room name; '' for none (docs/product.md#favorites). */
export const favoriteLabelSchema = z
  .string()
  .trim()
  .max(60)
  .refine((text) => !text.includes('\0'), problemKey('character_not_allowed'));

export const favoriteSchema = z
  .object({ product: productCardSchema, label: z.string() })
  .meta({ id: 'Favorite' });
export type Favorite = z.output<typeof favoriteSchema>;
