/**
 * A page is a document: an envelope that every page shares, and blocks whose props only their own folder knows
 * (docs/architecture.md#a-page-is-a-document).
 */
import { z } from 'zod';
import { pictureBase } from '../media/picture-sizes.ts';
import { idSchema, slugSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { translationsSchema } from '../translations/stored.ts';
import { mostBlocks } from './draft-limits.ts';

export const audiences = ['guest', 'customer', 'company'] as const;
export type Audience = (typeof audiences)[number];

/** Of an experiment: the page as it is, and the other one. */
export const variants = ['a', 'b'] as const;
export type Variant = (typeof variants)[number];

/**
 * When a block is shown. Device is CSS at 600 px (docs/product.md#constants), everything else is decided on the server.
 */
export const visibilitySchema = z.strictObject({
  hidden: z.boolean().optional(),
  audience: z.array(z.enum(audiences)).optional(),
  warehouses: z.array(idSchema).optional(),
  device: z.enum(['all', 'narrow', 'wide']).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
});
export type Visibility = z.output<typeof visibilitySchema>;

/** A block as it is stored. Its props are the block's own business and are kept whatever they are. */
export const storedBlockSchema = z.strictObject({
  id: idSchema,
  type: z.string().min(1).max(60),
  schemaVersion: z.number().int().min(1),
  visibility: visibilitySchema.default({}),
  props: z.unknown(),
});
export type StoredBlock = z.output<typeof storedBlockSchema>;

/** The picture that stands where a link to the page is shared, as the field of schemas/fields/page-found.ts stores it. */
const shareImageSchema = z.strictObject({
  src: z.string(problemKey('picture_missing')).regex(pictureBase, problemKey('picture_address_invalid')),
  alt: z.string().trim().max(250),
  width: z.number().int().min(1).max(10000),
  height: z.number().int().min(1).max(10000),
  focalX: z.number().min(0).max(1).default(0.5),
  focalY: z.number().min(0).max(1).default(0.5),
});

export const pageDocumentSchema = z
  .strictObject({
    slug: slugSchema,
    audience: z.enum(audiences),
    title: z.string().trim().min(1, problemKey('title_missing')).max(120),
    description: z.string().max(300).default(''),
    /** The page's own; one with its title is drawn when missing. */
    share_image: shareImageSchema.optional(),
    /** Kept out of search engines: robots are told so, and the sitemap leaves it out. */
    noindex: z.boolean().optional(),
    blocks: z.array(storedBlockSchema).max(mostBlocks, problemKey('blocks_too_many')),
    translations: translationsSchema.optional(),
  })
  .meta({ id: 'PageDocument' });
export type PageDocument = z.output<typeof pageDocumentSchema>;

/** Blocks that several pages show. Shoppers see neither its title nor its slug. */
export const sectionDocumentSchema = z
  .strictObject({
    kind: z.literal('section'),
    slug: slugSchema,
    audience: z.literal('guest').default('guest'),
    title: pageDocumentSchema.shape.title,
    blocks: z
      .array(storedBlockSchema)
      .min(1, problemKey('section_empty'))
      .max(mostBlocks, problemKey('blocks_too_many')),
    translations: translationsSchema.optional(),
  })
  .meta({ id: 'SectionDocument' });

/** What an experiment shows in the place of a block, or of all blocks of a page; none at all hides what it replaces. */
export const variantDocumentSchema = z
  .strictObject({
    kind: z.literal('variant'),
    slug: slugSchema,
    audience: z.literal('guest').default('guest'),
    title: pageDocumentSchema.shape.title,
    blocks: z.array(storedBlockSchema).max(mostBlocks, problemKey('blocks_too_many')),
    translations: translationsSchema.optional(),
  })
  .meta({ id: 'VariantDocument' });

/** What a link or an id in a document stands for today. */
export const referenceSchema = z.object({ href: z.string(), label: z.string() });
export type Reference = z.output<typeof referenceSchema>;

/** A published page as the storefront gets it: the document, and the links in it resolved. */
export const publishedPageSchema = z
  .object({
    page: pageDocumentSchema,
    revision: z.string(),
    published_at: z.iso.datetime(),
    references: z.record(z.string(), referenceSchema),
    /** The next moment at which a block's date window opens or closes, null when none does. */
    next_change: z.iso.datetime().nullable(),
    /** The experiment that runs on the page, and which of its variants this is; null when none does. */
    experiment: z.object({ _id: idSchema, variant: z.enum(variants) }).nullable(),
  })
  .meta({ id: 'PublishedPage' });
export type PublishedPage = z.output<typeof publishedPageSchema>;

/** What became of an address that a page was published at: where it is now, or that it is gone for good. */
export const formerPageSchema = z
  .object({ href: z.string().nullable(), gone: z.boolean() })
  .meta({ id: 'FormerPage' });
export type FormerPage = z.output<typeof formerPageSchema>;
