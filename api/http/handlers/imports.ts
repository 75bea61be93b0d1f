import {
  cancelImport,
  getImport,
  listImports,
  mapImport,
  startImport,
} from '#api/services/catalogue/import/imports.ts';
import { uploadImport } from '#api/services/catalogue/import/upload-import.ts';
import type { importCalls } from '#schemas/contract/imports.ts';
import { uploadOf } from './media.ts';
import type { HandlersOf } from './types.ts';

export const importHandlers: HandlersOf<typeof importCalls> = {
  listImports: (context) => listImports(context),
  uploadImport: async (context, { query, c }) => uploadImport(context, uploadOf(c.req.raw, query.name)),
  getImport: (context, { params }) => getImport(context, params.id),
  mapImport: (context, { params, body }) => mapImport(context, params.id, body.mapping),
  startImport: (context, { params, body }) => startImport(context, params.id, body),
  cancelImport: (context, { params }) => cancelImport(context, params.id),
};
