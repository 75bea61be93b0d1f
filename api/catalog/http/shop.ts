import { getProduct } from '#api/catalog/shop/get-product.ts';
import { listCompanions } from '#api/catalog/shop/list-companions.ts';
import { listFilters } from '#api/catalog/shop/list-filters.ts';
import { listCategories, listCollections, listTags, listVendors } from '#api/catalog/shop/list-menus.ts';
import { listProducts } from '#api/catalog/shop/list-products.ts';
import { completeKit, priceProduct } from '#api/catalog/shop/price-product.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { catalogCalls } from '#schemas/contract/catalog/shop.ts';

export const catalogHandlers: HandlersOf<typeof catalogCalls> = {
  listCategories: (context, { query }) => listCategories(context, query),
  listVendors: (context, { query }) => listVendors(context, query),
  listTags: (context, { query }) => listTags(context, query),
  listCollections: (context, { query }) => listCollections(context, query),
  listFilters: (context) => listFilters(context),
  listProducts: (context, { query }) => listProducts(context, query),
  getProduct: (context, { params }) => getProduct(context, params.slug),
  listCompanions: (context, { body }) => listCompanions(context, body.skus),
  priceProduct: (context, { params, body }) => priceProduct(context, params.slug, body),
  completeKit: (context, { params, body }) => completeKit(context, params.slug, body),
};
