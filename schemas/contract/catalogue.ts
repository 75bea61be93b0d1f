/** Employees' calls about the catalogue, all ours. */
import { z } from 'zod';
import {
  cataloguedProductSchema,
  cataloguePageSchema,
  catalogueSorts,
  editProductSchema,
} from '../domain/catalogue-editing.ts';
import {
  bulkAnswerSchema,
  bulkSchema,
  catalogueRecordSchema,
  catalogueRecordsSchema,
  editRuleSchema,
  recordInputSchema,
  recordKinds,
  rulePreviewSchema,
} from '../domain/catalogue-records.ts';
import { idSchema } from '../domain/ids.ts';
import { productStatusSchema } from '../domain/product-data.ts';
import { call } from './call.ts';

const tag = 'catalogue';
const path = '/api/v1/catalogue';
const readers = ['unauthenticated', 'forbidden'] as const;
const writers = ['unauthenticated', 'forbidden', 'bad_origin'] as const;
const one = { id: idSchema };
const record = { kind: z.string().max(40), id: idSchema };
const words = z.string().max(200).optional();
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(200).default(50);
const version = z.number().int().min(1);

export const catalogueCalls = {
  listCatalogueProducts: call({
    method: 'get',
    path: `${path}/products`,
    tag,
    summary: 'Every product, those too that the shop does not show (employees)',
    query: {
      q: words,
      status: productStatusSchema.optional(),
      vendor: idSchema.optional(),
      category: idSchema.optional(),
      collection: idSchema.optional(),
      sort: z.enum(catalogueSorts).default('changed'),
      page,
      limit,
    },
    response: cataloguePageSchema,
    errors: [...readers],
  }),
  createCatalogueProduct: call({
    method: 'post',
    path: `${path}/products`,
    tag,
    summary: 'A new product (publisher, admin)',
    body: editProductSchema,
    status: 201,
    response: cataloguedProductSchema,
    errors: [...writers],
  }),
  bulkChangeProducts: call({
    method: 'post',
    path: `${path}/products/bulk`,
    tag,
    summary: 'One change of many products; `preview` only says what it would come to (publisher, admin)',
    body: bulkSchema,
    response: bulkAnswerSchema,
    errors: [...writers],
  }),
  getCatalogueProduct: call({
    method: 'get',
    path: `${path}/products/{id}`,
    tag,
    summary: 'A product with everything that is kept of it (employees)',
    params: one,
    response: cataloguedProductSchema,
    errors: [...readers, 'not_found'],
  }),
  changeCatalogueProduct: call({
    method: 'put',
    path: `${path}/products/{id}`,
    tag,
    summary:
      'Change a product. stale_version: somebody changed it since `version`, the message says who and when ' +
      '(publisher, admin)',
    params: one,
    body: z.strictObject({ version, product: editProductSchema }),
    response: cataloguedProductSchema,
    errors: [...writers, 'not_found', 'stale_version'],
  }),
  duplicateCatalogueProduct: call({
    method: 'post',
    path: `${path}/products/{id}/duplicate`,
    tag,
    summary: 'A draft that is like it, with numbers of its own and no stock (publisher, admin)',
    params: one,
    status: 201,
    response: cataloguedProductSchema,
    errors: [...writers, 'not_found'],
  }),
  deleteCatalogueProduct: call({
    method: 'delete',
    path: `${path}/products/{id}`,
    tag,
    summary:
      'Delete a product that was never ordered and is no part of a kit; else in_use (publisher, admin)',
    params: one,
    response: z.object({}),
    errors: [...writers, 'not_found', 'in_use'],
  }),

  previewCollectionRule: call({
    method: 'post',
    path: `${path}/rule`,
    tag,
    summary: 'What a collection of this rule would hold today (employees)',
    body: editRuleSchema,
    response: rulePreviewSchema,
    errors: [...writers],
  }),
  listCatalogueRecords: call({
    method: 'get',
    path: `${path}/records`,
    tag,
    summary:
      'Categories (in the order of the tree), vendors, tags, collections, filters or synonyms (employees)',
    query: { kind: z.enum(recordKinds), q: words, page, limit },
    response: catalogueRecordsSchema,
    errors: [...readers],
  }),
  createCatalogueRecord: call({
    method: 'post',
    path: `${path}/records`,
    tag,
    summary: 'A new category, vendor, tag, collection, filter or synonym (publisher, admin)',
    body: recordInputSchema,
    status: 201,
    response: catalogueRecordSchema,
    errors: [...writers],
  }),
  getCatalogueRecord: call({
    method: 'get',
    path: `${path}/records/{kind}/{id}`,
    tag,
    summary: 'One of them (employees)',
    params: record,
    response: catalogueRecordSchema,
    errors: [...readers, 'not_found'],
  }),
  changeCatalogueRecord: call({
    method: 'put',
    path: `${path}/records/{kind}/{id}`,
    tag,
    summary: 'Change one; stale_version as with products (publisher, admin)',
    params: record,
    body: z.strictObject({ version, record: recordInputSchema }),
    response: catalogueRecordSchema,
    errors: [...writers, 'not_found', 'stale_version'],
  }),
  moveCatalogueRecord: call({
    method: 'post',
    path: `${path}/records/{kind}/{id}/move`,
    tag,
    summary: 'One place up or down among its like: categories, collections, filters (publisher, admin)',
    params: record,
    body: z.strictObject({ down: z.boolean() }),
    response: z.object({}),
    errors: [...writers, 'not_found'],
  }),
  deleteCatalogueRecord: call({
    method: 'delete',
    path: `${path}/records/{kind}/{id}`,
    tag,
    summary: 'Delete one; in_use while products or subcategories need it (publisher, admin)',
    params: record,
    response: z.object({}),
    errors: [...writers, 'not_found', 'in_use'],
  }),
};
