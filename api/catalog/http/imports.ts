import {
  cancelImport,
  getImport,
  listImportChanges,
  listImports,
  mapImport,
  startImport,
  undoImport,
} from '#api/catalog/import/imports.ts';
import { uploadImport } from '#api/catalog/import/upload-import.ts';
import { uploadOf } from '#api/media/http/handlers.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { importCalls } from '#schemas/contract/catalog/imports.ts';

export const importHandlers: HandlersOf<typeof importCalls> = {
  listImports: (context) => listImports(context),
  uploadImport: async (context, { query, c }) => uploadImport(context, uploadOf(c.req.raw, query.name)),
  getImport: (context, { params }) => getImport(context, params.id),
  mapImport: (context, { params, body }) => mapImport(context, params.id, body.mapping),
  startImport: (context, { params, body }) => startImport(context, params.id, body),
  listImportChanges: (context, { params, query }) => listImportChanges(context, params.id, query),
  undoImport: (context, { params }) => undoImport(context, params.id),
  cancelImport: (context, { params }) => cancelImport(context, params.id),
};
