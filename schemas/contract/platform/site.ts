import { z } from 'zod';
import { segmentSchema } from '#schemas/domain/platform/segment.ts';
import { locationsSchema, siteSchema } from '#schemas/domain/platform/warehouse.ts';
import { call } from '../call.ts';

export const siteCalls = {
  getSite: call({
    method: 'get',
    path: '/api/v1/site',
    tag: 'site',
    summary: 'The site, its warehouses and the current one',
    response: siteSchema,
  }),
  /** Ours: a position is a ZIP code, or both coordinates. */
  listLocations: call({
    method: 'get',
    path: '/api/v1/site/locations',
    tag: 'site',
    summary: 'The warehouses, the nearest to a ZIP code or a position first',
    query: {
      zip: z.string().max(20).optional(),
      lat: z.coerce.number().min(-90).max(90).optional(),
      lng: z.coerce.number().min(-180).max(180).optional(),
    },
    response: locationsSchema,
    errors: ['invalid'],
  }),
  /** Ours: what page caches keep pages by. */
  getSegment: call({
    method: 'get',
    path: '/api/v1/segment',
    tag: 'site',
    summary: 'Whose pages and answers the caller shares',
    response: segmentSchema,
  }),
  /** Ours: what page caches on other machines watch. */
  getVersions: call({
    method: 'get',
    path: '/api/v1/versions',
    tag: 'site',
    summary: 'The content versions that moved after a sequence number',
    query: { after: z.coerce.number().int().min(0).default(0) },
    response: z.object({ sequence: z.number().int(), tags: z.array(z.string()) }),
  }),
};
