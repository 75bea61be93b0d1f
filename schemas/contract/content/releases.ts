/** The calls of releases (ours, employees; docs/product.md#releases). */
import { z } from 'zod';
import { scheduleActions, timeZoneSchema } from '#schemas/domain/content/editor.ts';
import {
  pageReleaseSchema,
  releaseNameSchema,
  releaseProblemsSchema,
  releaseSchema,
  wholeReleaseSchema,
} from '#schemas/domain/content/release.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'editor';
const release = { id: idSchema };

export const releaseCalls = {
  listReleases: call({
    method: 'get',
    path: '/api/v1/editor/releases',
    tag,
    summary:
      'Releases to come, the next first and those without a time after them; then the last fifty that ended',
    response: z.array(releaseSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  createRelease: call({
    method: 'post',
    path: '/api/v1/editor/releases',
    tag,
    summary: 'A new release, empty and without a time',
    body: z.strictObject({ name: releaseNameSchema }),
    status: 201,
    response: wholeReleaseSchema,
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
  getRelease: call({
    method: 'get',
    path: '/api/v1/editor/releases/{id}',
    tag,
    summary: 'A release with its documents',
    params: release,
    response: wholeReleaseSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  changeRelease: call({
    method: 'patch',
    path: '/api/v1/editor/releases/{id}',
    tag,
    summary:
      'Another name, or another moment: null takes it away; refused where a document could not go live as it is now; stale_version once it has ended',
    params: release,
    body: z.strictObject({
      name: releaseNameSchema.optional(),
      at: z.iso.datetime({ offset: true }).nullable().optional(),
      zone: timeZoneSchema.optional(),
    }),
    response: wholeReleaseSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  cancelRelease: call({
    method: 'delete',
    path: '/api/v1/editor/releases/{id}',
    tag,
    summary: 'Call a release off; drafts stay as they are; stale_version once it has ended',
    params: release,
    response: wholeReleaseSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  putReleaseEntry: call({
    method: 'put',
    path: '/api/v1/editor/releases/{id}/pages/{page}',
    tag,
    summary:
      'The draft of this number becomes part of the release, in place of an earlier one; or the page is taken off the shop by it',
    params: { id: idSchema, page: idSchema },
    body: z.strictObject({ action: z.enum(scheduleActions), revision: z.number().int().min(0) }),
    response: wholeReleaseSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  removeReleaseEntry: call({
    method: 'delete',
    path: '/api/v1/editor/releases/{id}/pages/{page}',
    tag,
    summary: 'A document is no part of the release any more; one that was none changes nothing',
    params: { id: idSchema, page: idSchema },
    response: wholeReleaseSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  checkRelease: call({
    method: 'get',
    path: '/api/v1/editor/releases/{id}/check',
    tag,
    summary: 'What would keep it from going live now, by document: it is tried, and undone',
    params: release,
    response: z.array(releaseProblemsSchema),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  publishRelease: call({
    method: 'post',
    path: '/api/v1/editor/releases/{id}/publish',
    tag,
    summary: 'All of it goes live now, or nothing; stale_version once it has ended',
    params: release,
    body: z.strictObject({}),
    response: wholeReleaseSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'in_use', 'bad_origin'],
  }),
  listPageReleases: call({
    method: 'get',
    path: '/api/v1/editor/pages/{id}/releases',
    tag,
    summary: 'The releases to come that a document is part of',
    params: release,
    response: z.array(pageReleaseSchema),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
};
