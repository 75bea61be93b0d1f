/** The shop's addresses as its sitemap lists them (docs/product.md#search-engines). */
import { z } from 'zod';

/** Addresses in one file of the sitemap at most, as sitemaps.org says. */
export const sitemapPartSize = 50_000;

/** Addresses that one call answers at most. */
export const sitemapPage = 1000;

/** A place in a kind's addresses; what comes after it is asked for with it. */
const cursorSchema = z.string().min(1).max(80);

export const sitemapQuery = {
  after: cursorSchema
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional()
    .meta({ description: 'The `next` of the page before; the first page without it.' }),
  limit: z.coerce.number().int().min(1).max(sitemapPage).default(sitemapPage),
};

const sitemapEntrySchema = z
  .object({
    /** The canonical path. */
    path: z.string(),
    /** When what it shows last changed; null where nobody knows. */
    changed_at: z.iso.datetime().nullable(),
    /** Bases of pictures, as `src` of a Picture. */
    images: z.array(z.string()),
  })
  .meta({ id: 'SitemapEntry' });
export type SitemapEntry = z.output<typeof sitemapEntrySchema>;

export const sitemapPageSchema = z
  .object({
    items: z.array(sitemapEntrySchema),
    /** Null on the last page. */
    next: cursorSchema.nullable(),
  })
  .meta({ id: 'SitemapPage' });
export type SitemapPage = z.output<typeof sitemapPageSchema>;

/** Where each file of the sitemap begins: after this address of its kind; null is the kind's beginning. */
export const sitemapPartsOf = <K extends z.ZodType>(kind: K) =>
  z.array(z.object({ kind, after: cursorSchema.nullable() }));

export const catalogSitemapKinds = ['products', 'categories', 'vendors', 'collections', 'tags'] as const;
export type CatalogSitemapKind = (typeof catalogSitemapKinds)[number];

export const contentSitemapKinds = ['pages', 'posts', 'projects', 'people'] as const;
export type ContentSitemapKind = (typeof contentSitemapKinds)[number];

export type SitemapKind = CatalogSitemapKind | ContentSitemapKind;
export const sitemapKinds: readonly SitemapKind[] = [...contentSitemapKinds, ...catalogSitemapKinds];
