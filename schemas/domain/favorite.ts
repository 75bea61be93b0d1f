/** A product somebody wants to find again (SPEC 3, Favorite). */
import { z } from 'zod';
import { productCardSchema } from './catalog.ts';

/** The person's own list or room name; '' for none (RESOLUTIONS 27). */
export const favoriteLabelSchema = z
  .string()
  .trim()
  .max(60, 'Use at most 60 characters')
  .refine((text) => !text.includes('\0'), 'expected no NUL character');

export const favoriteSchema = z
  .object({ product: productCardSchema, label: z.string() })
  .meta({ id: 'Favorite' });
export type Favorite = z.output<typeof favoriteSchema>;
