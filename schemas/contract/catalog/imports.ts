/** Imports of catalog files, all ours (publishers and admins). Files out are no JSON: api/catalog/http/import-files.ts. */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import {
  importChangeSchema,
  importDetailSchema,
  importMappingSchema,
  importOptionsSchema,
  importRunSchema,
} from '#schemas/domain/catalog/import.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'imports';
const params = { id: idSchema };
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(200).default(50);
const refused = ['unauthenticated', 'forbidden'] as const;

export const importCalls = {
  listImports: call({
    method: 'get',
    path: '/api/v1/imports',
    tag,
    summary: 'Imports of catalog files, the last first',
    response: z.array(importRunSchema),
    errors: [...refused],
  }),
  uploadImport: call({
    method: 'post',
    path: '/api/v1/imports',
    tag,
    summary:
      'Take a catalog file in (500 MB), or a ZIP of one and its pictures, and tell what it is; the bytes of a broken-off import are that import',
    query: { name: z.string().min(1).max(200) },
    upload: true,
    status: 201,
    response: importDetailSchema,
    errors: [...refused, 'bad_origin', 'invalid', 'unsupported_media_type', 'too_large'],
  }),
  getImport: call({
    method: 'get',
    path: '/api/v1/imports/{id}',
    tag,
    summary: 'How far an import is and what was wrong',
    params,
    response: importDetailSchema,
    errors: [...refused, 'not_found'],
  }),
  mapImport: call({
    method: 'put',
    path: '/api/v1/imports/{id}/mapping',
    tag,
    summary: 'Say what the columns of an unknown file are; remembered for its headers',
    params,
    body: z.object({ mapping: importMappingSchema }),
    response: importDetailSchema,
    errors: [...refused, 'bad_origin', 'not_found', 'stale_version'],
  }),
  startImport: call({
    method: 'post',
    path: '/api/v1/imports/{id}/start',
    tag,
    summary: 'Look at everything (dry_run), or write it; goes on where it was broken off',
    params,
    body: z.object({ dry_run: z.boolean(), options: importOptionsSchema.prefault({}) }),
    response: importDetailSchema,
    errors: [...refused, 'bad_origin', 'not_found'],
  }),
  listImportChanges: call({
    method: 'get',
    path: '/api/v1/imports/{id}/changes',
    tag,
    summary:
      'What the last run (or dry run) changes, SKU by SKU: unusual prices first, then the largest changes; paginated',
    params,
    query: { page, limit },
    response: pageOf(importChangeSchema).extend({ outliers: z.number().int() }),
    errors: [...refused, 'not_found'],
  }),
  undoImport: call({
    method: 'post',
    path: '/api/v1/imports/{id}/undo',
    tag,
    summary: 'Take back what the import wrote, except what was changed or ordered since',
    params,
    response: importDetailSchema,
    errors: [...refused, 'bad_origin', 'invalid', 'not_found'],
  }),
  cancelImport: call({
    method: 'post',
    path: '/api/v1/imports/{id}/cancel',
    tag,
    summary: 'Stop behind the batch that is being written',
    params,
    response: importDetailSchema,
    errors: [...refused, 'bad_origin', 'not_found'],
  }),
};
