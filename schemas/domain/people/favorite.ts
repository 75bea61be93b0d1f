/** A product somebody wants to find again (docs/product.md#favorites). */
import { z } from 'zod';
import { productCardSchema } from '../catalog/catalog.ts';
import { idSchema } from '../platform/ids.ts';
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

/** Body of POST /api/v1/favorites/links; '' for the favorites of no list. */
export const shareFavoritesSchema = z
  .strictObject({ label: favoriteLabelSchema })
  .meta({ id: 'ShareFavorites' });

/** A link that shows a list of favorites to whoever has it, until it is revoked. */
export const favoriteLinkSchema = z
  .object({
    _id: idSchema,
    label: z.string(),
    /** On the storefront. */
    path: z.string(),
    token: z.string(),
  })
  .meta({ id: 'FavoriteLink' });
export type FavoriteLink = z.output<typeof favoriteLinkSchema>;

/** A list as whoever opens its link sees it: at their own prices and warehouse. Nothing of its owner. */
export const sharedFavoritesSchema = z
  .object({ label: z.string(), products: z.array(productCardSchema) })
  .meta({ id: 'SharedFavorites' });
export type SharedFavorites = z.output<typeof sharedFavoritesSchema>;

/** Body of POST /api/v1/favorites/move: one product of the favorites, or those of one list ('' for no list). */
export const moveFavoritesSchema = z
  .union([z.strictObject({ product: idSchema }), z.strictObject({ label: favoriteLabelSchema })])
  .meta({ id: 'MoveFavorites' });
export type MoveFavorites = z.output<typeof moveFavoritesSchema>;
