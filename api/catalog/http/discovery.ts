import { getAddressState } from '#api/catalog/shop/get-address-state.ts';
import { listCatalogAddresses, listCatalogParts } from '#api/catalog/shop/list-addresses.ts';
import { listFeatured } from '#api/catalog/shop/list-featured.ts';
import { suggestSearch } from '#api/catalog/shop/suggest-search.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { discoveryCalls } from '#schemas/contract/catalog/discovery.ts';

export const discoveryHandlers: HandlersOf<typeof discoveryCalls> = {
  getFeatured: (context) => listFeatured(context),
  suggestSearch: (context, { query }) => suggestSearch(context, query.q),
  listCatalogParts: (context) => listCatalogParts(context),
  listCatalogAddresses: (context, { params, query }) => listCatalogAddresses(context, params.kind, query),
  getAddressState: (context, { params, query }) => getAddressState(context, params.kind, query.word),
};
