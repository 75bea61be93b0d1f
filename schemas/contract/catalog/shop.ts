import { z } from 'zod';
import {
  categorySchema,
  collectionSchema,
  completedKitSchema,
  facetsSchema,
  filterSchema,
  pageOf,
  priceQuoteSchema,
  productCardSchema,
  productSchema,
  productSorts,
  tagSchema,
  vendorSchema,
} from '#schemas/domain/catalog/catalog.ts';
import { companionsSchema } from '#schemas/domain/catalog/companions.ts';
import { configurationSchema } from '#schemas/domain/catalog/product-data.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { call } from '../call.ts';
import { flag } from '../flag.ts';

/** PostgreSQL's text cannot hold U+0000. */
const text = z.string().refine((value) => !value.includes('\0'), problemKey('character_not_allowed'));
const word = text.min(1).max(120);
const csv = z
  .string()
  .max(2000)
  .regex(/^[^,]+(?:,[^,]+)*$/, problemKey('values_not_joined'));
const dollars = z.coerce.number().min(0).max(10_000_000);
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const limit = (standard: number) => z.coerce.number().int().min(1).max(100).default(standard);

export const catalogCalls = {
  listCategories: call({
    method: 'get',
    path: '/api/v1/categories',
    tag: 'catalog',
    summary: 'Departments and subcategories, in the dealer’s order',
    query: {
      /** Id or slug of the department whose subcategories are wanted. */
      parents: word.optional(),
      type: z.enum(['Category', 'Subcategory']).optional(),
      ids: csv.optional(),
      slug: word.optional(),
      page,
      limit: limit(100),
    },
    response: pageOf(categorySchema),
  }),
  listVendors: call({
    method: 'get',
    path: '/api/v1/vendors',
    tag: 'catalog',
    summary: 'Vendors (brands)',
    query: {
      type: z.literal('brand').optional(),
      active: flag.optional(),
      ids: csv.optional(),
      slug: word.optional(),
      /** The whole name, in capital or small letters. */
      name: word.optional(),
      /** Words that are all in the name. */
      q: word.optional(),
      sort: z.enum(['name', '-name']).default('name'),
      page,
      limit: limit(100),
    },
    response: pageOf(vendorSchema),
  }),
  listTags: call({
    method: 'get',
    path: '/api/v1/tags',
    tag: 'catalog',
    summary: 'Tags',
    query: { ids: csv.optional(), slug: word.optional(), page, limit: limit(100) },
    response: pageOf(tagSchema),
  }),
  listCollections: call({
    method: 'get',
    path: '/api/v1/collections',
    tag: 'catalog',
    summary: 'Collections',
    query: { featured: flag.optional(), ids: csv.optional(), slug: word.optional(), page, limit: limit(100) },
    response: pageOf(collectionSchema),
  }),
  listFilters: call({
    method: 'get',
    path: '/api/v1/filters',
    tag: 'catalog',
    summary: 'Filters and their options; colours as swatches',
    response: z.array(filterSchema),
  }),
  listProducts: call({
    method: 'get',
    path: '/api/v1/products',
    tag: 'catalog',
    summary: 'Products, filtered, sorted, by pages, at the caller’s prices',
    query: {
      /** Slug of a department. */
      category: word.optional(),
      /** Slug of a subcategory. */
      subcategory: word.optional(),
      vendor: word.optional(),
      tag: word.optional(),
      collection: word.optional(),
      ids: csv.optional(),
      q: text.trim().max(200).optional(),
      /** Slugs, any of them. */
      vendors: csv.optional(),
      /** Slugs, any of them. */
      subcategories: csv.optional(),
      /** `Finish.Matte Black,Finish.Pewter,Width.36 in`: any of a filter’s labels (a comma in one as %2C), all of the filters. */
      filters: csv.optional(),
      /** Bounds of the price a card shows, in the caller’s dollars. */
      price_min: dollars.optional(),
      price_max: dollars.optional(),
      /** In stock at the caller’s warehouse. */
      available: flag.optional(),
      /** At least so many stars on average. */
      rating: z.coerce.number().int().min(1).max(5).optional(),
      /** Answers `facets` too. */
      facets: flag.optional(),
      sort: z.enum(productSorts).optional(),
      page,
      limit: limit(24),
    },
    response: pageOf(productCardSchema).extend({
      facets: facetsSchema.optional(),
      /** The search with its misspellings mended: what is listed answers this. */
      did_you_mean: z.string().optional(),
      /** Where to look when nothing answers the search, the nearest first. */
      nearest: z.array(z.object({ name: z.string(), href: z.string() })).optional(),
      /** A shop path that the dealer leads this search to, in place of its results. */
      redirect: z.string().optional(),
    }),
  }),
  /** Ours. */
  getProduct: call({
    method: 'get',
    path: '/api/v1/products/{slug}',
    tag: 'catalog',
    summary: 'One product with all its SKUs',
    params: { slug: word },
    response: productSchema,
    errors: ['not_found'],
  }),
  /** Ours. */
  priceProduct: call({
    method: 'post',
    path: '/api/v1/products/{slug}/price',
    tag: 'catalog',
    summary: 'What a kit with these parts, or a piece of this size, costs the caller; changes nothing',
    params: { slug: word },
    body: configurationSchema,
    response: priceQuoteSchema,
    errors: ['not_found', 'bad_origin'],
  }),
  /** Ours. */
  completeKit: call({
    method: 'post',
    path: '/api/v1/products/{slug}/kit',
    tag: 'catalog',
    summary: 'A whole kit of what is asked for, and what does not go with it; changes nothing',
    params: { slug: word },
    body: z.object({
      /** Kept as far as it goes together, the slots in their order. */
      parts: configurationSchema.shape.parts,
      /** Optional slots that shall stay empty. */
      empty: z.array(word).max(60).default([]),
    }),
    response: completedKitSchema,
    errors: ['not_found', 'bad_origin'],
  }),
  /** Ours. */
  listCompanions: call({
    method: 'post',
    path: '/api/v1/companions',
    tag: 'catalog',
    summary: 'What the products of these SKUs need beside them and what goes with them; changes nothing',
    body: z.object({ skus: z.array(word).max(200) }),
    response: z.array(companionsSchema),
    errors: ['bad_origin'],
  }),
};
