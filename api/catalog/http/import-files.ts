/**
 * GET /api/v1/catalog-files/{format} and /api/v1/imports/{id}/errors: files out, streamed as they are made. Bytes and
 * no JSON, so they are none of the contract's calls.
 */
import { Readable } from 'node:stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { exportCatalog } from '#api/catalog/import/export-catalog.ts';
import { exportErrors } from '#api/catalog/import/export-errors.ts';
import type { ApiEnv } from '#api/platform/http/env.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { exportFormats } from '#schemas/domain/catalog/import.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

function answer(text: AsyncGenerator<string>, name: string): Response {
  const type = name.endsWith('.jsonl') ? 'application/x-ndjson' : 'text/csv; charset=utf-8';
  return new Response(
    Readable.toWeb(Readable.from(text).map((piece: string) => Buffer.from(piece))) as never,
    {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      },
    },
  );
}

export function serveCatalogFiles(app: OpenAPIHono<ApiEnv>): void {
  app.get('/api/v1/catalog-files/:format', (c) => {
    const format = z.enum(exportFormats).safeParse(c.req.param('format'));
    if (!format.success) throw new ProblemError('not_found', because('file_format_unknown'));
    const ending = format.data === 'jsonl' ? 'jsonl' : 'csv';
    return answer(exportCatalog(c.get('context'), format.data), `catalog-${format.data}.${ending}`);
  });
  app.get('/api/v1/imports/:id/errors', async (c) => {
    const id = idSchema.safeParse(c.req.param('id'));
    if (!id.success) throw new ProblemError('not_found', because('import_not_found'));
    return answer(await exportErrors(c.get('context'), id.data), 'rows-to-mend.csv');
  });
}
