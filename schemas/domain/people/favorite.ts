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

/** Body of POST /api/v1/favorites/lists: a list gets another name, or ends; its products stay favorites unless `remove` says no. */
export const changeFavoriteListSchema = z
  .strictObject({
    label: favoriteLabelSchema.refine((text) => text !== '', problemKey('favorite_list_missing')),
    /** Its new name; '' for no list. One that there is already takes the products in. */
    to: favoriteLabelSchema.default(''),
    remove: z.boolean().default(false),
  })
  .meta({ id: 'ChangeFavoriteList' });
export type ChangeFavoriteList = z.output<typeof changeFavoriteListSchema>;
