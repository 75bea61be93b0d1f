/** Ours: what the house shows of itself (docs/product.md#content). */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import {
  facetSchema,
  nextChangeSchema,
  personCardSchema,
  personSchema,
  postCardSchema,
  postSchema,
  projectCardSchema,
  projectSchema,
} from '#schemas/domain/content/content.ts';
import { foundTextSchema } from '#schemas/domain/content/found-text.ts';
import { namedPageSchema } from '#schemas/domain/content/named-pages.ts';
import { idSchema, slugSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import {
  contentSitemapKinds,
  sitemapPageSchema,
  sitemapPartsOf,
  sitemapQuery,
} from '#schemas/domain/platform/sitemap.ts';
import { call } from '../call.ts';

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const limit = (standard: number) => z.coerce.number().int().min(1).max(100).default(standard);

const searchText = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'));

export const contentCalls = {
  listProjects: call({
    method: 'get',
    path: '/api/v1/projects',
    tag: 'content',
    summary: 'Finished projects, and the rooms that there are projects of',
    query: {
      sort: z.enum(['newest', 'oldest']).default('newest'),
      room: slugSchema.optional(),
      tag: z
        .string()
        .min(1)
        .max(80)
        .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'))
        .optional(),
      page,
      limit: limit(12),
    },
    response: pageOf(projectCardSchema).extend({ rooms: z.array(facetSchema) }),
  }),
  getProject: call({
    method: 'get',
    path: '/api/v1/projects/{slug}',
    tag: 'content',
    summary: 'One project with its pictures, products and people',
    params: { slug: slugSchema },
    response: projectSchema,
    errors: ['not_found'],
  }),
  listPosts: call({
    method: 'get',
    path: '/api/v1/posts',
    tag: 'content',
    summary: 'Posts that are out, newest first, and the topics they have',
    query: {
      sort: z.enum(['newest']).default('newest'),
      topic: slugSchema.optional(),
      /** A person's id: what that person wrote. */
      author: idSchema.optional(),
      page,
      limit: limit(12),
    },
    response: pageOf(postCardSchema).extend({ topics: z.array(facetSchema), next_change: nextChangeSchema }),
  }),
  getPost: call({
    method: 'get',
    path: '/api/v1/posts/{slug}',
    tag: 'content',
    summary: 'One post that is out, its author and what to read next',
    params: { slug: slugSchema },
    response: postSchema,
    errors: ['not_found'],
  }),
  listPeople: call({
    method: 'get',
    path: '/api/v1/people',
    tag: 'content',
    summary: 'The people of the house, in the dealer’s order',
    query: { page, limit: limit(100) },
    response: pageOf(personCardSchema),
  }),
  searchContent: call({
    method: 'get',
    path: '/api/v1/search/content',
    tag: 'content',
    summary: 'Pages, posts, projects and answers whose text holds the words of a search, the nearest first',
    query: { q: searchText },
    response: z.array(foundTextSchema),
  }),
  searchPages: call({
    method: 'get',
    path: '/api/v1/search/pages',
    tag: 'content',
    summary: 'Content pages, posts, projects and people that a search names, the nearest first',
    query: {
      q: searchText,
      /** `true`: the last word is still being typed. */
      partial: z.enum(['true', 'false']).default('false'),
    },
    response: z.array(namedPageSchema),
  }),
  getPerson: call({
    method: 'get',
    path: '/api/v1/people/{id}',
    tag: 'content',
    summary: 'One person, and the newest posts and projects by that person',
    params: { id: idSchema },
    response: personSchema,
    errors: ['not_found'],
  }),
  listContentParts: call({
    method: 'get',
    path: '/api/v1/sitemap/content',
    tag: 'site',
    summary: 'Where each file of the content’s sitemap begins',
    response: z.object({
      parts: sitemapPartsOf(z.enum(contentSitemapKinds)),
      /** When the next post comes out. */
      next_change: nextChangeSchema,
    }),
  }),
  listContentAddresses: call({
    method: 'get',
    path: '/api/v1/sitemap/content/{kind}',
    tag: 'site',
    summary: 'Addresses of published pages, posts, projects or people, page by page',
    params: { kind: z.enum(contentSitemapKinds) },
    query: sitemapQuery,
    response: sitemapPageSchema,
  }),
};
