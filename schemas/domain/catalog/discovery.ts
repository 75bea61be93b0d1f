/** Featured items and search suggestions (docs/product.md#menu-links). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { pictureSchema, productCardSchema } from './catalog.ts';

/**
 * Featured item (docs/product.md#menu-links). `type` is text: a kind that a menu does not know still has a name to fall
 * back to.
 */
export const featuredItemSchema = z
  .object({
    name: z.string(),
    slug: z.string(),
    type: z.string(),
    image: z.string(),
    /** The picture that the dealer chose for this place; it goes before `image`. */
    featured_image: z.string().nullable(),
    parents: z.array(z.object({ _id: idSchema, name: z.string(), slug: z.string() })),
  })
  .meta({ id: 'FeaturedItem' });
export type FeaturedItem = z.output<typeof featuredItemSchema>;

const named = z.object({ name: z.string(), href: z.string() });

/** What the search box offers while somebody types. */
export const suggestionsSchema = z
  .object({
    products: z.array(
      productCardSchema.pick({
        name: true,
        href: true,
        picture: true,
        price: true,
        from: true,
        as_shown: true,
        product_number: true,
        vendor_name: true,
      }),
    ),
    /** Labels of the finishes and colors that the products found come in. */
    finishes: z.array(z.string()),
    /** `parent` is the department of a subcategory. */
    categories: z.array(named.extend({ parent: z.string().nullable() })),
    vendors: z.array(named),
    collections: z.array(named.extend({ picture: pictureSchema })),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.output<typeof suggestionsSchema>;
