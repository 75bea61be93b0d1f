import { bulkChange } from '#api/catalog/admin/bulk.ts';
import { getProduct, listProducts, removeProduct } from '#api/catalog/admin/products.ts';
import {
  changeRecord,
  createRecord,
  getRecord,
  listRecords,
  moveRecord,
  previewCollectionRule,
} from '#api/catalog/admin/records.ts';
import { removeRecord } from '#api/catalog/admin/remove-record.ts';
import { changeProduct, createProduct, duplicateProduct } from '#api/catalog/admin/save-product.ts';
import { judgeProduct } from '#api/catalog/search/learning/judge-product.ts';
import { exportJudgments, importJudgments } from '#api/catalog/search/learning/judgment-file.ts';
import { previewSearch } from '#api/catalog/search/learning/preview-search.ts';
import { getSearch, listSearches, saveSearchTuning } from '#api/catalog/search/learning/tune-search.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { catalogAdminCalls } from '#schemas/contract/catalog/admin.ts';

export const catalogAdminHandlers: HandlersOf<typeof catalogAdminCalls> = {
  listCatalogProducts: (context, { query }) => listProducts(context, query),
  createCatalogProduct: (context, { body }) => createProduct(context, body),
  bulkChangeProducts: (context, { body }) => bulkChange(context, body),
  getCatalogProduct: (context, { params }) => getProduct(context, params.id),
  changeCatalogProduct: (context, { params, body }) => changeProduct(context, params.id, body),
  duplicateCatalogProduct: (context, { params }) => duplicateProduct(context, params.id),
  deleteCatalogProduct: (context, { params }) => removeProduct(context, params.id),

  previewCollectionRule: (context, { body }) => previewCollectionRule(context, body),
  listCatalogRecords: (context, { query }) => listRecords(context, query),
  createCatalogRecord: (context, { body }) => createRecord(context, body),
  getCatalogRecord: (context, { params }) => getRecord(context, params.kind, params.id),
  changeCatalogRecord: (context, { params, body }) => changeRecord(context, params.kind, params.id, body),
  moveCatalogRecord: (context, { params, body }) => moveRecord(context, params.kind, params.id, body.down),
  deleteCatalogRecord: (context, { params }) => removeRecord(context, params.kind, params.id),

  listSearches: (context, { query }) => listSearches(context, query),
  getSearch: (context, { query }) => getSearch(context, query),
  saveSearchTuning: (context, { body }) => saveSearchTuning(context, body),
  previewSearch: (context, { body }) => previewSearch(context, body),
  judgeProduct: (context, { body }) => judgeProduct(context, body),
  exportJudgments: (context) => exportJudgments(context),
  importJudgments: (context, { body }) => importJudgments(context, body.csv),
};
