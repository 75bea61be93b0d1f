/** What keeps the shop from being found, for employees (docs/product.md#search-engines). */
import { z } from 'zod';

export const findingKinds = ['descriptions', 'titles', 'links', 'unlinked', 'addresses'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Pages that the shop's own screens lead to: product pages, checkout, footer and the cookie notice. */
export const shopLinkedPages = [
  'about',
  'help',
  'privacy-policy',
  'return-policy',
  'shipping',
  'terms-of-service',
];

/** Characters of a description that say enough, and as many as a list of results shows. */
export const descriptionLength = { min: 50, max: 200 } as const;

export const findingSchema = z
  .object({
    /** Where it is fixed. */
    subject: z.enum([
      'page',
      'section',
      'post',
      'project',
      'product',
      'category',
      'vendor',
      'tag',
      'collection',
    ]),
    /** Of the page, post or product; null where it is deleted. */
    id: z.string().nullable(),
    name: z.string(),
    /** The address in the shop; empty for what has none. */
    href: z.string(),
    what: z.enum(['missing', 'short', 'long', 'same', 'broken', 'unlinked', 'gone']),
    /** The description, the title, or the link that leads nowhere; else empty. */
    text: z.string(),
  })
  .meta({ id: 'Finding' });
export type Finding = z.output<typeof findingSchema>;
