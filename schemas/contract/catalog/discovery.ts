/** What leads to the catalog: featured items and suggestions while typing (docs/product.md#navigation). */
import { z } from 'zod';
import { featuredItemSchema, suggestionsSchema } from '#schemas/domain/catalog/discovery.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { call } from '../call.ts';

export const discoveryCalls = {
  getFeatured: call({
    method: 'get',
    path: '/api/v1/site/featured',
    tag: 'site',
    summary: 'What the dealer puts forward in menus, in the dealer’s order',
    response: z.array(featuredItemSchema),
  }),
  /** Ours. */
  suggestSearch: call({
    method: 'get',
    path: '/api/v1/search',
    tag: 'catalog',
    summary: 'What a half-typed search may mean, at the caller’s prices',
    query: {
      /** PostgreSQL's text cannot hold U+0000. */
      q: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .refine((value) => !value.includes('\0'), problemKey('character_not_allowed')),
    },
    response: suggestionsSchema,
  }),
};
