/** Employees' calls about the catalog, all ours. */

import { z } from 'zod';
import { editProductSchema } from '#schemas/domain/catalog/checks.ts';
import {
  catalogPageSchema,
  catalogProductSchema,
  catalogSorts,
  stockLevels,
} from '#schemas/domain/catalog/editing.ts';
import {
  judgmentImportSchema,
  judgmentInputSchema,
  judgmentSchema,
  mostJudgmentCharacters,
} from '#schemas/domain/catalog/judgments.ts';
import { productStatusSchema } from '#schemas/domain/catalog/product-data.ts';
import {
  bulkAnswerSchema,
  bulkSchema,
  catalogRecordSchema,
  catalogRecordsSchema,
  editRuleSchema,
  recordInputSchema,
  recordKinds,
  rulePreviewSchema,
} from '#schemas/domain/catalog/records.ts';
import { searchQuerySchema } from '#schemas/domain/catalog/search-query.ts';
import {
  searchDays,
  searchDetailSchema,
  searchPreviewInputSchema,
  searchPreviewSchema,
  searchRowsSchema,
  searchShows,
  searchSorts,
  searchTuningInputSchema,
} from '#schemas/domain/catalog/searches.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'catalog';
const path = '/api/v1/catalog';
const readers = ['unauthenticated', 'forbidden'] as const;
const writers = ['unauthenticated', 'forbidden', 'bad_origin'] as const;
const one = { id: idSchema };
const record = { kind: z.string().max(40), id: idSchema };
const words = z.string().max(200).optional();
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(200).default(50);
const version = z.number().int().min(1);
const days = z.coerce.number().pipe(z.literal(searchDays)).default(30);

export const catalogAdminCalls = {
  listCatalogProducts: call({
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
      stock: z.enum(stockLevels).optional(),
      sort: z.enum(catalogSorts).default('changed'),
      page,
      limit,
    },
    response: catalogPageSchema,
    errors: [...readers],
  }),
  createCatalogProduct: call({
    method: 'post',
    path: `${path}/products`,
    tag,
    summary: 'A new product (publisher, admin)',
    body: editProductSchema,
    status: 201,
    response: catalogProductSchema,
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
  getCatalogProduct: call({
    method: 'get',
    path: `${path}/products/{id}`,
    tag,
    summary: 'A product with everything that is kept of it (employees)',
    params: one,
    response: catalogProductSchema,
    errors: [...readers, 'not_found'],
  }),
  changeCatalogProduct: call({
    method: 'put',
    path: `${path}/products/{id}`,
    tag,
    summary:
      'Change a product. stale_version: somebody changed it since `version`, the message says who and when ' +
      '(publisher, admin)',
    params: one,
    body: z.strictObject({ version, product: editProductSchema }),
    response: catalogProductSchema,
    errors: [...writers, 'not_found', 'stale_version'],
  }),
  duplicateCatalogProduct: call({
    method: 'post',
    path: `${path}/products/{id}/duplicate`,
    tag,
    summary: 'A draft that is like it, with numbers of its own and no stock (publisher, admin)',
    params: one,
    status: 201,
    response: catalogProductSchema,
    errors: [...writers, 'not_found'],
  }),
  deleteCatalogProduct: call({
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
  listCatalogRecords: call({
    method: 'get',
    path: `${path}/records`,
    tag,
    summary:
      'Categories (in the order of the tree), vendors, tags, collections, filters or synonyms (employees)',
    query: { kind: z.enum(recordKinds), q: words, page, limit },
    response: catalogRecordsSchema,
    errors: [...readers],
  }),
  createCatalogRecord: call({
    method: 'post',
    path: `${path}/records`,
    tag,
    summary: 'A new category, vendor, tag, collection, filter or synonym (publisher, admin)',
    body: recordInputSchema,
    status: 201,
    response: catalogRecordSchema,
    errors: [...writers],
  }),
  getCatalogRecord: call({
    method: 'get',
    path: `${path}/records/{kind}/{id}`,
    tag,
    summary: 'One of them (employees)',
    params: record,
    response: catalogRecordSchema,
    errors: [...readers, 'not_found'],
  }),
  changeCatalogRecord: call({
    method: 'put',
    path: `${path}/records/{kind}/{id}`,
    tag,
    summary: 'Change one; stale_version as with products (publisher, admin)',
    params: record,
    body: z.strictObject({ version, record: recordInputSchema }),
    response: catalogRecordSchema,
    errors: [...writers, 'not_found', 'stale_version'],
  }),
  moveCatalogRecord: call({
    method: 'post',
    path: `${path}/records/{kind}/{id}/move`,
    tag,
    summary: 'One place up or down among its like: categories, collections, filters (publisher, admin)',
    params: record,
    body: z.strictObject({ down: z.boolean() }),
    response: z.object({}),
    errors: [...writers, 'not_found'],
  }),
  deleteCatalogRecord: call({
    method: 'delete',
    path: `${path}/records/{kind}/{id}`,
    tag,
    summary: 'Delete one; in_use while products or subcategories need it (publisher, admin)',
    params: record,
    response: z.object({}),
    errors: [...writers, 'not_found', 'in_use'],
  }),
  listSearches: call({
    method: 'get',
    path: '/api/v1/searches',
    tag,
    summary: 'What customers search for and what comes of it (employees)',
    query: {
      show: z.enum(searchShows).default('all'),
      days,
      sort: z.enum(searchSorts).default('visitors'),
      page,
      limit,
    },
    response: searchRowsSchema,
    errors: [...readers],
  }),
  getSearch: call({
    method: 'get',
    path: '/api/v1/searches/one',
    tag,
    summary: 'One search: its figures, what it finds, what was decided for it (employees)',
    query: {
      query: searchQuerySchema,
      days,
      /** Ids, with commas between: answered as `named`. */
      products: z.string().max(8000).optional(),
    },
    response: searchDetailSchema,
    errors: [...readers],
  }),
  saveSearchTuning: call({
    method: 'put',
    path: '/api/v1/searches/one',
    tag,
    summary: 'Which products come first and last in a search, or where it leads (publisher, admin)',
    body: searchTuningInputSchema,
    response: searchDetailSchema,
    errors: [...writers, 'stale_version'],
  }),
  previewSearch: call({
    method: 'post',
    path: '/api/v1/searches/preview',
    tag,
    summary:
      'Which of the latest searches would find other products first, and what the judged ones gain or lose (employees)',
    body: searchPreviewInputSchema,
    response: searchPreviewSchema,
    errors: [...readers, 'bad_origin'],
  }),
  judgeProduct: call({
    method: 'put',
    path: '/api/v1/searches/judgments',
    tag,
    summary: 'How well a product answers a search, 0 to 3, or null for not judged (publisher, admin)',
    body: judgmentInputSchema,
    response: judgmentSchema,
    errors: [...writers, 'invalid'],
  }),
  exportJudgments: call({
    method: 'get',
    path: '/api/v1/searches/judgments-file',
    tag,
    summary: 'All judgments of searches as CSV: query, product_number and grade (employees)',
    response: z.object({ csv: z.string() }),
    errors: [...readers],
  }),
  importJudgments: call({
    method: 'post',
    path: '/api/v1/searches/judgments-file',
    tag,
    summary: 'Judgments from a CSV, all or none; a row without a grade takes one away (publisher, admin)',
    body: z.strictObject({ csv: z.string().max(mostJudgmentCharacters) }),
    response: judgmentImportSchema,
    errors: [...writers, 'invalid'],
  }),
};
