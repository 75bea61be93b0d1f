import { bulkChange } from '#api/services/catalogue-editing/bulk.ts';
import { getProduct, listProducts, removeProduct } from '#api/services/catalogue-editing/products.ts';
import {
  changeRecord,
  createRecord,
  getRecord,
  listRecords,
  moveRecord,
  previewCollectionRule,
} from '#api/services/catalogue-editing/records.ts';
import { removeRecord } from '#api/services/catalogue-editing/remove-record.ts';
import {
  changeProduct,
  createProduct,
  duplicateProduct,
} from '#api/services/catalogue-editing/save-product.ts';
import type { catalogueCalls } from '#schemas/contract/catalogue.ts';
import type { HandlersOf } from './types.ts';

export const catalogueHandlers: HandlersOf<typeof catalogueCalls> = {
  listCatalogueProducts: (context, { query }) => listProducts(context, query),
  createCatalogueProduct: (context, { body }) => createProduct(context, body),
  bulkChangeProducts: (context, { body }) => bulkChange(context, body),
  getCatalogueProduct: (context, { params }) => getProduct(context, params.id),
  changeCatalogueProduct: (context, { params, body }) => changeProduct(context, params.id, body),
  duplicateCatalogueProduct: (context, { params }) => duplicateProduct(context, params.id),
  deleteCatalogueProduct: (context, { params }) => removeProduct(context, params.id),

  previewCollectionRule: (context, { body }) => previewCollectionRule(context, body),
  listCatalogueRecords: (context, { query }) => listRecords(context, query),
  createCatalogueRecord: (context, { body }) => createRecord(context, body),
  getCatalogueRecord: (context, { params }) => getRecord(context, params.kind, params.id),
  changeCatalogueRecord: (context, { params, body }) => changeRecord(context, params.kind, params.id, body),
  moveCatalogueRecord: (context, { params, body }) => moveRecord(context, params.kind, params.id, body.down),
  deleteCatalogueRecord: (context, { params }) => removeRecord(context, params.kind, params.id),
};
