import { z } from 'zod';
import {
  categorySchema,
  collectionSchema,
  filterSchema,
  pageOf,
  productCardSchema,
  productSchema,
  productSorts,
  tagSchema,
  vendorSchema,
} from '../domain/catalog.ts';
import { call } from './call.ts';

/** PostgreSQL's text cannot hold U+0000. */
const text = z.string().refine((value) => !value.includes('\0'), 'expected no NUL character');
const word = text.min(1).max(120);
const csv = z
  .string()
  .max(2000)
  .regex(/^[^,]+(?:,[^,]+)*$/, 'expected values joined by commas');
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const limit = (standard: number) => z.coerce.number().int().min(1).max(100).default(standard);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

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
      sort: z.enum(productSorts).optional(),
      page,
      limit: limit(24),
    },
    response: pageOf(productCardSchema),
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
};
