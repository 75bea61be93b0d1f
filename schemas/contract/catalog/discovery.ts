/** What leads to the catalog: featured items and suggestions while typing (docs/product.md#navigation). */
import { z } from 'zod';
import { featuredItemSchema, suggestionsSchema } from '#schemas/domain/catalog/discovery.ts';
import { addressStateSchema, formerKinds } from '#schemas/domain/catalog/former-address.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import {
  catalogSitemapKinds,
  sitemapPageSchema,
  sitemapPartsOf,
  sitemapQuery,
} from '#schemas/domain/platform/sitemap.ts';
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
  /** Ours. */
  listCatalogParts: call({
    method: 'get',
    path: '/api/v1/sitemap/catalog',
    tag: 'site',
    summary: 'Where each file of the catalog’s sitemap begins',
    response: sitemapPartsOf(z.enum(catalogSitemapKinds)),
  }),
  /** Ours. */
  listCatalogAddresses: call({
    method: 'get',
    path: '/api/v1/sitemap/catalog/{kind}',
    tag: 'site',
    summary: 'Addresses of active products, or of the lists that show one, page by page',
    params: { kind: z.enum(catalogSitemapKinds) },
    query: sitemapQuery,
    response: sitemapPageSchema,
  }),
  /** Ours: a page that is not there asks it which of the two it is, gone or never there. */
  getAddressState: call({
    method: 'get',
    path: '/api/v1/former-addresses/{kind}',
    tag: 'catalog',
    summary: 'What became of an address of the catalog that leads nowhere',
    params: { kind: z.enum(formerKinds) },
    query: {
      word: z
        .string()
        .min(1)
        .max(120)
        .refine((value) => !value.includes('\0'), problemKey('character_not_allowed')),
    },
    response: addressStateSchema,
  }),
};
