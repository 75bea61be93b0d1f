import { readVersions } from '#api/platform/content-versions.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { getSegment } from '#api/platform/segment.ts';
import { getSite } from '#api/platform/site/get-site.ts';
import { listLocations } from '#api/platform/site/list-locations.ts';
import type { siteCalls } from '#schemas/contract/platform/site.ts';

export const siteHandlers: HandlersOf<typeof siteCalls> = {
  getSite: (context) => getSite(context),
  listLocations: (context, { query }) => listLocations(context, query),
  getSegment: async (context) => getSegment(context),
  getVersions: (context, { query }) => readVersions(context.database.kysely, query.after),
};
