import { z } from 'zod';
import { documentKinds } from '#schemas/domain/content/content-kinds.ts';
import {
  audiences,
  formerPageSchema,
  pageDocumentSchema,
  publishedPageSchema,
} from '#schemas/domain/content/page.ts';
import { idSchema, slugSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const params = { slug: slugSchema };

/** A document as a person wrote it: checked in the service, so that every error can be named at once. */
const documentInput = z.record(z.string(), z.unknown());

export const pageCalls = {
  /** Ours: home, content pages, and the footer and navigation as pages of their own. */
  getPage: call({
    method: 'get',
    path: '/api/v1/pages/{slug}',
    tag: 'pages',
    summary:
      'The published page for the caller’s audience and warehouse, links resolved; with variant B of the experiment that is named, where that runs on it',
    params,
    query: { variant: idSchema.optional() },
    response: publishedPageSchema,
    errors: ['not_found'],
  }),
  /** Ours: a page that is not there asks it where to go. */
  getFormerPage: call({
    method: 'get',
    path: '/api/v1/pages/{slug}/former',
    tag: 'pages',
    summary: 'What became of an address that a page, or a document of another kind, was published at',
    params,
    query: { kind: z.enum(documentKinds).default('page') },
    response: formerPageSchema,
  }),
  getNavigation: call({
    method: 'get',
    path: '/api/v1/navigation',
    tag: 'pages',
    summary: 'The published navigation document',
    response: publishedPageSchema,
    errors: ['not_found'],
  }),
  listPages: call({
    method: 'get',
    path: '/api/v1/pages',
    tag: 'pages',
    summary: 'All pages with their documents as stored (employees)',
    response: z.array(
      z.object({ page: pageDocumentSchema, revision: z.string(), published_at: z.iso.datetime() }),
    ),
    errors: ['unauthenticated', 'forbidden'],
  }),
  publishPage: call({
    method: 'put',
    path: '/api/v1/pages/{slug}',
    tag: 'pages',
    summary:
      'Validate a document and publish it (publishers); refused whole, with a JSON pointer for each error',
    params,
    query: { audience: z.enum(audiences).default('guest') },
    body: documentInput,
    response: z.object({ revision: z.string() }),
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
};
