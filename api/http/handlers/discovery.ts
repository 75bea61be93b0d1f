import { listFeatured } from '#api/services/catalog/list-featured.ts';
import { suggestSearch } from '#api/services/catalog/suggest-search.ts';
import type { discoveryCalls } from '#schemas/contract/discovery.ts';
import type { HandlersOf } from './types.ts';

export const discoveryHandlers: HandlersOf<typeof discoveryCalls> = {
  getFeatured: (context) => listFeatured(context),
  suggestSearch: (context, { query }) => suggestSearch(context, query.q),
};
